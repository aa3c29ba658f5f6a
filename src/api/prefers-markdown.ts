/**
 * Whether a caller would rather have Markdown than HTML: it names Markdown, and wants HTML no more (RFC 9110, section
 * 12.5.1). No browser names it.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const wanted = accept?.toLowerCase() ?? '';
  if (!wanted.includes('text/markdown')) return false;
  const markdown = qualityOf(wanted, 'text/markdown');
  return markdown > 0 && markdown >= qualityOf(wanted, 'text/html', 'text/*', '*/*');
}

/** How much the first of these media types that is named is wanted, from 0 to 1. */
function qualityOf(accept: string, ...types: readonly string[]): number {
  const parts = accept.split(',').map((part) => part.split(';').map((piece) => piece.trim()));
  const named = types.map((type) => parts.find(([name]) => name === type)).find((part) => part !== undefined);
  const quality = (named ?? ['', 'q=0']).find((parameter) => parameter.startsWith('q='))?.slice(2);
  return quality === undefined ? 1 : Number(quality) || 0;
}
