import { detectLanguage } from './detect.ts';

/** Sentences below this many letters are too short to be called foreign on their own. */
const SHORT = 25;

/** E-mail and web addresses are names, in no language. */
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,200}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;

const SENTENCE_END = /(?<=[.!?…。！？])\s+|(?<=[。！？])/u;

/** Text cut after each sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
}

function isPlainLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters === 0 || latin / letters > 0.7;
}

/**
 * True when a text may stand in an English field: nothing in it is plainly another language. Takes the language the text
 * is believed to be in, null when unknown. Words and short labels are judged with that belief, sentences on their own.
 */
export function isEnglish(text: string, believed: string | null): boolean {
  if (!isPlainLatin(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const { language, reliable } = detectLanguage(text.replace(ADDRESS, ' '), believed);
  if (language === 'en') return true;
  if (believed !== null && believed !== 'en') return false;
  return letters < SHORT || !reliable;
}

/** The sentences of an English text that are English: quotations and boilerplate in other languages are left out. */
export function keepEnglish(text: string): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence) => isEnglish(sentence, 'en'));
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** Cuts a text at the end of a sentence, else of a word, so that it has at most so many words and characters. */
export function cutAtSentence(text: string, maxWords: number, maxCharacters = 5000): string {
  const within = (part: string) => part.split(/\s+/).length <= maxWords && [...part].length <= maxCharacters;
  if (within(text)) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (!within(longer)) break;
    kept = longer;
  }
  if (kept !== '') return kept;
  const words = text.split(/\s+/).slice(0, maxWords).join(' ');
  return [...words]
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd();
}
