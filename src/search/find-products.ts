import { wordsOf } from '../language/words-of.ts';
import { answersTo } from '../store/answers-to.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import {
  comparePrices,
  listMatchingProducts,
  type MatchingProducts,
  type SiteProduct,
} from '../store/words/site-products.ts';
import { isTelling } from './some-words.ts';
import type { AskedWords, LikeWords } from './understand/understood.ts';
import { begunMatch, stemOf, wordForms, wordMatch } from './word-forms.ts';

/** So many products with the words are looked at, those of the best sites first. */
const MAX_HITS = 500;

/** So many of them are given: no answer shows more. */
const MAX_GIVEN = 100;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 24;

/** So many products with all words, and those with only some of them are not asked for. */
const ENOUGH = 3;

/** What products must meet beside their words. */
export interface ProductBounds {
  /** Only products known to cost at most this, in euros. */
  readonly maxPriceEur?: number;
  /** Only products known to cost at least so much, in euros. */
  readonly minPriceEur?: number;
  /** The dearest come first; the cheapest do when it is not said. */
  readonly dearFirst?: boolean;
  /** ISO 4217: what is priced in it stands before the same in another one. */
  readonly currency?: string;
  /** Only those with all words, or with most of them. */
  readonly least?: 'all' | 'most';
}

/** Products by their names. */
export interface NamedProducts extends MatchingProducts {
  /** Whether some have all that was asked for in their names; true where there are none. */
  readonly isWhole: boolean;
}

/**
 * Products of active sites whose names hold words of a text: all words; when these are too few, all but one; then any.
 * What can be had first, then those with most words, then by price; the same index always gives the same answer.
 */
export async function findProducts(
  index: IndexDatabase,
  wanted: readonly AskedWords[],
  { dearFirst = false, least, currency, ...bounds }: ProductBounds = {},
): Promise<NamedProducts> {
  const things = wanted
    .slice(0, MAX_WORDS)
    .map(formsOf)
    .filter((forms) => forms !== null);
  const limits = { looked: MAX_HITS, limit: MAX_GIVEN, dearFirst, ...bounds };
  const found = new Map<string, SiteProduct>();
  let total = 0;
  const list = (match: SearchMatch): Promise<MatchingProducts> => listMatchingProducts(index, { match, ...limits });
  const isNeeded = ({ isOtherForm }: Step): boolean => !isOtherForm || total === 0;
  const asked = answersTo(index, steps(things, least), async (step) => {
    return { step, hits: isNeeded(step) ? await listStep(index, step, list) : null };
  });
  for await (const { step, hits } of asked) {
    if (hits === null || !isNeeded(step)) continue;
    for (const product of hits.products) found.set(`${product.domain} ${product.position}`, product);
    total = hits.total;
    if (total >= ENOUGH) break;
  }
  const heldBy = heldCounter(things);
  const held = [...found.values()].map((product) => ({ product, ...heldBy(product) }));
  const products = held
    .sort(
      (a, b) =>
        Number(b.product.available !== false) - Number(a.product.available !== false) ||
        b.held - a.held ||
        compareProducts(a.product, b.product, { dearFirst, currency }),
    )
    .map(({ product }) => product);
  return { products, total, isWhole: held.length === 0 || held.some(({ isWhole }) => isWhole) };
}

interface Step {
  readonly match: SearchMatch;
  /** The same by the very words, where other names of the things are looked for too: these are a hundred and more. */
  readonly own?: SearchMatch;
  /** Asked only where no product has the very words. */
  readonly isOtherForm?: true;
}

/** By the very words where enough products have them, else by whatever says the same. */
async function listStep(
  index: IndexDatabase,
  { match, own }: Step,
  list: (match: SearchMatch) => Promise<MatchingProducts>,
): Promise<MatchingProducts> {
  const ways = own === undefined ? [match] : [own, match];
  let last: MatchingProducts = { products: [], total: 0 };
  for await (last of answersTo(index, ways, list)) if (last.total >= MAX_GIVEN) break;
  return last;
}

