import type { DomainName } from '../../core/domain/domain-name.ts';
import { parseDomain } from '../../core/domain/parse-domain.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { transliterate } from '../../language/transliterate.ts';
import { conceptsOf } from './concept-table.ts';
import { namesAlike, partsAlike } from './concepts.ts';
import { takeDenied, withoutSigned } from './denied-words.ts';
import { takeCategory } from './find-category.ts';
import { type SaidBy, takeFilters } from './find-filters.ts';
import { takeHere, takeHereAgain, takeNearBehindNothing } from './find-here.ts';
import { takePlace } from './find-place.ts';
import { takePrices } from './find-prices.ts';
import { impliedCategory } from './implied-category.ts';
import { MarkedWords } from './marked-words.ts';
import { mayBeTalk, meansNothing } from './means-nothing.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { byLetters } from './question-letters.ts';
import { type QuestionTables, questionTables } from './question-tables.ts';
import type { AskedWords, LikeWords, Understood } from './understood.ts';
import { unknownPlace } from './unknown-place.ts';

/** Phrases that are known as one thing are no longer. */
const MAX_PHRASE = 4;

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
  const understood = read(query, readPrice, { mayDeny: true });
  // Without a kind "not" may be a part of a name: "Love not war".
  const isName = understood.denied.length > 0 && understood.category === null;
  return isName ? read(query, readPrice, { mayDeny: false }) : understood;
}

function read(query: string, readPrice: ReadPriceIn, { mayDeny }: { readonly mayDeny: boolean }): Understood {
  const tables = questionTables();
  const { domain, signed, marked, isWrittenSo } = partsOf(query, mayDeny);
  const heard = languagesHeard(marked, tables, query).filter(isWrittenSo);
  const denied = [...signed, ...(mayDeny ? takeDenied(marked, tables) : [])];
  const hereSaid = takeHere(marked, tables);
  const { filters, saidBy, kindOfDeed } = takeFilters(marked, tables, byCount(heard));
  const bare = marked.copy();
  takeAsking(marked, tables, 2);
  const category = takeCategory(marked, tables, byCount(heard)) ?? impliedCategory(kindOfDeed, byCount(heard));
  const spoken = [...Object.values(saidBy).flat(), ...(category?.languages ?? [])].filter(isWrittenSo);
  const readSpoken = (text: string) => readPrice(text, mostSpoken([...spoken, ...heard]));
  const prices = takePrices(marked, tables, readSpoken);
  takePrices(bare, tables, readSpoken);
  const isSure = category !== null || Object.keys(filters).length > 0;
  const place = takePlace(marked, tables, { isSure, hasKind: category !== null, languages: [...spoken, ...heard] });
  const said = [...spoken, ...(place?.languages ?? []).filter(isWrittenSo), ...heard];
  const here = hereSaid ?? (place === null ? takeNearBehindNothing(marked, tables) : null);
  takeAsking(marked, tables, 1);
  const language = mostSpoken(said);
  const missing = category && !place ? unknownPlace(marked, tables, { languages: said, language }) : null;
  const { words, wanted } = takeLeft(marked, category?.narrower ?? null, byCount(said));
  const understood = {
    domain,
    language,
    category: category?.category ?? null,
    place: place?.place ?? null,
    here,
    unknownPlace: missing,
    filters: { ...filters, ...prices.filters },
    denied,
    confidence: confidenceOf({ ...saidBy, ...prices.saidBy }, language, said),
    words,
    wanted,
    plain: category === null && place === null ? wanted : plainWords(bare, tables, { languages: byCount(said), here }),
    allWords: textsOf(marked.words),
  };
  return { ...understood, isNothing: meansNothing(understood, query), isTalk: mayBeTalk(understood) };
}

/** The site that a question names, the words that a sign before them denies, all others, and which languages have their letters. */
function partsOf(query: string, mayDeny: boolean) {
  const { domain, text: whole } = withoutHost(query);
  const { text, signed } = withoutSigned(whole, mayDeny);
  return { domain, signed, marked: new MarkedWords(queryWords(text)), isWrittenSo: byLetters(query) };
}

/** Takes what is left, with a dish or branch that was understood as a kind as well: it is looked for all the same. */
function takeLeft(
  marked: MarkedWords,
  narrower: AskedWords | null,
  languages: readonly string[],
): Pick<Understood, 'words' | 'wanted'> {
  const branches = narrower === null ? [] : [narrower];
  const words = [...branches.flatMap((each) => each.words), ...textsOf(marked.rest())];
  return { words, wanted: [...branches, ...takeWanted(marked, languages)] };
}

function textsOf(words: readonly QueryWord[]): string[] {
  return words.map(({ text }) => text).filter(isWord);
}

/** What several languages say, or another one than the question's, may mean something else. */
const SURE = 0.95;
const LIKELY = 0.85;
const MAYBE = 0.7;

