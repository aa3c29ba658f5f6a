import type { CountryCode } from 'libphonenumber-js/max';
import { ACTION_CATALOGUE } from '../../core/actions/catalogue.ts';
import type { LawpAddress } from '../../core/lawp/document.ts';
import { withoutEndSlashes } from '../../core/path-parts.ts';
import type { ActionFacts, PlaceFacts } from '../../core/site/facts.ts';
import { isOnList, mentions } from '../../language/action-lists.ts';
import { findPageKind, isKnownPhrase } from '../../language/page-kinds.ts';
import { readBusiness } from '../contacts/business.ts';
import { emails, isOwnBox } from '../contacts/emails.ts';
import { hasFoot, isAtFoot } from '../contacts/in-frame.ts';
import { isNamedMailbox } from '../contacts/mailboxes.ts';
import { ownContacts } from '../contacts/own-contacts.ts';
import { NO_PLACES, type ReadPlaces } from '../contacts/read-places.ts';
import { findRegions } from '../contacts/regions.ts';
import type { StructuredItem } from '../data/structured-item.ts';
import { type PageLink, readLinks } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { readProducts } from '../products.ts';
import { isHomePage, type SitePages } from '../site-pages.ts';
import { titleOf } from '../status/page-state.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, isArticlePage, RANKS } from './actions-candidate.ts';
import { actionsFromData } from './actions-from-data.ts';
import { actionsFromForms } from './actions-from-forms.ts';
import { actionsFromLinks } from './actions-from-links.ts';
import { visitOfPlace } from './actions-of-place.ts';
import { widgetsOf } from './actions-of-widgets.ts';
import { labelReader } from './actions-of-words.ts';
import { actionsToReach, callFromBusiness, callFromPlaces, mapsOf } from './actions-to-reach.ts';
import type { SiteReading } from './own-actions.ts';

const MAX_ACTIONS = 12;
/** Of two equal candidates that of the home page is the site's own idea of it. */
const HOME_BONUS = 3;

/**
 * What a visitor can do on the site: for each action the best of its forms, links, buttons, numbers and structured
 * data, at most 12, in the order of the catalogue. Only the site's own, and what is visible, or a plain door in a menu that
 * opens. Never throws.
 *
 * @param read what its visible text tells of places
 */
export function readActions(site: SitePages, read: ReadPlaces = NO_PLACES): ActionFacts[] {
  const own = ownContacts(site, collect(site, read.places), read);
  const candidates = own.some(({ id }) => id === 'call') ? own : [...own, ...callFromPlaces(read.places)];
  const best = ACTION_CATALOGUE.flatMap(({ id, reach, input }) => {
    const same = candidates.filter((candidate) => candidate.id === id);
    const first =
      reach === 'phone'
        ? mainNumber(same, read)
        : same.reduce((a, b) => (b.rank > a.rank ? b : a), same[0] as ActionCandidate);
    if (!first) return [];
    if (reach === 'email') return [withEmail(formBehind(first, same), same)];
    return [input === 'text' ? withTemplate(first, same) : first];
  });
  const kept = new Set([...best].sort((a, b) => b.rank - a.rank).slice(0, MAX_ACTIONS));
  return best.filter((action) => kept.has(action)).map(({ rank: _, ...facts }) => facts);
}

function collect(site: SitePages, places: readonly PlaceFacts[]): ActionCandidate[] {
  const business = readBusiness(site);
  const addresses = [business?.address, ...places.map(({ address }) => address)];
  const regions = findRegions(site, addresses.find((address) => address?.country)?.country);
  const found: ActionCandidate[] = callFromBusiness(business);
  const reading = readingOf(site, addresses);
  for (const [index, page] of site.pages.entries()) {
    const items = site.items.get(page) ?? [];
    const isArticle = isArticlePage(page, items);
    const here = [
      ...actionsFromForms(page).filter((each) => !isShoppingList(each, items)),
      ...actionsFromLinks(page, isArticle, reading),
      ...actionsFromData(page, items),
      ...(isArticle ? reachAtFoot(page, regions) : [...actionsToReach(page, regions), ...widgetsOf(page)]),
    ];
    for (const candidate of here)
      found.push(index === 0 ? { ...candidate, rank: candidate.rank + HOME_BONUS } : candidate);
  }
  const own = found.filter((candidate) => !isGift(candidate, found) && !isPatronage(candidate, site));
  return [...own, ...shopOf(site, own, reading), ...visitOfPlace(site, { business, places, found: own })];
}

