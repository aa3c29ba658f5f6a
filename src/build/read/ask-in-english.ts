import type { EnglishDesk } from '../english/english-desk.ts';
import type { ReadAnswer, ReadQuestion } from './read-question.ts';

/** Tokens, then the texts whose tokens were lost; what has no English after that has none. */
const MAX_ROUNDS = 4;

/**
 * Has a site read until the English of its texts is known, as far as the desk gives it: what reads says what it wants,
 * and is asked again with that.
 */
export async function askInEnglish(
  ask: (question: ReadQuestion) => Promise<ReadAnswer>,
  question: ReadQuestion,
  desk: EnglishDesk | null,
): Promise<ReadAnswer> {
  if (desk === null) return ask(question);
  const { provider, confidence } = desk;
  let texts: Readonly<Record<string, string>> = {};
  for (let round = 1; ; round += 1) {
    const answer = await ask({ ...question, english: { provider, confidence, texts } });
    const given = answer.wanted.length === 0 || round === MAX_ROUNDS ? {} : await desk.translate(answer.wanted);
    if (Object.keys(given).length === 0) {
      desk.note({ left: answer.wanted.length, refused: answer.refused });
      return answer;
    }
    texts = { ...texts, ...given };
  }
}