/** How sure the language and each filter are. */
function confidenceOf(saidBy: SaidBy, language: string | null, heard: readonly string[]): Understood['confidence'] {
  const sure = (by: readonly string[]): number => {
    if (by.length === 0 || (language !== null && by.includes(language))) return SURE;
    return language === null ? LIKELY : MAYBE;
  };
  const share = language === null ? 0 : heard.filter((each) => each === language).length / heard.length;
  return {
    ...(language === null ? {} : { language: Math.round(100 * Math.min(SURE, Math.max(MAYBE, share))) / 100 }),
    ...Object.fromEntries(Object.entries(saidBy).map(([name, by]) => [name, sure(by)])),
  };
}

/** The languages of each phrase around what is looked for, and of the script. */
function languagesHeard(marked: MarkedWords, { around }: QuestionTables, query: string): readonly string[] {
  const written = languageOfScript(query);
  const heard = [...marked.phrases(around)].flatMap(({ meanings }) => meanings.map(({ language }) => language));
  return written === null ? heard : [...heard, written];
}

/** The language that a script stands for, where others that write it would show it by letters of their own. */
function languageOfScript(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : null;
}

/** All words that are left but those that only ask. */
function plainWords(
  marked: MarkedWords,
  tables: QuestionTables,
  { languages, here }: Pick<Understood, 'here'> & { readonly languages: readonly string[] },
): AskedWords[] {
  if (here !== null) takeHereAgain(marked, here);
  takeAsking(marked, tables, 1);
  for (const { from, to } of marked.phrases(tables.around, ({ value }) => value === 'in' || value === 'with'))
    marked.take(from, to);
  return takeWanted(marked, languages);
}

/** Takes what is left in phrases that are known, the longest first, and single words, in their order; each once. */
function takeWanted(marked: MarkedWords, languages: readonly string[]): AskedWords[] {
  const found: (AskedWords & { readonly from: number })[] = [];
  const known = new Set<string>();
  for (const { from, to } of marked.runs(MAX_PHRASE)) {
    const words = marked.texts(from, to);
    const key = marked.key(from, to);
    const alike = words.every(isWord) ? otherNames(key, languages) : [];
    if (alike.length === 0 && (to - from > 1 || !words.every(isWord))) continue;
    marked.take(from, to);
    // Whoever has a word has it however often it is asked for, and to look for its hundred names each time takes long.
    if (known.has(key)) continue;
    known.add(key);
    const parts = alike.length === 0 ? partsAlike(key, languages) : null;
    for (const names of parts ?? [alike]) found.push({ words, alike: names, from });
  }
  return found.sort((a, b) => a.from - b.from).map(({ words, alike }) => ({ words, alike }));
}

/** What else a phrase is called; a word of another alphabet that no table knows may be a name: "нокиа". */
function otherNames(key: string, languages: readonly string[]): LikeWords[] {
  const names = [...namesAlike(key, languages), ...apart(key)];
  const latin = names.length > 0 || key.includes(' ') ? key : transliterate(key);
  return latin !== key && LATIN_NAME.test(latin) ? [{ words: [latin] }] : names;
}

/** Shorter ones are other words. */
const LATIN_NAME = /^[a-z]{4,}$/;

/** "500g" and "500 g" are the same. */
function apart(key: string): LikeWords[] {
  const [, amount, unit] = /^(\d+)(\p{L}{1,3})$/u.exec(key) ?? [];
  return amount === undefined || unit === undefined ? [] : [{ words: [amount, unit] }];
}

/** Takes words that only ask, or ask for a fact of whoever the other words name. */
function takeAsking(marked: MarkedWords, { around }: QuestionTables, leastWords: number): void {
  for (const { from, to, meanings } of marked.phrases(around, ({ value }) => value === 'ask' || value === 'fact')) {
    const isAll = to - from === marked.words.length && meanings.every(({ value }) => value === 'fact');
    if (to - from >= leastWords && !isAll && !isOfPhrase(marked, from, to)) marked.take(from, to);
  }
}

/** "Cờ" only asks in many a question, and not in "cờ vua", which is chess; nor "de" in "árbol de navidad". */
function isOfPhrase(marked: MarkedWords, from: number, to: number): boolean {
  const around = [
    [from, to + 1],
    [from - 1, to],
    [from - 1, to + 1],
  ] as const;
  return (
    to - from === 1 &&
    around.some(
      ([start, end]) =>
        start >= 0 &&
        end <= marked.words.length &&
        marked.isFree(start) &&
        marked.isFree(end - 1) &&
        conceptsOf(marked.key(start, end)).length > 0,
    )
  );
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

const HOST =
  /(?<![\p{L}\p{N}@._/-])(?:(?:https?:)?\/\/|[\p{L}\p{N}._+-]+@)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}-]{2,24})(?::\d{1,5})?(?![\p{L}\p{N}@-])/iu;

/** The domain that a question names, and its words: of an address its own name is one, "is nike.com open" asks for "nike". */
function withoutHost(query: string): { readonly domain: DomainName | null; readonly text: string } {
  const host = namedHost(query);
  if (host === null) return { domain: null, text: query };
  return { domain: host.domain, text: query.replace(host.text, registrableDomain(host.domain).split('.')[0] ?? '') };
}

/** The first public domain name that stands in a question, also in an e-mail address: "is nike.com open on Sunday?". */
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
