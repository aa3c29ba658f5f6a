import type { Notice } from '../core/site/facts.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import { type ApiMatch, type ApiSite, type ApiTier, toApiSite } from './api-site.ts';
import { toSiteView } from './site-view.ts';
import type { ViewContext } from './view-context.ts';
import { ANSWER_BYTES, bytesOf, whatFits } from './what-fits.ts';

/** A site that was found: how much of it may be shown, and why it is among the results. */
export interface FoundSite {
  readonly site: StoredSite;
  readonly tier: ApiTier;
  readonly match: readonly ApiMatch[];
}

/** The results that fit into an answer, and what of them was left out. */
export interface FittedAnswer {
  readonly results: readonly ApiSite[];
  readonly pages: boolean;
  readonly words: boolean;
  readonly notices: readonly Notice[];
  /** What the results take. */
  readonly bytes: number;
}

/**
 * Prints found sites until the answer is full. The first site is always there: when it alone is too large, with as many
 * of its actions and pages as fit, home first (R6).
 * @param mostBytes room for the results
 */
export function fitAnswer(found: readonly FoundSite[], context: ViewContext, mostBytes: number): FittedAnswer {
  const results: ApiSite[] = [];
  let pages = false;
  let words = false;
  let bytes = 0;
  for (const { site, tier, match } of found) {
    const printed = toApiSite(toSiteView(site, context), { tier, now: context.now, match });
    const size = bytesOf(printed.site);
    if (bytes + size > mostBytes) {
      if (results.length > 0) break;
      const part = shrink(printed.site, mostBytes);
      bytes = bytesOf(part);
      const message = `${part.domain} is too large for one answer; all of it is at ${part.report_url}.json.`;
      return {
        results: [part],
        pages: true,
        words: printed.cut.words,
        notices: [{ code: 'answer_cut', message }],
        bytes,
      };
    }
    bytes += size;
    results.push(printed.site);
    pages ||= printed.cut.pages;
    words ||= printed.cut.words;
  }
  return { results, pages, words, notices: [], bytes };
}

/** Results and products that fit into one answer: products have a quarter of it, and what the results leave free. */
export function fitWithProducts<Product>(
  found: readonly FoundSite[],
  products: readonly Product[],
  context: ViewContext,
): FittedAnswer & { readonly products: readonly Product[] } {
  // With a comma or a bracket at each.
  const sizes = products.map((product) => bytesOf(product) + 1);
  const kept = sizes.length === 0 ? 0 : 1 + sizes.reduce((sum, size) => sum + size, 0);
  const fitted = fitAnswer(found, context, ANSWER_BYTES - Math.min(kept, ANSWER_BYTES / 4));
  let left = ANSWER_BYTES - fitted.bytes - fitted.results.length - 1;
  const first = sizes.findIndex((size) => {
    left -= size;
    return left < 0;
  });
  return { ...fitted, products: first === -1 ? products : products.slice(0, first) };
}

/** A site within the limit: actions take at most half of the room, pages the rest; endless business details go. */
function shrink(site: ApiSite, mostBytes: number): ApiSite {
  const { offers: _offers, ...facts } = site.business ?? {};
  const business = site.business && { ...site.business, ...facts, offers: [] };
  const bare = { ...site, pages: {}, actions: [], business: bytesOf(business) > mostBytes / 4 ? null : business };
  const room = mostBytes - bytesOf(bare);
  const actions = whatFits(site.actions, room / 2);
  const pages = whatFits(Object.entries(site.pages), room - bytesOf(actions));
  return { ...bare, actions, pages: Object.fromEntries(pages) };
}
