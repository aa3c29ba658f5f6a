/** Scripts written without spaces between words: Thai to Myanmar, Khmer, kana, Han. Hangul has spaces. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Below this share of such characters a text is counted by its spaces. */
const UNSPACED_SHARE = 0.3;
/** Two such characters make a word, roughly; exact counting is left to the segmenter where a cut depends on it. */
const UNSPACED_WORD = 2;

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** About how many words a text has, fast and for any script. */
export function estimateWords(text: string): number {
  let spaces = 0;
  let unspaced = 0;
  let other = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20) spaces++;
    else if (code < 0xe00) other++;
    else if (isUnspaced(code)) unspaced++;
    else other++;
  }
  return (other > 0 ? spaces + 1 : 0) + unspaced / UNSPACED_WORD;
}

function isUnspaced(code: number): boolean {
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    code <= 0xeff ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff)
  );
}

/** Words of a text; for scripts without spaces as the dictionary of Intl.Segmenter has it. */
export function countWords(text: string): number {
  return wordEnds(text, Number.POSITIVE_INFINITY).length;
}

/** Where each of the first `limit` words ends. */
function wordEnds(text: string, limit: number): number[] {
  const ends: number[] = [];
  if (isUnspacedText(text)) {
    for (const { segment, index, isWordLike } of wordSegmenter.segment(text)) {
      if (isWordLike) ends.push(index + segment.length);
      if (ends.length >= limit) break;
    }
    return ends;
  }
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    ends.push(index + word.length);
    if (ends.length >= limit) break;
  }
  return ends;
}

/** True when the text is mainly written without spaces between words. */
function isUnspacedText(text: string): boolean {
  if (!UNSPACED.test(text)) return false;
  const sample = text.slice(0, 600);
  let unspaced = 0;
  for (let at = 0; at < sample.length; at++) if (UNSPACED.test(sample.charAt(at))) unspaced++;
  return unspaced >= sample.length * UNSPACED_SHARE;
}

/** A sentence's end: its mark, closing quotes or brackets, then a space or, in unspaced scripts, anything. */
const SENTENCE_END = /[.!?…؟۔।॥](?:["'’”»)\]]{0,3})(?=\s|$)|[。！？｡](?:[」』）”]{0,3})/g;
/** Dots that end no sentence: initials, abbreviations, numbered days. */
const NO_END =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|\d{1,2}|(?:Dr|Mr|Mrs|Ms|Prof|St|Str|Nr|No|Tel|bzw|ca|etc|vs|Inc|Ltd|Co|Jr|Sr|Sra|Mme|Av|str|ul|ул|г|тел|Tlf|tlf|kl|Kl|inkl|evtl|usw|tzv|např|approx))\.$/u;

/**
 * The text cut to at most `maxWords` words and `maxLength` characters, at the end of a sentence where one lies in the
 * second half of that, else after a word with an ellipsis.
 */
export function cutAtSentence(text: string, maxWords: number, maxLength = 5_000): string {
  const ends = wordEnds(text.slice(0, maxLength + 200), maxWords + 1);
  const limit = Math.min(ends.length > maxWords ? (ends[maxWords - 1] ?? 0) : text.length, maxLength);
  // A sentence mark may follow the last word.
  const room = text.slice(0, Math.min(limit + 3, maxLength));
  if (text.length <= limit || text.length === room.length) return text.slice(0, maxLength).trim();
  let last = 0;
  for (const { 0: mark, index } of room.matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    if (!mark.startsWith('.') || !NO_END.test(room.slice(Math.max(0, end - 16), end))) last = end;
  }
  if (last > limit * 0.4) return room.slice(0, last).trim();
  return `${toWholeWord(text, limit).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The text up to `limit`, or up to the last space before it where that would cut a word. */
function toWholeWord(text: string, limit: number): string {
  const cut = text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
  if (limit >= text.length || /\s/.test(text.charAt(limit))) return cut;
  const space = cut.lastIndexOf(' ');
  return space > limit / 2 ? cut.slice(0, space) : cut;
}

/** True when the text ends like a sentence. */
export function endsSentence(text: string): boolean {
  return /[.!?…:;؟۔।॥。！？｡]["'’”»)\]」』）]{0,3}$/.test(text.slice(-6));
}

/** Blocks put together as one run of prose: a piece without an end mark gets one. */
export function joinProse(pieces: readonly string[]): string {
  return pieces
    .map((piece, at) => {
      if (at === pieces.length - 1 || endsSentence(piece)) return piece;
      return piece.replace(/[\s,·|–—-]+$/, '') + (UNSPACED.test(piece.slice(-1)) ? '。' : '.');
    })
    .join(' ');
}
