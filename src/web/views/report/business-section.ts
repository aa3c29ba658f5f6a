import { hoursWords } from '../../../core/site/hours-table.ts';
import type { SitePlace } from '../../../core/site/site-record.ts';
import type { BusinessView, MapAttribution } from '../../../prints/business-view.ts';
import { placeLines } from '../../../prints/place-lines.ts';
import type { SiteView } from '../../../prints/site-view.ts';

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

const EMPTY = 'We found no address, opening hours or phone number on the pages we read.';
const UNTOLD = 'The owner’s document has no address, opening hours or phone number.';

/** The section of a site; always there, with what is not known said so. */
export function toBusinessSection({ business, places, category, ownerWords }: SiteView): BusinessSection {
  const details = business;
  // Places with names, as the open map has them, are a list of their own.
  const named = places.filter(({ name }) => name !== undefined);
  const facts = [
    { name: 'Address', lines: details?.addressLines ?? [], href: null },
    { name: 'Phone', lines: linesOf(details?.telephone?.written), href: details?.telephone?.dial ?? null },
    ...answered(places[0], details),
    { name: 'E-mail', lines: linesOf(details?.facts.email), href: null },
    { name: 'Category', lines: linesOf(category?.name), href: null },
    { name: 'Price range', lines: linesOf(details?.facts.price_range), href: null },
    ...places
      .slice(1)
      .filter((place) => !named.includes(place))
      .map((place) => ({
        name: 'Also at',
        lines: placeLines(place, hoursWords),
        href: null,
      })),
  ];
  return {
    title: titleOf(details, named),
    note: details?.originWords ?? '',
    facts:
      details === null
        ? []
        : // Of several places each has its own.
          facts.filter(({ name, lines }) => lines.length > 0 || (name !== 'E-mail' && named.length === 0)),
    hours: details?.hours ?? [],
    openSlot: details?.openSlot ?? null,
    clockWords: details?.clockWords ?? null,
    places: named.map(placeLine),
    attribution: details?.attribution ? attributionOf(details.attribution) : null,
    empty: details === null ? (ownerWords === null ? EMPTY : UNTOLD) : null,
  };
}

/** When the telephone lines of the main place are answered, where that is told; its only line is named above already. */
function answered(
  place: SitePlace | undefined,
  details: BusinessView | null,
): { name: string; lines: string[]; href: null }[] {
  const written = details?.telephone;
  const lines = (place?.phones ?? []).flatMap(({ number, opening_hours: hours = [] }, _n, { length }) => {
    if (hours.length === 0) return [];
    const named = written?.dial === `tel:${number}` ? written.written : number;
    return length === 1 ? hoursWords(hours) : `${named}: ${hoursWords(hours)}`;
  });
  return lines.length === 0 ? [] : [{ name: 'Phone hours', lines, href: null }];
}

function titleOf(details: BusinessView | null, named: readonly SitePlace[]): string {
  const parts = [
    details !== null && details.addressLines.length > 0 ? 'address' : '',
    details !== null && details.hours.length > 0 ? 'hours' : '',
    details !== null && details.telephone !== null ? 'phone' : '',
    named.length > 0 ? `${named.length} places` : '',
  ].filter((part) => part !== '');
  return `Business details: ${parts.length === 0 ? 'none found' : parts.join(', ')}`;
}

function placeLine(place: SitePlace) {
  return { name: place.name ?? '', href: place.url ?? null, line: placeLines(place, hoursWords).join('; ') };
}

function attributionOf({ text, licenceUrl, elements }: MapAttribution): BusinessSection['attribution'] {
  return { text, licenceUrl, correctUrl: elements[0] ?? null };
}

function linesOf(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [value];
}
