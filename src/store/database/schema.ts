import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { packedText } from './packed-text.ts';

/** One row a known site: its last known answer and when to look again. */
export const sites = sqliteTable(
  'sites',
  {
    domain: text('domain').primaryKey(),
    /** Rowid of the site in site_fts and the tables beside it. */
    searchId: integer('search_id').notNull(),
    registrableDomain: text('registrable_domain').notNull(),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    movedTo: text('moved_to'),
    /** ISO 639-1 of the original text. */
    language: text('language'),
    name: text('name'),
    categoryId: text('category_id'),
    categoryName: text('category_name'),
    categoryPlural: text('category_plural'),
    placeName: text('place_name'),
    placeCountry: text('place_country'),
    score: integer('score'),
    label: text('label'),
    /** Criterion ids that are met and that could not be seen, comma separated, in their one order. */
    met: text('met').notNull(),
    unseen: text('unseen').notNull(),
    native: integer('native', { mode: 'boolean' }).notNull(),
    executable: integer('executable', { mode: 'boolean' }).notNull(),
    /** Version of the document that is shown; null when the site was never read. */
    version: integer('version'),
    /** Scan that is shown. */
    scanId: integer('scan_id'),
    /** Hash of all that is shown, visit times left out: tells whether a visit changed anything. */
    shownHash: text('shown_hash').notNull(),
    /** Day the shown facts last changed, ISO 8601 UTC (R65). */
    changedAt: text('changed_at').notNull(),
    /** Last complete visit or owner's save that gave the document (R36). */
    updatedAt: text('updated_at'),
    lastVisitedAt: text('last_visited_at').notNull(),
    nextVisitAt: text('next_visit_at').notNull(),
    /** Which kept visits were read: their keys joined, oldest first. */
    visitKey: text('visit_key').notNull(),
    /** Failed visits in a row: the wait doubles with each. */
    failures: integer('failures').notNull(),
    /** Version of the reading and judging rules that made this row. */
    rulesVersion: text('rules_version').notNull(),
    /** Facts changed since the page was drawn. */
    drawDue: integer('draw_due', { mode: 'boolean' }).notNull(),
    /** Hash of the view that was last drawn; null when nothing is drawn. */
    viewHash: text('view_hash'),
    /** When it was drawn: a page drawn fresh is due again when its last look has grown old (R65). */
    drawnAt: text('drawn_at'),
    /** Hash of the comparison that was last drawn: a moved rank is due, too (R66). */
    comparisonHash: text('comparison_hash'),
  },
  (table) => [
    // search: the row of a hit
    uniqueIndex('sites_search_id').on(table.searchId),
    // search: what hits are ranked by, without their rows
    index('sites_ranked').on(
      table.searchId,
      table.status,
      table.domain,
      table.registrableDomain,
      table.name,
      table.language,
      table.categoryId,
      table.placeName,
      table.placeCountry,
      table.score,
      table.native,
      table.executable,
    ),
    // domain query: sites of one registrable domain
    index('sites_registrable_domain').on(table.registrableDomain),
    // build: what is due for a visit
    index('sites_next_visit_at').on(table.nextVisitAt),
    // comparison of one site: its category, in its place
    index('sites_compared').on(table.categoryId, table.placeCountry, table.placeName, table.score, table.domain),
    // comparison of one site: its category
    index('sites_category').on(table.categoryId, table.score, table.domain),
    // comparison of one site: all
    index('sites_score').on(table.score, table.domain),
    // publish: what is due to be drawn
    index('sites_draw_due').on(table.domain).where(sql`draw_due = 1`),
  ],
);

/** Every visit, append-only. */
export const visits = sqliteTable(
  'visits',
  {
    domain: text('domain').notNull(),
    startedAt: text('started_at').notNull(),
    source: text('source').notNull(),
    outcome: text('outcome').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.domain, table.startedAt] })],
);

/** Every distinct document of a site, append-only. */
export const documents = sqliteTable(
  'documents',
  {
    domain: text('domain').notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    source: text('source').notNull(),
    /** SiteDocument, pages in reading order. */
    json: packedText('json').notNull(),
    /** SHA-256 of the canonical JSON, hex. */
    hash: text('hash').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.version] })],
);

