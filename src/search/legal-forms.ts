/** Legal forms of firms, as words of the index. */
const LEGAL_FORMS = new Set(
  `gmbh ag kg ohg ug mbh ltd limited inc incorporated corp corporation llc llp plc co company pty sa sas sarl eurl srl spa snc sl slu
  lda ltda bv nv vof cv ab hb as asa aps ivs oy oyj ou uab sia sro zrt kft bt nyrt doo dd jsc ооо зао оао ао тов еоод оод αε επε
  ike pjsc 株式会社 有限会社 合同会社 有限公司 주식회사`
    .split(/\s+/)
    .filter(Boolean),
);
/** "s.r.o.", "sp. z o.o.", "A/S": forms of single letters fall into words. */
const LETTERS =
  /^(?:sp z o o|sp j|sp k|e k|e v|l l c|p l c|s a s|s n c|o u|d d|k s|v o s|s r o|a s|s a|s l|s p a|s r l|b v|n v|d o o|a e|k k)$/;
const MOST_WORDS = 4;

/**
 * The words of a name without the legal form at its end, or before it where a language has it there.
 * @returns the same words where there is none, or nothing else
 */
export function withoutLegalForm(words: readonly string[]): readonly string[] {
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    if (isForm(words.slice(-count))) return words.slice(0, -count);
    if (isForm(words.slice(0, count))) return words.slice(count);
  }
  return words;
}

function isForm(words: readonly string[]): boolean {
  return words.every((word) => LEGAL_FORMS.has(word)) || LETTERS.test(words.join(' '));
}
