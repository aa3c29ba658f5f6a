import { fold } from '../../language/fold.ts';
import { FIELD_WORDS, type FieldKind } from './field-words.ts';

const MAX_TEXT = 120;
const MAX_WORDS = 12;
const MAX_NAME = 40;
/** Of how many words the longest phrase of the table is. */
const MAX_PHRASE = 5;
/** What programmers put around the word that tells something. */
const WRAPPINGS: ReadonlySet<string> = new Set(
  'txt tb tbx inp input field fields fld frm form edit ctl ddl cb chk cbx sel select box value values item entry wpcf menu dropdown question element new my the your enter please required optional form1'.split(
    ' ',
  ),
);
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const EXACT = new Map<string, FieldKind>();
const BEGINNINGS = new Map<string, FieldKind>();
const ENDINGS: [string, FieldKind][] = [];
const INSIDE: [string, FieldKind][] = [];
for (const [kind, phrases] of Object.entries(FIELD_WORDS) as [FieldKind, string][]) {
  for (const phrase of phrases.split(', ')) {
    const stem = fold(phrase.replace('*', ''));
    if (phrase.startsWith('*')) ENDINGS.push([stem, kind]);
    else if (UNSPACED.test(stem)) INSIDE.push([stem, kind]);
    else if (!phrase.endsWith('*')) setOnce(EXACT, stem, kind);
    else setOnce(BEGINNINGS, stem, kind);
  }
}

function setOnce(map: Map<string, FieldKind>, phrase: string, kind: FieldKind): void {
  if (!map.has(phrase)) map.set(phrase, kind);
}

/**
 * The words of what a control is called, in lower case, without accents, numbers and wrappings: `user[zipCode]` →
 * zip code.
 */
export function wordsOfLabel(text: string): string[] {
  return fold(text.slice(0, MAX_TEXT).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !WRAPPINGS.has(word))
    .slice(0, MAX_WORDS);
}

/**
 * The part of a control's name that names it: `user[email]`, `ctl00$Body$tbFax`, `{form.city}`, `name:utf8:ustring`; none
 * where builders of forms only count them: `wpforms[fields][3]`.
 */
export function ownPartOfName(name: string): string {
  if (COUNTED.test(name)) return '';
  const parts = name
    .replace(/:(?:utf8|ustring|int|list|string|text|date|boolean|record\w*|method|tokens|lines|float).*$/u, '')
    .split(/[[\]{}$.|/]+|::/u)
    .filter((part) => wordsOfLabel(part).length > 0);
  return parts.at(-1) ?? '';
}

const COUNTED =
  /\[(?:fields?|items?|answers?|questions?|item_meta|data|values?)\]?\[?\d+\]$|^(?:item_meta|fields?|answers?|questions?|entry|submitted)\[\d+\]$/iu;

/**
 * What these words ask for: the phrase that ends last, of those the longest ("company address" is an address). Two names are
 * one field for both; an address of e-mail is no street, the subject of a message no message.
 */
export function kindOfWords(words: readonly string[]): FieldKind | null {
  const last = lastKind(words);
  if (last === null || !JOINED.has(last.kind)) return last?.kind ?? null;
  const before = lastKind(words.slice(0, last.start))?.kind ?? null;
  if (before === null || before === last.kind) return last.kind;
  if (CLOSER[last.kind]?.includes(before)) return before;
  if (!NAMES.has(last.kind)) return last.kind;
  // "Company name" is one, but "company contact name" is somebody's.
  if (before === 'company' && last.start === words.length - 1) return before;
  return NAMES.has(before) ? 'name' : last.kind;
}

/** The last of some kinds that a sentence names, whatever else it names: of consent, "… may write to my e-mail address". */
export function kindAmong(kinds: ReadonlySet<string>, words: readonly string[]): FieldKind | null {
  for (let left = words, last = lastKind(left); last !== null; last = lastKind(left)) {
    if (kinds.has(last.kind)) return last.kind;
    left = left.slice(0, last.start);
  }
  return null;
}

const NAMES: ReadonlySet<FieldKind> = new Set(['name', 'first_name', 'last_name']);
/** What stands before a word says more than it, whichever way round the language puts them. */
const CLOSER: Readonly<Partial<Record<FieldKind, readonly FieldKind[]>>> = {
  street: ['email', 'url'],
  house_number: ['street'],
  message: ['subject'],
  salutation: ['subject'],
  date: ['birth_date', 'check_in', 'check_out'],
};
/** Kinds that another one before them may change. */
const JOINED: ReadonlySet<string> = new Set([...NAMES, ...Object.keys(CLOSER)]);

function lastKind(words: readonly string[]): { readonly kind: FieldKind; readonly start: number } | null {
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - MAX_PHRASE); start < end; start++) {
      const phrase = words.slice(start, end).join(' ');
      // Two letters tell something only where nothing stands beside them: "by" is a town in Danish labels.
      if (phrase.length <= 2 && words.length > 1 && /^[a-z]+$/.test(phrase)) continue;
      const found = EXACT.get(phrase) ?? byBeginning(phrase) ?? byEnding(phrase);
      if (found) return { kind: found, start };
    }
  }
  const whole = words.join(' ');
  if (!UNSPACED.test(whole)) return null;
  const [inside] = INSIDE.filter(([stem]) => whole.includes(stem)).sort(([a], [b]) => b.length - a.length);
  return inside ? { kind: inside[1], start: 0 } : null;
}

/** Only of its last word may a phrase lack the end. */
function byBeginning(phrase: string): FieldKind | null {
  const shortest = Math.max(2, phrase.lastIndexOf(' ') + 2);
  for (let length = phrase.length; length >= shortest; length--) {
    const found = BEGINNINGS.get(phrase.slice(0, length));
    if (found) return found;
  }
  return null;
}

function byEnding(phrase: string): FieldKind | null {
  return ENDINGS.find(([stem]) => phrase.endsWith(stem))?.[1] ?? null;
}

/**
 * True for a list of countries to dial, as it stands beside the box for a number: "Germany (+49)". What a choice costs
 * besides ("Gold +3 500,00") is no number to dial.
 */
export function areCallingCodes(choices: readonly string[]): boolean {
  const codes = choices.filter((choice) => CALLING_CODE.test(choice) && !SURCHARGE.test(choice));
  return codes.length > 0 && codes.length * 2 > choices.length;
}

const CALLING_CODE = /(?:^|[\s(])\+\d{1,4}(?!\d)/u;
const SURCHARGE =
  /\+\s?\d[\d\s.,']{0,12}[.,]\d{2}(?!\d)|\+\s?\d[\d\s.,']{0,12}(?:\p{Sc}|%|(?:EUR|USD|GBP|CHF|PLN|zł|Kč|kr|Ft|lei|руб|р|TL)(?![\p{L}]))|\+\s?\p{Sc}/u;

/** A name in plain letters that reads like words; null where the text gives none. */
export function slugOf(text: string): string | null {
  const words = wordsOfLabel(text);
  const slug = words.join('_');
  const reads = words.length <= 5 && words.some((word) => /^(?=.*[aeiouy])[a-z]{3,}$/.test(word));
  return reads && /^[a-z][a-z_]*$/.test(slug) && slug.length <= MAX_NAME ? slug : null;
}