/** What a recipe needs goes on a list by a button: nobody sells it. */
function isShoppingList({ id, fields }: ActionCandidate, items: readonly StructuredItem[]): boolean {
  return id === 'order' && fields === undefined && items.some(({ types }) => types.includes('Recipe'));
}

/**
 * Of an article only the foot tells the site's own ways, and no mailbox of a person, who may have written it, but one for
 * everybody at the site's domain; its numbers are counted with all others, as a list has many.
 */
function reachAtFoot(page: ParsedPage, regions: readonly CountryCode[]): ActionCandidate[] {
  const found = hasFoot(page) ? actionsToReach(page, regions) : emails(page);
  return found.filter((each) => {
    const { email = '' } = each;
    return isOwnBox(email, page) || (isAtFoot(each, page) && !isNamedMailbox(email));
  });
}

function readingOf(site: SitePages, addresses: readonly (LawpAddress | undefined)[]): SiteReading {
  const hasMap = site.pages.some((page) => mapsOf(page).length > 0);
  return {
    labels: labelReader(site.languages?.size ? site.languages : undefined, site.domain),
    tellsNews: tellsNews(site),
    isMarket: isMarket(site),
    hasPlace: hasMap || addresses.some((address) => Boolean(address?.street || address?.city)),
  };
}

const NEWS_TYPES = /^(?:NewsArticle|NewsMediaOrganization|Newspaper|ReportageNewsArticle|LiveBlogPosting)$/u;

/** A newspaper, a magazine, a blog: data that say so, or most of its pages. */
function tellsNews({ pages, items }: SitePages): boolean {
  const articles = pages.filter((page) => isArticlePage(page, items.get(page) ?? []));
  if (articles.length * 2 > pages.length) return true;
  return pages.some((page) => items.get(page)?.some(({ types }) => types.some((type) => NEWS_TYPES.test(type))));
}

/** The home page calls itself small ads or a market of jobs. */
function isMarket(site: SitePages): boolean {
  const home = site.pages.find((page) => isHomePage(page, site));
  return home !== undefined && mentions('job_adverts', `${titleOf(home)} ; ${home.meta.get('description') ?? ''}`);
}

/** "Support", above the page on which one gives, or on an asking site at an address that names no help: help for the site. */
function isGift({ id, url, label }: ActionCandidate, found: readonly ActionCandidate[]): boolean {
  if (id !== 'get_support' || url === undefined || !/\bsupport$/iu.test(label.trim())) return false;
  const gifts = found.filter((gift) => gift.id === 'donate');
  const below = withoutEndSlashes(url);
  const { hostname, pathname } = new URL(url);
  const isHelp = HELP_ADDRESS.test(`${hostname.split('.', 1)[0]}${pathname}`);
  return gifts.some((gift) => gift.url?.startsWith(`${below}/`)) || (gifts.length > 0 && !isHelp);
}

/** "Support" above the pages on which one becomes a sponsor, leaves a legacy or works for nothing: help for the site, too. */
function isPatronage({ id, url }: ActionCandidate, { pages }: SitePages): boolean {
  if (id !== 'get_support' || url === undefined || !/\bsupport\/?$/iu.test(url)) return false;
  const below = `${withoutEndSlashes(url)}/`;
  return pages.some((page) => readLinks(page).some((link) => isPatronAddress(link.url, below)));
}

function isPatronAddress(url: URL | null, below: string): boolean {
  return url?.href.startsWith(below) === true && PATRONS.test(url.href.slice(below.length));
}

const PATRONS = /^(?:sponsor|donat|giv(?:e|ing)(?:[/.-]|$)|volunteer|legac|bequest|planned-giving|endow)/iu;

const HELP_ADDRESS = /(?:^|[/_.-])(?:support|help|faqs?|contact|customer|service|kb|docs?)(?:[/_.-](?!us\b)|$)/iu;

const CART_PATH =
  /(?:^|[/_.-])(?:cart|basket|checkout|shopping-?(?:cart|bag)|warenkorb|panier|carrello|carrito|kosik|kosar|koszyk|kurv|varukorg|handlekurv|winkelwagen|ostoskori|korzina|krepselis|cesta|sepet)(?:[/_.?-]|$)/iu;

