import type { DomainName } from '../../src/core/domain/domain-name.ts';
import type { CriterionId, Scan } from '../../src/core/readiness/scan.ts';
import { isListed, type SiteRow } from '../../src/core/site/site-row.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import type { DrawSource } from '../../src/publish/draw-source.ts';

/** A draw source that holds everything in memory; `put` marks a site as due, as the store does. */
export interface MemoryDrawSource extends DrawSource {
  put(site: StoredSite): void;
  /** Takes a site out of the index. */
  take(domain: DomainName): void;
  readonly hashes: ReadonlyMap<string, string>;
}

export function memoryDrawSource(sites: Iterable<StoredSite> = []): MemoryDrawSource {
  const known = new Map<string, StoredSite>();
  const due = new Set<string>();
  const hashes = new Map<string, string>();
  const files = new Map<string, string>();
  let epoch: string | null = null;

  const hasPage = ({ status }: StoredSite) => status !== 'gone' && status !== 'opted_out';
  const dueNames = (all: boolean) =>
    [...known.values()]
      .filter((site) => hasPage(site) && (all || due.has(site.domain)))
      .map(({ domain }) => domain)
      .sort();

  function put(site: StoredSite): void {
    known.set(site.domain, site);
    due.add(site.domain);
  }
  for (const site of sites) put(site);

  return {
    hashes,
    put,
    take: (domain) => void known.delete(domain),
    async dueSites({ after, limit, all }) {
      const names = dueNames(all).filter((name) => after === null || name > after);
      return names.slice(0, limit).flatMap((name) => {
        const site = known.get(name);
        return site === undefined ? [] : [{ site, lastHash: hashes.get(name) ?? null }];
      });
    },
    countDue: async ({ all }) => dueNames(all).length,
    async saveDrawn(rows) {
      for (const { domain, hash } of rows) {
        hashes.set(domain, hash);
        due.delete(domain);
      }
    },
    async removedSites(limit) {
      const gone = [...hashes.keys()].filter((name) => {
        const site = known.get(name);
        return site === undefined || !hasPage(site);
      });
      return gone.slice(0, limit) as DomainName[];
    },
    async saveRemoved(domains, again) {
      for (const domain of domains) hashes.delete(domain);
      for (const name of again) {
        hashes.delete(name);
        due.add(name);
      }
    },
    knownDomains: async (names) => new Set(names.filter((name) => known.has(name))),
    async siteRows() {
      const rows = [...known.values()].map(toRow).filter(isListed);
      return rows.sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.domain < b.domain ? -1 : 1));
    },
    async counts() {
      const documents = [...known.values()].flatMap(({ document }) => (document === null ? [] : [document]));
      return {
        sites: documents.length,
        pages: documents.reduce((sum, { lawp }) => sum + Object.keys(lawp.pages).length, 0),
        products: documents.reduce((sum, { products }) => sum + products.length, 0),
      };
    },
    drawnFiles: async () => new Map(files),
    async saveDrawnFiles(rows) {
      for (const { path, hash } of rows) files.set(path, hash);
    },
    async forgetDrawnFiles(paths) {
      for (const path of paths) files.delete(path);
    },
    async forgetDrawn() {
      hashes.clear();
      files.clear();
    },
    lastEpoch: async () => epoch,
    async saveEpoch(value) {
      epoch = value;
    },
  };
}

function toRow({ domain, status, scan, document, language, changedAt }: StoredSite): SiteRow {
  const place = document?.place ?? null;
  return {
    domain,
    name: document?.lawp.name ?? domain,
    status,
    score: scan?.score ?? null,
    met: idsOf(scan, 'met'),
    unseen: idsOf(scan, 'unseen'),
    category: document?.category ?? null,
    place: place === null ? null : { name: place.name, country: place.country },
    language,
    changedAt,
  };
}

function idsOf(scan: Scan | null, wanted: string): CriterionId[] {
  return (scan?.criteria ?? []).filter(({ state }) => state === wanted).map(({ id }) => id);
}
