import { ACTIONS, type ActionId } from '../core/actions/catalogue.ts';
import { isInSection, sortOfAddress, toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import type { LabelReader } from './actions-of-words.ts';
import { findActionHost } from './booking-hosts.ts';
import { type PageLink, readLinks } from './links.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Social networks, feeds and share targets: never what a visitor does here. */
const ELSEWHERE_HOSTS =
  /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|youtube|pinterest|tumblr|reddit|vk|ok|tiktok|threads|xing|digg|delicious|stumbleupon|addthis|addtoany|sharethis|weibo|line|telegram|t|bsky|flickr|vimeo|yelp|tripadvisor|wikipedia|google|doubleclick|outbrain|taboola|amazon|ebay)\.[a-z.]{2,6}$/u;
const SHARE_ADDRESS =
  /\/(?:sharer?|intent|share-?article|submit|send_?to_?friend|email-?friend|print)(?:[/.?]|$)|[?&](?:share|replytocom)=/iu;
const FEED_ADDRESS = /(?:\/(?:rss|feeds?|atom)(?:\/|$)|\.(?:rss|atom|xml))(?:\?|$)/iu;
/** Lists of articles by a word, site maps, and the small print of an embedded map. */
const LIST_ADDRESS =
  /site-?map|mapa-(?:stranek|stranky|strony|del-sitio|do-site)|plan-du-site|\/(?:tags?|category|categories|kategorie|author|topics?|label)\/|[?&]mapclient=/iu;
const MAX_LABEL = 60;
/** Labels of more words are headlines; those of more than four name no page by themselves. */
const MAX_WORDS = 9;
const MAX_NAMING_WORDS = 4;

/** What the visible links and buttons of a page offer; tel: and mailto: are read elsewhere. */
export function actionsFromLinks(page: ParsedPage, isArticle: boolean, labels: LabelReader): ActionCandidate[] {
  const place = { page, isArticle, labels };
  return readLinks(page).flatMap((link) => {
    const found = readLink(link, place);
    return found && ACTIONS[found.id].link && isFair(found, link, labels) ? [found] : [];
  });
}

interface LinkPlace {
  readonly page: ParsedPage;
  readonly isArticle: boolean;
  readonly labels: LabelReader;
}

/** A file is no place to do anything, a thread speaks of it, and a story does unless it is plainly named otherwise. */
function isFair({ id, provider }: ActionCandidate, { url, label }: PageLink, labels: LabelReader): boolean {
  if (url === null || provider) return true;
  const traits = ACTIONS[id].link;
  if (traits?.namesSections && isInSection(url)) return false;
  const sort = sortOfAddress(url);
  if (sort === 'file') return traits?.mayLeadTo.includes('file') === true;
  if (sort === 'story') return label.split(' ').length <= MAX_NAMING_WORDS && labels.ofKind(label) === id;
  return sort === 'page';
}

function readLink(link: PageLink, place: LinkPlace): ActionCandidate | null {
  const { url, sameSite } = link;
  if (url === null) return readScriptLink(link, place);
  if (!url.protocol.startsWith('http') || SHARE_ADDRESS.test(url.href) || LIST_ADDRESS.test(url.href) || url.username)
    return null;
  if (link.inText && place.isArticle) return null;
  if (!sameSite) return readForeignLink(link, url, place);
  return FEED_ADDRESS.test(url.pathname) ? null : readOwnLink(link, url, place);
}

function readOwnLink(link: PageLink, url: URL, { page, labels }: LinkPlace): ActionCandidate | null {
  const { label, inText } = link;
  const words = label.split(' ').length;
  if (label === '' || label.length > MAX_LABEL || words > MAX_WORDS) return null;
  const byLabel = labels.ofLabel(label);
  if (!byLabel && (inText || words > MAX_NAMING_WORDS)) return null;
  // A word in running text must be meant by the address too.
  const yieldsTo = byLabel ? (ACTIONS[byLabel].link?.yieldsTo ?? null) : null;
  const asksPath = !byLabel || inText || yieldsTo !== null;
  const isNear = inText || url.pathname.split('/').length <= 4;
  const byPath = asksPath && isNear ? labels.ofPath(url.pathname) : null;
  if (inText && byLabel !== byPath) return null;
  if (byPath && yieldsTo !== null && ACTIONS[byPath].pageKinds.includes(yieldsTo))
    return toCandidate(byPath, link, url, page, RANKS.label);
  if (byLabel) return toCandidate(byLabel, link, url, page, RANKS.label);
  const byKind = labels.ofKind(label);
  if (byKind) return toCandidate(byKind, link, url, page, RANKS.kind);
  return byPath && ACTIONS[byPath].link?.namedBy.includes('address')
    ? toCandidate(byPath, link, url, page, RANKS.path)
    : null;
}

function readForeignLink(link: PageLink, url: URL, { page, isArticle, labels }: LinkPlace): ActionCandidate | null {
  const host = findActionHost(url);
  if (host) {
    // Services named in a text are talked about, but for some.
    const isTalk = link.inText && !ACTIONS[host.action].link?.servesInText;
    if (isArticle || (isTalk && labels.ofLabel(link.label) !== host.action)) return null;
    return { ...toCandidate(host.action, link, url, page, RANKS.provider), provider: host.provider };
  }
  const id = labels.ofLabel(link.label) ?? labels.ofKind(link.label);
  if (!id || link.inText || ELSEWHERE_HOSTS.test(url.hostname)) return null;
  const traits = ACTIONS[id].link;
  if (!traits?.mayLeadTo.includes('elsewhere')) return null;
  if (isArticle && !traits.ownHosts?.test(url.hostname)) return null;
  return toCandidate(id, link, url, page, RANKS.elsewhere);
}

/** "Book now" on a button or a `#` link: the page itself is where it is done. */
function readScriptLink(link: PageLink, { page, isArticle, labels }: LinkPlace): ActionCandidate | null {
  const id = link.label.length <= MAX_LABEL ? labels.ofLabel(link.label) : null;
  if (!id || link.inText) return null;
  const { button } = ACTIONS[id];
  if (button === 'never' || (isArticle && button === 'own pages')) return null;
  return toCandidate(id, link, page.url, page, RANKS.path - 5);
}

function toCandidate(id: ActionId, link: PageLink, url: URL, page: ParsedPage, rank: number): ActionCandidate {
  const what = link.url ? `A link to ${url.hostname}${url.pathname}` : 'A button';
  const evidence = page.evidence(what.slice(0, 200), link.label);
  return { id, label: link.label, url: toActionAddress(url), evidence, rank };
}
