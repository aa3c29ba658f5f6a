import type { LawpAction } from '../../core/lawp/document.ts';
import { type ApiCut, type ApiPage, type ApiSite, toApiSite } from '../../prints/api-site.ts';
import { BRIEF_SENTENCES, firstSentences } from '../../prints/first-sentences.ts';
import type { FoundSite } from '../../prints/fit-answer.ts';
import { toSiteView } from '../../prints/site-view.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { bytesOf, whatFits } from '../../prints/what-fits.ts';
import { pageAddress } from '../sites/page-address.ts';
import { findAsked, mostProducts, type SearchInput, type SearchResponse } from './search.ts';

/** An action among many: what it is called and where it is done; what it needs to be told is with the site itself. */
type BriefAction = Pick<LawpAction, 'id' | 'name' | 'description' | 'url' | 'endpoint'>;

/** A site among many, under the names that research modes of chat assistants expect. */
interface BriefSite extends Omit<ApiSite, 'actions'> {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly actions: readonly BriefAction[];
}

/** An answer to a search that a conversation has room for. */
export interface BriefSearch extends Omit<SearchResponse, 'results' | 'truncated'> {
  readonly truncated?: SearchResponse['truncated'] & { readonly actions?: true };
  readonly results: readonly BriefSite[];
}

/**
 * Answers one search in brief (R88): two sentences a page, no originals, actions by name. Each result has its share of the
 * room, home page and actions first; what one does not need is for those after it. `truncated` says what was cut.
 */
export async function briefSearch(
  input: SearchInput & { readonly mostBytes: number },
): Promise<{ readonly response: BriefSearch }> {
  const { query, tier, mostBytes } = input;
  const found = await findAsked(input);
  const { notices, total } = found;
  const interpreted = { ...found.query, ...found.understood };
  const head = { query, total, interpreted, tier, notices };
  const room = mostBytes - bytesOf(head) - HEAD_BYTES;
  const sold = mostProducts(found, tier);
  const products = whatFits(sold, Math.min(bytesOf(sold), room / 4));
  const printed = found.sites.map((site) => toBrief(site, input.context, interpreted.kind === 'page'));
  const results = inShares(
    printed.map(({ site }) => site),
    room - bytesOf(products),
  );
  const lost = (count: (site: BriefSite) => number): boolean =>
    results.some((site, at) => count(site) < count(printed[at]?.site ?? site));
  const cut = {
    ...(results.length < total ? { results: { shown: results.length, total } } : {}),
    ...(printed.some(({ pages }) => pages) || lost(pagesOf) ? { pages: true as const } : {}),
    ...(printed.some(({ words }) => words) ? { words: true as const } : {}),
    ...(lost(({ actions }) => actions.length) ? { actions: true as const } : {}),
    ...(products.length < found.products.length
      ? { products: { shown: products.length, total: found.products.length } }
      : {}),
  };
  const truncated = Object.keys(cut).length ? { truncated: cut } : {};
  return { response: { ...head, count: results.length, ...truncated, results, products } };
}

/** For the names of the lists, and for what is said of the cuts. */
const HEAD_BYTES = 300;

/** A site in brief, and what of it was left out. */
function toBrief(
  { site: stored, tier, match }: FoundSite,
  context: ViewContext,
  isPage: boolean,
): ApiCut & { readonly site: BriefSite } {
  const view = toSiteView(stored, context);
  const shown = { tier: tier === 'free' ? tier : 'whole', now: context.now, match } as const;
  const { site: printed, cut } = toApiSite(view, shown);
  const { products: _sold, ...site } = printed;
  const pages = Object.entries(site.pages).map(
    ([path, { original: _own, translated: _how, ...page }]): [string, ApiPage] => [
      path,
      { ...page, content: firstSentences(page.content, BRIEF_SENTENCES) },
    ],
  );
  const brief: BriefSite = {
    ...namesOf(site, isPage),
    ...site,
    pages: Object.fromEntries(pages),
    actions: site.actions.map(toBriefAction),
    business: toBriefBusiness(site),
  };
  const words = cut.words || pages.some(([path, { content }]) => content !== site.pages[path]?.content);
  return { site: brief, pages: cut.pages, words };
}

/** What the site, or the page of it that was asked for, is called and where it is. */
function namesOf({ domain, name, pages }: ApiSite, isPage: boolean): Pick<BriefSite, 'id' | 'title' | 'url'> {
  const [path, page] = (isPage ? Object.entries(pages)[0] : undefined) ?? [];
  if (path === undefined || !page) return { id: domain, title: name, url: `https://${domain}/` };
  return { ...pageAddress(domain, path), title: `${name}: ${page.title}` };
}

function toBriefAction({ id, name, description, url, endpoint }: LawpAction): BriefAction {
  return {
    id,
    name,
    description,
    ...(url === undefined ? {} : { url }),
    ...(endpoint === undefined ? {} : { endpoint }),
  };
}

/** Hours stand there as lines, too. */
function toBriefBusiness({ business }: ApiSite): ApiSite['business'] {
  if (business === null) return null;
  const { offers: _offers, opening_hours: _hours, ...facts } = business;
  return facts;
}

/** As many sites as have room, each with what its share of it holds. */
function inShares(sites: readonly BriefSite[], roomBytes: number): BriefSite[] {
  const shown: BriefSite[] = [];
  let left = roomBytes;
  for (const [at, site] of sites.entries()) {
    const part = inRoom(site, left / (sites.length - at));
    left -= bytesOf(part) + 1;
    if (left < 0) break;
    shown.push(part);
  }
  return shown;
}

function inRoom(site: BriefSite, roomBytes: number): BriefSite {
  if (bytesOf(site) <= roomBytes) return site;
  const bare = { ...site, pages: {}, actions: [] };
  const [home = [], more] = [Object.entries(site.pages).slice(0, 1), Object.entries(site.pages).slice(1)];
  const room = roomBytes - bytesOf(bare);
  const first = whatFits(home, room);
  const actions = whatFits(site.actions, room - bytesOf(first));
  const pages = whatFits(more, room - bytesOf(first) - bytesOf(actions));
  return { ...bare, actions, pages: Object.fromEntries([...first, ...pages]) };
}

function pagesOf({ pages }: BriefSite): number {
  return Object.keys(pages).length;
}
