import { hoursLines } from '../../core/site/hours-lines.ts';
import type { MapPlace } from '../../core/site/map-point.ts';
import { addressLine, type BusinessView, type MapAttribution } from '../../prints/business-view.ts';
import { placeLines } from '../../prints/place-lines.ts';
import type { SiteView } from '../../prints/site-view.ts';

/** Business details as printed. */
export interface BusinessSection {
  /** "Business details: address, hours, phone". */
  readonly title: string;
  readonly note: string;
  /** Lines of the list of facts; `href` is a telephone link. */
  readonly facts: readonly { readonly name: string; readonly lines: readonly string[]; readonly href: string | null }[];
  readonly hours: BusinessView['hours'];
  readonly openSlot: BusinessView['openSlot'];
  readonly clockWords: string | null;
  /** Places of a site that has several: the name, its page, and what else is known. */
  readonly places: readonly { readonly name: string; readonly href: string | null; readonly line: string }[];
  /** Whose data it is, where any is from the open map, and where to correct it. */
  readonly attribution: {
    readonly text: string;
    readonly licenceUrl: string;
    readonly correctUrl: string | null;
  } | null;
  /** Said instead, when nothing is known. */
  readonly empty: string | null;
}

const EMPTY = 'No address, opening hours or phone number was found in the structured data of the site.';

/** The section of a site; always there, with what is not known said so. */
export function toBusinessSection({ business, places, category }: SiteView): BusinessSection {
  const details = business;
  const facts = [
    { name: 'Address', lines: details?.addressLines ?? [], href: null },
    { name: 'Phone', lines: linesOf(details?.telephone?.written), href: details?.telephone?.dial ?? null },
    { name: 'E-mail', lines: linesOf(details?.facts.email), href: null },
    { name: 'Category', lines: linesOf(category?.name), href: null },
    { name: 'Prices', lines: linesOf(details?.facts.price_range), href: null },
    ...(details?.places.length ? [] : places.slice(1)).map((place) => ({
      name: 'Also at',
      lines: placeLines(place),
      href: null,
    })),
  ];
  return {
    title: titleOf(details),
    note: details?.originWords ?? '',
    facts:
      details === null
        ? []
        : // Of several places each has its own.
          facts.filter(({ name, lines }) => lines.length > 0 || (name !== 'E-mail' && details.places.length === 0)),
    hours: details?.hours ?? [],
    openSlot: details?.openSlot ?? null,
    clockWords: details?.clockWords ?? null,
    places: (details?.places ?? []).map(placeLine),
    attribution: details?.attribution ? attributionOf(details.attribution) : null,
    empty: details === null ? EMPTY : null,
  };
}

function titleOf(details: BusinessView | null): string {
  const parts = [
    details !== null && details.addressLines.length > 0 ? 'address' : '',
    details !== null && details.hours.length > 0 ? 'hours' : '',
    details !== null && details.telephone !== null ? 'phone' : '',
    details !== null && details.places.length > 0 ? `${details.places.length} places` : '',
  ].filter((part) => part !== '');
  return `Business details: ${parts.length === 0 ? 'none found' : parts.join(', ')}`;
}

function placeLine({ name, address, telephone, openingHours = [], url }: MapPlace) {
  const parts = [addressLine(address), telephone, hoursLines(openingHours).join(', ')];
  return { name: name ?? 'A place', href: url ?? null, line: parts.filter(Boolean).join('; ') };
}

function attributionOf({ text, licenceUrl, elements }: MapAttribution): BusinessSection['attribution'] {
  return { text, licenceUrl, correctUrl: elements[0] ?? null };
}

function linesOf(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [value];
}
