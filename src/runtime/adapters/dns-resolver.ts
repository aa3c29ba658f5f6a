import { Resolver } from 'node:dns/promises';
import type { LookUpFault, LookUpTxt, TxtAnswer } from '../../services/ownership/txt-answer.ts';

/** How long and how often name servers are asked. */
export interface DnsOptions {
  /** Addresses of name servers, "192.0.2.1" or "[2001:db8::1]:5353"; empty for those of the system. */
  readonly servers: readonly string[];
  /** Longest time of one try. */
  readonly timeoutMs?: number;
  readonly tries?: number;
  /** Longest time of one question with all its tries, servers and aliases. */
  readonly totalMs?: number;
}

const MAX_ALIASES = 8;
/** A caller waits for the answer. */
const TOTAL_MS = 7500;

/** Codes of c-ares by what they mean for a record; any other is an answer that cannot be read. */
const NONE: Readonly<Record<string, 'no_such_name' | 'no_record'>> = {
  ENOTFOUND: 'no_such_name',
  ENODATA: 'no_record',
  // Too long to be a name: nobody can have a record there.
  EBADNAME: 'no_such_name',
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
export function txtResolver({ servers, timeoutMs = 2500, tries = 2, totalMs = TOTAL_MS }: DnsOptions): LookUpTxt {
  return async (name) => {
    // A resolver keeps answers as long as they say, which is longer than ours may count: each question has its own.
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (servers.length > 0) resolver.setServers([...servers]);
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      resolver.cancel();
    }, totalMs);
    try {
      // Of servers that are silent the resolver asks the next one itself, but it believes one that fails or refuses.
      for (let left = resolver.getServers(); ; resolver.setServers(left)) {
        const answer = await follow(resolver, name);
        left = left.slice(1);
        if (answer.state !== 'failed' || left.length === 0 || isLate) return answer;
      }
    } finally {
      clearTimeout(late);
    }
  };
}

async function follow(resolver: Resolver, name: string): Promise<TxtAnswer> {
  let at = name;
  for (let aliases = 0; aliases <= MAX_ALIASES; aliases++) {
    const answer = await ask(resolver, at);
    if (answer.state !== 'none' || answer.why !== 'no_record') return answer;
    const alias = await findAlias(resolver, at);
    if (typeof alias !== 'string') return alias ?? answer;
    at = alias;
  }
  return { state: 'failed', why: 'broken_answer' };
}

async function ask(resolver: Resolver, name: string): Promise<TxtAnswer> {
  try {
    const records = await resolver.resolveTxt(name);
    // An alias without its target is an answer without records.
    if (records.length === 0) return { state: 'none', why: 'no_record' };
    return { state: 'found', values: records.map((parts) => parts.join('')) };
  } catch (error) {
    return withoutRecord(error);
  }
}

/** The name that another stands for; null when it stands for itself, a failure when the servers could not tell. */
async function findAlias(resolver: Resolver, name: string): Promise<string | TxtAnswer | null> {
  try {
    return (await resolver.resolveCname(name))[0] ?? null;
  } catch (error) {
    const answer = withoutRecord(error);
    return answer.state === 'failed' ? answer : null;
  }
}

function withoutRecord(error: unknown): TxtAnswer {
  const code = codeOf(error);
  const none = NONE[code];
  return none ? { state: 'none', why: none } : { state: 'failed', why: FAULTS[code] ?? 'broken_answer' };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
