import cld3 from 'cld3-asm';
import { eld } from 'eld/medium';
import { normaliseLanguage } from './language-tag.ts';

export { normaliseLanguage } from './language-tag.ts';

export interface DetectedLanguage {
  /** ISO 639-1 (R39), or null. */
  readonly language: string | null;
  /** True when the text, alone or with what is declared, leaves no real doubt. */
  readonly reliable: boolean;
}

/** The library gives its compilation 3 s by default, which a busy machine may need for other work. */
const LOAD_TIMEOUT_MS = 60_000;

/** The second identifier, for languages that the first one lacks; loaded once, synchronous from then on. */
const second = (await cld3.loadModule({ timeout: LOAD_TIMEOUT_MS })).create(0, 600);

/** Languages the first identifier has no model of and takes for a neighbour. */
const SECOND_ONLY = new Set(
  'af cy eo ga gl id kk ky lb mg mi mk mn mt my ne ny si sm sn so st su sw tg uz xh zu km ha ig ht'.split(' '),
);

/** What the first identifier calls those, when it is sure of itself. */
const NEIGHBOURS = new Set('nl ms sr bg ru be uk pt es it tl yo eu lv ro hr sl sq et fi is tr hu'.split(' '));

/**
 * Pairs that identifiers cannot tell apart in a few sentences: the declared one of the two is believed. The key is what
 * identifiers say.
 */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  hr: ['bs', 'sr', 'sh'],
  sr: ['bs', 'hr'],
  ms: ['id'],
  id: ['ms'],
  da: ['no'],
  no: ['da'],
  pt: ['gl'],
  es: ['gl', 'ca'],
  nl: ['af'],
};

const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Hebrew}/u, ['he', 'yi']],
  [/\p{Script=Georgian}/u, ['ka']],
  [/\p{Script=Armenian}/u, ['hy']],
];

/** A text of fewer letters than this is believed only together with what is declared. */
const ENOUGH_LETTERS = 25;

/** How much the declared language weighs against the identifier's score: all but alone on a word, hardly on a page. */
function priorWeight(letters: number, declared: string): number {
  // "en" stands in many templates that nobody changed.
  const trust = declared === 'en' && letters > ENOUGH_LETTERS ? 7 : 14;
  return Math.max(0.03, Math.min(0.6, trust / (letters + 10)));
}

function bySecond(text: string, first: string, sure: boolean): string | null {
  if (sure && !NEIGHBOURS.has(first)) return null;
  const result = second.findLanguage(text.slice(0, 1000));
  const code = normaliseLanguage(result.language);
  return code !== null &&
    SECOND_ONLY.has(code) &&
    result.is_reliable &&
    result.probability > (text.length < 90 ? 0.98 : 0.9)
    ? code
    : null;
}

function byScript(text: string, declared: string | null): string | null {
  for (const [pattern, languages] of SCRIPTS) {
    if (!pattern.test(text)) continue;
    const scripted = [...text].filter((letter) => pattern.test(letter)).length;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    // A few kana beside much Latin are an ornament, not the language; one kana among Han is Japanese.
    if (scripted * 4 < latin) continue;
    return declared !== null && languages.includes(declared) ? declared : (languages[0] ?? null);
  }
  return null;
}

/**
 * Takes a text in any language and what the page declares (html lang, null when nothing) and gives the language of the text.
 * The declared language decides short texts and gives way to what a long text plainly is.
 */
export function detectLanguage(text: string, prior: string | null): DetectedLanguage {
  const declared = prior === null ? null : normaliseLanguage(prior);
  const sample = text.slice(0, 2000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return { language: declared, reliable: false };
  const scripted = byScript(sample, declared);
  if (scripted) return { language: scripted, reliable: true };
  const result = eld.detect(sample);
  const scores = result.getScores();
  const first = result.language;
  const sure = first !== '' && result.isReliable();
  const other = bySecond(sample, first, sure);
  if (other !== null && (letters >= ENOUGH_LETTERS || other === declared)) return { language: other, reliable: true };
  if (first === '') return { language: declared, reliable: false };
  if (declared === null || declared === first)
    return { language: first, reliable: declared === first || (sure && letters >= ENOUGH_LETTERS) };
  if (TWINS[first]?.includes(declared) && (scores[declared] ?? 1) >= (scores[first] ?? 0) * 0.9)
    return { language: declared, reliable: true };
  // A language without a model is believed on short texts only.
  const own = scores[declared] ?? (letters < 60 ? 0.4 : 0);
  const wins = own + priorWeight(letters, declared) >= (scores[first] ?? 0);
  return { language: wins ? declared : first, reliable: wins ? own > 0.3 : sure };
}
