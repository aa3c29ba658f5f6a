import type { LawpBusiness } from '../core/lawp/document.ts';
import { hoursLines } from '../core/site/hours-lines.ts';
import { isOpenNow } from '../core/site/open-now.ts';
import type { MachineTranslator, SitePlace } from '../core/site/site-record.ts';
import { type ApiProduct, toApiProduct } from './api-product.ts';
import type { BusinessView } from './business-view.ts';
import { firstWords } from './first-words.ts';
import { type PrintedPlace, printedAbout } from './printed-about.ts';
import { type PrintedAction, printedActions } from './printed-actions.ts';
import type { SiteView } from './site-view.ts';

const FREE_PAGES = 3;
const FREE_WORDS = 60;
const ANSWER_WORDS = 200;
/** Where texts of pages may be cut. */
export const CUT_WORDS: readonly number[] = [FREE_WORDS, ANSWER_WORDS];
/** What a shop has beyond this is found by its words. */
const MAX_PRODUCTS = 20;
const HOUR_MS = 3_600_000;

/**
 * What a caller may see: free cuts pages and words; pro (and one site that is asked for by its name) cuts only long pages;
 * whole is that without the site's own words, which are beside the English otherwise (R78).
 */
export type ApiTier = 'free' | 'pro' | 'whole';

/** Why a site is among the results. */
export interface ApiMatch {
  readonly feature: string;
  readonly text: string;
}

/** Business details in an answer (R16). */
export interface ApiBusiness extends Omit<LawpBusiness, 'source'> {
  readonly hours: readonly string[];
  readonly open_now: boolean | null;
  readonly source: string;
  /** Whose data it is, where that asks to be named; its licence beside. */
  readonly attribution: string | null;
  readonly attribution_url?: string;
}

/** A site in an answer (contract section 6). */
export interface ApiSite {
  readonly domain: string;
  readonly name: string;
  readonly pages: Readonly<Record<string, ApiPage>>;
  readonly actions: readonly PrintedAction[];
  readonly native: boolean;
  readonly executable: boolean;
  readonly language: string;
  /** Languages that the site is offered in, with their addresses; absent where it does not say. */
  readonly languages?: SiteView['languages'];
  readonly last_updated: string | null;
  readonly age_hours: number | null;
  readonly status: string;
  /** False where no home page was seen, so that nothing here was read on one; null where that is not known. */
  readonly home_seen: boolean | null;
  /** Who wrote what is shown; null where nothing is. */
  readonly source: SiteView['source'];
  /** Since when only the owner tells of the site; null where we could read it. */
  readonly unread_since: string | null;
  /** Since when its owner has proved the domain; null where nobody has. */
  readonly claimed_since: string | null;
  readonly score: number | null;
  readonly label: string | null;
  readonly report_url: string;
  /** What it is, in a sentence or two; "" where that is not known. */
  readonly description: string;
  readonly category: { readonly id: string; readonly name: string } | null;
  /** The town that it is in. */
  readonly place: PrintedPlace | null;
  readonly business: ApiBusiness | null;
  readonly places: readonly SitePlace[];
  /** What it sells; left out of short answers, which name products beside the sites. */
  readonly products?: readonly ApiProduct[];
  readonly match: readonly ApiMatch[];
}

export interface ApiPage {
  readonly title: string;
  readonly content: string;
  readonly original?: { readonly title: string; readonly content: string };
  readonly translated?: string;
  /** What it is: "news_article". */
  readonly type?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
  readonly translator?: MachineTranslator;
}

/** What was left out of a site for its tier. */
export interface ApiCut {
  readonly pages: boolean;
  readonly words: boolean;
}

/** Builds the API's Site of a view, and says what its tier left out (R15). */
export function toApiSite(
  view: SiteView,
  options: { readonly tier: ApiTier; readonly now: Date; readonly match?: readonly ApiMatch[] },
): { site: ApiSite; cut: ApiCut } {
  const { pages, cut } = cutPages(view, options.tier);
  const site: ApiSite = {
    domain: view.domain,
    name: view.name,
    pages,
    actions: printedActions(view),
    native: view.isNative,
    executable: view.isExecutable,
    language: view.language?.code ?? 'en',
    ...(view.languages.length === 0 ? {} : { languages: view.languages }),
    last_updated: view.updatedAt,
    age_hours: view.updatedAt === null ? null : ageHours(view.updatedAt, options.now),
    status: view.status,
    home_seen: view.homeSeen,
    source: view.source,
    unread_since: view.ownerWords?.since ?? null,
    claimed_since: view.claim?.since ?? null,
    score: view.score,
    label: view.label,
    report_url: view.reportUrl,
    ...printedAbout(view),
    business: toApiBusiness(view, options.now),
    places: view.places,
    ...(options.tier === 'free' || view.products.length === 0
      ? {}
      : { products: view.products.slice(0, MAX_PRODUCTS).map((product) => toApiProduct(product, view.domain)) }),
    match: options.match ?? [],
  };
  return { site, cut };
}

function cutPages(view: SiteView, tier: ApiTier): { pages: Record<string, ApiPage>; cut: ApiCut } {
  const free = tier === 'free';
  const hasOriginals = tier !== 'whole';
  const shown = free ? view.pages.slice(0, FREE_PAGES) : view.pages;
  const limit = free ? FREE_WORDS : ANSWER_WORDS;
  let words = false;
  const cut = (text: string): string => {
    const first = firstWords(text, limit);
    words ||= first !== text;
    return first;
  };
  const pages = shown.map(
    ({ path, title, content, original, translated, translator, type, date }): [string, ApiPage] => {
      const own =
        !hasOriginals || original === undefined
          ? {}
          : {
              original: { title: original.title, content: cut(original.content) },
              ...(translated === undefined ? {} : { translated }),
              ...(translator === undefined ? {} : { translator }),
            };
      const typed = { ...(type === undefined ? {} : { type }), ...(date === undefined ? {} : { date }) };
      return [path, { title, content: cut(content), ...own, ...typed }];
    },
  );
  return { pages: Object.fromEntries(pages), cut: { pages: shown.length < view.pages.length, words } };
}

function ageHours(updatedAt: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(updatedAt)) / HOUR_MS));
}

function toApiBusiness({ business }: SiteView, now: Date): ApiBusiness | null {
  if (business === null) return null;
  const { source: _source, ...facts } = business.facts;
  const openingHours = facts.opening_hours ?? [];
  return {
    ...facts,
    hours: hoursLines(openingHours),
    open_now: isOpenNow(openingHours, business.timeZone, now),
    source: business.origin,
    ...printedMap(business),
  };
}

/** Whose data it is, where any is from the open map. */
export function printedMap({ attribution }: BusinessView): Pick<ApiBusiness, 'attribution' | 'attribution_url'> {
  return {
    attribution: attribution?.text ?? null,
    ...(attribution === null ? {} : { attribution_url: attribution.licenceUrl }),
  };
}
