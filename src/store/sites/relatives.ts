import type { DomainName } from '../../core/domain/domain-name.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { LISTED_STATUSES } from '../../core/site/site-status.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { togetherOf } from '../database/together.ts';

interface Asked {
  readonly registrable: string;
  readonly limit: number;
}

/** The listed sites that were ever read of each registrable domain of a JSON list, best first. */
const LIST = `
select j.value as registrable, (select json_group_array(domain) from (
  select domain from sites
  where registrable_domain = j.value and status in (select value from json_each(:statuses)) and version is not null
  order by score desc, domain limit :most)) as domains
from json_each(:registrable) j`;

/** Those who ask a database in the same turn are answered by one statement. */
const listAll = togetherOf(async ({ client }: IndexDatabase, asked: readonly Asked[]) => {
  const args = {
    registrable: JSON.stringify([...new Set(asked.map(({ registrable }) => registrable))]),
    statuses: JSON.stringify(LISTED_STATUSES),
    most: Math.max(...asked.map(({ limit }) => limit)),
  };
  const { rows } = await client.execute({ sql: LIST, args });
  const found = new Map(rows.map((row) => [row.registrable, JSON.parse(String(row.domains)) as DomainName[]]));
  return asked.map(({ registrable }) => found.get(registrable) ?? []);
});

/** The listed sites that were ever read of the same registrable domain, best first, without the site itself. */
export async function listRelatives(index: IndexDatabase, domain: DomainName, limit: number): Promise<DomainName[]> {
  // The site itself may be among them.
  const domains = await listAll(index, { registrable: registrableDomain(domain), limit: limit + 1 });
  return domains.filter((other) => other !== domain).slice(0, limit);
}
