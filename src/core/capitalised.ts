/** A text that begins with a capital letter, as a sentence does. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
