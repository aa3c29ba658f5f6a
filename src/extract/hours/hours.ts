import type { OpeningHours } from '../../core/lawp/document.ts';
import { itemsOf, type StructuredItem, textOf, textsOf } from '../data/structured-item.ts';
import { parseHoursText } from './hours-text.ts';
import { type DayHours, toMinutes, toOpeningHours } from './opening-week.ts';

/** A specification valid for fewer days than this names an exception (a holiday), not the weekly hours. */
const MIN_SEASON_DAYS = 7;

/** "Apr-Sep Mo-Fr 09:00-17:00", as OpenStreetMap writes it: such hours hold in no whole year, and name no dates. */
const OF_A_SEASON =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s?[-–]\s?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/u;

/**
 * The weekly hours of a business: `openingHoursSpecification` when it says something, else the `openingHours` texts.
 * Seasons keep their dates; exceptions of single days are left aside. Empty when nothing is plain.
 *
 * @param language ISO 639-1 of the page, for day names.
 */
export function readOpeningHours(item: StructuredItem, language: string | null = null): OpeningHours[] {
  const specified = [...itemsOf(item, 'openingHoursSpecification'), ...itemsOf(item, 'openingHours')];
  const fromItems = toOpeningHours(specified.flatMap((part) => specifiedHours(part, language)));
  if (fromItems.length > 0) return fromItems;
  const texts = [...textsOf(item, 'openingHours'), ...textsOf(item, 'openingHoursSpecification')]
    .filter((text) => !OF_A_SEASON.test(text))
    .slice(0, 50);
  const single = texts.flatMap((text) => parseHoursText(text, language) ?? []);
  // Some write the days and the times as two values.
  const parsed = single.length > 0 ? single : (parseHoursText(texts.join(' '), language) ?? []);
  return toOpeningHours(parsed);
}

function specifiedHours(part: StructuredItem, language: string | null): DayHours[] {
  const season = seasonOf(part);
  const opens = readTime(textOf(part, 'opens'));
  const closes = readTime(textOf(part, 'closes'));
  if (!season || opens === null || closes === null) return [];
  return daysOf(part, language).map((day) => ({
    day,
    opens,
    closes: closes === 0 && opens > 0 ? 1_440 : closes,
    ...season,
  }));
}

/** The validity of a specification as ISO dates; null for one that only names an exception. */
function seasonOf(part: StructuredItem): Pick<DayHours, 'validFrom' | 'validThrough'> | null {
  const from = /^\d{4}-\d{2}-\d{2}/u.exec(textOf(part, 'validFrom'))?.[0];
  const through = /^\d{4}-\d{2}-\d{2}/u.exec(textOf(part, 'validThrough'))?.[0];
  if (from && through) {
    const days = (Date.parse(through) - Date.parse(from)) / 86_400_000;
    if (!(days >= MIN_SEASON_DAYS - 1)) return null;
  }
  return { ...(from ? { validFrom: from } : {}), ...(through ? { validThrough: through } : {}) };
}

/** Days of a specification, 0 is Monday; every day when none is named. */
function daysOf(part: StructuredItem, language: string | null): number[] {
  const named = [
    ...textsOf(part, 'dayOfWeek'),
    ...itemsOf(part, 'dayOfWeek').map((day) => textOf(day, 'name') || (day.id ?? '')),
  ];
  if (named.length === 0) return [0, 1, 2, 3, 4, 5, 6];
  const days = named.slice(0, 20).flatMap((name) => {
    const plain = name.replace(/https?:\/\/(?:www\.)?(?:schema\.org|purl\.org\/goodrelations\/v1)\/?#?/giu, ' ');
    return parseHoursText(`${plain} 01:00-02:00`, language)?.map(({ day }) => day) ?? [];
  });
  return [...new Set(days)];
}

const TIME =
  /^(?:\d{4}-\d{2}-\d{2})?[T ]?(\d{1,2})(?::?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(am|pm|a\.m\.|p\.m\.)?(?:Z|[+-]\d{2}:?\d{2})?$/iu;

/** "09:00", "09:00:00+01:00", "9 PM", "T09:00" as minutes after midnight; the zone is the place's own and is not read. */
function readTime(text: string): number | null {
  const [, hours, minutes, half] = TIME.exec(text.slice(0, 60)) ?? [];
  if (hours === undefined) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : Number(hours);
  return toMinutes(hour, Number(minutes ?? 0));
}
