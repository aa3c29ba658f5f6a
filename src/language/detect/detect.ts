import cld3 from 'cld3-asm';
import { normaliseLanguage } from '../language-tag.ts';
import { NGRAM_LANGUAGES, ngramScores } from './ngram-scores.ts';
import { readScript } from './scripts.ts';
import { likeliestTwins } from './twin-words.ts';
import { readSigns, SIGNED, SIGNED_AT } from './word-signs.ts';

export { normaliseLanguage } from '../language-tag.ts';

export interface DetectedLanguage {
  /** ISO 639-1 (R39), or null. */
  readonly language: string | null;
  /** True when the text, alone or with what is declared, leaves no real doubt. */
  readonly reliable: boolean;
}

/** The library gives its compilation 3 s by default, which a busy machine may need for other work. */
const LOAD_TIMEOUT_MS = 60_000;

/** The second identifier, asked where the first and the words leave doubt; loaded once, synchronous from then on. */
const second = (await cld3.loadModule({ timeout: LOAD_TIMEOUT_MS })).create(0, 600);

/** Languages that an identifier lacks and takes for another one, whose score counts for both. */
const FIRST_SAYS: Readonly<Record<string, string>> = { bs: 'hr', sr: 'hr', id: 'ms', gl: 'pt', af: 'nl' };
const SECOND_SAYS: Readonly<Record<string, readonly string[]>> = {
  bs: ['hr', 'sr'],
  hr: ['bs'],
  id: ['ms'],
  ms: ['id'],
  tn: ['st'],
  lg: ['ny'],
  ts: ['zu'],
  xh: ['zu'],
  zu: ['xh'],
  no: ['da'],
  da: ['no'],
};

/**
 * Languages that a few sentences do not tell apart: the declared one of the two is believed, and neither makes the other
 * doubtful.
 */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  hr: ['bs', 'sr', 'sh'],
  sr: ['bs', 'hr'],
  bs: ['hr', 'sr'],
  ms: ['id'],
  id: ['ms'],
  da: ['no'],
  no: ['da'],
  pt: ['gl'],
  es: ['gl', 'ca'],
  gl: ['pt', 'es'],
  nl: ['af'],
  xh: ['zu'],
  zu: ['xh'],
  st: ['tn'],
  tn: ['st'],
};

/** Few sites are written in these: short texts that could be theirs are mostly somebody else's. */
const RARE: Readonly<Record<string, number>> = {
  ...Object.fromEntries('ny rw ha tk ky ne ht tg mg ig sm'.split(' ').map((code) => [code, 2.5])),
  ...Object.fromEntries('gl lb mt uz'.split(' ').map((code) => [code, 1])),
  ...{ bs: 0.2, ms: 0.2 },
};

/** What the identifiers weigh beside what words say (src/language/detect/word-signs.ts). */
const FIRST = 2;
const WITHOUT_MODEL = 0.93;
const STAND_IN = 0.9;
const SECOND = 0.9;

/** A text of fewer letters than this is believed only together with what is declared. */
const ENOUGH_LETTERS = 25;
/** A language that nothing is known of is believed of shorter texts only. */
const MAX_UNKNOWN_LETTERS = 60;
const MAX_WORDS = 100;
/** A lead of words alone, in scores as below, that no identifier turns round; and one that leaves no doubt. */
const CLEAR = 4.5;
const SURE = 1;

/** How much the declared language weighs: all but alone on a word, hardly on a page. */
function priorWeight(letters: number, declared: string): number {
  // "en" stands in many templates that nobody changed.
  const trust = declared === 'en' && letters > ENOUGH_LETTERS ? 7 : 14;
  return Math.max(0.03, Math.min(1, trust / (letters + 10))) * 5;
}

/** Adds what the first identifier says of the languages that words are held against. */
function addFirst(scores: Float64Array, among: readonly number[], text: string, scale: number): void {
  const means = new Map([...ngramScores(text)].map(([code, score]) => [code, score / (1.001 - score)]));
  const mostOf = (codes: readonly (string | undefined)[]) =>
    Math.max(0, ...codes.map((code) => means.get(code ?? '') ?? 0));
  const best = mostOf(among.map((at) => SIGNED[at])) || 1;
  for (const at of among) {
    const code = SIGNED[at] ?? '';
    const said = Math.max(means.get(code) ?? 0, STAND_IN * (means.get(FIRST_SAYS[code] ?? '') ?? 0)) / best;
    const share = NGRAM_LANGUAGES.has(code) ? said : Math.max(WITHOUT_MODEL, said);
    addTo(scores, at, FIRST * share * scale);
  }
}

function addSecond(scores: Float64Array, among: readonly number[], text: string, words: number): void {
  const { language, probability } = second.findLanguage(text.slice(0, 1000));
  const said = normaliseLanguage(language) ?? '';
  const weight = SECOND * probability * words ** 0.15;
  for (const at of among) {
    const code = SIGNED[at] ?? '';
    if (code === said) addTo(scores, at, weight);
    else if (SECOND_SAYS[code]?.includes(said)) addTo(scores, at, weight * STAND_IN);
  }
}

