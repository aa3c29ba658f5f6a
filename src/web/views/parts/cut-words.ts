/**
 * A text of at most so many characters and "…": cut between two words, where there are any in its second half, and
 * never behind a comma, a full stop or half a letter.
 */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:、。–—\p{Cs}-]+$/u, '')}…`;
}
