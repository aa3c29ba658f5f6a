import type { Notice } from '../../core/site/facts.ts';
import type { ApiSite } from '../../prints/api-site.ts';
import { fitAnswer } from '../../prints/fit-answer.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Outcome } from '../outcome.ts';
import { findSite } from './find-site.ts';

export interface GetSiteInput {
  readonly index: IndexDatabase;
  /** A host name or an http(s) address, as the caller gave it. */
  readonly domain: string;
  readonly tier: 'free' | 'pro';
  readonly context: ViewContext;
}

/** A site whole, as a search for its domain gives it. */
export type GotSite = Omit<ApiSite, 'match'> & { readonly notices: readonly Notice[] };

/** Gives one site with all its pages and actions, as many as fit into an answer (R6). */
export async function getSite({ index, domain, tier, context }: GetSiteInput): Promise<Outcome<GotSite>> {
  const found = await findSite(index, domain, '/domain');
  if (!found.ok) return found;
  const { site, notices } = found.value;
  const match = { feature: 'domain', text: `is ${site.domain}` };
  const fitted = fitAnswer([{ site, tier: tier === 'pro' ? 'pro' : 'whole', match }], context);
  const [printed] = fitted.results;
  if (!printed) throw new Error(`${site.domain} was not printed`);
  const { match: _match, ...facts } = printed;
  return { ok: true, value: { ...facts, notices: [...notices, ...fitted.notices] } };
}
