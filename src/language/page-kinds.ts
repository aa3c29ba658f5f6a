import { isCountry } from '../core/country-name.ts';
import { percentDecoded } from '../core/percent-decoded.ts';
import type { PageKind } from '../core/site/page-kind.ts';
import { normaliseLanguage } from './language-tag.ts';
import { isSpoken, type Languages } from './near-languages.ts';
import { addressKeys, labelKey, PHRASES } from './phrases/phrase-index.ts';

/** Longer labels are sentences or headlines, which say nothing of the kind of page. */
const MAX_WORDS = 5;
const MAX_LENGTH = 60;

/** What a phrase means in one of the languages that write it so. */
interface Sense {
  readonly language: string;
  readonly kind: PageKind | null;
}

const byLabel = new Map<string, Sense[]>();
const byAddress = new Map<string, Sense[]>();
for (const phrase of PHRASES) {
  const sense = { language: phrase.language, kind: phrase.row.kind ?? null };
  addSense(byLabel, phrase.key, sense);
  if (sense.kind) for (const key of addressKeys(phrase)) addSense(byAddress, key, sense);
}

function addSense(table: Map<string, Sense[]>, key: string, sense: Sense): void {
  const known = table.get(key);
  if (known) known.push(sense);
  else table.set(key, [sense]);
}

/** The kind that a phrase names in one of the languages; null when it is known to name none, undefined when unknown. */
function senseOf(table: ReadonlyMap<string, Sense[]>, key: string, languages: Languages): PageKind | null | undefined {
  const senses = table.get(key);
  if (senses === undefined) return undefined;
  const spoken = languages ? senses.filter(({ language }) => isSpoken(key, language, languages)) : senses;
  return (spoken.find(({ kind }) => kind !== null) ?? spoken[0])?.kind;
}

/** Words that are too common inside other labels and addresses to tell anything unless they stand alone. */
const ALONE = new Set(
  'home start om om os over service en services sobre karte karta carta profil profile company hours find support map price bag access'.split(
    ' ',
  ),
);

/** Kinds whose deeper pages are single articles, whatever words stand in their addresses. */
const LISTS = new Set<PageKind>([
  'blog',
  'news',
  'events',
  'products',
  'shop',
  'gallery',
  'faq',
  'documentation',
  'support',
]);

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The longest known phrase that begins or ends the words: "contact acme bakery", "our dinner menu". */
function kindAtEdge(key: string, table: ReadonlyMap<string, Sense[]>, options: EdgeOptions): PageKind | null {
  const words = key.split(' ');
  if (words.length > MAX_WORDS) return null;
  for (let count = words.length - 1; count > 0; count -= 1) {
    for (const from of [words.length - count, 0]) {
      const phrase = words.slice(from, from + count).join(' ');
      if (phrase.length < 4 || ALONE.has(phrase)) continue;
      const kind = senseOf(table, phrase, options.languages);
      if (!kind || kind === 'home') continue;
      const rest = from === 0 ? words.slice(count) : words.slice(0, from);
      if (options.mayStand?.(rest, kind) ?? true) return kind;
    }
  }
  return null;
}

interface EdgeOptions {
  readonly languages?: Languages;
  /** Whether the words beside the phrase leave its meaning. */
  readonly mayStand?: (rest: readonly string[], kind: PageKind) => boolean;
}

/** Half of a label. */
const MOST = 0.5;

function kindOfUnspaced(key: string, share = 0): PageKind | null {
  if (key.length > 12) return null;
  for (let count = key.length - 1; count >= Math.max(2, key.length * share); count -= 1) {
    const kind = senseOf(byLabel, key.slice(-count), undefined) ?? senseOf(byLabel, key.slice(0, count), undefined);
    if (kind && kind !== 'home') return kind;
  }
  return null;
}

