import { contentLines } from '../language/content-lines.ts';
import { fold } from '../language/fold.ts';
import { wordsFor } from '../language/language-tables.ts';

/** Language → folded name → category id. */
type WordTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readTable(): WordTable {
  const table = new Map<string, Map<string, string>>();
  for (const { language, value, phrase } of allNames()) {
    const names = table.get(language) ?? new Map<string, string>();
    table.set(language, names.has(phrase) ? names : names.set(phrase, value));
  }
  return table;
}

let table: WordTable | null = null;

/** Languages that write compounds as one word: "Familienbäckerei", "Cykelbutikken". */
const COMPOUNDING = new Set(['de', 'da', 'sv', 'no', 'nl', 'fi', 'hu', 'et', 'is']);
/** Languages whose nouns change their ending in a sentence. */
const INFLECTING = new Set([
  'ru',
  'uk',
  'bg',
  'be',
  'pl',
  'cs',
  'sk',
  'hr',
  'sr',
  'sl',
  'fi',
  'hu',
  'lt',
  'lv',
  'et',
  'el',
  'da',
  'sv',
  'no',
  'ro',
]);
const UNSPACED = new Set(['ja', 'zh', 'th', 'ko']);

/** Kinds of sites about things: "hotel guide" is a guide, "school newspaper" is news. */
const OUTER = /^(?:site\/|office\/(?:newspaper|association|advertising_agency)$)/;

/**
 * Kinds that say no more beside one of these: a "clinica veterinaria" is for animals, a restaurant may cater, a lawyer's
 * subject is insurance, a plumber sees to heating, and all may sell online.
 */
const BESIDE: Readonly<Record<string, RegExp>> = {
  'amenity/clinic': /^(?:amenity\/(?:dentist|veterinary|doctors)|healthcare\/physiotherapist)$/,
  'amenity/conference_centre': /^tourism\/hotel$/,
  'amenity/events_venue':
    /^(?:tourism\/(?:hotel|guest_house)|amenity\/(?:restaurant|pub)|craft\/winery|leisure\/golf_course)$/,
  'craft/caterer': /^(?:amenity\/(?:restaurant|cafe|bar|pub)|shop\/(?:bakery|butcher))$/,
  'craft/hvac': /^craft\/(?:plumber|electrician)$/,
  'office/estate_agent': /^office\/lawyer$/,
  'office/insurance': /^office\/lawyer$/,
  'shop/online': /./,
};

/** A text as its words are looked for in it. */
interface FoldedText {
  readonly words: readonly string[];
  readonly spaced: string;
  readonly language: string;
}

let needed: ReadonlySet<string> | null = null;

/**
 * Whether what follows the English word for a kind is what whoever is of that kind needs, also with a word between them:
 * restaurant equipment, and restaurant kitchen equipment, are sold by no restaurant.
 */
function isNeededThere(behind: string): boolean {
  needed ??= new Set(wordsFor('needed').flatMap(({ words }) => words));
  const [next = '', second = ''] = behind.trimStart().split(' ', 2);
  return needed.has(next) || (/^[a-z]+$/.test(next) && needed.has(second));
}

/** How many hashes of two letters there are. */
const PAIRS = 1_024;

/** The two letters at a place of a text as a number; a space stands behind the last one. */
function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + (text.charCodeAt(at + 1) || 32)) % PAIRS;
}

/** Which two letters a text has side by side: most names begin with others, and so does what may stand for them. */
function pairsIn(text: string): Uint8Array {
  const pairs = new Uint8Array(PAIRS);
  for (let at = 0; at < text.length; at++) pairs[pairAt(text, at)] = 1;
  return pairs;
}

function isNamed(word: string, id: string, { words, spaced, language }: FoldedText): boolean {
  if (UNSPACED.has(language)) return word.length >= 2 && spaced.includes(word);
  const at = spaced.indexOf(` ${word} `);
  if (at >= 0) return language !== 'en' || OUTER.test(id) || !isNeededThere(spaced.slice(at + word.length + 1));
  if (word.includes(' ') || word.length < 4) return false;
  const isEnd = () => words.some((token) => token.length > word.length + 2 && token.endsWith(word));
  // "Restaurantgids": what a compound ends with is what it is.
  if (COMPOUNDING.has(language) && (word.length >= 6 || OUTER.test(id)) && isEnd()) return true;
  if (word.length < 6) return false;
  const stem = /[aeiouyаеиоуыэюяьйηοα]$/.test(word) ? word.slice(0, -1) : word;
  return INFLECTING.has(language) && words.some((token) => token.startsWith(stem) && token.length - stem.length <= 4);
}

