/**
 * Endings of nouns in the plural or in other cases, longest first. A stem is what is left without one of them; nouns with
 * one stem are forms of one noun. Languages whose nouns change otherwise have none, and only exact words count there.
 */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?:en|er|es|e|n|s)$/,
  nl: /(?:'s|en|s)$/,
  da: /(?:erne|ene|er|en|et|e|r|s)$/,
  no: /(?:ene|er|en|et|e|r|s)$/,
  sv: /(?:orna|arna|erna|or|ar|er|en|et|na|a|r|n|s)$/,
  fr: /[sx]$/,
  es: /(?:es|s)$/,
  pt: /(?:es|s)$/,
  ca: /(?:es|s)$/,
  gl: /(?:es|s)$/,
  it: /[aeio]$/,
  ru: /(?:ами|ями|ов|ев|ей|ах|ях|ам|ям|ом|ой|ую|ою|[аяыиоеуюьй])$/,
  uk: /(?:ами|ями|ів|ей|ах|ях|ам|ям|ом|ою|[аяиіоеуюьй])$/,
  be: /(?:амі|ямі|аў|яў|ах|ях|ам|ям|ом|[аяыіоеуюьй])$/,
  bg: /(?:ите|ата|та|ът|ове|[аяиое])$/,
  mk: /(?:ите|ата|та|от|ови|[аиое])$/,
  pl: /(?:ami|ach|om|ow|[aeiouy])$/,
  cs: /(?:ami|ach|ech|um|[aeiouy])$/,
  sk: /(?:ami|ach|och|om|ov|[aeiouy])$/,
  hr: /(?:ima|ama|[aeiou])$/,
  sl: /(?:ami|ov|ih|[aeiou])$/,
  tr: /(?:lar|ler)$/,
  fi: /t$/,
  lt: /(?:iai|ai|as|is|us|os|es|[aei])$/,
};

/** A shorter stem is shared by too many words. */
const MIN_STEM = 4;

/** What a noun keeps in all of its forms; null for words too short and for languages without a rule. */
export function nounStem(word: string, language: string): string | null {
  const ending = ENDINGS[language];
  if (ending === undefined || word.includes(' ')) return null;
  const stem = word.replace(ending, '');
  return stem.length >= MIN_STEM ? stem : null;
}

/** Endings that nouns have in sentences and never alone on a label: "Семёнов" is a town, and no form of "семена". */
const WITHIN: Readonly<Record<string, RegExp>> = {
  ru: /(?:ами|ями|ов|ев|ах|ях|ам|ям|ом|ую|ою)$/,
  uk: /(?:ами|ями|ів|ах|ях|ам|ям|ом|ою)$/,
  be: /(?:амі|ямі|аў|яў|ах|ях|ам|ям|ом)$/,
  pl: /(?:ami|ach|om|ow)$/,
  cs: /(?:ami|ach|ech|um)$/,
  sk: /(?:ami|ach|och|om|ov)$/,
  hr: /(?:ima|ama)$/,
  sl: /(?:ami|ov|ih)$/,
};

/** Whether a folded word has an ending that nouns have in sentences only. */
export function isBent(word: string, language: string): boolean {
  return WITHIN[language]?.test(word) === true;
}
