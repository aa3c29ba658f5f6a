import { createHash } from 'node:crypto';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';
import type { IndexDatabase } from '../../../src/store/database/databases.ts';
import { packText } from '../../../src/store/database/packed-text.ts';
import { insertRows, type Rows } from './bare-statements.ts';

/** Sites in one transaction: their rows are written together, which `remember` does for one site at a time. */
const AT_ONCE = 200;
const AT = '2026-11-19T04:12:00Z';

/**
 * Writes the rows that `remember` writes for first visits, but for the words of the search index: those are made from the
 * documents afterwards, as when an index of an earlier version is opened. Hashes are of the same length, not the same.
 */
export async function writeSites(index: IndexDatabase, sites: Iterable<StoredSite>): Promise<void> {
  let some: StoredSite[] = [];
  let written = 0;
  const write = async (): Promise<void> => {
    await insertRows(index, tablesOf(some, written));
    // The driver gives back what its statements held when the event loop comes to it.
    await turnOfEventLoop();
    written += some.length;
    some = [];
  };
  for (const site of sites) if (some.push(site) === AT_ONCE) await write();
  if (some.length > 0) await write();
}

function tablesOf(sites: readonly StoredSite[], before: number): [string, Rows][] {
  return [
    [
      'visits',
      sites.map(({ domain }) => ({ domain, started_at: AT, source: 'web', outcome: 'complete', reason: null })),
    ],
    ['documents', sites.map(documentRow)],
    ['scans', sites.map(({ domain, scan }, at) => scanRow(domain, scan, before + at + 1))],
    [
      'sightings',
      sites.map(({ domain, native, standards }) => ({
        domain,
        native: packedOnce(native),
        standards: packedOnce(standards),
      })),
    ],
    ['sites', sites.map((site, at) => siteRow(site, before + at + 1))],
    ['pages', sites.flatMap(pageRows)],
    ['actions', sites.flatMap(actionRows)],
    ['products', sites.flatMap(productRows)],
    ['businesses', sites.map(businessRow)],
  ];
}

const packed = new WeakMap<object, ReturnType<typeof packText>>();

/** What is not searched is the same for many sites. */
function packedOnce(value: object): ReturnType<typeof packText> {
  const known = packed.get(value) ?? packText(JSON.stringify(value));
  packed.set(value, known);
  return known;
}

function documentRow({ domain, document }: StoredSite) {
  const json = JSON.stringify(document);
  return { domain, version: 1, source: 'built', json: packText(json), hash: sha256(json), created_at: AT };
}

function scanRow(domain: string, scan: StoredSite['scan'], id: number) {
  const { scoreVersion = 1, outcome = '', at = AT, score = 0, label = '', criteria = [] } = scan ?? {};
  const packedCriteria = packedOnce(criteria);
  return { id, domain, version: 1, score_version: scoreVersion, outcome, at, score, label, criteria: packedCriteria };
}

function siteRow({ domain, registrableDomain, language, document, scan }: StoredSite, n: number) {
  const inState = (state: string): string =>
    (scan?.criteria ?? []).flatMap((result) => (result.state === state ? result.id : [])).join();
  const met = inState('met');
  return {
    domain,
    search_id: n,
    registrable_domain: registrableDomain,
    status: 'active',
    language,
    name: document?.lawp.name ?? null,
    category_id: document?.category?.id ?? null,
    category_name: document?.category?.name ?? null,
    category_plural: document?.category?.plural ?? null,
    place_name: document?.place?.name ?? null,
    place_country: document?.place?.country ?? null,
    score: scan?.score ?? null,
    label: scan?.label ?? null,
    met,
    unseen: inState('unseen'),
    native: Number(met.includes('native')),
    executable: Number(met.includes('executable')),
    version: 1,
    scan_id: n,
    shown_hash: sha256(domain),
    changed_at: AT,
    updated_at: AT,
    last_visited_at: AT,
    next_visit_at: '2099-01-01T00:00:00.000Z',
    visit_key: AT,
    failures: 0,
    rules_version: 'bench',
    draw_due: 0,
    view_hash: sha256(domain),
  };
}

function pageRows({ domain, document }: StoredSite) {
  return Object.entries(document?.lawp.pages ?? {}).map(([path, { title }]) => ({ domain, path, title }));
}

function actionRows({ domain, document }: StoredSite) {
  return (document?.lawp.actions ?? []).map(({ id, name }) => ({ domain, action_id: id, name, executable: 0 }));
}

function productRows({ domain, document }: StoredSite) {
  return (document?.products ?? []).map((product, position) => ({
    domain,
    position,
    name: product.name,
    original_name: product.originalName,
    price: product.price,
    currency: product.currency,
    price_eur: product.priceEur,
    url: product.url,
    image: product.image,
    available: Number(product.available),
  }));
}

function businessRow({ domain, document }: StoredSite) {
  const business = document?.lawp.business;
  return {
    domain,
    origin: 'schema.org',
    telephone: business?.telephone ?? null,
    street: business?.address?.street ?? null,
    city: business?.address?.city ?? null,
    country: business?.address?.country ?? null,
    lat: business?.geo?.lat ?? null,
    lon: business?.geo?.lon ?? null,
    time_zone: document?.place?.timeZone ?? null,
    opening_hours: JSON.stringify(business?.opening_hours ?? []),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
