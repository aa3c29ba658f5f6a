import { fold } from '../fold.ts';
import { joiningWords } from '../joining-words.ts';
import { NEAR } from '../near-languages.ts';
import { placeWords } from '../place-words.ts';
import { remembered } from '../word-memo.ts';
import { regionTopics } from './region-topics.ts';
import { isBent, nounStem } from './topic-stems.ts';
import { NO_TOPIC, type TopicWord, type TopicWords, topicWords } from './topic-table.ts';

/** A longer label is a headline. */
const MAX_LABEL = 60;
/** Of a longer text only the beginning is read. */
const MAX_TEXT = 600;
/** Words of the longest name that is looked for inside of a text. */
const MAX_WORDS = 4;

/** Signs that join two things in a label. */
const SIGNS = String.raw`\s*[&+,/|·•–—]\s*|\s+-\s+|・|、`;
/** A part of more words is no name of a thing, and its label a headline, the name of a dish or a slogan. */
const MAX_PART_WORDS = 3;
/** "zonder vlees/vis": what there is none of. */
const WITHOUT = /^(?:ohne|zonder|uden|uten|utan|sans|sin|senza|sem|bez|без|sense)\s/iu;

/** "Costumes of nurses and doctors": what stands before the word is of both. */
const GOVERNING = /^\p{L}+\s(?:of|de|del|di|dei|degli|delle|do|da|dos|das|du|des|von|für|van|voor|för|til|af|av)\s/iu;

const UNSPACED = new Set(['ja', 'zh', 'th']);

/** The words of a language by their stems; null where two topics share one. */
const stems = new Map<string, ReadonlyMap<string, TopicWord | null>>();

function stemsOf(language: string): ReadonlyMap<string, TopicWord | null> {
  const known = stems.get(language);
  if (known) return known;
  const found = new Map<string, TopicWord | null>();
  for (const [word, said] of topicWords(language).folded) {
    if (said.topic === NO_TOPIC) continue;
    // Names of things have other senses in other forms: "Hamburg" is no form of "hamburger".
    const stem = said.isPlain || !/[er]$/.test(word) ? nounStem(word, language) : null;
    if (stem === null) continue;
    const other = found.get(stem);
    // What is told plainly wins over the name of a thing.
    if (other && other.topic !== said.topic && other.isPlain === said.isPlain) found.set(stem, null);
    else if (other === undefined || (other && said.isPlain && !other.isPlain)) found.set(stem, said);
  }
  stems.set(language, found);
  return found;
}

function lookUp(words: string, language: string): TopicWord | null {
  const key = fold(words);
  for (const code of [language, ...(NEAR[language] ?? [])]) {
    const exact = topicWords(code).written.get(words) ?? topicWords(code).folded.get(key);
    // Words of the line "-" are known to mean several things.
    if (exact) return exact.topic === NO_TOPIC ? null : exact;
    const stem = nounStem(key, code);
    const said = stem === null ? null : stemsOf(code).get(stem);
    if (said) return said;
  }
  const region = regionTopics(language).get(key);
  return region === undefined ? null : { topic: region, isPlain: true };
}

const joinersOf = remembered(
  (language: string) => new RegExp(String.raw`\s+(?:${joiningWords(language)})\s+|${SIGNS}`, 'iu'),
);

/** What a label names in English, each of the things that it joins; those that the tables lack are left out. */
export function topicsOfLabel(label: string, language: string): string[] {
  if (label.length > MAX_LABEL) return [];
  const bare = bareLabel(label);
  if (CONTACT_LABELS.has(fold(bare))) return [];
  const uncounted = bare.replace(COUNTED, '');
  const whole = named(bare, language) ?? (uncounted === bare ? null : named(uncounted, language));
  if (whole && OF_EVERY_SITE.has(whole.topic)) return [];
  if (whole !== null) return whole.isPlain || isLongEnough(uncounted) ? [whole.topic] : [];
  const parts = label.split(joinersOf(language)).flatMap((part) => part.trim() || []);
  const isSaid = parts.some((part) => WITHOUT.test(part) || part.split(/\s+/u).length > MAX_PART_WORDS);
  const isOfAll = GOVERNING.test(parts[0] ?? '') && lookUp(bareLabel(parts[0] ?? ''), language) === null;
  if (parts.length < 2 || isSaid || isOfAll) return [];
  // The first of "Energie- und Stromsteuer" is half a word, and "Castilla y León" joins no lions.
  const wholly = parts.filter((part) => !part.endsWith('-')).map((part) => lookUp(bareLabel(part), language));
  const plain = wholly.filter((said) => said?.isPlain === true && !OF_EVERY_SITE.has(said.topic));
  const topics = [...new Set(plain.flatMap((said) => said?.topic ?? []))];
  return topics.length > 1 ? topics : topics.filter((topic) => !BESIDE_SECTIONS.has(topic));
}

/** What a whole label says; by its stem only in a form that stands alone. */
function named(label: string, language: string): TopicWord | null {
  const said = lookUp(label, language);
  const key = fold(label);
  return said !== null && isBent(key, language) && !topicWords(language).folded.has(key) ? null : said;
}

/** What stands over a number or an address is no subject of the site: "Telefono" sells no phones. */
const CONTACT_LABELS = new Set([...placeWords('phone'), ...placeWords('mobile'), ...placeWords('fax')].map(fold));

