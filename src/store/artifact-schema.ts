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
