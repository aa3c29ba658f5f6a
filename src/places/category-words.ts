import { contentLines } from '../language/content-lines.ts';
import { fold } from '../language/fold.ts';
import { wordsFor } from '../language/language-tables.ts';

/** Language → folded name → category id. */
type WordTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readTable(): WordTable {
  const table = new Map<string, Map<string, string>>();
  const add = (language: string, id: string, words: readonly string[]) => {
    const names = table.get(language) ?? new Map<string, string>();
    table.set(language, names);
    for (const word of words) if (!names.has(word)) names.set(word, id);
  };
  // Everyday words come first: the compiled table has official names.
  for (const { language, meaning, words } of wordsFor('site')) add(language, meaning, words.map(fold));
  for (const { language, id, names, branches } of compiledNames()) add(language, id, [...names, ...branches]);
  return table;
}

/** What one language calls a kind of site, and its branches ("dermatologist" of a doctor), folded. */
function compiledNames() {
  return [...contentLines('categories/words.tsv.br')].map((line) => {
    const [language = '', id = '', names = '', branches = ''] = line.split('\t');
    const parts = (text: string) => text.split('|').filter((word) => word !== '');
    return { language, id, names: parts(names), branches: parts(branches) };
  });
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

/** What English names after the kind of whoever needs it: restaurant equipment is sold by no restaurant. */
const NEEDED =
  /^ (?:(?:[a-z]+ )?(?:equipment|supplies|supply|suppliers?|software|marketing|furniture|uniforms?|training|programs?|programmes?|courses?|products?|accessories|parts|loans?|jobs?|careers?|reviews?|industry|owners?|websites?|technology|tickets?|deals?|coupons?|vouchers?|bookings?|reservations?|platforms?|lovers|enthusiasts|finder)) /u;

function isNamed([word, id]: readonly [string, string], { words, spaced, language }: FoldedText): boolean {
  if (UNSPACED.has(language)) return word.length >= 2 && spaced.includes(word);
  const at = spaced.indexOf(` ${word} `);
  if (at >= 0) return language !== 'en' || OUTER.test(id) || !NEEDED.test(spaced.slice(at + word.length + 1));
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
  return told([...wordsOf(language)].filter((row) => isNamed(row, { words, spaced, language })));
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
  const isPart = (word: string) =>
    (word.length >= MIN_FIRST && joined.startsWith(word)) ||
    (word.length >= MIN_LAST && (joined.endsWith(word) || singular.endsWith(word)));
  const named = [language, 'en'].flatMap((each) =>
    [...wordsOf(each)].flatMap(([word, id]) => {
      const bare = word.replace(/[ -]/g, '');
      return isPart(bare) ? [[bare, id] as const] : [];
    }),
  );
  return told(named);
}

/** What each language calls the kinds of sites: folded names, everyday words first. */
export function categoryNames(): { readonly language: string; readonly value: string; readonly phrase: string }[] {
  // Asked once; whoever searches does not read sites, and need not hold it for that.
  return [...(table ?? readTable())].flatMap(([language, names]) =>
    [...names].map(([phrase, value]) => ({ language, value, phrase })),
  );
}

/** What each language calls the branches of kinds, folded: "dermatologist" of doctors. */
export function branchNames(): { readonly language: string; readonly value: string; readonly phrase: string }[] {
  return compiledNames().flatMap(({ language, id, branches }) =>
    branches.map((phrase) => ({ language, value: id, phrase })),
  );
}
