/** One block of addresses that no web site of the public Internet lives in. */
export interface AddressRange {
  /** CIDR notation. */
  readonly range: string;
  /** What it is, to be read after "is". */
  readonly what: string;
}

/**
 * IPv4 blocks that are never visited.
 *
 * Source: IANA IPv4 Special-Purpose Address Registry (RFC 6890 and later), multicast (RFC 5771), class E (RFC 1112),
 * and the one public-looking address that a cloud answers on from inside.
 */
export const FORBIDDEN_IPV4: readonly AddressRange[] = [
  { range: '0.0.0.0/8', what: 'an address of this network (RFC 791)' },
  { range: '10.0.0.0/8', what: 'a private address (RFC 1918)' },
  { range: '100.64.0.0/10', what: 'an address shared by a provider (RFC 6598)' },
  { range: '127.0.0.0/8', what: 'a loopback address (RFC 1122)' },
  { range: '168.63.129.16/32', what: "a cloud's internal service" },
  { range: '169.254.0.0/16', what: 'a link-local or metadata address (RFC 3927)' },
  { range: '172.16.0.0/12', what: 'a private address (RFC 1918)' },
  { range: '192.0.0.0/24', what: 'a protocol assignment (RFC 6890)' },
  { range: '192.0.2.0/24', what: 'a documentation address (RFC 5737)' },
  { range: '192.31.196.0/24', what: 'an AS112 address (RFC 7535)' },
  { range: '192.52.193.0/24', what: 'a multicast tunnelling address (RFC 7450)' },
  { range: '192.88.99.0/24', what: 'a 6to4 relay (RFC 7526)' },
  { range: '192.168.0.0/16', what: 'a private address (RFC 1918)' },
  { range: '192.175.48.0/24', what: 'an AS112 address (RFC 7534)' },
  { range: '198.18.0.0/15', what: 'a benchmarking address (RFC 2544)' },
  { range: '198.51.100.0/24', what: 'a documentation address (RFC 5737)' },
  { range: '203.0.113.0/24', what: 'a documentation address (RFC 5737)' },
  { range: '224.0.0.0/4', what: 'a multicast address (RFC 5771)' },
  { range: '240.0.0.0/4', what: 'a reserved address (RFC 1112)' },
];

/** The only IPv6 block with public sites: global unicast (RFC 4291). Everything outside is refused. */
export const GLOBAL_IPV6 = '2000::/3';

/**
 * Blocks within global unicast that are never visited. Those that carry an IPv4 address inside (6to4, Teredo) are
 * refused whole; NAT64, mapped, compatible, unique-local, link-local and multicast addresses lie outside `GLOBAL_IPV6`.
 *
 * Source: IANA IPv6 Special-Purpose Address Registry.
 */
export const FORBIDDEN_IPV6: readonly AddressRange[] = [
  { range: '2001::/23', what: 'a protocol assignment such as Teredo, ORCHID or benchmarking (RFC 2928)' },
  { range: '2001:db8::/32', what: 'a documentation address (RFC 3849)' },
  { range: '2002::/16', what: 'a 6to4 address (RFC 3056)' },
  { range: '2620:4f:8000::/48', what: 'an AS112 address (RFC 7534)' },
  { range: '3fff::/20', what: 'a documentation address (RFC 9637)' },
];

/** Host names that mean the machine itself or its cloud, whatever a resolver says; sub-domains included. */
export const LOCAL_NAMES: readonly string[] = [
  'localhost',
  'localhost.localdomain',
  'local',
  'internal',
  'home.arpa',
  'ip6-localhost',
  'ip6-loopback',
];
