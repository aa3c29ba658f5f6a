import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import { wordsOf } from '../../../src/language/words-of.ts';
import { installedPeer } from '../installed-peer.ts';
import { textsOf } from './bare-statements.ts';

interface MiniSearch {
  add(document: object): void;
  search(text: string, options: { boost: { name: number }; fuzzy: number; prefix: boolean }): readonly unknown[];
}

interface MiniSearchModule {
  readonly default: new (options: {
    readonly idField: string;
    readonly fields: readonly string[];
    readonly tokenize: (text: string) => string[];
  }) => MiniSearch;
}

/** The peer: all in memory, names above texts, with its own way to look for beginnings and slips. */
export async function fillMiniSearch(sites: Iterable<StoredSite>): Promise<MiniSearch> {
  const { default: Peer } = await installedPeer<MiniSearchModule>('minisearch');
  const peer = new Peer({ idField: 'domain', fields: ['name', 'text'], tokenize: wordsOf });
  for (const { domain, document } of sites) {
    if (document) peer.add({ domain, name: document.lawp.name, text: textsOf(document).join(' ') });
  }
  return peer;
}

/** The best ten for a question. */
export function askMiniSearch(peer: MiniSearch, text: string): readonly unknown[] {
  return peer.search(text, { boost: { name: 5 }, fuzzy: 0.2, prefix: true }).slice(0, 10);
}
