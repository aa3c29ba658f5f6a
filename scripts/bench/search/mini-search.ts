import MiniSearch from 'minisearch';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { wordsOf } from '../../../src/language/words-of.ts';
import { textsOf } from './bare-statements.ts';

/** The peer: all in memory, names above texts, with its own way to look for beginnings and slips. */
export function fillMiniSearch(sites: Iterable<StoredSite>): MiniSearch {
  const peer = new MiniSearch({ idField: 'domain', fields: ['name', 'text'], tokenize: wordsOf });
  for (const { domain, document } of sites) {
    if (document) peer.add({ domain, name: document.lawp.name, text: textsOf(document).join(' ') });
  }
  return peer;
}

/** The best ten for a question. */
export function askMiniSearch(peer: MiniSearch, text: string): unknown {
  return peer.search(text, { boost: { name: 5 }, fuzzy: 0.2, prefix: true }).slice(0, 10);
}