/** Ids of the kinds that words name, given each word with its kind. */
function told(found: readonly (readonly [string, string])[]): string[] {
  // "book shop" inside "second-hand book shop": the longer name is meant.
  const longest = found.filter(([word]) => !found.some(([other]) => other !== word && other.includes(word)));
  const ids = [...new Set(longest.map(([, id]) => id))];
  const outer = ids.filter((id) => OUTER.test(id));
  if (outer.length === 1) return outer;
  return ids.filter((id) => !ids.some((other) => other !== id && BESIDE[id]?.test(other)));
}

function wordsOf(language: string): ReadonlyMap<string, string> {
  table ??= readTable();
  return table.get(language) ?? new Map();
}

function namedIn(text: string, language: string): string[] {
  const words = fold(text.slice(0, 300))
    .split(/[^\p{L}\p{M}\p{N}&'-]+/u)
    .filter((word) => word !== '');
  const spaced = ` ${words.join(' ')} `;
  const pairs = pairsIn(spaced);
  const found: [string, string][] = [];
  for (const [word, id] of wordsOf(language))
    if (pairs[pairAt(word, 0)] === 1 && isNamed(word, id, { words, spaced, language })) found.push([word, id]);
  return told(found);
}

/**
 * Ids of the kinds of sites that a text plainly names, in the language it is in, else in English. One that names several
 * kinds tells nothing, but for words that stand for sites about others ("restaurant guide").
 */
export function kindsNamedIn(text: string, language: string): readonly string[] {
  const own = namedIn(text, language);
  return own.length > 0 || language === 'en' ? own : namedIn(text, 'en');
}

/** Shorter words begin and end too many others. */
const MIN_FIRST = 5;
const MIN_LAST = 4;

/** Ids of the kinds that a domain's name begins or ends with: "restaurantyokohama", "hotel-adler". */
export function kindsInLabel(label: string, language: string): readonly string[] {
  const joined = label.toLowerCase().replace(/-/g, '');
  // "hoxtonhotels"
  const singular = joined.replace(/s$/, '');
  const ends = [joined.at(-1), singular.at(-1)];
  const isPart = (word: string) =>
    (word.length >= MIN_FIRST && joined.startsWith(word)) ||
    (word.length >= MIN_LAST && (joined.endsWith(word) || singular.endsWith(word)));
  const named: [string, string][] = [];
  for (const each of [language, 'en']) {
    for (const [word, id] of wordsOf(each)) {
      // Most are told by their first and last letter.
      if (word[0] !== joined[0] && !ends.includes(word.at(-1))) continue;
      const bare = word.replace(/[ -]/g, '');
      if (isPart(bare)) named.push([bare, id]);
    }
  }
  return told(named);
}

/** What a language calls a kind of sites. */
export interface CategoryName {
  readonly language: string;
  /** Id of the kind. */
  readonly value: string;
  /** Folded. */
  readonly phrase: string;
  /** It is the name of a branch of the kind: "dermatologist" of doctors. */
  readonly isBranch: boolean;
}

/** What each language calls the kinds of sites, language by language. */
export function categoryNames(): CategoryName[] {
  return [...Map.groupBy(allNames(), ({ language }) => language).values()].flat();
}

/** Everyday words come first: the compiled table has official names. */
function* allNames(): Generator<CategoryName> {
  for (const { language, meaning, words } of wordsFor('site'))
    for (const word of words) yield { language, value: meaning, phrase: fold(word), isBranch: false };
  for (const line of contentLines('categories/words.tsv.br')) {
    const [language = '', value = '', ...lists] = line.split('\t');
    for (const [at, list] of lists.entries())
      for (const phrase of list.split('|')) if (phrase !== '') yield { language, value, phrase, isBranch: at === 1 };
  }
}
