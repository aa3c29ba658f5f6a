import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Bodies by content: one copy however often it is seen. */
export const artifacts = sqliteTable('artifacts', {
  /** SHA-256 of the body, hex. */
  hash: text('hash').primaryKey(),
  bytes: integer('bytes').notNull(),
  /** Zstandard. */
  body: blob('body', { mode: 'buffer' }).notNull(),
});

/** Of each site the last visit, and the last one that saw pages if that is another. */
export const siteVisits = sqliteTable(
  'site_visits',
  {
    domain: text('domain').notNull(),
    startedAt: text('started_at').notNull(),
    source: text('source').notNull(),
    outcome: text('outcome').notNull(),
    reason: text('reason'),
    movedTo: text('moved_to'),
    /** RobotsSummary. */
    robots: text('robots').notNull(),
    /** Differs for visits that saw something else: what is read once is not read again. */
    visitKey: text('visit_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.startedAt] })],
);

/** What each address answered in that visit. */
export const visitArtifacts = sqliteTable(
  'visit_artifacts',
  {
    domain: text('domain').notNull(),
    startedAt: text('started_at').notNull(),
    /** Order in which it was asked for. */
    position: integer('position').notNull(),
    role: text('role').notNull(),
    standard: text('standard'),
    url: text('url').notNull(),
    finalUrl: text('final_url').notNull(),
    outcome: text('outcome').notNull(),
    reason: text('reason'),
    status: integer('status'),
    headers: text('headers').notNull(),
    hash: text('hash'),
    truncated: integer('truncated', { mode: 'boolean' }).notNull(),
    fetchedAt: text('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.startedAt, table.position] }),
    // clean-up: bodies that no visit names any more
    index('visit_artifacts_hash').on(table.hash),
  ],
);

/** Pages of an archive that is being taken in, before they are grouped by site. */
export const archivePages = sqliteTable(
  'archive_pages',
  {
    archive: text('archive').notNull(),
    position: integer('position').notNull(),
    domain: text('domain').notNull(),
    /** Resource without its body. */
    resource: text('resource').notNull(),
    hash: text('hash'),
  },
  (table) => [
    primaryKey({ columns: [table.archive, table.position] }),
    // grouping: the pages of one site
    index('archive_pages_domain').on(table.archive, table.domain),
  ],
);

/** Archives taken in whole, by the digest of name, size and time of change: not read twice. */
export const archives = sqliteTable('archives', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  pages: integer('pages').notNull(),
  sites: integer('sites').notNull(),
  finishedAt: text('finished_at').notNull(),
});

/** Files of OpenStreetMap that an operator imported, by the name of what they cover. */
export const mapDatasets = sqliteTable('map_datasets', {
  name: text('name').primaryKey(),
  file: text('file').notNull(),
  points: integer('points').notNull(),
  importedAt: text('imported_at').notNull(),
});

/** Places of OpenStreetMap that name a web site or a phone number: what sites are completed by. */
export const mapPoints = sqliteTable(
  'map_points',
  {
    dataset: text('dataset').notNull(),
    /** "node/123". */
    id: text('id').notNull(),
    /** Of the web site that it names as its own; null where it names none. */
    registrableDomain: text('registrable_domain'),
    /** Its first number, E.164. */
    phone: text('phone'),
    /** Name and town, folded. */
    nameKey: text('name_key'),
    /** MapPoint. */
    json: text('json').notNull(),
    /** When it came to say what it says, ISO 8601 UTC. */
    changedAt: text('changed_at').notNull(),
    /** The import that saw it last. */
    seenIn: text('seen_in').notNull(),
    /** It changed, and the sites that it speaks of were not told to be read anew. */
    isDue: integer('is_due', { mode: 'boolean' }).notNull(),
    /** It is in the extract no longer; the row goes when its sites were told. */
    isGone: integer('is_gone', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dataset, table.id] }),
    // reading: the points of a site, by each of the ways in which they may belong to it
    index('map_points_domain').on(table.registrableDomain),
    index('map_points_phone').on(table.phone),
    index('map_points_name').on(table.nameKey),
    // import: whose sites are to be told
    index('map_points_due').on(table.isDue).where(sql`is_due = 1`),
  ],
);
