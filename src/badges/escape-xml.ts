const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for XML content and attributes; what XML 1.0 cannot hold (controls, lone surrogates) is left out. */
export function escapeXml(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Cf}\uFFFE\uFFFF]/gu, '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
}
