/*
 * Advance widths of Verdana in thousandths of an em, so that a plate can be cut to its text without a font. Viewers that
 * use another face are held to the same width by textLength.
 */
const REGULAR: Readonly<Record<string, number>> = {
  ' ': 352,
  '.': 364,
  ',': 364,
  '-': 454,
  '/': 454,
  ':': 454,
  "'": 269,
  '…': 818,
  a: 601,
  b: 623,
  c: 521,
  d: 623,
  e: 596,
  f: 352,
  g: 623,
  h: 633,
  i: 274,
  j: 344,
  k: 592,
  l: 274,
  m: 973,
  n: 633,
  o: 607,
  p: 623,
  q: 623,
  r: 427,
  s: 521,
  t: 394,
  u: 633,
  v: 592,
  w: 818,
  x: 592,
  y: 592,
  z: 525,
  A: 684,
  B: 686,
  C: 698,
  D: 771,
  E: 632,
  F: 575,
  G: 775,
  H: 751,
  I: 421,
  J: 455,
  K: 693,
  L: 557,
  M: 843,
  N: 748,
  O: 787,
  P: 603,
  Q: 787,
  R: 695,
  S: 684,
  T: 616,
  U: 732,
  V: 684,
  W: 989,
  X: 685,
  Y: 615,
  Z: 685,
};
const DIGIT = 636;
/** Verdana Bold is wider by about this much; its figures by exactly this. */
const BOLD = 1.118;

/** Width in pixels of a text, rounded up. */
export function textWidth(text: string, size: number, bold = false): number {
  const em = [...text].reduce((sum, char) => sum + charWidth(char), 0) / 1000;
  return Math.ceil(em * size * (bold ? BOLD : 1));
}

/** The text, cut with "…" where it would be wider than `most` pixels. */
export function fitText(text: string, size: number, most: number): string {
  if (textWidth(text, size) <= most) return text;
  const letters = [...text].slice(0, 200);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > most) letters.pop();
  return `${letters.join('')}…`;
}

function charWidth(char: string): number {
  if (char >= '0' && char <= '9') return DIGIT;
  if (Object.hasOwn(REGULAR, char)) return REGULAR[char] ?? DIGIT;
  // East Asian letters fill the em; everything else is near to a broad Latin letter.
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(char) ? 1000 : 680;
}
