import type { IncomingMessage } from 'node:http';
import { isInNetwork, parseIpAddress, parseNetwork, toBucket } from './ip-address.ts';
import { remembering } from './remembering.ts';

/** The name of the bucket of callers whose address is not known: they share it. */
const UNKNOWN = 'unknown';

/**
 * Tells who calls: the address of the connection, or, when that is a proxy named in the configuration, the last address
 * in `X-Forwarded-For` that is no such proxy. Whatever a caller writes there stands to the left of what the proxies
 * wrote, so that a forged header changes nothing.
 * @param trustedProxies addresses and networks: "10.0.0.0/8"
 */
export function callerAddress(trustedProxies: readonly string[]): (incoming: IncomingMessage) => string {
  const networks = trustedProxies.flatMap((text) => parseNetwork(text) ?? []);
  const lookAt = remembering((text: string): Seen | null => {
    const address = parseIpAddress(text);
    if (!address) return null;
    return { bucket: toBucket(address), isProxy: networks.some((network) => isInNetwork(address, network)) };
  });
  return ({ socket, headers }) => {
    const peer = lookAt(socket.remoteAddress ?? '');
    if (!peer?.isProxy) return peer?.bucket ?? UNKNOWN;
    let caller = peer;
    for (const text of String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse()) {
      const before = lookAt(bareAddress(text));
      // What is no address was not written by a proxy of ours.
      if (!before) break;
      caller = before;
      if (!caller.isProxy) break;
    }
    return caller.bucket;
  };
}

/** What an address says of who is there. */
interface Seen {
  readonly bucket: string;
  readonly isProxy: boolean;
}

/** The address without brackets and port: "[2001:db8::1]:443", "203.0.113.7:51234". */
function bareAddress(text: string): string {
  const trimmed = text.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
}

/** The bucket of an address that the platform tells: used where there is no connection to look at. */
export function platformAddress(address: string | undefined): string {
  const parsed = parseIpAddress(address ?? '');
  return parsed ? toBucket(parsed) : UNKNOWN;
}
