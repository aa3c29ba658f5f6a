import type { SourceKind } from '../../core/evidence.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** One place that may name the site. */
export interface NameCandidate {
  readonly name: string;
  readonly weight: number;
  readonly page: ParsedPage;
  readonly source: string;
}

/** A title of one part tells what is there, unless something bears out that it is a name. */
export const LONE_TITLE_WEIGHT = 0.9;
export const TITLE = 'the title';
export const SITE_NAME = 'og:site_name';
export const COPYRIGHT = 'the copyright line';
export const LOGO = 'the text of the logo';
export const SPELT = 'the text, as the address spells it';

/** The kind of a source. */
export function sourceKind(source: string): SourceKind {
  if (source.startsWith('schema.org')) return 'markup';
  if (source === TITLE) return 'title';
  return /^(?:og:|app)/.test(source) ? 'meta' : 'text';
}
