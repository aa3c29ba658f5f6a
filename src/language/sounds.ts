/** Spellings of one sound in names of many languages: each pair is heard alike, and written one for the other. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['chs', 'ks'],
  ['sch', 'sh'],
  ['ph', 'f'],
  ['ks', 'x'],
  ['qu', 'kw'],
  ['ck', 'k'],
  ['th', 't'],
  ['ch', 'sh'],
  ['ch', 'k'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['ai', 'e'],
  ['au', 'o'],
  ['eau', 'o'],
  ['gn', 'ny'],
  ['ll', 'y'],
];

/** The same, each written in one way: longer signs before those that they hold. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/chs|x|cks?(?=s)/g, 'ks'],
  [/sch|ch|sz/g, 'sh'],
  [/ph/g, 'f'],
  [/qu/g, 'kv'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/(?<=[tgrkl])h/g, ''],
  [/eau|au/g, 'o'],
  [/oo|ou/g, 'u'],
  [/ee|ie|ea|y/g, 'i'],
  [/ai|ae/g, 'e'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/о/g, 'а'],
  [/[еэ]/g, 'и'],
  [/б/g, 'п'],
  [/в/g, 'ф'],
  [/г/g, 'к'],
  [/д/g, 'т'],
  [/ж/g, 'ш'],
  [/з/g, 'с'],
  [/[ъь']/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A folded word as it sounds, roughly: two words that may be heard as one another give the same. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((text, [signs, sound]) => text.replace(signs, sound), word);
}

/** A folded word with one of its sounds written in another way: "ekspress" as "express". */
export function soundSpellings(word: string): string[] {
  const others = SPELLINGS.flatMap(([one, other]) => [word.replaceAll(one, other), word.replaceAll(other, one)]);
  return [...new Set(others)].filter((other) => other !== word);
}
