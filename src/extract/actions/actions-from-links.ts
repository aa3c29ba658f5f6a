import { ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import { mentions } from '../../language/action-lists.ts';
import { isSpoilt } from '../../language/action-words.ts';
import { findPageKind, isKnownPhrase } from '../../language/page-kinds.ts';
import { labelKey } from '../../language/phrases/phrase-index.ts';
import { spellOut, transliterate } from '../../language/transliterate.ts';
import { readFoldedLinks } from '../page/folded-links.ts';
import { hasWords, type PageLink, readLinks } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { headlineOf, isInSection, isPaidFor, leadsHome, sortOfAddress, toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import type { LabelReader } from './actions-of-words.ts';
import { isPlatformOf, readForeignLink } from './foreign-links.ts';
import { linkCandidate } from './link-candidate.ts';
import { frameReader } from './link-frames.ts';
import { meantByAddress, meantByPlace } from './meant-by-address.ts';
import { isOwnAction, isSaidToBeOwn, type LinkPlace, type SiteReading } from './own-actions.ts';
import { partReader } from './page-parts.ts';
import { asOwn, isAtSister, sisterReader } from './sister-sites.ts';

const SHARE_ADDRESS =
  /\/(?:sharer?|intent|share-?article|submit|send_?to_?friend|email-?friend|print)(?:[/.?]|$)|[?&](?:share|replytocom)=/iu;
const FEED_ADDRESS = /(?:[/_-](?:rss|feeds?|atom)(?:[/_-]|$)|\.(?:rss|atom|xml))(?:\?|$)/iu;
/** Lists of articles by a word, site maps, and the small print of an embedded map. */
const LIST_ADDRESS =
  /site-?map|mapa-(?:stranek|stranky|strony|del-sitio|do-site)|mappa[-_]?(?:del[-_]?)?(?:sito|portale)|plan-du-site|\/(?:tags?|category|categories|kategorie|author|topics?|label)\/|[?&](?:mapclient|tag|author)=|^https?:\/\/[^/]+\/(?:index\.php)?\?cat=\d+$/iu;
const MAX_LABEL = 60;
/** Labels of more words are headlines; those of more than four name no page by themselves. */
const MAX_WORDS = 9;
const MAX_NAMING_WORDS = 4;
/** "Careers at Acme" comes before "Careers", which may be a section, but after a service that was chosen for it. */
const SAID_BONUS = 5;

/** What the links and buttons of a page offer; tel: and mailto: are read elsewhere. */
export function actionsFromLinks(page: ParsedPage, isArticle: boolean, site: SiteReading): readonly ActionCandidate[] {
  const place = { page, isArticle, site };
  const withPart = site.tellsNews || site.isMarket ? (link: PageLink) => link : partReader(page);
  const isSister = sisterReader(page);
  const links = readLinks(page).map((link) => (isSister(link) ? asOwn(link) : withPart(link)));
  const found = offersOf(links, place);
  const here = toActionAddress(page.url);
  const shown = found.filter((candidate) => candidate.url === here || !isForNews(candidate, found));
  return withoutListed([...shown, ...foldedOffers(place)]);
}

function offersOf(links: readonly PageLink[], place: LinkPlace): ActionCandidate[] {
  const frameOf = frameReader(links);
  return links.flatMap((link, at) =>
    readLink(link, place)
      .flatMap((found) => (isAtSister(link) ? atSister(found) : [found]))
      .filter(
        (found) =>
          ACTIONS[found.id].link &&
          isFair(found, link, place) &&
          isOwnAction(found, link, { ...place, frame: () => frameOf(at) }),
      )
      .map((found) => (isSaidToBeOwn(found, link) ? { ...found, rank: found.rank + SAID_BONUS } : found)),
  );
}

/** What is done on another site of the firm: what is to be done here comes before. */
function atSister(found: ActionCandidate): ActionCandidate[] {
  const mayLeadTo: readonly string[] = ACTIONS[found.id].link?.mayLeadTo ?? [];
  if (!mayLeadTo.includes('sister') && !mayLeadTo.includes('elsewhere')) return [];
  return [{ ...found, rank: found.rank - RANKS.label + RANKS.elsewhere }];
}

/**
 * What a menu offers that opens when one asks for it: any way that is seen comes before. The cart of one is often an empty
 * theme's, what a newspaper's seems to book or charge are subjects.
 */
function foldedOffers(place: LinkPlace): ActionCandidate[] {
  const isSure = ({ id, rank }: ActionCandidate) =>
    rank >= RANKS.kind &&
    !ACTIONS[id].sells &&
    !(place.site.tellsNews && ACTIONS[id].link?.ownBy === 'named among news');
  return offersOf(readFoldedLinks(place.page), place)
    .filter(isSure)
    .map((found) => ({ ...found, rank: RANKS.folded }));
}

/** "Sign up" where a plainer link leads to the same newsletter; what scripts do stands on the page itself. */
function isForNews({ id, url }: ActionCandidate, found: readonly ActionCandidate[]): boolean {
  if (!ACTIONS[id].link?.isOfAccount) return false;
  return found.some((other) => other.id === 'subscribe' && other.url === url && mentions('newsletter', other.label));
}

/** So many doors of one name are those of things that the page lists. */
const LISTED = 4;

/** "Prices" beside each of many things is none of the site. */
function withoutListed(found: readonly ActionCandidate[]): readonly ActionCandidate[] {
  const doors = new Map<string, Set<string>>();
  const nameOf = ({ id, label }: ActionCandidate) => `${id} ${label.toLowerCase()}`;
  for (const candidate of found) {
    const name = nameOf(candidate);
    doors.set(name, (doors.get(name) ?? new Set()).add(candidate.url?.split('#')[0] ?? ''));
  }
  return found.filter((candidate) => {
    const { link, sells, ofPlace } = ACTIONS[candidate.id];
    // Rooms are booked one by one, departments of one firm have their own jobs; maps of many places show what is listed.
    const isOfOne = link?.ownBy === 'own jobs' || (ofPlace && !mentions('map', candidate.label));
    const isOfSite = link?.namesSections !== true || sells || isOfOne;
    return isOfSite || (doors.get(nameOf(candidate))?.size ?? 0) < LISTED;
  });
}

/**
 * A file is no place to do anything, nor is the site's first page but for what scripts and shops do there; a thread
 * speaks of it, and a story does unless it is plainly named otherwise.
 */
function isFair({ id, provider }: ActionCandidate, { url, label }: PageLink, place: LinkPlace): boolean {
  if (url === null || provider) return true;
  const traits = ACTIONS[id].link;
  if (leadsHome(url, place.page)) return ACTIONS[id].sells || mayBeScripted(id, place);
  if (traits?.namesSections && isInSection(url)) return false;
  const sort = sortOfAddress(url);
  if (sort === 'file') return traits?.mayLeadTo.includes('file') === true;
  if (sort !== 'story') return sort === 'page';
  if (url.href.split('#')[0] === place.page.url.href) return mayBeScripted(id, place);
  const isNamed = label.split(' ').length <= MAX_NAMING_WORDS && place.site.labels.ofKind(label) === id;
  return isNamed && isNamedByHeadline(url, label);
}

function readLink(link: PageLink, place: LinkPlace): ActionCandidate[] {
  const { url, sameSite, sameFirm } = link;
  if (url === null) return readScriptLink(link, place);
  if (sameFirm && !isLabel(link.label)) return [];
  if (!url.protocol.startsWith('http') || SHARE_ADDRESS.test(url.href) || LIST_ADDRESS.test(url.href) || url.username)
    return [];
  if (isPaidFor(link, url) || isPlatformOf(url, place.page) || (link.inText && place.isArticle)) return [];
  if (!sameFirm) return readForeignLink(link, url, place);
  return FEED_ADDRESS.test(url.pathname) ? [] : readOwnLink(link, url, { ...place, mayNameByPath: sameSite });
}

/** A headline in the address tells what the page is about: the label must say a word of it. */
function isNamedByHeadline(url: URL, label: string): boolean {
  const headline = headlineOf(url);
  if (headline === null) return true;
  const key = labelKey(label);
  const spellings = [key, transliterate(key), labelKey(spellOut(label.toLowerCase()))];
  return spellings.some((spelling) => spelling.split(' ').some((word) => headline.includes(word)));
}

/** Not a headline. */
function isLabel(label: string): boolean {
  return label.length <= MAX_LABEL && label.split(' ').length <= MAX_WORDS;
}

interface OwnPlace extends LinkPlace {
  /** Whether the address may name what the label does not. */
  readonly mayNameByPath: boolean;
}

function readOwnLink(link: PageLink, url: URL, { page, site: { labels }, mayNameByPath }: OwnPlace): ActionCandidate[] {
  const { label, inText } = link;
  const parts = inText ? [] : labels.ofParts(label);
  if (parts.length > 0) return parts.map((id) => linkCandidate(id, link, url, page, RANKS.label - 1));
  const byLabel = labels.ofLabel(label);
  if (!byLabel && (inText || label.split(' ').length > MAX_NAMING_WORDS)) return [];
  const isNear = inText || url.pathname.split('/').length <= 4;
  // A word in running text must be meant by the address too.
  if (inText && labels.ofPath(url.pathname) !== byLabel) return [];
  const meant = byLabel && meantByAddress(byLabel, link, url, labels);
  if (meant) {
    const others = besides(meant, url, labels).map((id) => linkCandidate(id, link, url, page, RANKS.path));
    return [linkCandidate(meant, link, url, page, RANKS.label), ...others];
  }
  const byKind = labels.ofKinds(label);
  if (byKind.length > 0)
    return byKind.map((id) => linkCandidate(meantByAddress(id, link, url, labels), link, url, page, RANKS.kind));
  // A part of a page is not what the page is for.
  const byPath = mayNameByPath && isNear && url.hash === '' ? labels.ofPath(url.pathname) : null;
  const isNamed = byPath && (!hasWords(label) || ACTIONS[byPath].link?.namedBy.includes('address'));
  return isNamed && !namesAnother(label, byPath) && !isOfSomeJobs(label, byPath, labels)
    ? [linkCandidate(meantByAddress(byPath, link, url, labels), link, url, page, RANKS.path)]
    : [];
}

/** A label that means another page in any language: the address does not overrule it. */
function namesAnother(label: string, byPath: ActionId): boolean {
  if (isSpoilt(byPath, label)) return true;
  // "Konto & Anlegen" is about two things.
  if (ACTIONS[byPath].link?.isOfAccount && /[&+]/u.test(label)) return true;
  const kind = findPageKind({ text: label });
  return isKnownPhrase(label) && (kind === null || !ACTIONS[byPath].pageKinds.includes(kind));
}

/** "Green jobs" at "/jobs" are a subject; "Jobs & internships" are the site's own. */
function isOfSomeJobs(label: string, byPath: ActionId, { ofKind }: LabelReader): boolean {
  if (ACTIONS[byPath].link?.ownBy !== 'own jobs' || /[&+/|]/u.test(label)) return false;
  return label.split(/\s+/u).some((word) => ofKind(word) === byPath);
}

/** What the address of a link offers besides. */
function besides(id: ActionId, url: URL, labels: LabelReader): readonly ActionId[] {
  const kinds = ACTIONS[id].link?.leadsOnTo ?? [];
  const other = kinds.length > 0 ? labels.ofPath(url.pathname) : null;
  return other && ACTIONS[other].pageKinds.some((kind) => kinds.includes(kind)) ? [other] : [];
}

/** "Book now" on a button or a `#` link: the page itself is where it is done. */
function readScriptLink(link: PageLink, place: LinkPlace): ActionCandidate[] {
  const { labels } = place.site;
  if (link.label.length > MAX_LABEL || link.inText) return [];
  const single = labels.ofLabel(link.label);
  const ids = single ? [single] : labels.ofParts(link.label);
  return ids
    .map((id) => meantByPlace(id, link, place.page))
    .filter((id) => mayBeScripted(id, place))
    .map((id) => linkCandidate(id, link, place.page.url, place.page, RANKS.path - 5));
}

/** Whether a script of the page may offer it where it stands. */
function mayBeScripted(id: ActionId, { isArticle }: LinkPlace): boolean {
  const { button } = ACTIONS[id];
  return button === 'articles too' || (button === 'own pages' && !isArticle);
}
