import { detectLanguage } from '../../language/detect/detect.ts';
import type { ForeignText } from '../../language/english/machine-english.ts';
import { translateTexts } from '../../translate/translate-texts.ts';
import type { Translator } from '../../translate/translator.ts';
import { englishFinder, type WantedText } from './english-finder.ts';

/** What a translator gave for one text, and what of it would be shown. */
export interface TriedText {
  readonly language: string;
  /** Null where composed English would stand. */
  readonly english: string | null;
  /** What was sent, and what came back. */
  readonly rounds: readonly { readonly sent: string; readonly given: string }[];
}

const LONGEST_LABEL = 60;
const MAX_ROUNDS = 3;

/**
 * Translates one text as a build would, for an operator who tries the configuration.
 * @param from ISO 639-1; null for what the text plainly is
 * @throws TranslatorFault
 */
export async function tryText(
  translator: Translator,
  text: string,
  from: string | null,
  signal: AbortSignal,
): Promise<TriedText> {
  const language = from ?? detectLanguage(text, null).language ?? 'en';
  if (language === 'en') return { language, english: null, rounds: [] };
  const isLabel = text.length <= LONGEST_LABEL && !/[.!?…。！？]/u.test(text);
  const foreign: ForeignText = { text, language, kind: isLabel ? 'label' : 'sentences', names: null };
  const { provider, confidence } = translator;
  const rounds: { sent: string; given: string }[] = [];
  const texts: Record<string, string> = {};
  for (let round = 1; ; round += 1) {
    const finder = englishFinder({ provider, confidence, texts });
    const english = finder.find(foreign);
    const wanted: readonly WantedText[] = finder.wanted();
    if (wanted.length === 0 || round > MAX_ROUNDS) return { language, english, rounds };
    const sent = wanted.map((each) => each.text);
    const { english: given } = await translateTexts(translator, sent, language, { signal });
    for (const { hash, text: asked } of wanted) {
      texts[hash] = given.get(asked) ?? '';
      rounds.push({ sent: asked, given: given.get(asked) ?? '' });
    }
  }
}
