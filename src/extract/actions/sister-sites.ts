import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { fold } from '../../language/fold.ts';
import { isHostOfOthers } from '../../places/host-kinds.ts';
import { namesMaker } from '../contacts/own-signs.ts';
import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { findActionHost } from './booking-hosts.ts';

/** Social networks, feeds and share targets: never what a visitor does here. */
const ELSEWHERE_HOSTS =
  /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|youtube|pinterest|tumblr|reddit|vk|ok|tiktok|threads|xing|digg|delicious|stumbleupon|addthis|addtoany|sharethis|weibo|line|telegram|t|bsky|flickr|vimeo|yelp|tripadvisor|wikipedia|google|doubleclick|outbrain|taboola|amazon|ebay|feedburner|feedly)\.[a-z.]{2,6}$/u;

/** True for a host of which nothing is a site's own deed: a social network, an advertiser. */
export function isOfEverybody(hostname: string): boolean {
  return ELSEWHERE_HOSTS.test(hostname);
}

/** A shorter name may stand in another word by chance. */
const MIN_WITHIN = 5;
const MIN_WHOLE = 3;
/** What a firm puts beside its name for one of its sites. */
const BESIDE =
  /^(?:the|my|shop|online-?shop|store|jobs?|careers?|karriere|login|accounts?|support|help|service|abo|tickets?|group|gruppe|verlag|media)$/u;
const MAX_SEGMENTS = 6;
/** A name at the foot is that of the firm where it is so long. */
const MIN_NAMED = 6;
/** So many of the last blocks are the foot. */
const FOOT_BLOCKS = 12;
const MAX_BLOCK = 400;

/**
 * Tells which links lead to another site of whose this one is: their address names this site
 * (`tickets.hall.example/reed-theatre` from `reed-theatre.example`), or the foot of the page names the firm that their host
 * is called after. No networks, no services that everybody has, no makers of web sites.
 */
export function sisterReader(page: ParsedPage): (link: PageLink) => boolean {
  const own = brandOf(page.url.hostname);
  const known = new Map<string, boolean>();
  let foot: string | undefined;
  const isNamedBelow = (hostname: string): boolean => {
    const brand = brandOf(hostname);
    if (brand.length < MIN_NAMED) return false;
    foot ??= footOf(page);
    return foot.includes(brand);
  };
  return ({ url, sameFirm, inText }) => {
    if (url === null || sameFirm || inText || !url.protocol.startsWith('http')) return false;
    const { hostname } = url;
    if (isOfEverybody(hostname) || isHostOfOthers(registrableDomain(hostname)) || findActionHost(url)) return false;
    if (namesSite(url, own)) return true;
    const before = known.get(hostname);
    if (before !== undefined) return before;
    const isBelow = isNamedBelow(hostname);
    known.set(hostname, isBelow);
    return isBelow;
  };
}

const atSisters = new WeakSet<PageLink>();

/** A link to another site of the firm, to be read as one of its own. */
export function asOwn(link: PageLink): PageLink {
  const own = { ...link, sameFirm: true };
  atSisters.add(own);
  return own;
}

/** Whether a link was taken for one to another site of the firm. */
export function isAtSister(link: PageLink): boolean {
  return atSisters.has(link);
}

/** The name that somebody registered, without its ending and signs. */
function brandOf(hostname: string): string {
  return lettersOf(registrableDomain(hostname).split('.', 1)[0] ?? '');
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function namesSite({ hostname, pathname }: URL, own: string): boolean {
  if (own.length < MIN_WHOLE) return false;
  const labels = hostname.split('.').slice(0, -1);
  const parts = [...labels, ...pathname.slice(0, MAX_BLOCK).split('/', MAX_SEGMENTS)].map(lettersOf);
  return parts.some(
    (part) => part === own || (own.length >= MIN_WITHIN && part.includes(own)) || BESIDE.test(withoutName(part, own)),
  );
}

/** What is left of a part that begins or ends with the name. */
function withoutName(part: string, own: string): string {
  if (part.startsWith(own)) return part.slice(own.length);
  return part.endsWith(own) ? part.slice(0, -own.length) : '';
}

/** The letters at the foot of a page, without those of who made it. */
function footOf({ blocks, text }: ParsedPage): string {
  const lines = blocks.slice(-FOOT_BLOCKS).map(({ start, end }) => text.slice(Math.max(start, end - MAX_BLOCK), end));
  return lettersOf(lines.filter((line) => !namesMaker(line)).join(' '));
}