function kindOfText(text: string, languages: Languages): PageKind | null {
  if (text.length > 300) return null;
  const key = labelKey(text);
  const whole = senseOf(byLabel, key, languages);
  if (whole !== undefined) return whole;
  // A title: "Contact | Acme", "Acme – Kontakt".
  for (const part of text.split(/\s+[-–—|·•:»›/]+\s+|[|｜»›]|：/u)) {
    const kind = senseOf(byLabel, labelKey(part), languages);
    if (kind && kind !== 'home') return kind;
  }
  if (key.length > MAX_LENGTH) return null;
  return UNSPACED.test(key) ? kindOfUnspaced(key.replaceAll(' ', '')) : kindAtEdge(key, byLabel, { languages });
}

function segmentsOf(path: string): string[] {
  const plain = path.slice(0, 500).split(/[?#]/)[0] ?? '';
  const segments = plain
    .split('/')
    .map((segment) => labelKey(percentDecoded(segment).replace(/\.(?:s?html?|php\d?|aspx?|jsp|cfm)$/i, '')));
  return segments.filter((segment) => segment !== '' && segment !== 'index' && segment !== 'default');
}

/** "de", "pt br", "at": the version of a site for a language or a country. */
function namesVersion(segment: string): boolean {
  const [, code] = /^([a-z]{2})(?: [a-z]{2})?$/.exec(segment) ?? [];
  return code !== undefined && (normaliseLanguage(code) !== null || isCountry(code.toUpperCase()));
}

function kindOfPath(path: string, languages: Languages): PageKind | null {
  const segments = segmentsOf(path);
  const last = segments.at(-1);
  if (last === undefined) return path.startsWith('/') ? 'home' : null;
  const whole = senseOf(byAddress, last, languages);
  if (whole) return whole;
  if (segments.length === 1 && namesVersion(last)) return 'home';
  const parents = segments.slice(0, -1).map((segment) => senseOf(byAddress, segment, languages) ?? null);
  if (parents.some((kind) => kind !== null && LISTS.has(kind))) return null;
  return (
    kindAtEdge(last, byAddress, { languages }) ?? parents.findLast((kind) => kind !== null && kind !== 'home') ?? null
  );
}

/**
 * What sort of page a link leads to or a page is, by its path and by a link's text or a title, in any of forty languages,
 * or in those given. Takes paths percent-encoded or not; gives null when neither says so plainly. The text decides before
 * the path.
 */
export function findPageKind(words: { path?: string; text?: string; languages?: Languages }): PageKind | null {
  const byText = words.text === undefined ? null : kindOfText(words.text, words.languages);
  if (byText) return byText;
  return words.path === undefined ? null : kindOfPath(words.path, words.languages);
}

/** What a label or the last part of an address is held against when every word of it must count. */
export interface PlainWords {
  readonly text?: string;
  readonly path?: string;
  readonly languages?: Languages;
  /** Whether a word beside the phrase may stand there ("our prices", "Jobs bei Acme"). */
  readonly isNeutral: (word: string, kind: PageKind) => boolean;
}

/**
 * The kind of page that a label, or the last part of an address, plainly names: a known phrase with nothing beside it but
 * neutral words. "Our prices" names one, "Local gas prices" does not. Null when none is named.
 */
export function findPlainKind({ text, path, languages, isNeutral }: PlainWords): PageKind | null {
  const table = text === undefined ? byAddress : byLabel;
  const key = text === undefined ? (segmentsOf(path ?? '').at(-1) ?? '') : labelKey(text);
  if (key === '' || key.length > MAX_LENGTH) return null;
  const whole = senseOf(table, key, languages);
  if (whole !== undefined) return whole;
  // Without spaces the words beside cannot be judged: the phrase must be half of the label.
  if (UNSPACED.test(key)) return kindOfUnspaced(key.replaceAll(' ', ''), MOST);
  return kindAtEdge(key, table, { languages, mayStand: (rest, kind) => rest.every((word) => isNeutral(word, kind)) });
}

/** True for a label that the tables hold as a whole, whatever it names. */
export function isKnownPhrase(text: string): boolean {
  return byLabel.has(labelKey(text));
}
