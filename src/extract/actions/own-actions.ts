import type { OwnSign } from '../../core/actions/action-row.ts';
import { ACTIONS } from '../../core/actions/catalogue.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { sharesBrand } from '../../core/domain/shares-brand.ts';
import { lastPathPart } from '../../core/path-parts.ts';
import type { ActionFacts } from '../../core/site/facts.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { isOnList, mentions } from '../../language/action-lists.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { decodedPath } from './action-address.ts';
import type { LabelReader } from './actions-of-words.ts';
import type { LinkFrame } from './link-frames.ts';

/** What must be known of a site to read its links. */
export interface SiteReading {
  readonly labels: LabelReader;
  /** It tells news or stories: jobs and prices in its menus are subjects, not its own. */
  readonly tellsNews: boolean;
  /** It is a market of what people offer each other: jobs and gifts on it are theirs. */
  readonly isMarket: boolean;
  /** It shows where it is. */
  readonly hasPlace: boolean;
}

/** Where a link stands. */
export interface LinkPlace {
  readonly page: ParsedPage;
  readonly isArticle: boolean;
  readonly site: SiteReading;
}

interface FoundLink {
  readonly link: PageLink;
  readonly url: URL;
  readonly frame: () => LinkFrame;
  readonly site: SiteReading;
  readonly isArticle: boolean;
}

const SIGNS: Readonly<Record<OwnSign, (found: FoundLink) => boolean>> = {
  'own jobs': hasOwnJobs,
  'named among news': isNamedAmongNews,
  'known place': ({ link, url, site }) => (site.hasPlace || !isOnList('map', link.label)) && !isBelow(url, 'events'),
  newsletter: hasNewsletter,
  'asked of visitors': ({ link, url, site }) =>
    !site.isMarket && (!site.tellsNews || site.labels.ofLabel(link.label) !== null) && !leadsElsewhere(url),
  'no article': isToTake,
  'help with the site': isForVisitors,
};

const PICTURE = /\.(?:jpe?g|png|gif|webp|svg|ics|vcf)$/iu;
/** The article itself as a file. */
const SAVED_ARTICLE = /\b(?:pdf|e-?pub|mobi|bibtex|ris)\b/iu;
/** The page itself as a file, whatever is on it: "Download PDF". */
const THIS_PAGE =
  /^(?:(?:download|view|get|save)(?: the| this| as)? )?(?:full[- ]text )?(?:pdf|e-?pub)(?: version| file| download)?$/iu;
const PAPER = /\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf|csv)$/iu;

/** Deeper pages are inside a section: prizes, prices of what is written about. */
const MAX_OWN_DEPTH = 2;

function isNamedAmongNews({ link, url, frame, site: { labels, tellsNews, hasPlace } }: FoundLink): boolean {
  // What is eaten and drunk is a subject where no place is, and "Karte" a map.
  if ((findPageKind({ text: link.label }) ?? findPageKind({ path: url.pathname })) === 'menu')
    return hasPlace && !tellsNews && !isOnList('map', link.label) && !isShelf(url);
  if (isOfOthers(url)) return false;
  if (!tellsNews) return true;
  const depth = url.pathname.split('/', MAX_SEGMENTS).filter((segment) => segment !== '').length;
  const isNamed = depth <= MAX_OWN_DEPTH && labels.ofPath(url.pathname) === labels.ofKind(link.label);
  return isNamed && !(frame().isAtAdverts() && labels.ofKind(link.label) === 'view_pricing');
}

/** "/shop/all/184-food-and-drink": one of many sorts of things, by its number. */
function isShelf({ pathname }: URL): boolean {
  return /^\d{2,}-/u.test(lastPathPart(pathname)) && !PAPER.test(pathname);
}

/** "/compare-rates", "/phones/compare-plans": what others charge. A site compares its own plans at its top, or below them. */
function isOfOthers({ pathname }: URL): boolean {
  if (!COMPARED.test(pathname)) return false;
  const others = pathname.split('/', MAX_SEGMENTS).filter((part) => part !== '' && !LANGUAGE.test(part));
  return !PLANS.test(pathname) || others.some((part) => !PLANS.test(part) && !COMPARED.test(part));
}

const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/iu;
const COMPARED =
  /(?:^|[/_-])(?:compar(?:e|isons?|er|ar|ateur|ador|atore)|preisvergleich\w*|vergleich\w*|confront[ao]\w*|vergelijk\w*|jamfor\w*|sammenlign\w*|vertail\w*|porown\w*|porovn\w*|srovn\w*|sravn\w*)(?=[/_.-]|$)/iu;
const PLANS = /plan|pricing|pack|edition|feature|subscri/iu;

/** No picture, no article on paper, and no paper that is for something else: a price list, a menu. */
function isToTake({ link, url, site, isArticle }: FoundLink): boolean {
  if (PICTURE.test(url.pathname) || THIS_PAGE.test(link.label)) return false;
  if (isArticle && SAVED_ARTICLE.test(`${link.label} ${url.pathname}`)) return false;
  // Leaflets of shops are what newspapers show, not what they give.
  if (!PAPER.test(url.pathname)) return !site.tellsNews || site.labels.ofLabel(link.label) === 'download';
  const kind = findPageKind({ text: link.label });
  return !site.tellsNews && (kind === null || kind === 'download');
}

