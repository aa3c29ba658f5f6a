import type { DomainName } from '../../src/core/domain/domain-name.ts';
import type { SiteRow } from '../../src/core/site/site-row.ts';
import type { DrawSource } from '../../src/publish/draw-source.ts';
import { domainOf, generatedSite, numberOf } from './generated-sites.ts';

/** A draw source of `size` made-up sites, none of them kept in memory; `change` gives some of them new texts. */
export function generatedSource(size: number): DrawSource & { change(share: number): number } {
  const hashes = new Map<string, string>();
  const files = new Map<string, string>();
  const editions = new Map<number, number>();
  let due: number[] | null = null;
  let epoch: string | null = null;
  const every = Array.from({ length: size }, (_, n) => n);
  const numbers = () => due ?? every;

  return {
    change(share) {
      due = Array.from({ length: Math.round(size * share) }, (_, n) => Math.floor(n / share));
      for (const n of due) editions.set(n, (editions.get(n) ?? 0) + 1);
      return due.length;
    },
    async dueSites({ after, limit }) {
      const all = numbers();
      const from = after === null ? 0 : all.indexOf(numberOf(after)) + 1;
      return all.slice(from, from + limit).map((n) => {
        return { site: generatedSite(n, editions.get(n)), lastHash: hashes.get(domainOf(n)) ?? null };
      });
    },
    countDue: async () => numbers().length,
    async saveDrawn(rows) {
      for (const { domain, hash } of rows) hashes.set(domain, hash);
    },
    removedSites: async () => [],
    saveRemoved: async () => {},
    knownDomains: async () => new Set(),
    async siteRows() {
      const rows = Array.from({ length: size }, (_, n) => toRow(n));
      return rows.sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || (a.domain < b.domain ? -1 : 1));
    },
    counts: async () => ({ sites: size, pages: size * 4, products: size }),
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

function toRow(n: number): SiteRow {
  const { domain, status, scan, document, language, changedAt } = generatedSite(n);
  return {
    domain: domain satisfies DomainName,
    name: document?.lawp.name ?? domain,
    status,
    score: scan?.score ?? null,
    met: (scan?.criteria ?? []).filter(({ state }) => state === 'met').map(({ id }) => id),
    unseen: [],
    category: document?.category ?? null,
    place: document?.place ?? null,
    language,
    changedAt,
  };
}
