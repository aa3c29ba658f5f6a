import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { takeGrant } from '../../src/services/limits/take-grant.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';

/** What one of several takers does: it runs as a process of its own (as JSON in its first word) or as a thread. */
export interface TakerWork {
  readonly url: string;
  readonly tries: number;
  readonly callers: number;
  readonly now: number;
  /** When all of them begin, in milliseconds since 1970: whoever has started earlier waits. */
  readonly begin: number;
}

/** How many grants each caller was given by this taker. */
export type Taken = Readonly<Record<string, number>>;

const { url, tries, callers, now, begin }: TakerWork = parentPort ? workerData : JSON.parse(process.argv[2] ?? '{}');
const index = await openIndexDatabase({ url });
const taken: Record<string, number> = {};
await sleep(Math.max(0, begin - Date.now()));
await Promise.all(
  Array.from({ length: tries }, async (_, position) => {
    const address = `caller-${position % callers}`;
    const { granted } = await takeGrant({ index, policy: 'free', caller: { address, keyId: null }, now });
    if (granted) taken[address] = (taken[address] ?? 0) + 1;
  }),
);
index.close();
if (parentPort) parentPort.postMessage(taken satisfies Taken);
else process.stdout.write(JSON.stringify(taken));
