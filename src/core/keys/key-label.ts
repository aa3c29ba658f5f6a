const MAX_CHARACTERS = 100;

/**
 * What an owner calls a key: one line of up to 100 characters, spaces at its ends left out.
 * @returns null when nothing usable is left
 */
export function keyLabel(text: string): string | null {
  const label = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return label === '' ? null : [...label].slice(0, MAX_CHARACTERS).join('').trim();
}
