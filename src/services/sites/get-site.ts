import type { DomainName } from '../../core/domain/domain-name.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import type { ApiSite, ApiTier } from '../../prints/api-site.ts';
import { type FittedAnswer, fitAnswer } from '../../prints/fit-answer.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { bytesOf, whatFits } from '../../prints/what-fits.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Outcome } from '../outcome.ts';
import { findSite } from './find-site.ts';

export interface GetSiteInput {
  readonly index: IndexDatabase;
  /** A host name or an http(s) address, as the caller gave it. */
  readonly domain: string;
  /** How large the answer may be. */
  readonly mostBytes: number;
  readonly context: ViewContext;
}

/** A site whole, as a search for its domain gives it. */
export type GotSite = Omit<ApiSite, 'match'> & { readonly notices: readonly Notice[] };

/**
 * Gives one site with all its pages and actions, as many as fit into an answer (R6). Where there is no room for the site's
 * own words beside the English, these go first.
 */
export async function getSite(input: GetSiteInput): Promise<Outcome<GotSite>> {
  const { index, domain, mostBytes } = input;
  const found = await findSite(index, domain, '/domain');
  if (!found.ok) return found;
  const { site } = found.value;
  const notices = whatFits(found.value.notices, mostBytes / 4);
  const room = mostBytes - bytesOf(notices) - NOTICE_BYTES;
  const match = { feature: 'domain', text: `is ${site.domain}` };
  const print = (shown: ApiTier): FittedAnswer =>
    fitAnswer([{ site, tier: shown, match: [match] }], input.context, room);
  const whole = print('pro');
  const fitted = whole.pages ? print('whole') : whole;
  const [printed] = fitted.results;
  if (!printed) throw new Error(`${site.domain} was not printed`);
  const { match: _match, ...facts } = printed;
  const left = whole !== fitted ? [withoutOriginals(site.domain)] : [];
  const sold = productsLeftOut(site, printed);
  return { ok: true, value: { ...facts, notices: [...notices, ...left, ...sold, ...fitted.notices] } };
}

/** Says that a site sells more than is shown of it, and where the rest is. */
function productsLeftOut({ document }: StoredSite, { products = [], report_url }: ApiSite): Notice[] {
  const count = document?.products.length ?? 0;
  if (products.length === 0 || count <= products.length) return [];
  const message = `${products.length} of ${count} products are shown; all of them are at ${report_url}.json.`;
  return [{ code: 'products_cut', message }];
}

/** For what is said of the cuts. */
const NOTICE_BYTES = 1024;

function withoutOriginals(domain: DomainName): Notice {
  const message = `There was no room for what ${domain} says in its own language; ask for one page by its address to get it.`;
  return { code: 'originals_left_out', message };
}
