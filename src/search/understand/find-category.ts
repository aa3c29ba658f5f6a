import type { Category } from '../../core/site/site-record.ts';
import { findCategory } from '../../places/categories.ts';
import { conceptsOf } from './concept-table.ts';
import { namesAlike } from './concepts.ts';
import { takeService, takeServiceInWord } from './find-service.ts';
import type { FoundCategory } from './implied-category.ts';
import { kindsNamed } from './kinds-named.ts';
import type { MarkedWords } from './marked-words.ts';
import { type Meaning, type QuestionTables, saysElse } from './question-tables.ts';

/**
 * Takes the kind of site that a question names out of its words: the longest phrase, also with another ending ("zahnärzte",
 * "bakeries", "стоматологии"), or what is to be done with what. Null when none does, or one phrase means several kinds and no
 * language is sure.
 * @param languages that other words speak for, surest first
 */
export function takeCategory(
  marked: MarkedWords,
  tables: QuestionTables,
  languages: readonly string[],
): FoundCategory | null {
  const things: { readonly from: number; readonly to: number }[] = [];
  for (const { from, to } of marked.runs()) {
    if (isOnlyHad(marked, tables, from) || things.some((thing) => from < thing.to && to > thing.from)) continue;
    const key = marked.key(from, to);
    const mayEnd = marked.words.slice(from, to).every(({ isUnspaced }) => !isUnspaced);
    const isAll = to - from === marked.words.length;
    const meanings = kindsNamed(key, tables, { mayEnd, isAll, languages });
    // "Koło" is near in Polish, and a bicycle in Czech.
    if (saysElse(tables.around.get(key) ?? [], meanings, languages)) continue;
    const settled = settle(meanings, languages);
    const category = settled === null ? null : findCategory(settled);
    // "Coffee grinder" is a thing of its own, and no kind of café.
    if (settled === null && to - from > 1 && conceptsOf(key).length > 0) things.push({ from, to });
    const isEnglish = meanings.some(({ language }) => language === 'en') && languages.every((each) => each === 'en');
    if (category === null || (isEnglish && isBesideGoods(marked, tables, to, category.id))) continue;
    // Who books a flight asks for no bookshop.
    const service = to - from === 1 ? takeService(marked, languages, { from, to }) : null;
    if (service !== null) return service;
    return takeKind(marked, tables, { from, to, category, meanings, languages });
  }
  return takeService(marked, languages) ?? takeServiceInWord(marked, languages);
}

/** A kind with the words that name it. */
interface NamedKind {
  readonly from: number;
  readonly to: number;
  readonly category: Category;
  readonly meanings: readonly Meaning<string>[];
  readonly languages: readonly string[];
}

function takeKind(
  marked: MarkedWords,
  tables: QuestionTables,
  { from, to, category, meanings, languages }: NamedKind,
): FoundCategory {
  const key = marked.key(from, to);
  const words = marked.texts(from, to);
  marked.take(from, to);
  const isExact = tables.categories.has(key);
  const isOneKind = new Set(meanings.map(({ value }) => value)).size === 1;
  const confidence = isExact ? (isOneKind ? 0.95 : 0.7) : 0.75;
  const alike = namesAlike(key, languages);
  return {
    category: { id: category.id, name: category.name, words, alike, confidence },
    narrower: tables.narrower.has(key) ? { words, alike } : null,
    languages: meanings.filter(({ value }) => value === category.id).map(({ language }) => language),
  };
}

/** "Hotel with swimming pool": what a thing has is not what it is, where something stands before it. */
export function isOnlyHad(marked: MarkedWords, { around }: QuestionTables, from: number): boolean {
  const said = from > 1 ? around.get(marked.key(from - 1, from)) : undefined;
  return said?.some(({ value }) => value === 'with') ?? false;
}

/** Things are said in no more words. */
const MOST_OF_THING = 2;

/** "Restaurant furniture", "hotel software": in English what stands behind says what is looked for, where it is a thing to buy. */
function isBesideGoods(marked: MarkedWords, { categories }: QuestionTables, to: number, id: string): boolean {
  for (let end = Math.min(to + MOST_OF_THING, marked.words.length); end > to; end -= 1) {
    if (!marked.areFree(to, end)) continue;
    const sellers = (categories.get(marked.key(to, end)) ?? []).filter(({ language }) => language === 'en');
    if (sellers.some(({ value }) => value !== id && sellsGoods(value))) return true;
  }
  return false;
}

/** Shops, but for those whose goods and services other kinds have as well: "cafe cakes", "hotel massage". */
function sellsGoods(id: string): boolean {
  return (id.startsWith('shop/') && !HAD_ELSEWHERE.has(id)) || id === 'office/insurance' || id === 'site/software';
}

const HAD_ELSEWHERE: ReadonlySet<string> = new Set(
  'bakery beauty butcher dry_cleaning gift greengrocer hairdresser laundry massage online pastry second_hand supermarket swimming_pool wine'
    .split(' ')
    .map((shop) => `shop/${shop}`),
);

/** The one kind that is meant, or null. */
function settle(meanings: readonly Meaning<string>[], languages: readonly string[]): string | null {
  const ids = new Set(meanings.map(({ value }) => value));
  if (ids.size <= 1) return [...ids][0] ?? null;
  for (const language of [...languages, 'en']) {
    const said = new Set(meanings.filter((meaning) => meaning.language === language).map(({ value }) => value));
    if (said.size === 1) return [...said][0] ?? null;
  }
  const [most, next] = [...ids]
    .map((id) => ({ id, count: meanings.filter(({ value }) => value === id).length }))
    .sort((a, b) => b.count - a.count);
  return most && next && most.count > 1 && most.count > 2 * next.count ? most.id : null;
}
