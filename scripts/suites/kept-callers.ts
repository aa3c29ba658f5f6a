import { Agent, get } from 'node:http';

export interface KeptCallersInput {
  readonly baseUrl: string;
  /** Asked for in this order, again and again. */
  readonly paths: readonly string[];
  /** Callers at a time, each on a connection that it keeps. */
  readonly callers: number;
}

/** What became of the requests of callers who went on until nobody listened any more. */
export interface KeptCallersOutcome {
  readonly answered: number;
  /** Asked on a connection that was made, and never answered to the end. */
  readonly cut: number;
}

/** Callers that ask one thing after the other, each on a connection that it keeps, until they are refused a new one. */
export async function callUntilRefused({ baseUrl, paths, callers }: KeptCallersInput): Promise<KeptCallersOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const counts = { answered: 0, cut: 0, refused: 0 };
  let serial = 0;
  const call = async (): Promise<void> => {
    for (;;) {
      const n = serial++;
      const headers = { 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
      const outcome = await ask(`${baseUrl}${paths[n % paths.length]}`, agent, headers);
      counts[outcome] += 1;
      if (outcome === 'refused') return;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  agent.destroy();
  return counts;
}

function ask(
  address: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
): Promise<'answered' | 'cut' | 'refused'> {
  return new Promise((resolve) => {
    const asked = get(address, { agent, headers }, (answer) => {
      answer.on('close', () => resolve(answer.complete ? 'answered' : 'cut'));
      answer.on('error', () => {});
      answer.resume();
    });
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'cut'));
  });
}
