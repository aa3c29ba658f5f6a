import type { BusinessView } from '../../prints/business-view.ts';
import type { SiteView } from '../../prints/site-view.ts';

/** Business details as printed. */
export interface BusinessSection {
  readonly note: string;
  /** Lines of the list of facts; `href` is a telephone link. */
  readonly facts: readonly { readonly name: string; readonly lines: readonly string[]; readonly href: string | null }[];
  readonly hours: BusinessView['hours'];
  readonly openSlot: BusinessView['openSlot'];
  readonly clockWords: string | null;
  /** Said instead, when nothing is known. */
  readonly empty: string | null;
}

const EMPTY = 'No address, opening hours or phone number was found in the structured data of the site.';
const UNREAD = 'We could not read the site, so we do not know its address, opening hours or phone number.';

/** The section of a site; always there, with what is not known said so. */
export function toBusinessSection({ business, category, source }: SiteView): BusinessSection {
  const details = business;
  const facts = [
    { name: 'Address', lines: details?.addressLines ?? [], href: null },
    { name: 'Phone', lines: linesOf(details?.telephone?.written), href: details?.telephone?.dial ?? null },
    { name: 'E-mail', lines: linesOf(details?.facts.email), href: null },
    { name: 'Category', lines: linesOf(category?.name), href: null },
    { name: 'Prices', lines: linesOf(details?.facts.price_range), href: null },
  ];
  return {
    note: details?.originWords ?? '',
    facts: details === null ? [] : facts.filter(({ name, lines }) => name !== 'E-mail' || lines.length > 0),
    hours: details?.hours ?? [],
    openSlot: details?.openSlot ?? null,
    clockWords: details?.clockWords ?? null,
    empty: details !== null ? null : source === null ? UNREAD : EMPTY,
  };
}

function linesOf(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [value];
}