/** Every judgement, append-only. */
export const scans = sqliteTable(
  'scans',
  {
    id: integer('id').primaryKey(),
    domain: text('domain').notNull(),
    version: integer('version'),
    scoreVersion: integer('score_version').notNull(),
    outcome: text('outcome').notNull(),
    at: text('at').notNull(),
    score: integer('score').notNull(),
    label: text('label').notNull(),
    /** CriterionResult[] with evidence. */
    criteria: packedText('criteria').notNull(),
  },
  (table) => [
    // report: score over time
    index('scans_domain_at').on(table.domain, table.at),
  ],
);

/** What an agent would notice from one visit to the next, append-only; a score may change within a version. */
export const changes = sqliteTable(
  'changes',
  {
    id: integer('id').primaryKey(),
    domain: text('domain').notNull(),
    toVersion: integer('to_version').notNull(),
    fromVersion: integer('from_version').notNull(),
    detectedAt: text('detected_at').notNull(),
    json: text('json').notNull(),
  },
  (table) => [
    // diff and feeds: the changes of a site, latest first
    index('changes_domain').on(table.domain, table.id),
  ],
);

/** What the last visit saw beside the document: own LAWP file and standards. */
export const sightings = sqliteTable('sightings', {
  domain: text('domain').primaryKey(),
  /** NativeReport. */
  native: packedText('native').notNull(),
  /** StandardFacts[]. */
  standards: packedText('standards').notNull(),
});

/** Rows below are made from documents at any time. */
export const pages = sqliteTable(
  'pages',
  { domain: text('domain').notNull(), path: text('path').notNull(), title: text('title').notNull() },
  (table) => [primaryKey({ columns: [table.domain, table.path] })],
);

export const actions = sqliteTable(
  'actions',
  {
    domain: text('domain').notNull(),
    actionId: text('action_id').notNull(),
    name: text('name').notNull(),
    // Read by nobody: to drop it would gain a byte a row, and write the whole table anew (decision 0008: only add).
    executable: integer('executable', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.actionId] })],
);

export const products = sqliteTable(
  'products',
  {
    domain: text('domain').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    originalName: text('original_name').notNull(),
    price: real('price'),
    currency: text('currency'),
    priceEur: real('price_eur'),
    unit: text('unit'),
    isFrom: integer('is_from', { mode: 'boolean' }),
    tax: text('tax', { enum: ['included', 'excluded'] }),
    regions: text('regions', { mode: 'json' }).$type<readonly string[]>(),
    url: text('url').notNull(),
    image: text('image'),
    available: integer('available', { mode: 'boolean' }),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.position] }),
    // search: what orders the products that match, without their rows
    index('products_priced').on(table.domain, table.position, table.available, table.priceEur),
  ],
);

export const businesses = sqliteTable(
  'businesses',
  {
    domain: text('domain').primaryKey(),
    origin: text('origin').notNull(),
    telephone: text('telephone'),
    email: text('email'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    country: text('country'),
    lat: real('lat'),
    lon: real('lon'),
    timeZone: text('time_zone'),
    /** OpeningHours[]. */
    openingHours: text('opening_hours').notNull(),
  },
  (table) => [
    // search: what hits are ranked by, without their rows
    index('businesses_ranked').on(table.domain, table.lat, table.lon, table.timeZone, table.openingHours),
  ],
);

/** Which elements of OpenStreetMap a site's details come from. */
export const mapElements = sqliteTable(
  'map_elements',
  {
    domain: text('domain').notNull(),
    /** "node/123". */
    element: text('element').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.element] }),
    // import of map data: the sites of an element that changed or vanished
    index('map_elements_element').on(table.element),
  ],
);

/** Files drawn beside the report pages (home, directory, sitemap …): the manifest's other half. */
export const drawnFiles = sqliteTable('drawn_files', {
  path: text('path').primaryKey(),
  hash: text('hash').notNull(),
});

/** Single values: "render_bundle", the last builder's lease. */
export const meta = sqliteTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Pro keys; only their digest is kept. */
export const keys = sqliteTable(
  'keys',
  {
    /** Public name of the key: "k_…". */
    id: text('id').primaryKey(),
    /** SHA-256 of the whole key, hex. */
    hash: text('hash').notNull(),
    label: text('label').notNull(),
    createdAt: text('created_at').notNull(),
    /** To the day: enough to see that a key is in use. */
    lastUsedAt: text('last_used_at'),
    revokedAt: text('revoked_at'),
    /** The key that took its place when it was rotated. */
    replacedBy: text('replaced_by'),
  },
  (table) => [
    // every call with a key
    uniqueIndex('keys_hash').on(table.hash),
  ],
);

