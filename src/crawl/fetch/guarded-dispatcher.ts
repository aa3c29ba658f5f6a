import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { ForbiddenAddressError, forbiddenAddress, forbiddenTarget } from './address-guard.ts';

/** Resolves a host name to all its addresses. */
export type ResolveHost = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** How the guard resolves and how long it tries. */
export interface GuardOptions {
  /** Default: the system's resolver. What it answers is judged, so it needs no trust. */
  readonly resolve?: ResolveHost;
  /** Default 10,000. */
  readonly connectTimeoutMs?: number;
}

/** Bytes of a whole answer header; more fails the request. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * A dispatcher that reaches public addresses on ports 80 and 443 only (contract section 13). Every connection is judged
 * on the address it really goes to: literals before connecting, names by each resolved address (which also settles
 * rebinding and redirects, since nobody resolves a second time), and the socket's own peer once it is connected.
 */
export function guardedDispatcher(options: GuardOptions = {}): Dispatcher {
  return new Agent({ ...TRANSPORT, connect: guardedConnector(options) });
}

/** What every dispatcher of the crawler shares: small headers, one request at a time per connection, HTTP/1.1. */
export const TRANSPORT = {
  maxHeaderSize: MAX_HEADER_BYTES,
  pipelining: 1,
  allowH2: false,
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 35_000,
} as const;

/** The guard itself, as undici's connector. */
function guardedConnector(options: GuardOptions = {}): buildConnector.connector {
  const connect = buildConnector({
    allowH2: false,
    timeout: options.connectTimeoutMs ?? 10_000,
    lookup: guardedLookup(options.resolve ?? resolveBySystem),
  });
  return (target, callback) => {
    const secure = target.protocol === 'https:';
    const refusal = forbiddenTarget(target.hostname, Number(target.port) || (secure ? 443 : 80));
    if (refusal !== null) return callback(new ForbiddenAddressError(refusal, { isResolved: false }), null);
    // net.connect never calls lookup for a literal, and takes it without brackets only.
    connect({ ...target, hostname: target.hostname.replace(/^\[(.*)\]$/, '$1') }, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      const peer = forbiddenAddress(socket.remoteAddress ?? '');
      if (peer === null) return callback(null, socket);
      socket.destroy();
      callback(ledTo(target.hostname, peer), null);
    });
  };
}

/** A `lookup` for net.connect that answers with public addresses only. */
function guardedLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, []);
      const open = addresses.filter(({ address }) => forbiddenAddress(address) === null);
      const first = open[0];
      if (first === undefined) return callback(refusalOf(hostname, addresses), []);
      if (options.all) callback(null, [...open]);
      else callback(null, first.address, first.family);
    });
  };
}

function refusalOf(hostname: string, addresses: readonly LookupAddress[]): NodeJS.ErrnoException {
  const address = addresses[0]?.address;
  if (address === undefined) return Object.assign(new Error(`${hostname} has no address.`), { code: 'ENOTFOUND' });
  return ledTo(hostname, forbiddenAddress(address) ?? 'an address that is not visited');
}

function ledTo(hostname: string, what: string): ForbiddenAddressError {
  return new ForbiddenAddressError(`${hostname} leads to ${what}.`, { isResolved: true });
}

function resolveBySystem(hostname: string, done: Parameters<ResolveHost>[1]): void {
  systemLookup(hostname, { all: true, order: 'ipv4first' }, (error, addresses) => {
    done(
      error,
      (addresses ?? []).filter(({ address }) => isIP(address) !== 0),
    );
  });
}
