import { isIP } from 'node:net';

/** An address as a number: IPv4 of 32 bits, IPv6 of 128. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** All addresses that share their first bits. */
export interface IpNetwork {
  readonly address: IpAddress;
  readonly prefix: number;
}

const MAPPED = 0xffffn << 32n;
const MAPPED_BITS = 96;

/** Reads an address; an IPv4 address mapped into IPv6 is that IPv4 address. Null for anything else. */
export function parseIpAddress(text: string): IpAddress | null {
  const bare = text.replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 4) return { version: 4, value: ipv4Value(bare) };
  if (version !== 6) return null;
  const value = ipv6Value(bare);
  const isMapped = value >> 32n === MAPPED >> 32n;
  return isMapped ? { version: 4, value: value & 0xffffffffn } : { version: 6, value };
}

/** Reads "10.0.0.0/8", "2001:db8::/32" or a single address. Null for anything else. */
export function parseNetwork(text: string): IpNetwork | null {
  const [address, bits, ...rest] = text.split('/');
  const parsed = parseIpAddress(address ?? '');
  if (!parsed || rest.length > 0) return null;
  const width = parsed.version === 4 ? 32 : 128;
  if (bits === undefined) return { address: parsed, prefix: width };
  if (!/^\d{1,3}$/.test(bits)) return null;
  // "::ffff:10.0.0.0/104" speaks of the IPv4 network within.
  const prefix = parsed.version === 4 && address?.includes(':') ? Number(bits) - MAPPED_BITS : Number(bits);
  return prefix >= 0 && prefix <= width ? { address: parsed, prefix } : null;
}

/** True when the address belongs to the network. */
export function isInNetwork({ version, value }: IpAddress, { address, prefix }: IpNetwork): boolean {
  if (version !== address.version) return false;
  const rest = BigInt((version === 4 ? 32 : 128) - prefix);
  return value >> rest === address.value >> rest;
}

/** The name of a caller's bucket: an IPv4 address, or the /64 of an IPv6 address ("2001:db8:0:1::/64"). */
export function toBucket({ version, value }: IpAddress): string {
  if (version === 4) {
    const bits = Number(value);
    return `${bits >>> 24}.${(bits >>> 16) & 255}.${(bits >>> 8) & 255}.${bits & 255}`;
  }
  const groups = [112n, 96n, 80n, 64n].map((shift) => ((value >> shift) & 0xffffn).toString(16));
  return `${groups.join(':')}::/64`;
}

function ipv4Value(text: string): bigint {
  return BigInt(text.split('.').reduce((value, part) => value * 256 + Number(part), 0));
}

function ipv6Value(text: string): bigint {
  const dotted = text.replace(/[\d.]+$/, (tail) => {
    if (!tail.includes('.')) return tail;
    const value = ipv4Value(tail);
    return `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
  });
  const [head = '', tail] = dotted.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].reduce(
    (value, group) => (value << 16n) | BigInt(Number.parseInt(group, 16)),
    0n,
  );
}