/** Labelled so, the switch of languages, the news of a firm, its profiles elsewhere and its rates stand on many a page. */
const OF_EVERY_SITE = new Set(['languages', 'news', 'social media', 'apps', 'advertising']);

/** "Politics & opinion" are sections; "questions and opinions" are what readers send, "Gesellschaften und Partner" firms. */
const BESIDE_SECTIONS = new Set(['opinion', 'society', 'world affairs']);

/** How many things there are, behind a label: "Coffee 12". */
const COUNTED = /\s\d{1,6}$/;

/** Short Latin words of one language are other words of another. */
function isLongEnough(word: string): boolean {
  return word.length >= 4 || /[^\p{Script=Latin}\P{L}]/u.test(word);
}

/** A label in lower case without counters, arrows and marks at its ends. */
function bareLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(\d{1,6}\)/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** What a title or a sentence names in English, in the order of the text: only words that stand for one thing. */
export function topicsInText(text: string, language: string): string[] {
  const plain = text.slice(0, MAX_TEXT).normalize('NFKC').toLowerCase();
  return UNSPACED.has(language) ? topicsInRow(fold(plain), language) : topicsInWords(plain, language);
}

function topicsInWords(text: string, language: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}'-]+/u).filter((word) => word !== '');
  const starts = firstWords(language);
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const most = starts.has(fold(words[at] ?? '')) ? MAX_WORDS : 1;
    const named = longestAt(words, at, most, language);
    if (named) found.add(named.topic);
    at += named?.words ?? 1;
  }
  return [...found];
}

/** A shorter beginning of a name is that of too many words. */
const MIN_BEGINNING = 5;

/**
 * What the words of a name may name, whole or by how they begin: "Gartenjournal", "Boxen24". Names are fancies: only what
 * its bearer says elsewhere, too, tells what it is about.
 */
export function topicsInName(name: string, language: string): string[] {
  const words = fold(name).split(/[^\p{L}\p{M}]+/u);
  const codes = [language, ...(NEAR[language] ?? [])];
  const begun = words
    .filter((word) => word.length > MIN_BEGINNING)
    .flatMap((word) => codes.map((code) => longestBeginning(word, code)).find((topic) => topic !== null) ?? []);
  return [...new Set([...topicsInText(name, language), ...begun])].filter((topic) => !SECTIONS.has(topic));
}

function longestBeginning(word: string, language: string): string | null {
  const { folded } = topicWords(language);
  for (let length = word.length - 1; length >= MIN_BEGINNING; length -= 1) {
    const said = folded.get(word.slice(0, length));
    if (said && said.topic !== NO_TOPIC) return said.topic;
  }
  return null;
}

/** Sections of newspapers that everyday words name: inside of a text "Welt" and "Leute" are no sections. */
const SECTIONS = new Set(['world affairs', 'celebrities', 'society', 'the home', 'lifestyle', 'opinion']);

const starts = new Map<string, ReadonlySet<string>>();

/** First words of the names of several words, of a language and those near it. */
function firstWords(language: string): ReadonlySet<string> {
  const known = starts.get(language);
  if (known) return known;
  const names = [language, ...(NEAR[language] ?? [])].flatMap((code) => [...topicWords(code).folded.keys()]);
  const first = new Set(
    [...names, ...regionTopics(language).keys()].flatMap((name) =>
      name.includes(' ') ? [name.split(' ')[0] ?? ''] : [],
    ),
  );
  starts.set(language, first);
  return first;
}

function longestAt(
  words: readonly string[],
  at: number,
  most: number,
  language: string,
): { topic: string; words: number } | null {
  // The syllables of Vietnamese are written apart: one of them is no word.
  const least = language === 'vi' ? 2 : 1;
  for (let count = Math.min(most, words.length - at); count >= least; count -= 1) {
    const key = words.slice(at, at + count).join(' ');
    const said = isLongEnough(key) ? lookUp(key, language) : null;
    if (said && !SECTIONS.has(said.topic) && (said.isPlain || key.length >= 5))
      return { topic: said.topic, words: count };
  }
  return null;
}

/** Scripts without spaces: the longest names that the text holds. */
function topicsInRow(text: string, language: string): string[] {
  const places = new Map<string, number>();
  const tables: (readonly [string, string])[] = [
    ...plainWords(topicWords(language).folded),
    ...[...regionTopics(language)].filter(([word]) => word.length > 2),
  ];
  const within = tables.filter(([word]) => text.includes(word) && !isInsideKana(text, word));
  for (const [word, topic] of within) {
    if (within.some(([other]) => other !== word && other.includes(word))) continue;
    if (!places.has(topic)) places.set(topic, text.indexOf(word));
  }
  return [...places].sort(([, a], [, b]) => a - b).map(([topic]) => topic);
}

/** "マインドマップ" holds the letters of "インド", and no India: katakana on both sides make it the middle of a word. */
function isInsideKana(text: string, word: string): boolean {
  const isKana = (at: number) => KANA.test(text.charAt(at));
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isKana(at) || !isKana(at - 1) || !isKana(at + word.length)) return false;
  return true;
}

const KANA = /[\u30a1-\u30fa\u30fc]/u;

function plainWords(words: TopicWords['folded']): (readonly [string, string])[] {
  return [...words].flatMap(([word, { topic, isPlain }]) =>
    isPlain && word.length > 1 && !SECTIONS.has(topic) ? [[word, topic] as const] : [],
  );
}
