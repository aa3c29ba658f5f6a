import type { DomainName } from '../../core/domain/domain-name.ts';
import { parseDomain } from '../../core/domain/parse-domain.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { takeCategory } from './find-category.ts';
import { takeFilters, takePrices } from './find-filters.ts';
import { takePlace } from './find-place.ts';
import { MarkedWords } from './marked-words.ts';
import { queryWords } from './query-words.ts';
import { type QuestionTables, questionTables } from './question-tables.ts';
import type { Understood } from './understood.ts';

/** Reads an amount with its currency; the language settles signs that several countries have ("kr"). */
export type ReadPriceIn = (
  text: string,
  language: string | null,
) => { readonly amount: number; readonly currency: string } | null;

/**
 * Understands a question in any of the languages of the tables: the kind of site, the place, what must be met, and the
 * words that are left (contract section 7). What is not sure is not understood: it stays a word to look for.
 * @param query trimmed, at most 500 code points
 */
export function understand(query: string, readPrice: ReadPriceIn): Understood {
  const tables = questionTables();
  const host = namedHost(query);
  // Of an address its own name is a word like others: "is nike.com open" asks for "nike", not for "com".
  const text = host === null ? query : query.replace(host.text, registrableDomain(host.domain).split('.')[0] ?? '');
  const marked = new MarkedWords(queryWords(text));
  const heard = [...marked.phrases(tables.around)].flatMap(({ meanings }) => meanings.map(({ language }) => language));
  const { filters, languages } = takeFilters(marked, tables);
  takeAsking(marked, tables, 2);
  const category = takeCategory(marked, tables, byCount(heard));
  const spoken = [...languages, ...(category?.languages ?? [])];
  const prices = takePrices(marked, tables, (text) => readPrice(text, mostSpoken([...spoken, ...heard])));
  const isSure = category !== null || Object.keys(filters).length > 0;
  const place = takePlace(marked, tables, isSure);
  spoken.push(...(place?.languages ?? []));
  takeAsking(marked, tables, 1);
  const allWords = marked.words.map(({ text }) => text).filter(isWord);
  const left = marked
    .rest()
    .map(({ text }) => text)
    .filter(isWord);
  return {
    domain: host?.domain ?? null,
    language: mostSpoken([...spoken, ...heard]),
    category: category?.category ?? null,
    place: place?.place ?? null,
    filters: { ...filters, ...prices },
    words: left,
    allWords,
  };
}

/** Takes words that only ask. */
function takeAsking(marked: MarkedWords, { around }: QuestionTables, leastWords: number): void {
  for (const { from, to } of marked.phrases(around, ({ value }) => value === 'ask')) {
    if (to - from >= leastWords) marked.take(from, to);
  }
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const HOST =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}-]{2,24})(?::\d{1,5})?(?![\p{L}\p{N}@-])/iu;

/** The first public domain name that stands in a question, and as it was written: "is nike.com open on Sunday?". */
function namedHost(query: string): { readonly domain: DomainName; readonly text: string } | null {
  const [text, host] = HOST.exec(query.slice(0, 500)) ?? [];
  const parsed = host === undefined ? null : parseDomain(host);
  return text !== undefined && parsed?.ok ? { domain: parsed.domain, text } : null;
}

/** The language that most of the words speak for; null when several do. */
function mostSpoken(languages: readonly string[]): string | null {
  const [first, second] = byCount(languages);
  const count = (language: string | undefined): number => languages.filter((each) => each === language).length;
  return first !== undefined && count(first) > count(second) ? first : null;
}

/** Each language once, the one that most words speak for first. */
function byCount(languages: readonly string[]): string[] {
  return [...Map.groupBy(languages, (language) => language)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([language]) => language);
}
