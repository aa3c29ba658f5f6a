import { Resolver } from 'node:dns/promises';
import type { LookUpFault, LookUpTxt, TxtAnswer } from '../services/ownership/txt-answer.ts';

/** How long and how often name servers are asked. */
export interface DnsOptions {
  /** Addresses of name servers, "192.0.2.1" or "[2001:db8::1]:5353"; empty for those of the system. */
  readonly servers: readonly string[];
  /** Longest time of one try. */
  readonly timeoutMs?: number;
  readonly tries?: number;
}

const MOST_ALIASES = 8;

/** Codes of c-ares by what they mean for a record; any other is an answer that cannot be read. */
const NONE: Readonly<Record<string, 'no_such_name' | 'no_record'>> = {
  ENOTFOUND: 'no_such_name',
  ENODATA: 'no_record',
};
const FAULTS: Readonly<Record<string, LookUpFault>> = {
  ESERVFAIL: 'server_failure',
  ENOTIMP: 'server_failure',
  EREFUSED: 'refused',
  ETIMEOUT: 'timed_out',
  ECANCELLED: 'timed_out',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
};

/**
 * Asks name servers for TXT records over UDP, and over TCP where the answer is cut short. Aliases are followed also
 * where a server names only the target.
 */
export function txtResolver({ servers, timeoutMs = 2500, tries = 2 }: DnsOptions): LookUpTxt {
  // A resolver keeps answers as long as they say, which is longer than ours may count: each question has its own.
  const open = (): Resolver => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (servers.length > 0) resolver.setServers([...servers]);
    return resolver;
  };
  return async (name) => {
    let at = name;
    for (let aliases = 0; aliases <= MOST_ALIASES; aliases++) {
      const answer = await ask(open(), at);
      if (answer.state !== 'none' || answer.why !== 'no_record') return answer;
      const target = await findAlias(open(), at);
      if (target === null) return answer;
      at = target;
    }
    return { state: 'failed', why: 'broken_answer' };
  };
}

async function ask(resolver: Resolver, name: string): Promise<TxtAnswer> {
  try {
    const records = await resolver.resolveTxt(name);
    // An alias without its target is an answer without records.
    if (records.length === 0) return { state: 'none', why: 'no_record' };
    return { state: 'found', values: records.map((parts) => parts.join('')) };
  } catch (error) {
    const code = codeOf(error);
    const none = NONE[code];
    return none ? { state: 'none', why: none } : { state: 'failed', why: FAULTS[code] ?? 'broken_answer' };
  }
}

async function findAlias(resolver: Resolver, name: string): Promise<string | null> {
  try {
    return (await resolver.resolveCname(name))[0] ?? null;
  } catch {
    // The name itself was answered: without an alias there is no record.
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
