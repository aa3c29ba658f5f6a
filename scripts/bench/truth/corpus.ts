import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { operatorDomain } from '../../../src/core/domain/parse-domain.ts';
import type { SiteFacts } from '../../../src/core/site/facts.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import type { Resource } from '../../../src/core/site/visit.ts';
import { visitFromResources } from '../../../src/crawl/visit/visit-from-resources.ts';
import { parsePage } from '../../../src/extract/page/parse-page.ts';
import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';
import { readSite } from '../../../src/extract/read-site.ts';
import { sampleAnswer, sampleDomain } from '../../samples/sample-visit.ts';
import { readCsv } from './csv.ts';

/** A site as a build reads it from an archive. */
export interface ReadSite {
  readonly facts: SiteFacts;
  /** Null where the site gave none. */
  readonly document: SiteDocument | null;
}

/** A folder of saved pages and what people say of them. */
export interface Corpus {
  /** The answers of one file, none where the folder lacks it. `Row` is what its README says that a line holds. */
  answers<Row>(file: string): readonly Row[];
  /** Slugs of the sites, with the language that the corpus gives each. */
  readonly languages: ReadonlyMap<string, string>;
  /** A site by its slug, through the code of a build; null when the corpus holds no page of it. */
  readSite(slug: string): ReadSite | null;
  /** One saved page, decoded and parsed; null when it is missing or no page. */
  readPage(file: string): ParsedPage | null;
  /** The bytes of one saved page; null when it is missing. */
  readBytes(file: string): Uint8Array | null;
}

const SAVED_AT = '2026-11-01T00:00:00.000Z';

interface SavedPage {
  readonly slug: string;
  readonly file: string;
  readonly url: string;
  readonly charset: string;
}

/** Opens a corpus folder (pages.csv, sites.csv, sites, truth). */
export function openCorpus(folder: string): Corpus {
  const pages = readCsv(readFileSync(join(folder, 'pages.csv'), 'utf8')).map(toSavedPage);
  const bySlug = Map.groupBy(pages, ({ slug }) => slug);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const languages = new Map(
    readCsv(readFileSync(join(folder, 'sites.csv'), 'utf8')).map(({ slug = '', lang = '' }) => [slug, lang]),
  );
  const read = new Map<string, ReadSite | null>();
  return {
    languages,
    answers: (file) => parseLines(join(folder, 'truth', file)),
    readSite(slug) {
      const known = read.get(slug);
      if (known !== undefined) return known;
      const site = readSaved(folder, bySlug.get(slug) ?? []);
      read.set(slug, site);
      return site;
    },
    readPage(file) {
      const page = byFile.get(file);
      const resource = page ? toResource(folder, page) : null;
      return resource ? parsePage(resource) : null;
    },
    readBytes: (file) => readSavedBytes(folder, file),
  };
}

function toSavedPage({ slug, file = '', url = '', charset = '' }: Record<string, string>): SavedPage {
  return { slug: slug ?? file.split('/')[0] ?? '', file, url, charset };
}

/** Lines of JSON; the caller names what they hold, as the corpus's README says. */
function parseLines<Row>(path: string): Row[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

function readSaved(folder: string, pages: readonly SavedPage[]): ReadSite | null {
  const resources = apart(pages.flatMap((page) => toResource(folder, page) ?? []));
  const [first] = resources;
  if (!first) return null;
  const domain = domainOf(first.url);
  const facts = readSite(visitFromResources(domain, resources, (bytes) => bytes));
  return { facts, document: facts.status === 'active' ? describeSite(facts) : null };
}

/** A corpus may give all pages of a site one address: a visit would take them for one page. */
function apart(resources: readonly Resource[]): Resource[] {
  const seen = new Set<string>();
  return resources.map((resource, at) => {
    const isFirst = !seen.has(resource.url);
    seen.add(resource.url);
    const url = new URL(`/saved-${at}`, resource.url).href;
    return isFirst ? resource : { ...resource, role: 'page', url, finalUrl: url };
  });
}

/** The site's own name; a test name where the corpus does not know it. */
function domainOf(url: string): DomainName {
  const parsed = operatorDomain(new URL(url).hostname);
  return parsed.ok ? parsed.domain : sampleDomain('unknown.example');
}

function toResource(folder: string, page: SavedPage): Resource | null {
  const body = readSavedBytes(folder, page.file);
  if (body === null) return null;
  const url = addressOf(page, body);
  return sampleAnswer(url, body, {
    role: new URL(url).pathname === '/' && new URL(url).search === '' ? 'home' : 'page',
    headers: { 'content-type': `text/html${page.charset ? `; charset=${page.charset}` : ''}` },
    fetchedAt: SAVED_AT,
  });
}

function readSavedBytes(folder: string, file: string): Buffer | null {
  const path = join(folder, 'sites', file);
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

const OWN_ADDRESS = /(?:rel\s*=\s*["']?canonical\b|property\s*=\s*["']?og:url\b)/i;
const HTTP_VALUE = /(?:href|content)\s*=\s*["']?(https?:\/\/[^"'\s>]+)/i;

/** The known address, else the one that the page names as its own, else one made from the slug. */
function addressOf({ url, slug, file }: SavedPage, body: Buffer): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  for (const [tag] of body
    .subarray(0, 200_000)
    .toString('latin1')
    .matchAll(/<(?:link|meta)\b[^>]*>/gi)) {
    const own = OWN_ADDRESS.test(tag) ? HTTP_VALUE.exec(tag)?.[1] : undefined;
    if (own && URL.canParse(own) && new URL(own).hostname.includes('.')) return new URL(own).href;
  }
  const host = slug.replace(/[^a-z0-9.-]/gi, '-').toLowerCase();
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(host) && !host.startsWith('unknown-');
  return `https://${isHost ? host : `${host}.test`}/saved/${file.replace(/^.*\/(\d+)\..*$/, '$1')}`;
}
