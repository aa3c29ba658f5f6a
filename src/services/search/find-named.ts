import type { DomainName } from '../../core/domain/domain-name.ts';
import { operatorDomain, parseDomain } from '../../core/domain/parse-domain.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { Notice } from '../../core/site/facts.ts';
import { isShown } from '../../core/site/site-status.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { type ApiProduct, toApiProduct } from '../../prints/api-product.ts';
import type { FoundSite } from '../../prints/fit-answer.ts';
import { MAX_COUNTED } from '../../search/gather-hits.ts';
import { withoutGluedWww } from '../../search/loose-address.ts';
import { findNearDomains } from '../../search/near-domains.ts';
import { nearestPage } from '../../search/nearest-page.ts';
import type { Query } from '../../search/parse-query.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { listRelatives } from '../../store/sites/relatives.ts';
import { followMoves } from '../sites/follow-moves.ts';
import { siteNotices } from '../sites/site-notices.ts';
import type { Interpreted } from './interpreted.ts';

/** What was found for a query, before it is cut for the caller. */
export interface Findings {
  readonly query: Query;
  /** What the words of a subject were understood to mean. */
  readonly understood?: Interpreted;
  readonly sites: readonly FoundSite[];
  readonly total: number;
  readonly notices: readonly Notice[];
  readonly products: readonly ApiProduct[];
}

/** A query that names a site or one of its pages. */
export type SiteQuery = Exclude<Query, { kind: 'topic' }>;

export interface FindNamedInput {
  readonly index: IndexDatabase;
  /** As the caller wrote it. */
  readonly text: string;
  readonly query: SiteQuery;
  readonly tier: 'free' | 'pro';
  /** How many results are wanted. */
  readonly most: number;
}

/**
 * Finds the site that a query names (contract section 7): whole, then its relatives; of a page query that page only.
 * Null when the text is no name that anybody may ask for: then it is a subject.
 */
export async function findNamed(input: FindNamedInput): Promise<Findings | null> {
  const { index, query } = input;
  // Nearly every name is that of a site: its relatives are asked for in the same turn.
  const listing = listRelatives(index, query.domain, MAX_COUNTED + 1);
  const [stored, domains] = await Promise.all([loadNamed(index, query.domain), listing]);
  const relatives = domains.filter((domain) => domain !== stored?.domain).slice(0, MAX_COUNTED);
  if (stored === null) return findUnknown(input, relatives);
  if (!isShown(stored.status)) return findRelatives(input, relatives, true);
  if (stored.status === 'duplicate' && stored.movedTo) return findTarget(input, stored);
  const named = { ...query, domain: stored.domain };
  const others = query.kind === 'domain' ? await loadRelatives(input, relatives, 1) : NO_RELATIVES;
  const found = toFindings(named, stored, `is ${stored.domain}`);
  return {
    ...found,
    sites: [...found.sites, ...others.sites],
    total: Math.min(1 + others.total, MAX_COUNTED),
  };
}

/** The site of a name; of "www." and the name where only that one is known (R19). */
async function loadNamed(index: IndexDatabase, domain: DomainName): Promise<StoredSite | null> {
  const www = operatorDomain(`www.${domain}`, { keepWww: true });
  const [stored] = await loadSites(index, www.ok ? [domain, www.domain] : [domain]);
  return stored ?? null;
}

/** A name that nobody has may be another one, with a slip in it. */
async function findUnknown(input: FindNamedInput, relatives: readonly DomainName[]): Promise<Findings | null> {
  const { index, query } = input;
  const glued = withoutGluedWww(query.domain);
  const isGlued = glued !== null && (await loadNamed(index, glued)) !== null;
  if (isGlued) return findNamed({ ...input, query: { ...query, domain: glued } });
  const found = await findRelatives(input, relatives, false);
  // "example.comの営業時間" is a question in which an address stands.
  const isQuestion = /\s/.test(input.text) || (found === null && /\.xn--[^.]+$/.test(query.domain));
  if (isQuestion) return found;
  const near = await findNearDomains(index, query.domain);
  if (near.length === 0) return found;
  const meant = { code: 'did_you_mean', message: `Did you mean ${near.join(' or ')}?`, domains: near };
  const { notices, ...rest } = found ?? { query, ...NO_RELATIVES, products: [], notices: [notIndexed(query)] };
  return { ...rest, notices: [...notices, meant] };
}

function notIndexed({ domain }: SiteQuery): Notice {
  return { code: 'domain_not_indexed', message: `${domain} is not indexed.` };
}

/** Not indexed itself, but others of its registrable domain may be (R21); what is no public name is a subject. */
async function findRelatives(
  input: FindNamedInput,
  domains: readonly DomainName[],
  isKnown: boolean,
): Promise<Findings | null> {
  const { query, text } = input;
  const relatives = await loadRelatives(input, domains, 0);
  // "asp.net/c# jobs" is a subject, unless there is such a site.
  const mayBeAsked = parseDomain(query.domain).ok && !(/\s/.test(text) && !/^https?:/i.test(text));
  if (relatives.total === 0 && !isKnown && !mayBeAsked) return null;
  return { query, ...relatives, notices: [notIndexed(query)], products: [] };
}

type Relatives = Pick<Findings, 'sites' | 'total'>;
const NO_RELATIVES: Relatives = { sites: [], total: 0 };

/** @param taken how many of the results are other sites */
async function loadRelatives(
  { index, query, tier, most }: FindNamedInput,
  relatives: readonly DomainName[],
  taken: number,
): Promise<Relatives> {
  const sites = await loadSites(index, relatives.slice(0, most - taken));
  const match = { feature: 'domain', text: `belongs to ${registrableDomain(query.domain)}` };
  return { sites: sites.map((site) => ({ site, tier, match: [match] })), total: relatives.length };
}

/** A site that leads to another one answers with that one (R22). */
async function findTarget(input: FindNamedInput, from: StoredSite): Promise<Findings> {
  const { index, query } = input;
  const { to, site: target } = await followMoves(index, from);
  const moved = { code: 'moved', message: `${from.domain} forwards to ${to}.` };
  if (!target || !isShown(target.status)) return { query, sites: [], total: 0, notices: [moved], products: [] };
  const found = toFindings(query, target, `is where ${from.domain} forwards to`);
  return { ...found, notices: [moved, ...found.notices] };
}

/** One site whole, or the page of it that was asked for, with what has to be said of it. */
function toFindings(query: SiteQuery, stored: StoredSite, why: string): Findings {
  const { site, notices } = query.kind === 'page' ? onlyPage(stored, query.path) : { site: stored, notices: [] };
  return {
    query,
    sites: [{ site, tier: 'pro', match: [{ feature: 'domain', text: why }] }],
    total: 1,
    notices: [...siteNotices(stored), ...notices],
    products: (stored.document?.products ?? []).map((product) => toApiProduct(product, stored.domain)),
  };
}

function onlyPage(site: StoredSite, path: string): { site: StoredSite; notices: Notice[] } {
  if (!site.document) return { site, notices: [] };
  const { lawp } = site.document;
  const { key, exact } = nearestPage(Object.keys(lawp.pages), path);
  const page = key === null ? undefined : lawp.pages[key];
  const pages = key !== null && page ? { [key]: page } : {};
  const notice = {
    code: 'page_not_found',
    message: `${site.domain}${path} is not described${key === null ? ', nor is any other page' : `; the nearest page is ${key}`}.`,
  };
  return {
    site: { ...site, document: { ...site.document, lawp: { ...lawp, pages } } },
    notices: exact ? [] : [notice],
  };
}
