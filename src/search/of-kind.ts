import { wordsOf } from '../language/words-of.ts';
import { leavesKindOpen } from '../places/categories.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { kindFacet } from '../store/words/facets.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits } from '../store/words/site-hits.ts';
import type { PlacedSite } from './namesakes.ts';
import { type AskedCategory, SURE_KIND, type Understood } from './understand/understood.ts';

/** Sites for a kind that is asked for. */
export interface OfKind {
  readonly sites: readonly PlacedSite[];
  /** Whether somebody is of the kind, as far as we know; true where nobody is found. */
  readonly isOfKind: boolean;
}

/**
 * Leaves out who is not of a kind that is sure: where somebody is known to be, what is known to be of another. Of a kind that
 * is not known counts who calls itself so, in its name or the title of a page.
 * @param isWhole whether all that was asked for is met: without some of its words nothing but the kind counts
 */
export async function ofKind(
  index: IndexDatabase,
  sites: readonly PlacedSite[],
  { asked: { category }, isWhole }: { readonly asked: Understood; readonly isWhole: boolean },
): Promise<OfKind> {
  if (category === null || sites.length === 0) return { sites, isOfKind: true };
  const isOf = ({ categoryId }: PlacedSite): boolean => categoryId === category.id;
  const isUnknown = ({ categoryId }: PlacedSite): boolean => leavesKindOpen(categoryId);
  const isKnown = sites.some(isOf);
  if (category.confidence < SURE_KIND) return { sites, isOfKind: isKnown || sites.some(isUnknown) };
  if (isKnown && isWhole) return { sites: sites.filter((site) => isOf(site) || isUnknown(site)), isOfKind: true };
  const called = sites.some(isUnknown) ? await idsCalled(index, category) : new Set<number>();
  const members = sites.filter((site) => isOf(site) || (isUnknown(site) && called.has(site.searchId)));
  return { sites: isWhole ? sites : members, isOfKind: members.length > 0 };
}

/** More of them are not looked at. */
const MOST_CALLED = 5000;

/** Those of a kind that is not known whose name or titles have what a kind is called. */
async function idsCalled(index: IndexDatabase, { name, words, alike }: AskedCategory): Promise<ReadonlySet<number>> {
  const phrases = [{ words: wordsOf(name) }, { words }, ...alike];
  const said = phrases.flatMap((phrase): SearchMatch[] => [
    { ...phrase, column: 'name' },
    { ...phrase, column: 'titles' },
  ]);
  const match = { all: [{ facet: kindFacet(null) }, { any: said }] };
  const hits = await listHits(index, { match, most: MOST_CALLED });
  return new Set(hits.map(({ searchId }) => searchId));
}
