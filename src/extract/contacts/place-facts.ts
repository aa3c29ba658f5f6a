import type { Evidence } from '../../core/evidence.ts';
import type { OpeningHours } from '../../core/lawp/document.ts';
import type { PhoneFacts, PlaceFacts } from '../../core/site/facts.ts';
import { isPostBox } from './addresses/street.ts';
import { isBesideLine } from './hours-of-line.ts';
import type { ScoredPlace } from './own-places.ts';
import type { PagePlace, PagePlaces } from './page-places.ts';
import type { StatedHours } from './stated-hours.ts';
import type { StatedPhone } from './stated-phones.ts';

const MAX_PLACES = 12;
const MAX_PHONES = 4;

/**
 * The places of a site, the main one first, each with the numbers and the week that are stated of it.
 *
 * @param scored its addresses; without one it may still have hours and telephone lines
 * @param weeks hours of the site that stand beside no address: those of its main place, where that has none
 */
export function placesOf(
  scored: readonly ScoredPlace[],
  weeks: readonly StatedHours[],
  pages: readonly PagePlaces[],
): PlaceFacts[] {
  return scored.length === 0 ? placeless(pages, weeks) : withLines(toPlaces(scored, weeks, pages), pages, weeks);
}

function toPlaces(
  scored: readonly ScoredPlace[],
  weeks: readonly StatedHours[],
  pages: readonly PagePlaces[],
): PlaceFacts[] {
  return scored.slice(0, MAX_PLACES).map(({ place, confidence, same }, at) => {
    const hours = same.flatMap((each) => each.hours);
    const week = oneWeek(hours) ?? (at === 0 ? ofMain(weeks, same) : null);
    // Nobody is met at a box of the post.
    const openingHours = isPostBox(place.address.street ?? '') ? null : week;
    const phones = toPhones(
      same.flatMap((each) => each.phones),
      hours,
    );
    const telephone = evidenceOfPhone(phones[0], same, pages);
    const opening_hours = evidenceOfWeek(openingHours, pages);
    return {
      address: place.address,
      phones,
      ...(openingHours ? { openingHours } : {}),
      confidence,
      evidence: place.page.evidence('An address in the text', place.words),
      partEvidence: { ...(telephone && { telephone }), ...(opening_hours && { opening_hours }) },
    };
  });
}

function evidenceOfPhone(
  phone: PhoneFacts | undefined,
  same: readonly PagePlace[],
  pages: readonly PagePlaces[],
): Evidence | null {
  for (const { page, phones } of phone ? same : []) {
    const stated = phones.find((each) => each.phone.written === phone?.written);
    const line = stated && pages.find((each) => each.page === page)?.lines[stated.line];
    if (line) return page.evidence('A phone number in the text', line.text);
  }
  return null;
}

function evidenceOfWeek(week: readonly OpeningHours[] | null, pages: readonly PagePlaces[]): Evidence | null {
  for (const { page, lines, hours } of week ? pages : []) {
    const stated = hours.find(({ openingHours }) => openingHours === week);
    const words = stated && lines.slice(stated.first, stated.line + 1).map(({ text }) => text);
    if (words) return page.evidence('Opening hours in the text', words.join(' · '));
  }
  return null;
}

/** The week that is left for the main place: that of one telephone line is none where another line of it has its own. */
function ofMain(weeks: readonly StatedHours[], same: readonly PagePlace[]): readonly OpeningHours[] | null {
  return weeks.length === 0 ? null : oneWeek([...weeks, ...same.flatMap(({ hours }) => hours)]);
}

/**
 * Where several weeks are stated and nothing says which is meant, none is; nor is that of a telephone line, there or where it
 * is stated again without a word.
 */
function oneWeek(hours: readonly StatedHours[]): readonly OpeningHours[] | null {
  const key = ({ openingHours }: StatedHours) => JSON.stringify(openingHours);
  const ofLines = new Set(hours.filter(({ isOfPhone }) => isOfPhone).map(key));
  const ofPlace = hours.filter(({ isOfPhone }) => !isOfPhone);
  for (const some of [
    ofPlace.filter(({ isLabelled }) => isLabelled),
    ofPlace.filter((each) => !ofLines.has(key(each))),
  ]) {
    const weeks = new Set(some.map(key));
    if (weeks.size === 1) return some[0]?.openingHours ?? null;
    if (weeks.size > 1) return null;
  }
  return null;
}