/** Questions of those who apply for its jobs are answered below them. */
function isForVisitors({ url }: FoundLink): boolean {
  return !isBelow(url, 'careers');
}

/** False for a link whose words name an action that is somebody else's: a market of jobs, a list of prizes. */
export function isOwnAction(
  { id, provider }: ActionFacts,
  link: PageLink,
  { site, isArticle, frame }: LinkPlace & Pick<FoundLink, 'frame'>,
): boolean {
  const sign = ACTIONS[id].link?.ownBy ?? null;
  // A service that the site chose for it is its own.
  if (sign === null || link.url === null || provider !== undefined) return true;
  return SIGNS[sign]({ link, url: link.url, frame, site, isArticle });
}

/** Whether words say beyond doubt that it is the site's own: "Careers at Acme", "/work-for-us". */
export function isSaidToBeOwn({ id }: ActionFacts, { label, url }: PageLink): boolean {
  if (ACTIONS[id].link?.ownBy !== 'own jobs' || url === null) return false;
  // "/work-for-us/apprenticeships" is a part of what the folder says.
  return mentions('own_jobs', label) || mentions('own_jobs', lastPathPart(url.pathname));
}

function hasOwnJobs({ link, url, frame: readFrame, site }: FoundLink): boolean {
  if (saysOwnJobs(link.label, url)) return true;
  const frame = readFrame();
  const isAmongTopics = frame.isAmongTopics && !frame.isAmongOwn;
  const isSection = isAmongTopics || frame.isAtMarket;
  if (isBelow(url, 'about') && !(isSection && site.tellsNews && FIRMS.test(url.pathname))) return true;
  if (isSection || (site.isMarket && !OWN_HOST.test(url.hostname))) return false;
  if (!site.tellsNews && link.sameFirm) return true;
  if (site.tellsNews && (isInMarket(url) || frame.isSection())) return false;
  if (!site.tellsNews || OWN_HOST.test(url.hostname)) return true;
  // The English word: markets are called jobs, sections of magazines careers.
  if (/^careers$/iu.test(link.label) && frame.isBesideOwn) return true;
  if (isOfSubject(url, site.labels)) return false;
  return frame.isAmongOwn && (link.sameFirm || ACTIONS.careers.link?.ownHosts?.test(url.hostname) === true);
}

/** "/unternehmen/karriere": about the firm on its own pages, the section on firms where there is news. */
const FIRMS =
  /^\/(?:unternehmen|firmen|companies|company|leadership|empresas?|entreprises?|aziende|imprese|firmy|bedrijven|yritykset|virksomheder|foretag|kompanii|sirketler)\//iu;

function saysOwnJobs(label: string, { pathname }: URL): boolean {
  return mentions('own_jobs', label) || mentions('own_jobs', pathname);
}

/** "/features/solar-energy-jobs": jobs that are written about. */
function isOfSubject({ pathname }: URL, labels: LabelReader): boolean {
  return findPageKind({ path: pathname }) === 'careers' && labels.ofPath(pathname) === null && !/\d/u.test(pathname);
}

/** "/classifieds/jobs", "/anzeigen/stellenmarkt". */
function isInMarket({ pathname }: URL): boolean {
  const path = decodedPath(pathname);
  const sections = path.split('/', MAX_SEGMENTS).slice(0, -1);
  return sections.some((section) => isOnList('markets', section)) || mentions('job_adverts', path);
}

/** A host for careers. */
const OWN_HOST = /^(?:careers?|karriere|recruit\w*)\./iu;
const MAX_SEGMENTS = 6;

/** "https://r.acme.example/**https%3A//charity.example/donate": it leads to another site by way of one's own. */
function leadsElsewhere(url: URL): boolean {
  const [, host = ''] = REDIRECTED.exec(`${url.pathname}${url.search}`) ?? [];
  const target = registrableDomain(host.toLowerCase());
  const own = registrableDomain(url.hostname);
  return host !== '' && target !== own && !sharesBrand(target, own);
}

const REDIRECTED = /[^a-z]https?(?::|%3a)(?:\/|%2f){2}([a-z0-9-]+(?:\.[a-z0-9-]+)+)/iu;

/** In a folder of the address that is named after such pages: of what is about the firm, of one event. */
function isBelow({ hostname, pathname }: URL, kind: PageKind): boolean {
  const parents = pathname.split('/', MAX_SEGMENTS).filter((segment) => segment !== '');
  const [brand = ''] = registrableDomain(hostname).split('.', 1);
  // "/about-acme" is about the firm, too.
  const isOf = (segment: string) => findPageKind({ path: `/${segment}` }) === kind;
  return parents.slice(0, -1).some((segment) => isOf(segment) || isOf(segment.replaceAll(`-${brand}`, '')));
}

/** What one pays for by the month is no newsletter; those who tell news call both alike. */
function hasNewsletter({ link, url, site }: FoundLink): boolean {
  if (site.tellsNews || mentions('newsletter', `${link.label} ${url.pathname}`)) return true;
  return !mentions('paid_subscription', link.label);
}
