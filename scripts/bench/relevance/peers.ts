import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { loadSites } from '../../../src/store/load-sites.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { TOP } from './figures.ts';

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
  const mini = new MiniSearch<SiteText>({ idField: 'domain', fields: ['name', 'text'] });
  mini.addAll(texts);
  const orama = create({ schema: { domain: 'string', name: 'string', text: 'string' } as const });
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
        (await searchOrama(orama, { term, properties: ['name', 'text'], limit: TOP })).hits.map(
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
  const sites = await loadSites(index, domains, () => null);
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
