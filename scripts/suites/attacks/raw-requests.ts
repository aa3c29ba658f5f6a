import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/runtime/config/config.ts';
import { fillIndex } from '../../bench/fill-index.ts';
import { domainOf } from '../../bench/generated-sites.ts';
import { randomOf } from '../../bench/random-of.ts';
import { type ServedProcess, startServedProcess } from '../../processes/served-process.ts';
import { callUntilRefused } from '../kept-callers.ts';
import type { AttackPart, AttackRow } from './attack-part.ts';
import type { RawAttack, RawKind } from './raw/raw-attack.ts';
import { RAW_KINDS } from './raw/raw-kinds.ts';
import { readAnswers } from './raw/read-answers.ts';
import { type CameBack, sendRaw } from './raw/send-raw.ts';

export interface RawRequestsInput {
  /** Requests of each kind. */
  readonly each: number;
  /** How often the service is stopped while it is asked. */
  readonly stops: number;
  /** Connections that are left as they are: more than the service may have open. */
  readonly left: number;
  readonly seed?: number;
}

const SITES = 20;
/** What the service may have open: few, so that whatever stays open is felt. */
const OPEN_FILES = 128;
const AT_ONCE = 24;
const SETTLE_MS = 20_000;

/** Whatever bytes are sent, the service answers in order and lives on; told to stop, it answers what was sent before. */
export const part: AttackPart = {
  name: 'raw-requests',
  run: () => tryRawRequests({ each: 500, stops: 10, left: 500 }),
};

/** Starts the service as a process, and tries every kind of request on it. */
export async function tryRawRequests({ each, stops, left, seed = 1 }: RawRequestsInput): Promise<readonly AttackRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-raw-'));
  try {
    await fillIndex(readConfig({}, { dataDir, ownDatabase: true }), SITES);
    const service = await startServedProcess({ dataDir, openFiles: OPEN_FILES });
    const rows = await tryKinds(service, each, randomOf(seed));
    rows.push(...(await tryHeldConnections(service, left)));
    rows.push({
      attack: 'after all of it: the service lives',
      tried: 1,
      held: Number(service.isAlive),
      note: service.said[0] ?? '',
    });
    return [...rows, await tryStops(service, dataDir, stops)];
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function tryKinds(service: ServedProcess, each: number, random: () => number): Promise<AttackRow[]> {
  await isAnswering(service);
  const before = await service.countOpen();
  const rows: AttackRow[] = [];
  for (const kind of RAW_KINDS) rows.push(await tryKind(service, kind, each, random));
  const attack = 'after all of it: nothing is left open';
  if (before === null) return [...rows, { attack, tried: 0, held: 0, note: 'not told by this system' }];
  const after = await countOpenUntil(service, before);
  return [...rows, { attack, tried: 1, held: Number(after <= before), note: `${before} open before, ${after} after` }];
}

async function tryKind(
  { port }: ServedProcess,
  { name, draw }: RawKind,
  each: number,
  random: () => number,
): Promise<AttackRow> {
  const attacks = Array.from({ length: each }, () => draw(random));
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let attack = attacks.pop(); attack; attack = attacks.pop()) {
        const fault = faultOf(attack, await sendRaw(port, attack));
        if (fault !== null) faults.push(`${fault} for ${JSON.stringify(attack.parts.join('').slice(0, 80))}`);
      }
    }),
  );
  return { attack: name, tried: each, held: each - faults.length, note: faults[0] ?? '' };
}

/** What is wrong with what came back; null when it is in order. */
function faultOf({ isHead, mostAnswers = 2 }: RawAttack, { bytes, isEnded }: CameBack): string | null {
  const { answers, isCut, fault } = readAnswers(bytes, isHead);
  if (fault !== null) return fault;
  if (isCut && isEnded) return 'an answer without its end';
  const broken = answers.find(({ status }) => status >= 500);
  if (broken) return `status ${broken.status}`;
  return answers.length > mostAnswers ? `${answers.length} answers` : null;
}

/** What is sent on connections that are then left as they are. */
const HELD = {
  'with nothing asked': '',
  'with a body that does not end': 'POST /api/search HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
  'whose answers nobody takes': 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40),
};

/** Connections that are left as they are, many more than the service may have open. */
async function tryHeldConnections(service: ServedProcess, count: number): Promise<AttackRow[]> {
  const rows: AttackRow[] = [];
  for (const [what, sent] of Object.entries(HELD)) {
    const left: Socket[] = [];
    for (let n = 0; n < count; n++) {
      const socket = connect(service.port, '127.0.0.1').on('error', () => {});
      socket.pause().write(sent);
      left.push(socket);
      // Each is seen by itself, as those of many callers are.
      await sleep(2);
    }
    await sleep(500);
    const isMeanwhile = await isAnswering(service);
    for (const socket of left) socket.destroy();
    const held = Number(isMeanwhile) + Number(await isAnswering(service));
    const attack = `${count} connections ${what}, at ${OPEN_FILES} open files`;
    rows.push({ attack, tried: 2, held, note: 'asked meanwhile, and after they went' });
  }
  return rows;
}

/** Callers on kept connections, asked until nobody listens any more. */
async function tryStops(first: ServedProcess, dataDir: string, stops: number): Promise<AttackRow> {
  const paths = Array.from({ length: SITES }, (_, n) => pathsOf(n)).flat();
  let tried = 0;
  let held = 0;
  const wrong: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    const service = stop === 0 ? first : await startServedProcess({ dataDir });
    // The first page of a kind loads what draws it, which on a busy machine takes longer than what is left at a stop.
    for (const path of pathsOf(0)) await (await fetch(`http://127.0.0.1:${service.port}${path}`)).arrayBuffer();
    const called = callUntilRefused({ baseUrl: `http://127.0.0.1:${service.port}`, paths, callers: AT_ONCE });
    await sleep(600);
    const code = await service.stop();
    const { answered, cut } = await called;
    tried += answered + cut;
    held += code === 0 ? answered : 0;
    if (cut > 0 || code !== 0) wrong.push(`${cut} cut, exit code ${code}: ${service.said.slice(-3).join(' ')}`);
  }
  const note = ['requests', ...wrong].join('; ');
  return { attack: `told to stop ${stops} times amid kept connections`, tried, held, note };
}

function pathsOf(n: number): string[] {
  const domain = domainOf(n);
  return [
    `/site/${domain}`,
    `/api/search?q=bakery+${n}`,
    `/badge.svg?domain=${domain}`,
    '/state',
    `/search?q=bread+${n}`,
  ];
}

async function isAnswering({ port }: ServedProcess): Promise<boolean> {
  try {
    for (const path of ['/directory', '/api/search?q=bakery', '/sitemap.xml']) {
      const { status, body } = await fetch(`http://127.0.0.1:${port}${path}`);
      await body?.cancel();
      if (status !== 200) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Connections that ended may be counted a moment longer. */
async function countOpenUntil(service: ServedProcess, most: number): Promise<number> {
  for (let waited = 0; waited < SETTLE_MS; waited += 200) {
    if (((await service.countOpen()) ?? 0) <= most) break;
    await sleep(200);
  }
  return (await service.countOpen()) ?? 0;
}
