import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import { gatherIds } from './gather-hits.ts';
import type { Step } from './step.ts';
import type { AskedWords } from './understand/understood.ts';
import { apartMatch, apartOrAlike, ownMatch, wantedMatch } from './wanted-match.ts';

interface AlikeParts {
  readonly where: readonly SearchMatch[];
  readonly hits: (words: readonly SearchMatch[]) => Step['hits'];
}

/** What has the words or what says the same; where nobody has a phrase as it was written, its words apart as well. */
export async function gatherAlike(
  index: IndexDatabase,
  wanted: readonly AskedWords[],
  { where, hits }: AlikeParts,
): Promise<SiteHit[]> {
  const isPhrase = wanted.some(({ words }) => words.length > 1);
  const listAll = hits(wanted.map(wantedMatch));
  const [own, all] = await Promise.all([
    gatherIds(index, { all: [...where, ...wanted.map(ownMatch)] }),
    isPhrase ? null : listAll(index),
  ]);
  if (own.size > 0 || all !== null) return ownFirst(own, all ?? (await listAll(index)));
  const apart = await gatherIds(index, { all: [...where, ...wanted.map(apartMatch)] });
  return ownFirst(apart, await hits(wanted.map(apartOrAlike))(index));
}

/** What has the very words counts more than what says the same in others. */
function ownFirst(own: ReadonlySet<number>, all: readonly SiteHit[]): SiteHit[] {
  return all.map((hit) => (own.has(hit.searchId) ? { ...hit, rank: hit.rank * OWN_WORDS } : hit));
}

/** So many times. */
const OWN_WORDS = 1.7;
