/** First and last code points of what no reader sees and what may carry text for machines. */
const UNSEEN_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x08], // controls; tab and line ends are white space
  [0x0b, 0x0b],
  [0x0e, 0x1f],
  [0x7f, 0x84], // the next is a line end
  [0x86, 0x9f],
  [0xad, 0xad], // soft hyphen
  [0x34f, 0x34f], // combining grapheme joiner
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5], // Khmer inherent vowels
  [0x180b, 0x180f], // Mongolian selectors
  [0x200b, 0x200b], // zero width space
  [0x200e, 0x200f], // bidi marks
  [0x202a, 0x202e], // bidi embeddings and overrides
  [0x2060, 0x206f], // word joiner, invisible operators, bidi isolates
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f], // variation selectors
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1d173, 0x1d17a], // musical formatting
  [0xe0000, 0xe0fff], // tags and supplementary variation selectors
];

const UNSEEN = new RegExp(
  `[${UNSEEN_RANGES.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]`,
  'gu',
);

/** Joiners belong to the writing of these scripts and to emoji; elsewhere they only hide text. */
const JOINING = [
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Tamil Telugu',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `\\p{Script=${name}}`)
  .join('');
const STRAY_JOINER = new RegExp(`(?<![${JOINING}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\u200c\\u200d]`, 'gu');

const SPACES = /[\s\u0085]+/g;
/** Printable characters of Latin, Greek and Cyrillic and single spaces: most texts need no cleaning. */
const PLAIN = /^(?:[!-~¡-¬®-ʯΑ-ϿЀ-ӿ‐-‧“-”] ?)*$/;

/** What stands between the tags of most sources. */
const BLANK = /^[\t\n\f\r ]+$/;

/** The same characters as the lines of a source are broken and indented. */
const INDENTED = /^[\t\n\f\r -~¡-¬®-ʯΑ-ϿЀ-ӿ‐-‧“-”]*$/;

/**
 * Text without invisible, bidi-control and tag characters, soft hyphens and lone surrogates, white space folded to
 * single spaces; a leading or trailing space is kept as one space. Linear in the text.
 */
export function toSafeText(text: string): string {
  if (BLANK.test(text)) return ' ';
  if (text.length < 2_000 && PLAIN.test(text)) return text;
  if (INDENTED.test(text)) return text.replace(SPACES, ' ');
  const whole = text.isWellFormed() ? text : text.replace(LONE, '');
  return whole.replace(UNSEEN, '').replace(STRAY_JOINER, '').replace(SPACES, ' ');
}

const LONE = /\p{Surrogate}/gu;

/** toSafeText without spaces at the ends. */
export function toSafeLine(text: string): string {
  return toSafeText(text).trim();
}

/** The text cut to at most `length` UTF-16 units, never inside a character, with an ellipsis where it was cut. */
export function toExcerpt(text: string, length = 200): string {
  const line = toSafeLine(text.slice(0, length * 4));
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
