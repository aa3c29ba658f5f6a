import { BlockList, isIP } from 'node:net';
import { type AddressRange, FORBIDDEN_IPV4, FORBIDDEN_IPV6, GLOBAL_IPV6, LOCAL_NAMES } from './address-ranges.ts';

/** Error code of a connection that the guard refused. */
export const FORBIDDEN_ADDRESS = 'WAYMARK_FORBIDDEN_ADDRESS';

/** A connection that would have left the public web; `message` is for the operator: it tells what our resolver knows. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = FORBIDDEN_ADDRESS;
  /** Whether a name led there; otherwise the address says it itself. */
  readonly isResolved: boolean;

  constructor(message: string, { isResolved }: { readonly isResolved: boolean }) {
    super(message);
    this.isResolved = isResolved;
  }
}

/** What everybody is told of an address that is not visited, whichever kind it is. */
export const FORBIDDEN_SENTENCE = 'This address is not on the public web and is not visited.';

const ipv4Blocks = compile(FORBIDDEN_IPV4, 'ipv4');
const ipv6Blocks = compile(FORBIDDEN_IPV6, 'ipv6');
const globalIpv6 = block({ range: GLOBAL_IPV6, what: '' }, 'ipv6');

/**
 * Why an IP address must not be connected to, as the end of a sentence ("a loopback address …"); null when it is public.
 * Takes IPv4 or IPv6 text with or without a zone; what is no IP address is refused as well.
 */
export function forbiddenAddress(address: string): string | null {
  const zone = address.indexOf('%');
  const bare = zone === -1 ? address : address.slice(0, zone);
  const family = isIP(bare);
  if (family === 4) return ipv4Blocks.find(({ list }) => list.check(bare, 'ipv4'))?.what ?? null;
  if (family !== 6) return 'not an IP address';
  if (!globalIpv6.check(bare, 'ipv6')) return 'outside the public IPv6 addresses (RFC 4291)';
  return ipv6Blocks.find(({ list }) => list.check(bare, 'ipv6'))?.what ?? null;
}

/**
 * Why an address on the web must not be asked for, as one sentence for everybody; null when nothing in its spelling speaks against it.
 * The URL parser has already turned decimal, octal, hexadecimal, short and full-width numbers into plain ones. Names
 * are judged again by what they resolve to, at connect time.
 */
export function forbiddenUrl(url: URL): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `Only http and https are visited, not "${url.protocol}".`;
  if (url.username !== '' || url.password !== '') return 'Addresses with a user name in them are not visited.';
  return forbiddenTarget(url.hostname, url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port));
}

/** As `forbiddenUrl`, for a host (IPv6 with or without brackets) and a port. */
export function forbiddenTarget(hostname: string, port: number): string | null {
  if (port !== 80 && port !== 443) return `Only the ports 80 and 443 are visited, not ${port}.`;
  const host = hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host.replace(/%.*$/, '')) !== 0) {
    return forbiddenAddress(host) === null ? null : FORBIDDEN_SENTENCE;
  }
  if (host === '' || host.endsWith('.')) return 'The address has no usable host name.';
  // A number in last place is an IPv4 address by the URL standard; a resolver may read more spellings than we do.
  if (/(?:^|\.)(?:0x[0-9a-f]*|[0-9]+)$/.test(host)) return FORBIDDEN_SENTENCE;
  const isLocal = LOCAL_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
  return isLocal ? FORBIDDEN_SENTENCE : null;
}

interface CompiledRange {
  readonly list: BlockList;
  readonly what: string;
}

function compile(ranges: readonly AddressRange[], family: 'ipv4' | 'ipv6'): readonly CompiledRange[] {
  return ranges.map((range) => ({ list: block(range, family), what: range.what }));
}

function block({ range }: AddressRange, family: 'ipv4' | 'ipv6'): BlockList {
  const [network = '', bits = ''] = range.split('/');
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list;
}
