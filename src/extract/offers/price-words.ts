import { escapedPattern } from '../../core/escaped-pattern.ts';
import type { PriceTerms } from '../../core/site/price-terms.ts';
import { fold } from '../../language/fold.ts';
import { wordsFor } from '../../language/language-tables.ts';

const PER = '(?:\\/|per|pro|par|por|al|za|for|na|på|pa)';
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u;

/** Units of the tables of languages, and those that no table has, with their forms behind a stroke or "per". */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  night: 'night|nacht|nuit|noche|notte|noite|noc|nat|natt|yo',
  person: 'person|personne|persona|pessoa|persoon|osob\\w*|pers|p\\.',
  kg: '(?:1 ?)?(?:kg|kilo)',
  day: 'day|tag|jour|dia|giorno|dag|den|dzien',
  hour: 'h|hr|hour|stunde|heure|hora|ora|uur|hodin\\w*|godz\\w*',
  week: 'week|wk|woche|semaine|semana|settimana|uge|vecka|viikko|tydzien|tyden|недел\\w*|нед|тиждень|hafta',
  month:
    'month|mo|mth|monat|mois|mes|mese|maand|mnd|maned|md|manad|kuukausi|kk|miesiac|mies|mesic|mesiac|мес(?:яц)?|міс(?:яць)?',
  year: 'year|yr|jahr|annee|anno|jaar|vuosi|rok|год|рік|yil',
  room: 'room|zimmer|chambre|habitacion|kamer|vaerelse|huone|pokoj',
};
/** What is said of time without "per", and what tables have not: folded, in whatever language. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  night: ['/泊', '/晚', '/박'],
  person: ['/人', '/名', '/1인'],
  week: [
    'a week',
    'weekly',
    'wochentlich',
    'la semaine',
    'a la semana',
    'alla settimana',
    'om ugen',
    'i veckan',
    'в неделю',
    '/週',
    '/周',
    '每周',
  ],
  month: ['im monat', 'om maneden', 'i manaden', 'в месяц', 'на місяць', '/月', '月額', '每月', '毎月', '월'],
  year: [
    'a year',
    'yearly',
    'annually',
    'jahrlich',
    'par an',
    '/an',
    'l’an',
    'por ano',
    'al ano',
    '/ano',
    "all'anno",
    'om aret',
    'per ar',
    'rocznie',
    'rocne',
    'в год',
    'на рік',
    '/年',
    '年額',
    '每年',
    '연간',
  ],
};
/** What is counted, and for how long: "€45 per person per night" is for both. */
const COUNTED: ReadonlySet<string> = new Set(['person', 'room']);
const LASTING: ReadonlySet<string> = new Set(['night', 'day', 'week', 'month']);
const JOINED = /^[\s,)&+]{0,3}(\/\s?|(?:und|and|et|y|e|en|og|och)\s)?/u;
/** "+ VAT" */
const TAX_BESIDE = /^[\s(]{0,2}\+\s?(?:vat|mwst|ust|iva|btw|moms|mva|tva|dph|pdv|ндс|пдв)(?![\p{L}])/u;

type Row = ReturnType<typeof wordsFor>[number];

/** Folded words of some languages for one meaning; endings of words are none that stand alone. */
function wordsOf(rows: readonly Row[], meaning: string): string[] {
  const words = rows.filter((row) => row.meaning === meaning).flatMap((row) => row.words);
  return [...new Set(words.filter((word) => !word.startsWith('-')).map(fold))];
}

/**
 * A pattern that holds where one of the words stands alone, or amid other letters in writing without spaces. One look
 * behind serves all words, since looking behind for each takes longer than all else.
 */
function anyOf(words: readonly string[]): string {
  const [unspaced, spaced] = [
    words.filter((word) => UNSPACED.test(word)),
    words.filter((word) => !UNSPACED.test(word)),
  ];
  const patterns = unspaced.map(escapedPattern);
  if (spaced.length > 0)
    patterns.push(`(?<![\\p{L}\\p{M}])(?:${spaced.map(escapedPattern).join('|')})(?![\\p{L}\\p{M}])`);
  // A pattern of no words would hold of everything.
  return patterns.length === 0 ? '(?!)' : patterns.join('|');
}

/** Forms behind a stroke or "per". */
function perAny(forms: string): string {
  return `${PER}\\s?(?:${forms})(?!\\p{L})`;
}

const FROM_BEHIND = /^\s?(?:から|より|〜|~|起|부터)/u;

function patternsFor(rows: readonly Row[]) {
  const fromWords = wordsOf(rows, 'from');
  const [included, excluded] = [wordsOf(rows, 'tax included'), wordsOf(rows, 'tax excluded')];
  const unitWords = Object.entries(SHORT_FORMS).map(([unit, forms]) => ({
    unit,
    forms,
    words: [...wordsOf(rows, unit), ...(OTHER_WORDS[unit] ?? [])],
  }));
  const from = anyOf(fromWords);
  const units = unitWords.map(({ unit, forms, words }) => {
    const any = `${anyOf(words)}|${perAny(forms)}`;
    return {
      unit,
      behind: new RegExp(`^[\\s(,–-]{0,3}(?:${any})`, 'u'),
      before: new RegExp(`(?:${any})[\\s:–(-]{0,3}(?:(?:${from})\\s?)?$`, 'u'),
    };
  });
  const all = [...fromWords, ...included, ...excluded, ...unitWords.flatMap(({ words }) => words)];
  const allForms = unitWords.map(({ forms }) => forms).join('|');
  return {
    units,
    /** Beside most amounts stands none of them. */
    any: new RegExp(`${anyOf(all)}|${perAny(allForms)}`, 'u'),
    from: new RegExp(`(?:${from})[\\s:]{0,2}$`, 'u'),
    included: new RegExp(anyOf(included), 'u'),
    excluded: new RegExp(anyOf(excluded), 'u'),
  };
}

const PRICE_ROWS = wordsFor('price');
const known = new Map<string, ReturnType<typeof patternsFor>>();

/** "Da" and "no" are "from" in one language and other words in the next: a page's own words count, and English ones. */
function patternsOf(language: string | null): ReturnType<typeof patternsFor> {
  const key = language ?? 'en';
  const before = known.get(key);
  if (before) return before;
  const patterns = patternsFor(PRICE_ROWS.filter((row) => row.language === key || row.language === 'en'));
  known.set(key, patterns);
  return patterns;
}

/** Characters beside an amount that are read. */
const MAX_BEFORE = 40;
const MAX_BEHIND = 60;

/**
 * What stands beside an amount.
 *
 * @param before Folded text up to the amount and its currency.
 * @param behind Folded text from where they end.
 * @param language ISO 639-1 of the page, null when unknown.
 */
export function priceTerms(before: string, behind: string, language: string | null): PriceTerms {
  const { units, any, from, included, excluded } = patternsOf(language);
  const [ahead, next] = [before.slice(-MAX_BEFORE), behind.slice(0, MAX_BEHIND)];
  if (!any.test(`${ahead} ¦ ${next}`) && !FROM_BEHIND.test(next) && !TAX_BESIDE.test(next)) return {};
  const unit = unitBehind(next, units) ?? units.find((each) => each.before.test(ahead))?.unit;
  const taxIn = (text: string) =>
    TAX_BESIDE.test(text) || excluded.test(text) ? 'excluded' : included.test(text) ? 'included' : undefined;
  const tax = taxIn(next) ?? taxIn(ahead.slice(-MAX_BEFORE / 2));
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(from.test(ahead) || FROM_BEHIND.test(next) ? { isFrom: true } : {}),
    ...(tax === undefined ? {} : { tax }),
  };
}

/** The unit that a text begins with; two where one is counted and the other lasts. */
function unitBehind(text: string, units: ReturnType<typeof patternsFor>['units']): string | undefined {
  const first = units.find(({ behind }) => behind.test(text));
  if (first === undefined || !(COUNTED.has(first.unit) || LASTING.has(first.unit))) return first?.unit;
  const behindFirst = text.slice(first.behind.exec(text)?.[0].length ?? 0);
  const [joint = '', word] = JOINED.exec(behindFirst) ?? [];
  // Behind "and" the second has no "per" of its own.
  const rest = [behindFirst.slice(joint.length), ...(word ? [`per ${behindFirst.slice(joint.length)}`] : [])];
  const [of, others] = COUNTED.has(first.unit) ? [COUNTED, LASTING] : [LASTING, COUNTED];
  const second = units.find(({ unit, behind }) => others.has(unit) && rest.some((each) => behind.test(each)));
  if (second === undefined) return first.unit;
  return of === COUNTED ? `${first.unit} per ${second.unit}` : `${second.unit} per ${first.unit}`;
}
