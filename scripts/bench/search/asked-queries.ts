import { randomOf } from '../random-of.ts';
import { madeUpLanguage, madeUpText, VOCABULARY } from './made-up-words.ts';
import { type SiteSketch, siteSketch } from './searched-sites.ts';

/** What people ask, by what it is like. */
export interface AskedQuery {
  readonly kind: string;
  readonly text: string;
}

type Ask = (site: SiteSketch, random: () => number) => string;

const ENGLISH = madeUpLanguage('en');
const JAPANESE = madeUpLanguage('ja');
const SEED = 2026;

/** How many of a hundred questions are of which kind, and one about a site. */
const MIX: Readonly<Record<string, { readonly share: number; readonly ask: Ask }>> = {
  domain: { share: 30, ask: ({ domain }) => domain },
  name: { share: 8, ask: ({ name }) => name },
  'rare words': { share: 8, ask: (_site, random) => `${rankedWord(random, 5000)} ${rankedWord(random, 5000)}` },
  'common words': { share: 10, ask: (_site, random) => [1, 2, 3].map(() => rankedWord(random, 30, 300)).join(' ') },
  'kind and place': { share: 16, ask: ({ category, city }) => `${category?.name ?? 'Hotel'} in ${city.name}` },
  'near a place': { share: 4, ask: ({ category, city }) => `${category?.name ?? 'Bakery'} near ${city.name}` },
  'open now': { share: 4, ask: ({ category, city }) => `${category?.name ?? 'Café'} ${city.name} open now` },
  'a slip in a name': { share: 8, ask: ({ brand }) => brand.slice(0, 3) + brand.slice(4) },
  'signs without spaces': { share: 6, ask: (_site, random) => madeUpText(JAPANESE, random, 2).slice(0, -1) },
  product: { share: 6, ask: ({ products }) => `cheap ${products[0] ?? 'oak table'}` },
};

/** Questions about sites of the made-up web of so many, always the same. */
export function askedQueries(sites: number, count: number): AskedQuery[] {
  const random = randomOf(SEED);
  const kinds = Object.entries(MIX).flatMap(([kind, { share }]) => Array<string>(share).fill(kind));
  return Array.from({ length: count }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'domain';
    const text = MIX[kind]?.ask(siteSketch(Math.floor(random() * sites)), random) ?? '';
    return { kind, text };
  });
}

function rankedWord(random: () => number, from: number, to = VOCABULARY): string {
  return ENGLISH.wordAt(from + Math.floor(random() * (to - from)));
}

const COMMON = Array.from({ length: 60 }, (_, rank) => ENGLISH.wordAt(rank));

/** What is asked to keep a search busy. */
export const HOSTILE_QUERIES: readonly AskedQuery[] = [
  { kind: 'one stop word', text: 'the' },
  { kind: 'stop words', text: 'the and to of in for' },
  { kind: 'one letter', text: 'a' },
  { kind: 'letters', text: 'a b c d e f g h' },
  { kind: 'common endings', text: 'com de fr' },
  { kind: 'common words', text: COMMON.slice(30, 42).join(' ') },
  { kind: '60 terms', text: COMMON.join(' ') },
  { kind: '500 characters', text: COMMON.join(' ').repeat(3).slice(0, 500).trim() },
  { kind: 'one long word', text: 'w'.repeat(500) },
  { kind: 'a beginning', text: 'con*' },
  { kind: 'a short beginning', text: 'bab' },
  { kind: 'a common beginning', text: 'babab' },
  { kind: 'wildcards', text: '* OR *' },
  { kind: 'full-text syntax', text: 'the NEAR(and of, 5) OR name : {to} NOT "in' },
  { kind: 'common kind', text: 'restaurant hotel shop' },
  { kind: 'common kind, great town', text: 'restaurant in Tokyo open now' },
  { kind: 'shopping for all', text: 'cheap oak table under 500 euro' },
  { kind: 'signs', text: '東京都内で営業している美味しい料理店を探しています' },
  { kind: 'marks', text: `e${'\u0301'.repeat(499)}` },
];
