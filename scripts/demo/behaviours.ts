import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { mediaType, sendAnswer } from './answer.ts';
import { type DemoRoute, type DemoVisit, findFile } from './demo-site.ts';
import { answerAction } from './lawp-action.ts';

const MEBIBYTE = 1024 * 1024;
const BOMB_MEMBER_BYTES = 8 * MEBIBYTE;
const BOMB_MEMBERS = 160;
const HUGE_PAGE_BYTES = 30 * 1000 * 1000;

/** How a site misbehaves (or, for echo-action, answers agents): name in site.json → what is done with the request. */
export const behaviours: Record<NonNullable<DemoRoute['behaviour']>, (visit: DemoVisit) => void | Promise<void>> = {
  timeout: () => {},
  'gzip-bomb': sendGzipBomb,
  'huge-page': sendHugePage,
  'endless-redirect': redirectOnwards,
  'echo-action': answerAction,
};

/** 1.3 GB of zeros in 1.3 MB: one small gzip member again and again, which RFC 1952 allows. */
async function sendGzipBomb(visit: DemoVisit): Promise<void> {
  const { site, request, response } = visit;
  response.writeHead(200, { 'Content-Type': mediaType('index.html', site), 'Content-Encoding': 'gzip' });
  await send(request, response, repeat(gzipSync(Buffer.alloc(BOMB_MEMBER_BYTES), { level: 9 }), BOMB_MEMBERS));
}

function* repeat(chunk: Buffer, times: number): Generator<Buffer> {
  for (let count = 0; count < times; count += 1) yield chunk;
}

/** The route's file, cut before `</body>`, then entries of a log without end (30 MB), then the end of the page. */
async function sendHugePage(visit: DemoVisit): Promise<void> {
  const { site, route, request, response } = visit;
  const file = await findFile(site, route.file ?? 'index.html');
  const [top = '', bottom = ''] = (file?.body.toString('utf8') ?? '').split(/(?=<\/body>)/);
  response.writeHead(200, { 'Content-Type': mediaType('index.html', site) });
  await send(request, response, hugePage(top, bottom));
}

function* hugePage(top: string, bottom: string): Generator<string> {
  yield top;
  let sent = top.length;
  for (let first = 1; sent < HUGE_PAGE_BYTES; first += 200) {
    const entries = Array.from({ length: 200 }, (_, index) => logEntry(first + index)).join('');
    sent += entries.length;
    yield entries;
  }
  yield bottom;
}

const PLACES = ['the mole', 'the slipway', 'the north quay', 'the lock gates', 'the net lofts', 'the fish steps'];
const SIGHTS = ['two eider ducks', 'a coaster unloading timber', 'fog until noon', 'the pilot boat', 'a seal', 'rain'];

function logEntry(number: number): string {
  const place = PLACES[number % PLACES.length];
  const sight = SIGHTS[(number * 7 + Math.floor(number / 6)) % SIGHTS.length];
  const tide = (1 + ((number * 37) % 300) / 100).toFixed(2);
  return `<article class="e"><h3>Entry ${number}</h3><p>From ${place}: ${sight}. High water ${tide} m.</p></article>\n`;
}

/** `/` → `/r/1` → `/r/2` → … */
function redirectOnwards({ path, request, response }: DemoVisit): void {
  const step = Number(/^\/r\/(\d{1,9})$/.exec(path)?.[1] ?? 0);
  const headers = { Location: `/r/${step + 1}` };
  sendAnswer(request, response, { status: 302, body: 'Found\n', type: 'text/plain; charset=utf-8', headers });
}

async function send(request: IncomingMessage, response: ServerResponse, chunks: Iterable<unknown>): Promise<void> {
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A caller that has read enough hangs up in the middle: that is the point of these pages, not a fault.
  await pipeline(Readable.from(chunks), response).catch(() => undefined);
}
