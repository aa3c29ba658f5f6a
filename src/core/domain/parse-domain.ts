import { getPublicSuffix, parse } from 'tldts';
import type { DomainName } from './domain-name.ts';
import { toUnicode } from './to-unicode.ts';

/** What reading a domain gives: the canonical name, or one sentence on what is wrong with the text. */
export type ParsedDomain =
  | { readonly ok: true; readonly domain: DomainName }
  | { readonly ok: false; readonly message: string };

export interface DomainOptions {
  /** Keep a leading `www.` (only where just the www host is indexed, R19). */
  readonly keepWww?: boolean;
}

/** Names that never are public web sites, whatever a suffix list says (R2). */
const RESERVED = ['example', 'test', 'invalid', 'localhost', 'local', 'internal', 'onion', 'home.arpa'];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one reader of domains given by callers (R19, R2): takes a bare host or an http(s) URL, gives the canonical name.
 * IDN becomes A-labels, one trailing dot and a leading `www.` go. Never throws.
 */
export function parseDomain(text: string, options: DomainOptions = {}): ParsedDomain {
  const parsed = operatorDomain(text, options);
  if (!parsed.ok) return parsed;
  const { domain } = parsed;
  const { kind, ending } = endingOf(domain);
  if (kind === 'reserved') return refuse(`"${toUnicode(domain)}" is not public: names under .${ending} are reserved.`);
  if (kind === 'unknown') return refuse(`".${ending}" is not a public ending of web addresses.`);
  if (kind === 'shared') return refuse(`"${domain}" is an ending shared by many sites, not a site.`);
  return parsed;
}

/** How a host name ends. */
export interface DomainEnding {
  /** "shared": the name is nothing but an ending; "unknown": on no list; "reserved": never public (R2). */
  readonly kind: 'public' | 'shared' | 'unknown' | 'reserved';
  /** Without the dot before it: "co.uk". */
  readonly ending: string;
}

/** Tells public names from others. Source: Public Suffix List with its private part, as tldts ships it. */
export function endingOf(domain: DomainName): DomainEnding {
  const reserved = RESERVED.find((name) => domain === name || domain.endsWith(`.${name}`));
  if (reserved !== undefined) return { kind: 'reserved', ending: reserved };
  const { domain: registrable, isIcann, isPrivate, publicSuffix } = parse(domain, { allowPrivateDomains: true });
  const ending = publicSuffix ?? domain;
  if (!isIcann && !isPrivate) return { kind: 'unknown', ending };
  // A private suffix ("github.io") is itself a registered name; an ICANN one ("co.uk") is not.
  return { kind: registrable === null && !isPrivate ? 'shared' : 'public', ending };
}

/**
 * Reads a name given by the operator (R63): as `parseDomain`, but any suffix will do, so that the demo's `.example`
 * hosts can be indexed. Still a host name with a dot, never an IP address. Never throws.
 */
export function operatorDomain(text: string, options: DomainOptions = {}): ParsedDomain {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('No domain was given: give one such as example.com.');
  if (trimmed.length > 2048) return refuse('This is too long for a web address.');
  const authority = authorityOf(trimmed);
  if (authority === null) return refuse(`${quoted(trimmed)} is not a domain: give a host name or an http(s) address.`);
  if (authority.includes('@')) return refuse('A domain has no user name in it: leave out what is before the @.');
  if (authority.startsWith('[')) return refuse('An IP address is not a domain: give the name of the site.');
  if (/:[0-9]*$/.test(authority)) return refuse('A domain has no port in it: leave out the colon and what follows.');
  return settle(authority, options);
}

/** The host between scheme and path, or null when the text is no host and no http(s) URL. */
function authorityOf(text: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text);
  if (scheme !== null && !/^https?$/i.test(scheme[1] ?? '')) return null;
  const rest = scheme === null ? text : text.slice(scheme[0].length);
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  // The URL parser would silently drop, decode or reinterpret these.
  return authority === '' || /[\s\\%\p{Cc}]/u.test(authority) ? null : authority;
}

function settle(host: string, options: DomainOptions): ParsedDomain {
  const ascii = toAscii(host);
  if (ascii === null) return refuse(`${quoted(host)} is not a valid host name: give one such as example.com.`);
  const undotted = ascii.endsWith('.') ? ascii.slice(0, -1) : ascii;
  if (/^\.*[0-9][0-9.]*$/.test(undotted)) return refuse('An IP address is not a domain: give the name of the site.');
  const labels = undotted.split('.');
  if (!labels.every((label) => LABEL.test(label)) || undotted.length > 253) {
    return refuse(`${quoted(host)} is not a valid host name: give one such as example.com.`);
  }
  if (labels.length < 2) return refuse(`${quoted(host)} is not a whole domain: its ending is missing.`);
  return { ok: true, domain: toDomainName(options.keepWww ? undotted : withoutWww(undotted)) };
}

/** Drops `www.`, but not where a shared ending would be left ("www.gov.uk"). */
function withoutWww(host: string): string {
  if (!host.startsWith('www.')) return host;
  const rest = host.slice(4);
  return rest.includes('.') && getPublicSuffix(rest) !== rest ? rest : host;
}

/** What the URL standard leaves as it is: lower-case letters, no A-labels to check, and an ending that is no number. */
const SETTLED = /^(?!.*xn--)[a-z0-9.-]*\.[a-z]+$/;

/** IDNA by the URL standard: lower case, full-width forms, A-labels; numbers in odd spellings become IPv4. */
function toAscii(host: string): string | null {
  if (SETTLED.test(host)) return host;
  try {
    return new URL(`http://${host}/`).hostname;
  } catch {
    return null;
  }
}

/** The one place where a string becomes a DomainName: it has passed every rule above. */
function toDomainName(settled: string): DomainName {
  return settled as DomainName;
}

function refuse(message: string): ParsedDomain {
  return { ok: false, message };
}

function quoted(text: string): string {
  const printable = text.replace(/[\p{C}\p{Z}]+/gu, ' ');
  return `"${printable.length > 60 ? `${printable.slice(0, 59)}…` : printable}"`;
}
