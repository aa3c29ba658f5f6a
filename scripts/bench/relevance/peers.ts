import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { loadSites } from '../../../src/store/sites/load-sites.ts';
import { installedPeer } from '../installed-peer.ts';
import { TOP } from './figures.ts';

interface MiniSearchModule {
  readonly default: new (options: {
    readonly idField: string;
    readonly fields: readonly string[];
  }) => {
    addAll(documents: readonly object[]): void;
    search(text: string): readonly { readonly id: unknown }[];
  };
}

interface OramaModule {
  create(options: { readonly schema: Readonly<Record<string, 'string'>> }): object;
  insertMultiple(index: object, documents: readonly object[]): Promise<unknown>;
  search(
    index: object,
    asked: { readonly term: string; readonly properties: readonly string[]; readonly limit: number },
  ): Promise<{ readonly hits: readonly { readonly document: SiteText }[] }>;
}

/** Another search over the same words: gives domains, best first. */
export interface Peer {
  readonly name: string;
  readonly find: (text: string) => Promise<readonly string[]>;
}

/** Plain full-text search of SQLite (any word, bm25), which is given, MiniSearch and Orama, each as it comes. */
export async function openPeers(
  index: IndexDatabase,
  domains: readonly string[],
  plain: Peer['find'],
): Promise<Peer[]> {
  const texts = await textsOf(index, domains);
  const { default: MiniSearch } = await installedPeer<MiniSearchModule>('minisearch');
  const mini = new MiniSearch({ idField: 'domain', fields: ['name', 'text'] });
  mini.addAll(texts);
  const { create, insertMultiple, search } = await installedPeer<OramaModule>('@orama/orama');
  const orama = create({ schema: { domain: 'string', name: 'string', text: 'string' } });
  await insertMultiple(orama, [...texts]);
  return [
    { name: 'bm25', find: plain },
    {
      name: 'MiniSearch',
      find: async (text) =>
        mini
          .search(text)
          .slice(0, TOP)
          .map(({ id }) => String(id)),
    },
    {
      name: 'Orama',
      find: async (term) =>
        (await search(orama, { term, properties: ['name', 'text'], limit: TOP })).hits.map(
          ({ document }) => document.domain,
        ),
    },
  ];
}

interface SiteText {
  readonly domain: string;
  readonly name: string;
  readonly text: string;
}

/** What the index holds of a site, as one text. */
async function textsOf(index: IndexDatabase, domains: readonly string[]): Promise<SiteText[]> {
  const sites = await loadSites(index, domains);
  return sites.flatMap(({ domain, document }) => {
    if (document === null) return [];
    const { lawp, category, place, description, products, originals } = document;
    const pages = Object.values(lawp.pages).flatMap(({ title, content }) => [title, content]);
    const own = Object.values(originals).flatMap((page) => [page.title, page.content]);
    const goods = products.flatMap(({ name, originalName }) => [name, originalName]);
    const deeds = lawp.actions.flatMap(({ name, intent }) => [name, ...intent]);
    const text = [category?.name, place?.name, place?.countryName, description, ...deeds, ...pages, ...goods, ...own];
    return { domain, name: `${lawp.name} ${domain}`, text: text.filter(Boolean).join('\n') };
  });
}
