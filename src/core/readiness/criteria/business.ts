import { capitalised } from '../../capitalised.ts';
import type { LawpDocument } from '../../lawp/document.ts';
import { elementUrl, type MapShare } from '../../site/map-point.ts';
import { partsFromText } from '../../site/parts-from-text.ts';
import type { BusinessTextPart, SiteBusiness } from '../../site/site-record.ts';
import { type Criterion, listed, quotation, saved } from '../criterion.ts';

export const business: Criterion = {
  id: 'business',
  title: 'Business details (address, hours, phone)',
  shortTitle: 'Business details',
  listName: 'business details',
  pictureName: 'Business',
  meaning: 'Address, opening hours or phone, in a form machines read.',
  points: 15,
  step: 'Add your business details',
  advice:
    'Add schema.org business data to your home page: address, opening hours, phone. We have prepared it for you below.',
  telling: null,
  deeds: null,
  // Version 0.3 of LAWP knows no business details.
  heldByStarter: () => false,
  byOwner: {
    holds: (own, read) => {
      const fromText = read?.businessText ?? [];
      const asRead = partsFromText(own.business, { business: read?.lawp.business ?? null, fromText });
      return knownParts(own, asRead).known.length > 0 || knownParts(read?.lawp, fromText).known.length > 0;
    },
    loss: () => 'no address, opening hours or phone are given',
  },
  holds({ document, facts, home, unseenPages }) {
    const { known, inText } = knownParts(document?.lawp, document?.businessText);
    const origin = document?.businessOrigin ?? null;
    const where = origin === 'native' ? facts.native.evidence : (facts.business?.evidence ?? home);
    const { url, status, at } = where;
    const [onMap, told] = parted(known, document?.map);
    const places = document?.map?.places?.filter(({ address }) => address !== undefined) ?? [];
    if (known.length === 0 && places.length > 0) onMap.push(`addresses of ${places.length} places`);
    if (told.length > 0) {
      const also = onMap.length > 0 ? `; ${listed(onMap)} ${ORIGINS.map}` : '';
      const found = `${capitalised(listed(told))} ${ORIGINS[origin ?? 'schema.org']}${also}`;
      const quote = origin === 'schema.org' ? quotation(where.excerpt) : {};
      const evidence = { url, status, at, found, ...quote };
      return { state: 'met', evidence: origin === 'owner' ? saved(evidence) : evidence };
    }
    if (onMap.length > 0) {
      const element = elementUrl(document?.map?.elements[0] ?? '');
      const found = `${capitalised(listed(onMap))} ${ORIGINS.map}`;
      return { state: 'met', evidence: { url: element, status: null, at: home.at, found } };
    }
    if (unseenPages !== null)
      return { state: 'unseen', evidence: { ...home, found: `${lacking(inText)} yet; ${unseenPages}` } };
    return { state: 'not_met', evidence: { url, status, at, found: lacking(inText) } };
  },
};

/** What is said of details that are in the text at most (R75). */
function lacking(inText: readonly string[]): string {
  return inText.length > 0
    ? `${capitalised(listed(inText))} in the text of the pages only, not in structured data`
    : 'No address, opening hours or phone in structured data';
}

/** R42: any source counts; the evidence names it. */
const ORIGINS: Readonly<Record<SiteBusiness['origin'], string>> = {
  native: 'from the site’s own LAWP file',
  owner: 'from the owner’s document',
  'schema.org': 'from schema.org data on the site',
  text: 'from the text of the pages',
  map: 'on OpenStreetMap',
};

/** Details that OpenStreetMap gives or confirms, and the others. */
function parted(known: readonly KnownPart[], map: MapShare | undefined): [onMap: string[], told: string[]] {
  const given: readonly string[] = [...(map?.parts ?? []), ...(map?.confirms ?? [])];
  const [onMap, told] = [true, false].map((isWanted) =>
    known.filter(([part]) => given.includes(part) === isWanted).map(([, name]) => name),
  );
  return [onMap ?? [], told ?? []];
}

type KnownPart = readonly [part: BusinessTextPart, name: string];

/** Parts that machines can read, and those that only stand in the text. A country or region alone is no address. */
function knownParts(
  document: LawpDocument | undefined,
  textParts: readonly BusinessTextPart[] = [],
): { known: KnownPart[]; inText: string[] } {
  const { address, opening_hours: hours, telephone } = document?.business ?? {};
  const parts: KnownPart[] = [];
  if (address?.street || address?.postcode || address?.city) parts.push(['address', 'address']);
  if (hours !== undefined && hours.length > 0) parts.push(['opening_hours', 'opening hours']);
  if (telephone !== undefined && telephone !== '') parts.push(['telephone', 'phone']);
  const isInText = ([part]: KnownPart) => textParts.includes(part);
  return {
    known: parts.filter((part) => !isInText(part)),
    inText: parts.filter(isInText).map(([, name]) => name),
  };
}
