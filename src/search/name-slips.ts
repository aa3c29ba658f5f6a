/** Both parts of a name that was written as one word. */
const LEAST_PART = 3;

/** Words of a name as they may have been meant where a space is missing ("MusicHouse") or too much ("face book"). */
export function respaced(words: readonly string[]): string[][] {
  return words.length === 1 ? splits(words[0] ?? '') : joins(words);
}

/** One word as two, at every place. */
function splits(word: string): string[][] {
  const letters = [...word];
  return letters.flatMap((_letter, at) =>
    at < LEAST_PART || letters.length - at < LEAST_PART
      ? []
      : [[letters.slice(0, at).join(''), letters.slice(at).join('')]],
  );
}

/** Two neighbours as one word, or one of them as two. */
function joins(words: readonly string[]): string[][] {
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
  const parted = words.flatMap((word, at) =>
    splits(word).map((parts) => [...words.slice(0, at), ...parts, ...words.slice(at + 1)]),
  );
  return [...pairs, ...parted];
}

/** "And" of languages, where it is told from other letters by the name that is left; articles before a name. */
const JOINING = /and|und|och|et|og|en/g;
const LEADING = /^(?:the|der|die|das|les|las|los)(.{4,})$/;

/** A name that was written as one word without a small word in it: "leafandkettle", "thefloorbarn". */
export function withoutSmallWords(word: string): string[] {
  const joined = [...word.matchAll(JOINING)].flatMap(({ 0: small, index }) => {
    const parts = [word.slice(0, index), word.slice(index + small.length)];
    return parts.some(({ length }) => length < LEAST_PART) ? [] : [parts.join('')];
  });
  return [...joined, ...(LEADING.exec(word)?.slice(1) ?? [])];
}
