import { countryName } from '../../core/country-name.ts';
import type { LawpBusiness, LawpDocument } from '../../core/lawp/document.ts';
import { asList, asObject, at, type JsonObject } from '../../core/lawp/json-value.ts';
import { toPointer } from '../../core/lawp/problem.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import { addressLine } from '../../language/address-line.ts';
import { hoursSentence } from '../../language/english/fact-sentences.ts';
import { NUMBER_IN_TEXT, phoneKey } from '../../language/phone-text.ts';

/** A document as it is kept, with what was changed in it beside what its owner wrote. */
export interface Carried {
  readonly kept: JsonObject;
  readonly notices: readonly Notice[];
}

/** Puts one corrected fact into a text that states the one before; gives the text as it is where it does not. */
type Carry = (text: string) => string;

/**
 * Carries what an owner corrected in `name` and `business` to the texts that he left word for word as they were shown: a
 * sentence of ours would state the old number beside his new one. Texts of his own are never touched. The same document
 * sent again gives the same.
 */
export function carryCorrections(given: JsonObject, document: LawpDocument, past: readonly SiteDocument[]): Carried {
  const changed: string[] = [];
  const left: string[] = [];
  const carry = (text: unknown, path: readonly PropertyKey[], shownIn: (lawp: LawpDocument) => string | undefined) => {
    if (typeof text !== 'string') return text;
    const before = past.filter(({ lawp }) => shownIn(lawp) === text);
    const isComposed = (of: SiteDocument) =>
      path[0] === 'actions' || of.originals[String(path[1])]?.translated === 'composed';
    const carried = before.reduce(
      (said, of) => carriesOf(of, document, isComposed(of)).reduce((each, apply) => apply(each), said),
      text,
    );
    if (carried !== text) changed.push(toPointer(path));
    if (before.some((of) => namesOldStreet(carried, of.lawp, document))) left.push(toPointer(path));
    return carried;
  };
  const pages = Object.entries(asObject(given.pages) ?? {}).map(([path, page]): [string, unknown] => [
    path,
    {
      ...asObject(page),
      content: carry(at(page, 'content'), ['pages', path, 'content'], (lawp) => lawp.pages[path]?.content),
    },
  ]);
  const actions = asList(given.actions).map((action, index) => {
    const shown = (lawp: LawpDocument) => lawp.actions.find(({ id }) => id === at(action, 'id'));
    const name = carry(at(action, 'name'), ['actions', index, 'name'], (lawp) => shown(lawp)?.name);
    const description = carry(
      at(action, 'description'),
      ['actions', index, 'description'],
      (lawp) => shown(lawp)?.description,
    );
    return { ...asObject(action), name, description };
  });
  const place = withoutOldPlace(given, document, past);
  const kept = { ...place.kept, pages: Object.fromEntries(pages), actions };
  return {
    kept: changed.length === 0 ? place.kept : kept,
    notices: [...carriedNotice(changed), ...leftNotice(left), ...place.notices],
  };
}

function carriedNotice(changed: readonly string[]): Notice[] {
  if (changed.length === 0) return [];
  const message = `Your corrections were also made where other texts still had the old words: ${changed.join(', ')}.`;
  return [{ code: 'corrected', message }];
}

/** Whether a text still has the house of an address that its owner says otherwise now. */
function namesOldStreet(text: string, before: LawpDocument, now: LawpDocument): boolean {
  const [old, street] = [before.business?.address?.street, now.business?.address?.street];
  // A street alone may be told of for other reasons.
  return old !== undefined && street !== undefined && /\d/.test(old) && !street.includes(old) && text.includes(old);
}

function leftNotice(left: readonly string[]): Notice[] {
  if (left.length === 0) return [];
  const message = `Your previous address is still in ${left.join(', ')}. Change it there, too, unless you mean the old one.`;
  return [{ code: 'facts_differ', message }];
}

/** What of an earlier document its owner says otherwise now. */
function carriesOf({ lawp, place }: SiteDocument, now: LawpDocument, isComposed: boolean): Carry[] {
  const [before, after] = [lawp.business ?? {}, now.business ?? {}];
  return [
    ...(before.telephone && after.telephone ? [carryPhone(before.telephone, after.telephone)] : []),
    carryText(before.email, after.email),
    carryText(before.address && addressLine(before.address), after.address && addressLine(after.address)),
    carryText(hoursSentence(before), after.opening_hours && hoursSentence(after)),
    ...(isComposed ? [carryText(lawp.name, now.name), carryPlace(place, before.address, after.address)] : []),
  ];
}

function carryText(before: string | undefined, after: string | undefined): Carry {
  if (!before || !after || before === after) return (text) => text;
  return (text) => (text.includes(after) && !before.includes(after) ? text : text.replaceAll(before, after));
}

function carryPhone(before: string, after: string): Carry {
  if (phoneKey(before) === phoneKey(after)) return carryText(before, after);
  return (text) => {
    const numbers = text.match(NUMBER_IN_TEXT) ?? [];
    if (numbers.some((number) => phoneKey(number) === phoneKey(after))) return text;
    return text.replace(NUMBER_IN_TEXT, (number) => (phoneKey(number) === phoneKey(before) ? after : number));
  };
}

/** "in Aarhus, Denmark", as composed sentences say it. */
function carryPlace(
  place: SiteDocument['place'],
  before: LawpBusiness['address'],
  after: LawpBusiness['address'],
): Carry {
  const isSame = before?.city === after?.city && before?.country === after?.country;
  if (place === null || after?.city === undefined || isSame) return (text) => text;
  const country = after.country === undefined ? place.countryName : (countryName(after.country) ?? after.country);
  return carryText(`in ${place.name}, ${place.countryName}`, `in ${after.city}, ${country}`);
}

/** A position that was shown with another address belongs to that one. */
function withoutOldPlace(given: JsonObject, { business }: LawpDocument, past: readonly SiteDocument[]): Carried {
  const { address, geo } = business ?? {};
  const isOld = past.some(({ lawp }) => {
    const before = lawp.business;
    const isSamePoint = geo !== undefined && before?.geo?.lat === geo.lat && before.geo.lon === geo.lon;
    return isSamePoint && address !== undefined && isMoved(before?.address, address);
  });
  if (!isOld) return { kept: given, notices: [] };
  const { geo: _old, ...rest } = asObject(given.business) ?? {};
  const message = 'The position belongs to the previous address, and was left out: /business/geo.';
  return { kept: { ...given, business: rest }, notices: [{ code: 'corrected', message }] };
}

function isMoved(before: LawpBusiness['address'], after: NonNullable<LawpBusiness['address']>): boolean {
  return (['street', 'postcode', 'city', 'country'] as const).some(
    (part) => before?.[part] !== undefined && after[part] !== undefined && before[part] !== after[part],
  );
}
