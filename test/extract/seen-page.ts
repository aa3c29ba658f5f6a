import { sampleAnswer, sampleVisit } from '../../scripts/samples/sample-visit.ts';
import type { Resource, Visit } from '../../src/core/site/visit.ts';
import { parsePage } from '../../src/extract/page/parse-page.ts';
import type { ParsedPage } from '../../src/extract/page/parsed-page.ts';

/** An answered HTML page at an address of a made-up site; the home page when the address says nothing else. */
export function answer(html: string | Uint8Array, over: Partial<Resource> = {}): Resource {
  return sampleAnswer(over.url ?? 'https://corner.example/', html, {
    headers: { 'content-type': 'text/html' },
    ...over,
  });
}

/** The same, parsed. Throws when it is no page. */
export function seenPage(html: string | Uint8Array, over: Partial<Resource> = {}): ParsedPage {
  const page = parsePage(answer(html, over));
  if (!page) throw new Error('not a page');
  return page;
}

/** A complete visit that saw these resources. */
export function visitOf(resources: readonly Resource[], over: Partial<Visit> = {}): Visit {
  return sampleVisit('corner.example', resources, over);
}

/** Two sentences nobody would take for anything but prose. */
export const PROSE =
  'We bake bread and cakes in a small shop on the corner of the old market square. Every loaf rests for twenty hours, and we open at seven on weekdays.';
