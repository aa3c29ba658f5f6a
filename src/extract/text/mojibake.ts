/** What windows-1252 makes of the bytes 0x80 to 0xBF, in their order; where it has nothing, browsers keep the number. */
const CONTINUED = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿';
const BYTES: ReadonlyMap<string, number> = new Map([...CONTINUED].map((sign, at) => [sign, 0x80 + at]));
const NEXT = `[${CONTINUED.replace('\u00ad', '\\u00ad')}]`;
const PIECES = new RegExp(`(?:[Â-ß]${NEXT}|[à-ï]${NEXT}{2}|[ð-ô]${NEXT}{3})+`, 'g');
/** A quick look for the commonest beginnings. */
const SIGNS = new RegExp(`[ÂÃÄÅÐÑâã]${NEXT}`);
/** One such piece may be meant as it stands. */
const MIN_PIECES = 2;

/**
 * The text with what was encoded as UTF-8 twice put right ("Ã¼" → "ü", "â€™" → "’"): an editor took UTF-8 for
 * windows-1252 and saved the letters that it saw. Linear in the text.
 */
export function withoutMojibake(text: string): string {
  if (!SIGNS.test(text)) return text;
  let pieces = 0;
  const mended = text.replace(PIECES, (piece) => {
    const letters = decoded(piece);
    if (letters === null) return piece;
    pieces += letters.length;
    return letters;
  });
  return pieces < MIN_PIECES ? text : mended;
}

function decoded(piece: string): string | null {
  const bytes = Uint8Array.from([...piece], (sign) => BYTES.get(sign) ?? sign.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