/** What is asked for, step by step; each step holds all hits of the one before. */
function steps(things: readonly Forms[], least: ProductBounds['least']): Step[] {
  if (things.length === 0) return [];
  return [
    alsoOwn(things, allOf),
    { match: { all: things.map(anyEnding) }, isOtherForm: true },
    ...(things.length > 2 && least !== 'all' ? [alsoOwn(things, allButOne)] : []),
    ...(things.length > 1 && least === undefined ? [{ match: { any: things.map(anyForm) } }] : []),
  ];
}

function alsoOwn(things: readonly Forms[], toMatch: (things: readonly Forms[]) => SearchMatch): Step {
  const match = toMatch(things);
  return things.some((forms) => forms.length > 1) ? { match, own: toMatch(things.map(([own]) => [own])) } : { match };
}

function allOf(things: readonly Forms[]): SearchMatch {
  return { all: things.map(anyForm) };
}

function allButOne(things: readonly Forms[]): SearchMatch {
  return { any: things.map((left) => allOf(things.filter((thing) => thing !== left))) };
}

/** The ways to say one thing, each as words that a name must hold. */
type Forms = readonly [LikeWords, ...LikeWords[]];

/** A sign that is no word by itself ("々") is none of them; null where nothing else is there. */
function formsOf({ words, alike }: AskedWords): Forms | null {
  const [own, ...others] = [{ words }, ...alike].filter(({ words }) => words.flatMap(wordsOf).length > 0);
  return own === undefined ? null : [own, ...others];
}

/** The index of products knows no phrases: words count wherever they stand. */
function anyForm(forms: Forms): SearchMatch {
  return {
    any: forms.map(({ words, isBegun }) => ({
      all: words.flatMap(wordsOf).map((word): SearchMatch => (isBegun ? { words: [word], isBegun } : wordMatch(word))),
    })),
  };
}

/** The same, and the words themselves with whatever ending. */
function anyEnding(forms: Forms): SearchMatch {
  const [own] = forms;
  return { any: [anyForm(forms), { all: own.words.flatMap(wordsOf).map(begunMatch) }] };
}

/** The words of a text, to be looked for as they stand. */
export function plainWords(text: string): AskedWords[] {
  return [...new Set(wordsOf(text))].map((word) => ({ words: [word], alike: [] }));
}

function compareProducts(
  a: SiteProduct,
  b: SiteProduct,
  { dearFirst = false, currency }: Pick<ProductBounds, 'dearFirst' | 'currency'>,
): number {
  return (
    (currency === undefined ? 0 : Number(b.currency === currency) - Number(a.currency === currency)) ||
    comparePrices(a.priceEur, b.priceEur, dearFirst) ||
    (a.domain === b.domain ? a.position - b.position : a.domain < b.domain ? -1 : 1)
  );
}

/**
 * How many of the things a name holds, and whether it holds each that is more than a word that holds others together; by the
 * very words each counts more than by what says the same, or another form. The forms of each are made once for all names.
 */
function heldCounter(things: readonly Forms[]): (product: SiteProduct) => { held: number; isWhole: boolean } {
  const worths = things.map((forms) => ({ worth: worthOf(forms), isSmall: !isTelling(forms[0]) }));
  return ({ name, originalName }) => {
    const words = wordsOf(name === originalName ? name : `${name} ${originalName}`);
    const counts = worths.map(({ worth, isSmall }) => ({ count: worth(words), isSmall }));
    return {
      held: counts.reduce((sum, { count }) => sum + count, 0),
      isWhole: counts.every(({ count, isSmall }) => isSmall || count > 0),
    };
  };
}

type Holds = (held: readonly string[]) => boolean;

function worthOf([own, ...alike]: Forms): (held: readonly string[]) => number {
  const isOwn = holds(own);
  const isAlike = alike.map(holds);
  const stems = own.words.flatMap(wordsOf).map(stemOf);
  const isBegun: Holds = (held) => stems.every((stem) => held.some((each) => each.startsWith(stem)));
  return (held) => {
    if (isOwn(held)) return 1;
    if (isAlike.some((holdsIt) => holdsIt(held))) return 0.9;
    return isBegun(held) ? 0.8 : 0;
  };
}

function holds({ words, isBegun }: LikeWords): Holds {
  if (isBegun) return (held) => words.every((word) => held.some((each) => each.startsWith(word)));
  const forms = words.map(wordForms);
  return (held) => forms.every((some) => some.some((form) => held.includes(form)));
}
