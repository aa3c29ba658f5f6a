import { Readable } from 'node:stream';
import { readVisit } from '../../../../src/build/read/read-visit.ts';
import type { Resource, ResourceRole, Visit } from '../../../../src/core/site/visit.ts';
import { judgeAnswer } from '../../../../src/crawl/fetch/judge-answer.ts';
import { readBody } from '../../../../src/crawl/fetch/read-body.ts';
import { readRobots } from '../../../../src/crawl/robots/robots.ts';
import { chooseKeyPages } from '../../../../src/crawl/visit/key-pages.ts';
import { lawpOfLinkHeader, readPageLinks } from '../../../../src/crawl/visit/page-links.ts';
import { readSitemap } from '../../../../src/crawl/visit/sitemap.ts';
import { sampleAnswer, sampleVisit } from '../../../samples/sample-visit.ts';
import { longestOf } from './all-inputs.ts';
import type { InputKind, StandardProbe, WorstInput } from './worst-input.ts';

const HOME = new URL('https://corner.example/');
const AT = '2026-11-20T09:00:00.000Z';

/** What of an input is handed to the readers. */
export type MadeInput = Pick<WorstInput, 'kind' | 'headers'> & { readonly bytes: Uint8Array };

/**
 * Reads an input with every reader that a visit and the reading after it would use, and with nothing else.
 * @returns milliseconds of work of this process
 */
export async function readInput({ kind, headers, bytes }: MadeInput): Promise<number> {
  const before = process.cpuUsage();
  const body = kind.startsWith('packed') ? await unpacked(bytes, headers, longestOf(kind)) : bytes;
  const read = READERS[kind] ?? readStandard(kind as StandardProbe);
  if (body !== null) read(body, headers);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

type Reader = (body: Uint8Array, headers: Readonly<Record<string, string>>) => void;

const READERS: Readonly<Partial<Record<InputKind, Reader>>> = {
  page: readPage,
  site: readSite,
  'style sheet': readStyleSheet,
  'packed page': readPage,
  sitemap: readSitemapFile,
  'packed sitemap': readSitemapFile,
  robots: readRobotsTxt,
  native: (body, headers) =>
    void readVisit(visitOf([answered('native', '/.well-known/lawp.json', body, headers), home()])),
};

function readStandard(standard: StandardProbe): Reader {
  return (body, headers) =>
    void readVisit(visitOf([home(), { ...answered('standard', '/x', body, headers), standard }]));
}

/** What comes of a packed body; null where its coding is broken. */
async function unpacked(
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  try {
    return (await readBody(Readable.from([bytes]), headers['content-encoding'] ?? '', maxBytes)).bytes;
  } catch {
    return null;
  }
}

function readPage(body: Uint8Array, headers: Readonly<Record<string, string>>): void {
  const page = answered('home', '/', body, headers);
  judgeAnswer({ role: 'home', status: 200, headers: page.headers, body }, new Date(AT));
  const { links } = readPageLinks(body, page.headers['content-type'] ?? '', HOME);
  lawpOfLinkHeader(page.headers.link, HOME);
  chooseKeyPages({ home: HOME, links, sitemap: [], limit: 12 });
  readVisit(visitOf([page]));
}

/** The same page at as many addresses as are asked of a site. */
function readSite(body: Uint8Array, headers: Readonly<Record<string, string>>): void {
  const pages = Array.from({ length: 12 }, (_, at) =>
    at === 0 ? answered('home', '/', body, headers) : answered('page', `/${at}`, body, headers),
  );
  readPageLinks(body, 'text/html', HOME);
  readVisit(visitOf(pages));
}

/** A sheet that all pages of a site link. */
function readStyleSheet(body: Uint8Array, headers: Readonly<Record<string, string>>): void {
  const sheet = answered('style', '/x.css', body, { 'content-type': 'text/css', ...headers });
  const page = new TextEncoder().encode(STYLED_PAGE);
  const pages = ['/', '/1', '/2'].map((path) => answered(path === '/' ? 'home' : 'page', path, page, {}));
  readVisit(visitOf([...pages, sheet]));
}

const STYLED_PAGE = `<!doctype html><title>Corner</title><link rel=stylesheet href=/x.css>${'<p class="a b"><b>Words of a page</b></p>'.repeat(2_000)}`;

function readSitemapFile(body: Uint8Array, headers: Readonly<Record<string, string>>): void {
  const { pages } = readSitemap(body);
  chooseKeyPages({ home: HOME, links: [], sitemap: pages, limit: 12 });
  readVisit(visitOf([home(), answered('sitemap', '/sitemap.xml', body, headers)]));
}

/** Judges as many addresses as the longest page offers, of the kinds that cost most to compare. */
function readRobotsTxt(body: Uint8Array, headers: Readonly<Record<string, string>>): void {
  const file = answered('robots', '/robots.txt', body, headers);
  const policy = readRobots(file);
  for (const path of [`/${'a'.repeat(2_000)}`, `/${'ab'.repeat(1_000)}`, `/${'%C3%A4'.repeat(300)}`]) {
    policy.allows(new URL(path, HOME));
  }
  const links = Array.from({ length: 2_000 }, (_, at) => ({
    url: new URL(`/${'ab'.repeat(200)}${at}`, HOME),
    text: 'x',
    area: 'main' as const,
  }));
  chooseKeyPages({ home: HOME, links, sitemap: [], limit: 12, mayVisit: (url) => policy.allows(url) });
  readVisit({ ...visitOf([file, home()]), robots: policy.summary });
}

function home(): Resource {
  return answered('home', '/', new TextEncoder().encode('<!doctype html><title>Corner</title><p>Words.'), {});
}

function answered(
  role: ResourceRole,
  path: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
): Resource {
  return sampleAnswer(new URL(path, HOME).href, body, { role, headers: { 'content-type': 'text/html', ...headers } });
}

function visitOf(resources: readonly Resource[]): Visit {
  return sampleVisit(HOME.hostname, resources);
}
