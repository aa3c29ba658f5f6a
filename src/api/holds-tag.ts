/**
 * Whether somebody holds the answer with a tag: If-None-Match names it, as a weak or a strong one, or any (RFC 9110,
 * section 13.1.2).
 */
export function holdsTag(ifNoneMatch: string, etag: string): boolean {
  const held = ifNoneMatch.split(',').map((tag) => withoutWeak(tag.trim()));
  return held.includes('*') || held.includes(withoutWeak(etag));
}

function withoutWeak(tag: string): string {
  return tag.replace(/^W\//, '');
}
