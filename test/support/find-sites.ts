import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';

/** The domains that a question finds, best first, and how many there are. */
export async function findSites(
  index: IndexDatabase,
  text: string,
  limit: number,
  now = new Date('2026-03-02T08:00:00.000Z'),
): Promise<{ readonly domains: readonly string[]; readonly total: number }> {
  const asked = understand(text, () => null);
  const { sites, total } = await findSubject(index, { asked, now, sellers: [] });
  return { domains: sites.slice(0, limit).map(({ site }) => site.domain), total };
}