/** A site that states no address may still say when it is open, and when its telephone lines are answered. */
function placeless(pages: readonly PagePlaces[], weeks: readonly StatedHours[]): PlaceFacts[] {
  const openingHours = oneWeek(weeks);
  const phones = phonesOfLines(pages, weeks);
  const isMeant = (stated: StatedHours) =>
    openingHours === null ? weeks.includes(stated) && stated.isOfPhone : stated.openingHours === openingHours;
  const stated = pages.flatMap(({ hours }) => hours).find(isMeant);
  const evidence = stated ? evidenceOfWeek(stated.openingHours, pages) : null;
  if (!evidence || (!openingHours && phones.length === 0)) return [];
  return [{ phones, ...(openingHours ? { openingHours } : {}), confidence: 0.7, evidence }];
}

/**
 * Places whose numbers have the hours that stand beside them elsewhere; the main one has further telephone lines with hours,
 * too, where it has a number of its own.
 */
function withLines(places: PlaceFacts[], pages: readonly PagePlaces[], weeks: readonly StatedHours[]): PlaceFacts[] {
  const lines = new Map(phonesOfLines(pages, weeks).map((phone) => [numberOf(phone), phone]));
  const [main, ...others] = places.map((place) => ({
    ...place,
    phones: place.phones.map((phone) => {
      const openingHours = phone.openingHours ?? lines.get(numberOf(phone))?.openingHours;
      return openingHours ? { ...phone, openingHours } : phone;
    }),
  }));
  if (!main?.phones.some(({ reaches }) => reaches === undefined)) return main ? [main, ...others] : [];
  for (const phone of places.flatMap(({ phones }) => phones)) lines.delete(numberOf(phone));
  return [{ ...main, phones: [...main.phones, ...lines.values()].slice(0, MAX_PHONES) }, ...others];
}

function numberOf({ e164, written }: Pick<PhoneFacts, 'e164' | 'written'>): string {
  return e164 ?? written;
}

/** The numbers of telephone lines whose hours a site states; one whose pages state different ones is none of them. */
function phonesOfLines(pages: readonly PagePlaces[], weeks: readonly StatedHours[]): PhoneFacts[] {
  const lines = pages.map(({ hours, phones }) => {
    const ofLines = hours.filter((each) => each.isOfPhone && weeks.includes(each));
    return { hours: ofLines, phones: phones.filter((phone) => ofLines.some((each) => isBesideLine(phone, each))) };
  });
  const found = lines.flatMap(({ hours, phones }) => toPhones(phones, hours));
  const byNumber = Map.groupBy(found, numberOf);
  const isOne = (same: readonly PhoneFacts[]) =>
    new Set(same.map(({ openingHours }) => JSON.stringify(openingHours))).size === 1;
  return [...byNumber.values()].flatMap((same) => (isOne(same) ? same.slice(-1) : [])).slice(0, MAX_PHONES);
}

/** Each number once, those that reach everybody first. */
function toPhones(stated: readonly StatedPhone[], hours: readonly StatedHours[]): PhoneFacts[] {
  const byNumber = Map.groupBy(stated, ({ phone }) => phone.e164 ?? phone.written);
  return [...byNumber.values()]
    .flatMap((same): PhoneFacts[] => {
      const [first] = same;
      const reaches = same.find((each) => each.reaches === null) ? null : (first?.reaches ?? null);
      const openingHours = hours.find((week) => same.some((each) => isBesideLine(each, week)))?.openingHours;
      if (!first) return [];
      return [{ ...first.phone, ...(reaches ? { reaches } : {}), ...(openingHours ? { openingHours } : {}) }];
    })
    .sort((a, b) => Number(a.reaches !== undefined) - Number(b.reaches !== undefined))
    .slice(0, MAX_PHONES);
}
