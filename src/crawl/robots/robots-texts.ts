/** White space beyond ASCII as the octets of UTF-8, and what nobody sees: they come with text that was pasted. */
const ODD_SPACE = /\xc2\xa0|\xe1\x9a\x80|\xe2\x80[\x80-\x8a\xaf]|\xe2\x81\x9f|\xe3\x80\x80/g;
const ODD_LINE_END = /\xc2\x85|\xe2\x80[\xa8\xa9]/g;
const UNSEEN = /\xe2\x80[\x8b-\x8f]|\xe2\x81\xa0|\xef\xbb\xbf/g;
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;

/**
 * The texts that a robots.txt can be read as: as it stands, and with plain white space in place of odd. What one of them
 * forbids is forbidden. Takes and gives one character for each octet.
 */
export function robotsTexts(octets: string): string[] {
  const plain = octets.replace(ODD_SPACE, ' ').replace(ODD_LINE_END, '\n').replace(UNSEEN, '');
  return plain === octets ? [octets] : [octets, plain];
}

/** The patterns of a Disallow line; where it can be read in several ways, all of them: whoever wrote it wanted us out. */
export function disallowedPatterns(value: string): string[] {
  const paths = value.split(/[\t-\r ]+/).filter((word) => word.startsWith('/'));
  // One path with spaces in it, or several paths.
  return paths.length < 2 ? [fromRoot(value)] : [fromRoot(value), ...new Set(paths)];
}

/** The pattern of an Allow line: one that no address can match as it stands allows nothing. */
export function allowedPattern(value: string): string {
  return /[\0-\x20\x7f]/.test(value) ? '' : value;
}

/** A pattern as it is compared, where its slash was forgotten or a whole address was written. */
function fromRoot(pattern: string): string {
  const path = pattern.replace(SCHEME_AND_HOST, '');
  if (path === '' && pattern !== '') return '/';
  return /^(?:[/*$]|$)/.test(path) ? path : `/${path}`;
}

/** The bytes of a file as UTF-8, where a mark at its beginning, or every other octet of it, says that they are UTF-16. */
export function fromUtf16(body: Uint8Array): Uint8Array {
  const start = Buffer.from(body.subarray(0, 4)).toString('latin1');
  const encoding = UTF_16.find(({ begins }) => begins.test(start))?.encoding;
  return encoding === undefined ? body : new TextEncoder().encode(new TextDecoder(encoding).decode(body));
}

const UTF_16 = [
  { begins: /^(?:\xff\xfe|[^\0]\0[^\0]\0)/, encoding: 'utf-16le' },
  { begins: /^(?:\xfe\xff|\0[^\0]\0[^\0])/, encoding: 'utf-16be' },
] as const;
