/**
 * Whether a caller would rather have Markdown than HTML: it names Markdown, and HTML not before it (RFC 9110, section
 * 12.5.1). No browser names it.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false;
  const markdown = qualityOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= qualityOf(accept, 'text/html');
}

/** How much a media type is wanted, from 0 to 1, where it is named. */
function qualityOf(accept: string, type: string): number {
  const parts = accept.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()));
  const [, ...parameters] = parts.find(([name]) => name === type) ?? [type, 'q=0'];
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return quality === undefined ? 1 : Number(quality) || 0;
}
