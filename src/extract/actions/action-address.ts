import { lastPathPart } from '../../core/path-parts.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** Parameters that say who is visiting or where from, never what is there. */
const VISITOR_PARAMETERS =
  /^(?:phpsessid|php_?session|jsessionid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|oscsid|zenid|xploidid|session_?id|sessid|sess|fe_typo_user|utm_\w+|gclid|fbclid|msclkid|yclid|mc_[ce]id|_ga|wt_mc|cm_(?:mmc|sp|re)|nav_?location)$/iu;
/** Short names that mean a session only with a long random value ("?s=8f2c…", "?sid=…"). */
const SHORT_NAMES = /^(?:s|sid|ssid|id_session|token|hash|key|auth)$/iu;
const RANDOM = /^(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z,._-]{16,128}$/iu;
/** "/cart;jsessionid=0AFB…" and "/(S(q1w2…))/cart": sessions inside the path. */
const PATH_SESSION = /;(?:jsessionid|sid|phpsessid)=[^/?#;]{1,200}|\/\([A-Z]\([0-9a-z]{16,64}\)\)/giu;

/** An address as it may be handed on: without session ids, visitor marks and user info. */
export function toActionAddress(url: URL): string {
  if (url.search === '' && url.pathname.search(PATH_SESSION) < 0) return url.href;
  const clean = new URL(url.href);
  clean.pathname = clean.pathname.replace(PATH_SESSION, '');
  for (const [name, value] of [...clean.searchParams]) {
    if (VISITOR_PARAMETERS.test(name) || (SHORT_NAMES.test(name) && RANDOM.test(value)))
      clean.searchParams.delete(name);
  }
  return clean.href;
}

const DATE_PATH = /\/(?:19|20)\d{2}(?:[/-](?:0?[1-9]|1[0-2])(?:[/-]|$))/u;
const THREAD =
  /\/(?:show|view)(?:thread|topic)|\/(?:threads?|topics?|memberlist|viewforum)(?:[/.]|$)|\/questions?(?:\/|$)|\/[tp]\d+-|[?&](?:t|tid|topic|thread|showtopic)=\d+/iu;
const STORY_ID = /(?:^|[-_./])\d{6,}(?:[-_.]|$)/u;
/** "forums.acme.com/98-cars/318153-help-please.html" */
const FORUM_HOST = /^(?:forums?|boards?|community)\./u;
const QUERY_ID = /^\?(?:[a-z_]*id|p|article|story|news|n)=\d+$/iu;
/** Files that are read or saved, not pages where something is done. */
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|odt|zip|rar|exe|dmg|apk|jpe?g|png|gif|webp|mp[34]|ics|vcf|csv|rtf)$/iu;
/** What a court ordered or found, by its number. */
const RULING = /^(?:orders?|opinions?|rulings?|judge?ments?)[-_]\d+$/iu;
/** A last part of so many words is a headline. */
const HEADLINE_WORDS = 6;

/** Sections of newspapers that are named like pages of a site, and their files: jobs in the economy, prices of a quiz. */
const SECTION =
  /\/(?:econom\w*|wirtschaft|ekonomi\w*|gospodarka|news|noticias|nachrichten|actualites?|nieuws|lifestyle|life|leben|vida|(?:[a-z]+-)?money|finance|finanz\w*|politi\w+|panorama|sport|sports|deportes|culture?|kultur|opinion|world|living|rubri\w+|rovat|markets?|topics?|subjects?|themen?|temas?)(?:\/|\.(?:php|aspx?|html?)$)/iu;

/** True for an address with a date in it: a piece of news. */
export function isDated(url: URL): boolean {
  return DATE_PATH.test(url.pathname);
}

/** True for a page inside a newspaper's section. */
export function isInSection(url: URL): boolean {
  return SECTION.test(url.pathname);
}

/** What an address looks like: a page of the site, one story among many, a forum thread, a file. */
export function sortOfAddress(url: URL): 'page' | 'story' | 'thread' | 'file' {
  const { pathname, search } = url;
  if (FILE.test(pathname) || RULING.test(lastPart(url))) return 'file';
  if (THREAD.test(pathname + search)) return 'thread';
  if (FORUM_HOST.test(url.hostname) && STORY_ID.test(lastPart(url))) return 'thread';
  return headlineOf(url) !== null || DATE_PATH.test(pathname) || STORY_ID.test(lastPart(url)) || QUERY_ID.test(search)
    ? 'story'
    : 'page';
}

/** The words that end an address, where they are so many that they are a headline: decoded, in lower case. */
export function headlineOf(url: URL): string | null {
  const words = lastPart(url).split(/[-_]/u);
  return words.length < HEADLINE_WORDS ? null : decodedPath(words.join(' ')).toLowerCase();
}

function lastPart({ pathname }: URL): string {
  return lastPathPart(pathname);
}

const MAX_DECODED = 500;

/** A path, or a part of one, as it is read; as it stands where it is wrongly encoded. */
export function decodedPath(path: string): string {
  return percentDecoded(path.slice(0, MAX_DECODED));
}

/** Banners and what pays for sending somebody. */
const PAID_ADDRESS =
  /\/www\/delivery\/|[/?&._-](?:adclicks?|ad_?click|bannerid|clickref|affiliate_?id|aff_?id|affid|awinaffid)(?:[/=.]|$)/iu;
const PAID_HOST = /^(?:ads?|adserver|adclick|clk|click|awin\d*|track(?:ing)?)\./u;

/** Advertisements: links that say so (HTML, rel=sponsored), ad servers, addresses that pay whoever sent the visitor. */
export function isPaidFor({ element, sameSite }: PageLink, url: URL): boolean {
  if (/\bsponsored\b/iu.test(element.attribs.rel ?? '')) return true;
  return PAID_HOST.test(url.hostname) || (!sameSite && PAID_ADDRESS.test(url.pathname + url.search));
}

/** The site's own first page. */
export function leadsHome({ hostname, pathname, search, hash }: URL, page: ParsedPage): boolean {
  return pathname === '/' && search === '' && hash === '' && hostname === page.url.hostname;
}