/** Holds of keys on domains, proven by DNS. */
export const claims = sqliteTable(
  'claims',
  {
    keyId: text('key_id').notNull(),
    domain: text('domain').notNull(),
    /** What the TXT record must hold. */
    token: text('token').notNull(),
    /** unverified, verified, lapsed, taken_over. */
    status: text('status').notNull(),
    createdAt: text('created_at').notNull(),
    verifiedAt: text('verified_at'),
    checkedAt: text('checked_at'),
    /** Since when the record is missing; a claim lapses seven days after. */
    missingSince: text('missing_since'),
    /** What the last look found in the place of the record: other_value, other_text, doubled_name, nothing. */
    missingWhy: text('missing_why'),
    /** Told on the owner's next GET: for instance that another owner took over. */
    notice: text('notice'),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.domain] }),
    // who holds a domain; daily re-check
    index('claims_domain').on(table.domain, table.status),
  ],
);

/** Every document that an owner saved, as it was sent (R51), append-only; the latest of a claim that stands is used. */
export const ownerDocuments = sqliteTable(
  'owner_documents',
  {
    domain: text('domain').notNull(),
    /** From 1. */
    version: integer('version').notNull(),
    /** Token of the claim under which it was saved: it stays when the key is rotated. */
    claimToken: text('claim_token').notNull(),
    json: text('json').notNull(),
    savedAt: text('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.version] })],
);

/** The latest grants of a caller under one policy: as many as the policy allows in its window. */
export const grants = sqliteTable('grants', {
  /** Policy and caller: "free 203.0.113.7", "pro k_…". */
  bucket: text('bucket').primaryKey(),
  /** Epoch milliseconds of each grant, oldest first, JSON. */
  times: text('times').notNull(),
  /** Epoch milliseconds after which the row says nothing any more. */
  endsAt: integer('ends_at').notNull(),
});

/** Totals by day. */
export const counters = sqliteTable(
  'counters',
  { day: text('day').notNull(), name: text('name').notNull(), value: integer('value').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Plain search words by day, without who asked; public only when several callers used them (contract section 10). */
export const queries = sqliteTable(
  'queries',
  {
    day: text('day').notNull(),
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
    /** Keyed digests of callers, forgotten with the day's secret; JSON, at most as many as make a query public. */
    callers: text('callers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);

/** Sites that callers proposed or searched for. */
export const suggestions = sqliteTable('suggestions', {
  domain: text('domain').primaryKey(),
  /** queued, visiting, reading, indexed, refused, declined. */
  status: text('status').notNull(),
  reason: text('reason'),
  updatedAt: text('updated_at').notNull(),
});

/** Work that a request asked for and the builder does: "visit" (suggestion), "redraw" (owner's save), "show" (a visit's part), "map" (imported). */
export const jobs = sqliteTable(
  'jobs',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').notNull(),
    domain: text('domain').notNull(),
    /** queued, running, done, failed. */
    status: text('status').notNull(),
    createdAt: text('created_at').notNull(),
    startedAt: text('started_at'),
    finishedAt: text('finished_at'),
    reason: text('reason'),
    /** Registrable domain: of each one site is visited at a time; null in rows of older versions. */
    site: text('site'),
    /** JobHolder, JSON: the process for which it runs or ran last. */
    holder: text('holder'),
    /** Epoch milliseconds until which the holder says that it is there. */
    heldUntil: integer('held_until'),
  },
  (table) => [
    // builder: the next job
    index('jobs_status').on(table.status, table.id),
    // register: the latest job of a domain
    index('jobs_domain').on(table.domain, table.id),
  ],
);

/** English that a translator gave, by what it was asked: found again however often a site is read anew. */
export const translations = sqliteTable(
  'translations',
  {
    /** Hash of the text with its language, names and numbers aside. */
    hash: text('hash').notNull(),
    /** ISO 639-1 of the text. */
    language: text('language').notNull(),
    /** Provider, with its model where it has several. */
    provider: text('provider').notNull(),
    /** As the provider gave it: it is judged wherever it is used. Empty where it gave nothing. */
    english: text('english').notNull(),
    /** Day on which a reading last used it, some days late. */
    usedOn: text('used_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.provider, table.language] }),
    // builder: those that no reading has used for long
    index('translations_used_on').on(table.usedOn),
  ],
);
