/*
 * Reading beside a bare parse5 pass over the same bytes, page by page in the same run, in processor time of one thread:
 * what a shared machine cannot blur.
 *   npm run bench:reading -- FILE.warc.gz [sites]
 */
import { pathToFileURL } from 'node:url';
import type { Visit } from '../../src/core/site/visit.ts';
import { visitsFromWarc } from '../../src/crawl/warc/warc.ts';
import { readSite } from '../../src/extract/read-site.ts';
import { PLAIN_DIGITS } from '../../src/runtime/config/setting-kinds.ts';
import { readArguments } from '../terminal/read-arguments.ts';

/** Sites read before the clock starts, so that neither side pays for compiling. */
const WARM_UP_SITES = 40;

type Parse = (html: string) => unknown;

interface Side {
  ms: number;
}

async function main(): Promise<void> {
  const [path, most] = readArguments({ allowPositionals: true }).positionals;
  if (!path) fail('Give the path of a WARC file: npm run bench:reading -- FILE.warc.gz [sites]');
  if (most !== undefined && !PLAIN_DIGITS.test(most)) fail(`"${most}" is not a number of sites.`, 2);
  const parse = await loadParse5();
  const limit = most ? Number(most) : Number.POSITIVE_INFINITY;
  const reading: Side = { ms: 0 };
  const bare: Side = { ms: 0 };
  let sites = 0;
  let pages = 0;
  let bytes = 0;
  for await (const visit of visitsFromWarc(path)) {
    if (sites >= limit + WARM_UP_SITES) break;
    const bodies = htmlBodies(visit);
    const warm = sites++ >= WARM_UP_SITES;
    // Taking turns keeps caches and garbage collection fair to both.
    const first = sites % 2 === 0;
    if (first) timed(reading, warm, () => readSite(visit));
    timed(bare, warm, () => bodies.map((body) => parse(new TextDecoder().decode(body))));
    if (!first) timed(reading, warm, () => readSite(visit));
    if (!warm) continue;
    pages += bodies.length;
    bytes += bodies.reduce((sum, body) => sum + body.length, 0);
  }
  if (pages === 0) fail(`${path} holds no more than ${WARM_UP_SITES} sites with pages: there is nothing to measure.`);
  report({ sites: sites - WARM_UP_SITES, pages, bytes, reading, bare });
}

/** What readSite parses: home page and pages with a body. */
function htmlBodies(visit: Visit): Uint8Array[] {
  return visit.resources.flatMap(({ role, body }) => (body && (role === 'home' || role === 'page') ? [body] : []));
}

function timed(side: Side, counts: boolean, work: () => unknown): void {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  if (counts) side.ms += (user + system) / 1_000;
}

function report(run: { sites: number; pages: number; bytes: number; reading: Side; bare: Side }): void {
  const rate = ({ ms }: Side) => `${Math.round((run.pages / ms) * 1000)} pages/s`;
  const megabytes = (run.bytes / 1e6).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${run.sites} sites, ${run.pages} pages, ${megabytes} MB, one core, Node ${process.versions.node}`);
  console.log(`readSite     ${rate(run.reading)}  ${Math.round(run.reading.ms)} ms`);
  console.log(`parse5 bare  ${rate(run.bare)}  ${Math.round(run.bare.ms)} ms`);
  console.log(`ratio        ${(run.reading.ms / run.bare.ms).toFixed(2)} (aim: at most 3)`);
  console.log(`peak memory  ${memory} MB`);
}

/** parse5 is a peer for measuring only and not a dependency of the product (R70). */
async function loadParse5(): Promise<Parse> {
  const specifier = 'parse5';
  try {
    const module: { parse: Parse } = await import(specifier);
    return module.parse;
  } catch {
    return fail('parse5 is not installed. Run: npm ci --prefix scripts/bench');
  }
}

function fail(sentence: string, code = 1): never {
  console.error(sentence);
  process.exit(code);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
