/** A text with its full stop, unless it ends like a sentence already; no text stays none. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…。]["”]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
