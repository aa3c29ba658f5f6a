const MAX_CHARACTERS = 60;

/**
 * The form in which a search may be kept and one day be shown to others (contract section 10): lower case, one space
 * between words, no addresses, no runs of digits. Null for whatever could name a person or a place on the web.
 */
export function plainQuery(query: string): string | null {
  const plain = query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (plain === '' || [...plain].length > MAX_CHARACTERS) return null;
  const hasAddress = /[@/\\:]|www\.|\.\p{L}{2,}/u.test(plain);
  const hasNumber = /\p{N}{3,}/u.test(plain.replace(/(?<=\p{N})[\s().+-]+(?=\p{N})/gu, ''));
  const isWords = /^[\p{L}\p{M}\p{N} '’&.,-]+$/u.test(plain);
  return hasAddress || hasNumber || !isWords ? null : plain;
}
