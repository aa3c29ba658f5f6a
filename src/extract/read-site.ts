import type { PageFacts, SiteFacts } from '../core/site/facts.ts';
import type { Visit } from '../core/site/visit.ts';
import { MAX_PAGE_TAGS } from '../markup/flat-parser.ts';
import { readActions } from './actions/actions.ts';
import { readBusiness } from './contacts/business.ts';
import { readPlaces } from './contacts/read-places.ts';
import { siteNodes } from './data/json-ld.ts';
import { countSchemaTypes } from './data/schema-types.ts';
import { readStructuredData } from './data/structured-data.ts';
import { readEnglishStart } from './english-start.ts';
import { readKindSigns } from './kind/kind-signs.ts';
import { languagesOf, readLanguage } from './language.ts';
import { readNames } from './names/name.ts';
import { readNative } from './native.ts';
import { factsWithoutOrders } from './orders/facts-without-orders.ts';
import { readLinkedSheet } from './page/linked-sheet.ts';
import { parsePage } from './page/parse-page.ts';
import type { ParsedPage } from './page/parsed-page.ts';
import { readPages } from './pages.ts';
import { readProducts } from './products.ts';
import { readSiteLanguages } from './site-languages.ts';
import type { SitePages } from './site-pages.ts';
import { readSiteTopics } from './site-topics.ts';
import { readStandards } from './standards/standards.ts';
import { readStatus } from './status/status.ts';
import { readDescription } from './text/description.ts';
import { readLaterWords } from './text/later-words.ts';

/** Everything one visit says of a site, but orders to AI agents: pure, the same visit gives the same facts. Never throws. */
export function readSite(visit: Visit): SiteFacts {
  const state = readStatus(visit, parsePages(visit));
  const items = structuredDataOf(state.usable);
  const bare: SitePages = { domain: visit.domain, pages: state.usable, items };
  const { name: named, ...others } = readNames(bare);
  const name = named?.value ?? null;
  const described = readPages(bare, name);
  const site = { ...bare, kinds: new Map(described.pages.map(({ path, kind }) => [path, kind] as const)) };
  const language = readLanguage(visit, state.usable, described.pages);
  const schemaTypes = countSchemaTypes(items.values());
  const business = readBusiness(site);
  const products = readProducts(site);
  const spoken = language.fact.value;
  const read = readPlaces({ ...site, described: byPath(described.pages), name, language: spoken }, business);
  const description = readDescription(site);
  const topics = readSiteTopics({ ...bare, language: spoken, name, description });
  const actions = readActions({ ...site, languages: languagesOf(state.usable, described.pages) }, read);
  return factsWithoutOrders({
    domain: visit.domain,
    status: state.status,
    statusReason: state.reason,
    name: named,
    ...others,
    description,
    language: language.fact,
    pages: described.pages,
    actions,
    business,
    places: read.places,
    products,
    kindSigns: readKindSigns(site, { actions, products, topics, language: spoken, described: described.pages }),
    schemaTypes,
    topics,
    languages: readSiteLanguages(state.usable, spoken),
    ...readBehind(visit, state.usable, described.pages),
    native: readNative(visit),
    standards: readStandards(visit, schemaTypes),
    notices: [...described.notices, ...language.notices],
  });
}

/** What lies behind the pages that are shown: its English start page, and words further down. */
function readBehind(
  visit: Visit,
  usable: readonly ParsedPage[],
  pages: readonly PageFacts[],
): Pick<SiteFacts, 'english' | 'laterWords'> {
  return { ...readEnglishStart(visit), ...readLaterWords(usable, pages) };
}

function structuredDataOf(pages: readonly ParsedPage[]): SitePages['items'] {
  const nodes = siteNodes(pages);
  return new Map(pages.map((page) => [page, readStructuredData(page, nodes)]));
}

function byPath(pages: readonly PageFacts[]): ReadonlyMap<string, PageFacts> {
  return new Map(pages.map((page) => [page.path, page]));
}

/** Tags of all pages of a site that are read, at most: twelve pages of the largest real sites have half as many. */
const MAX_SITE_TAGS = 150_000;
/** So many are read of each page, whatever the others have. */
const LEAST_TAGS = 6_000;

/** Home first, then in the order visited; without a home page the page with the shortest path comes first (R43). */
function parsePages(visit: Visit): ParsedPage[] {
  const sheet = visit.resources.find(({ role }) => role === 'style');
  const linked = sheet ? readLinkedSheet(sheet) : null;
  const pages: ParsedPage[] = [];
  const resources = visit.resources.filter(({ role }) => role === 'home' || role === 'page');
  let tagsLeft = MAX_SITE_TAGS;
  for (const [at, resource] of resources.entries()) {
    const others = resources.length - at - 1;
    const page = parsePage(
      resource,
      linked,
      Math.min(MAX_PAGE_TAGS, Math.max(LEAST_TAGS, tagsLeft - others * LEAST_TAGS)),
    );
    if (!page) continue;
    pages.push(page);
    for (const elements of page.byTag.values()) tagsLeft -= elements.length;
  }
  const first =
    pages.find((page) => page.resource.role === 'home') ??
    pages.reduce<ParsedPage | null>((best, page) => (best && best.path.length <= page.path.length ? best : page), null);
  return first ? [first, ...pages.filter((page) => page !== first)] : [];
}
