import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopbackHost } from '../../core/domain/loopback-host.ts';
import { remembering } from './remembering.ts';

/** What would make the name in an address another one than the text says. */
const NO_HOST = /[@/?#\\]/;

/**
 * Tells requests that name another host than ours. Where the service is for this machine only, a web page that has its own
 * name lead here (DNS rebinding) is for the browser the same site as ours: it may send our forms and read what they
 * answer. So connections from this machine are answered under the names of this machine, and those of the settings; any
 * other name is one for another server (RFC 9110, section 15.5.20). Where the settings name a public address, whatever
 * stands in front decides which names lead here.
 * @param addresses where the service answers, and its connector
 */
export function misdirected(addresses: readonly string[]): (request: IncomingMessage) => boolean {
  const own = addresses.map((address) => new URL(address).hostname);
  if (!own.some(isLoopbackHost)) return () => false;
  const names = new Set(own);
  const nameOf = remembering((host: string) =>
    NO_HOST.test(host) ? undefined : URL.parse(`http://${host}`)?.hostname.replace(/\.$/, ''),
  );
  return ({ headers: { host }, socket }) => {
    // No browser leaves it out.
    if (host === undefined || !isFromHere(socket)) return false;
    const name = nameOf(host);
    return name === undefined || !(isLoopbackHost(name) || names.has(name) || name === literal(socket.localAddress));
  };
}

/** Somebody on this machine has another address of it at most. */
function isFromHere({ localAddress, remoteAddress }: Socket): boolean {
  return isLoopbackHost(literal(localAddress)) || localAddress === remoteAddress;
}

/** An address as it stands in a Host header. */
function literal(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
