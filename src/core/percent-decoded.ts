/** A text with its percent-encoded octets read as UTF-8 (RFC 3986, 2.5); as written where an escape of it is broken. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
