import type { ParsedPage } from './parsed-page.ts';

/** The text of a page, a line for each block: what ends one and what begins the next are neither one name nor one number. */
export function blockLines({ text, blocks }: Pick<ParsedPage, 'text' | 'blocks'>): string {
  return blocks.map(({ start, end }) => text.slice(start, end)).join('\n');
}
