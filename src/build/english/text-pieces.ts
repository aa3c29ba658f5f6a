import { sentencesOf } from '../../language/english/english-text.ts';

/** So many characters go to a translator in one piece: what its models see at once. */
export const MAX_PIECE = 900;

/** Cuts a text between sentences into pieces that a translator takes, longer sentences between words. */
export function piecesOf(text: string): string[] {
  if (text.length <= MAX_PIECE) return [text];
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text).flatMap(shortened)) {
    const longer = pieces.length === 0 ? sentence : `${pieces.at(-1)} ${sentence}`;
    if (pieces.length === 0 || longer.length > MAX_PIECE) pieces.push(sentence);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function shortened(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_PIECE) {
    const space = rest.lastIndexOf(' ', MAX_PIECE);
    const at = space > MAX_PIECE / 2 ? space : MAX_PIECE - 1;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
