import type { IndexDatabase } from '../database/databases.ts';

/** A query counts as used by several when so many callers used it in one day. */
const CALLERS_TO_BE_PUBLIC = 3;
/** Names of totals in `counters`. */
const SEARCHES = 'searches';
const LOOKUPS = 'lookup ';

export interface CountedWords {
  readonly query: string;
  /** Digests of the caller's address and key (of the address again where there is none), good for this day only. */
  readonly address: string;
  readonly key: string;
}

export interface SearchCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Words that may be kept, and who used them; null when this query may not be. */
  readonly words: CountedWords | null;
  /** The site that was looked up by its name; null for a topic. */
  readonly domain: string | null;
}

const ADD = `insert into counters (day, name, value)
select value ->> 'day', value ->> 'name', value ->> 'count' from json_each(:totals) where true
on conflict (day, name) do update set value = value + excluded.value`;

/** The list of callers grows until the query is public: more would say nothing. A new one has neither digest in common. */
const ADD_QUERIES = `insert into queries (day, query, searches, callers)
select value ->> 'day', value ->> 'query', 1, json_array((value ->> 'address') || ' ' || (value ->> 'key'))
from json_each(:queries) where true
on conflict (day, query) do update set
  searches = searches + 1,
  callers = case
    when json_array_length(callers) >= ${CALLERS_TO_BE_PUBLIC} then callers
    when exists (
      select 1 from json_each(callers) known, (select excluded.callers ->> 0 as pair) asker
      where substr(known.value, 1, instr(known.value, ' ')) = substr(pair, 1, instr(pair, ' '))
        or substr(known.value, instr(known.value, ' ')) = substr(pair, instr(pair, ' '))
    ) then callers
    else json_insert(callers, '$[#]', excluded.callers ->> 0)
  end`;

/** Counts answered searches, in one transaction. Gives the counts back. */
export async function addSearches(
  { client }: IndexDatabase,
  counts: readonly SearchCount[],
): Promise<readonly SearchCount[]> {
  const totals = new Map<string, { day: string; name: string; count: number }>();
  const add = (day: string, name: string): void => {
    const total = totals.get(`${day} ${name}`) ?? { day, name, count: 0 };
    totals.set(`${day} ${name}`, { ...total, count: total.count + 1 });
  };
  const queries: object[] = [];
  for (const { day, words, domain } of counts) {
    add(day, SEARCHES);
    if (domain !== null) add(day, `${LOOKUPS}${domain}`);
    if (words !== null) queries.push({ day, ...words });
  }
  const statements = [{ sql: ADD, args: { totals: JSON.stringify([...totals.values()]) } }];
  const queried = { sql: ADD_QUERIES, args: { queries: JSON.stringify(queries) } };
  await client.batch(queries.length > 0 ? [...statements, queried] : statements, 'write');
  return counts;
}

/** All searches, and those from a day on. */
export async function countSearches(
  { client }: IndexDatabase,
  since: string,
): Promise<{ readonly total: number; readonly recent: number }> {
  const { rows } = await client.execute({
    sql: `select coalesce(sum(value), 0) total, coalesce(sum(value) filter (where day >= ?), 0) recent
from counters where name = ?`,
    args: [since, SEARCHES],
  });
  return { total: Number(rows[0]?.total ?? 0), recent: Number(rows[0]?.recent ?? 0) };
}

/** The queries most searched for from a day on, of those that several callers used on one of these days. */
export async function listTopQueries(
  { client }: IndexDatabase,
  { since, most }: { readonly since: string; readonly most: number },
): Promise<{ query: string; searches: number }[]> {
  const { rows } = await client.execute({
    sql: `select query, sum(searches) searches from queries where day >= ? group by query
having max(json_array_length(callers)) >= ${CALLERS_TO_BE_PUBLIC} order by searches desc, query limit ?`,
    args: [since, most],
  });
  return rows.map(({ query, searches }) => ({ query: String(query), searches: Number(searches) }));
}

const SECRET = 'callers_secret';

/**
 * The secret that callers of a day are digested with. The first asker of a day makes it in the place of the last one,
 * which nobody can find again: older digests say nothing any more.
 * @param fresh a secret to be taken when the day has none
 */
export async function secretOfDay({ client }: IndexDatabase, day: string, fresh: string): Promise<string> {
  const { rows } = await client.execute({
    sql: `insert into meta (key, value) values (:key, :fresh)
on conflict (key) do update set value = case when substr(value, 1, 10) = :day then value else excluded.value end
returning value`,
    args: { key: SECRET, fresh: `${day} ${fresh}`, day },
  });
  return String(rows[0]?.value ?? '');
}

/** Forgets queries before a day, and who used those of earlier days. */
export async function forgetQueries({ client }: IndexDatabase, before: string): Promise<void> {
  await client.execute({ sql: 'delete from queries where day < ?', args: [before] });
}