function addTo(scores: Float64Array, at: number, score: number): void {
  scores[at] = (scores[at] ?? 0) + score;
}

/** The language with the best score, and how far it is ahead of the next one that is not its twin. */
function leadOf(scores: Float64Array, among: readonly number[]): { at: number; lead: number; overAll: number } {
  const scoreAt = (at: number) => scores[at] ?? 0;
  const at = among.reduce((best, each) => (scoreAt(each) > scoreAt(best) ? each : best), among[0] ?? 0);
  const twins = TWINS[SIGNED[at] ?? ''] ?? [];
  let [next, nextOther] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const other of among) {
    if (other === at) continue;
    next = Math.max(next, scoreAt(other));
    if (!twins.includes(SIGNED[other] ?? '')) nextOther = Math.max(nextOther, scoreAt(other));
  }
  return { at, lead: scoreAt(at) - nextOther, overAll: scoreAt(at) - next };
}

interface Scored {
  readonly text: string;
  readonly among: readonly number[];
  /** By place of the language. */
  readonly scores: Float64Array;
  readonly scale: number;
}

/** The same text is asked for by what it says alone and with what is believed of it, one after the other. */
let lastScored: Scored | null = null;

function scoreTexts(text: string, among: readonly number[]): Scored {
  if (lastScored?.text !== text || lastScored.among !== among) lastScored = scoreAnew(text, among);
  return lastScored;
}

/** Words first; the identifiers only where the words leave doubt, the second one only where it may change the answer. */
function scoreAnew(text: string, among: readonly number[]): Scored {
  const { signs, words } = readSigns(text, MAX_WORDS);
  const scale = Math.sqrt(Math.max(1, words));
  const scores = new Float64Array(SIGNED.length);
  const scored = { text, among, scores, scale };
  for (const at of among) scores[at] = (signs[at] ?? 0) * scale - (RARE[SIGNED[at] ?? ''] ?? 0);
  if (leadOf(scores, among).overAll >= CLEAR) return scored;
  addFirst(scores, among, text, scale);
  if (leadOf(scores, among).overAll < SECOND * words ** 0.15) addSecond(scores, among, text, words);
  return scored;
}

/** The language ahead, or the twin of it whose own words and spellings the text has more of. */
function amongTwins(
  ahead: number,
  scores: Float64Array,
  { text, among }: { text: string; among: readonly number[] },
): number {
  const twins = likeliestTwins(SIGNED[ahead] ?? '', text, MAX_WORDS);
  const likely = among.filter((at) => twins.includes(SIGNED[at] ?? ''));
  return likely.length === 0 ? ahead : leadOf(scores, likely).at;
}

/**
 * Takes a text in any language and what the page declares (html lang, null when nothing) and gives the language of the text.
 * The script decides first, then the smallest words and endings, then two identifiers; the declared language decides short
 * texts and gives way to what a long text plainly is.
 */
export function detectLanguage(text: string, prior: string | null): DetectedLanguage {
  const declared = prior === null ? null : normaliseLanguage(prior);
  const sample = text.slice(0, 2000);
  const letters = countLetters(sample);
  if (letters < 2) return { language: declared, reliable: false };
  const written = readScript(sample, declared);
  if ('language' in written) return { language: written.language, reliable: true };
  const { scores, scale } = scoreTexts(sample, written.among);
  const { at: ahead, lead } = leadOf(scores, written.among);
  const at = amongTwins(ahead, scores, { text: sample, among: written.among });
  const first = SIGNED[at] ?? '';
  const sure = lead >= SURE && letters >= ENOUGH_LETTERS;
  if (declared === null || declared === first) return { language: first, reliable: declared === first || sure };
  const best = scores[at] ?? 0;
  const own = scoreOf(declared, scores, written.among) ?? (letters < MAX_UNKNOWN_LETTERS ? best / 2 : 0);
  if (TWINS[first]?.includes(declared) && own >= best * 0.85) return { language: declared, reliable: true };
  const behind = best - own - priorWeight(letters, declared) * scale;
  if (behind <= 0) return { language: declared, reliable: own > best * 0.4 };
  return { language: first, reliable: sure || (behind >= SURE && letters >= ENOUGH_LETTERS) };
}

function countLetters(text: string): number {
  const letters = text.replace(/\P{L}+/gu, '');
  // Those beyond the basic plane take two places.
  return letters.length - (letters.match(/[\ud800-\udbff]/g)?.length ?? 0);
}

function scoreOf(code: string, scores: Float64Array, among: readonly number[]): number | null {
  const at = SIGNED_AT.get(code);
  return at !== undefined && among.includes(at) ? (scores[at] ?? 0) : null;
}
