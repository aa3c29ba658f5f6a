import { ATTRIBUTE_INPUTS } from './attributes.ts';
import { CHARSETS } from './charsets.ts';
import { DOCUMENTS } from './documents.ts';
import { HEADERS } from './headers.ts';
import { MARKUP } from './markup.ts';
import { PACKED } from './packed.ts';
import { PAGE_PARTS } from './page-parts.ts';
import { RAW_TEXT_INPUTS } from './raw-text.ts';
import { ROBOTS_INPUTS } from './robots.ts';
import { SITEMAP_INPUTS } from './sitemaps.ts';
import { SITES } from './sites.ts';
import { STRUCTURED_DATA } from './structured-data.ts';
import { STYLE_SHEET_INPUTS } from './style-sheets.ts';
import { WORDS } from './words.ts';
import type { InputKind, WorstInput } from './worst-input.ts';

/** Every input that we know to cost a careless reader more than its length, group by group. */
export const WORST_INPUTS: readonly WorstInput[] = [
  ...MARKUP,
  ...ATTRIBUTE_INPUTS,
  ...RAW_TEXT_INPUTS,
  ...STYLE_SHEET_INPUTS,
  ...STRUCTURED_DATA,
  ...WORDS,
  ...PAGE_PARTS,
  ...CHARSETS,
  ...HEADERS,
  ...SITEMAP_INPUTS,
  ...ROBOTS_INPUTS,
  ...DOCUMENTS,
  ...PACKED,
  ...SITES,
];

const KIB = 1024;

/** How long a file of each kind may be, in bytes: a visit reads no more of it; of a site, each of its pages. */
export function longestOf(kind: InputKind): number {
  if (kind === 'robots') return 500 * KIB;
  // Inputs are some kilobytes longer than asked for, and longer documents are refused unread.
  if (kind === 'native') return (KIB - 40) * KIB;
  return kind.endsWith('page') || kind === 'site' || kind === 'style sheet' || kind.endsWith('sitemap')
    ? 2 * KIB * KIB
    : 256 * KIB;
}

/** Milliseconds of the processor that an input may take. */
export function mostMsOf(kind: InputKind): number {
  return kind === 'site' ? 8_000 : 2_000;
}
