import { readMicroformats } from '../microformats/read-microformats.ts';
import { toSchemaItems } from '../microformats/to-schema-items.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { readJsonLd, type SiteNodes } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { readRdfa } from './rdfa.ts';
import type { StructuredItem } from './structured-item.ts';

/**
 * The top items of a page's JSON-LD, Microdata and RDFa (schema.org only), and of its microformats, in this order. Broken JSON-LD is mended where
 * that is plain; what cannot be read is left out. Never throws.
 *
 * @param nodes What other pages of the site describe by an id.
 */
export function readStructuredData(page: ParsedPage, nodes?: SiteNodes): StructuredItem[] {
  return [
    ...readJsonLd(page, nodes),
    ...readMicrodata(page),
    ...readRdfa(page),
    ...toSchemaItems(readMicroformats(page)),
  ];
}