/** Where a cart is, there is a catalogue to fill it from. */
function shopOf(site: SitePages, found: readonly ActionCandidate[], { tellsNews }: SiteReading): ActionCandidate[] {
  const [home] = site.pages;
  const orders = found.filter(({ id, provider }) => id === 'order' && !provider);
  const cart =
    orders.find(({ url, label }) => isCart(url, label)) ??
    orders.find(({ rank, fields }) => rank >= RANKS.form && fields === undefined);
  const hasPrices = readProducts(site).some(({ price }) => price !== null);
  if (!home || (!cart && !hasPrices)) return [];
  const evidence = cart?.evidence ?? home.evidence('Products with prices in structured data');
  // A story that names the shop is no door to it.
  const front = isHomePage(home, site) ? home.url : new URL('/', cart?.url ?? home.url);
  // Newspapers write about products.
  const door = (tellsNews ? null : catalogueOf(home)) ?? front;
  return [{ id: 'shop', label: '', url: toActionAddress(door), evidence, rank: RANKS.text }];
}

/** What a menu calls the products, where it does. */
function catalogueOf(page: ParsedPage): URL | null {
  const isCatalogue = ({ label, sameSite, inText }: PageLink) =>
    sameSite && !inText && isKnownPhrase(label) && findPageKind({ text: label }) === 'products';
  return readLinks(page).find((link) => link.url?.protocol.startsWith('http') && isCatalogue(link))?.url ?? null;
}

function isCart(url: string | undefined, label: string): boolean {
  return isOnList('cart', label) || (url !== undefined && CART_PATH.test(new URL(url).pathname));
}

/**
 * The number that is shown most, but for one of emergencies or one that somebody carries where the site says its main one.
 * The business details have the same: where it is not beside the address of the main place, one that is.
 */
function mainNumber(
  calls: readonly ActionCandidate[],
  { places: [main], mainNumbers, numbersAside }: ReadPlaces,
): ActionCandidate | undefined {
  const shown = mostShown(calls);
  const [general] = main ? callFromPlaces([main]) : [];
  const isBeside = main?.phones.some(({ e164 }) => e164 !== null && e164 === shown?.phone?.e164) === true;
  const most = isBeside || general?.phone?.e164 == null ? shown : general;
  if (!numbersAside.has(most?.phone?.e164 ?? '')) return most;
  return mostShown(calls.filter(({ phone }) => mainNumbers.has(phone?.e164 ?? ''))) ?? most;
}

/** The number with the most and best mentions: the switchboard is on every page, an office's number on one. */
function mostShown(calls: readonly ActionCandidate[]): ActionCandidate | undefined {
  const byNumber = Map.groupBy(calls, ({ phone }) => phone?.e164 ?? phone?.written ?? '');
  const weigh = (same: readonly ActionCandidate[]) =>
    Math.max(...same.map(({ rank }) => rank)) + Math.min(same.length, 10);
  const [most] = [...byNumber.values()].sort((a, b) => weigh(b) - weigh(a));
  return most?.reduce((a, b) => (b.rank > a.rank ? b : a));
}

/** What is asked by words is best told by an address for them, whether a form gives it or the site's data. */
function withTemplate(best: ActionCandidate, same: readonly ActionCandidate[]): ActionCandidate {
  const form = [best, ...same].find((each) => each.form?.urlTemplate !== undefined)?.form;
  return form === undefined ? best : { ...best, form };
}

/** The form on the page that the best link leads to, where that page was read. */
function formBehind(best: ActionCandidate, same: readonly ActionCandidate[]): ActionCandidate {
  const page = pageOf(best);
  const forms = same.filter((each) => each.fields !== undefined && pageOf(each) === page);
  return best.fields !== undefined || page === null ? best : (forms.sort((a, b) => b.rank - a.rank)[0] ?? best);
}

function pageOf({ url }: ActionCandidate): string | null {
  return url === undefined ? null : url.replace(/#.*$/u, '');
}

/** A contact page or form keeps the address beside it, so that the description can name it. */
function withEmail(best: ActionCandidate, same: readonly ActionCandidate[]): ActionCandidate {
  if (best.email) return best;
  const [first] = same.filter(({ email }) => email).sort((a, b) => b.rank - a.rank);
  return first?.email ? { ...best, email: first.email } : best;
}
