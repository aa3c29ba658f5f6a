import { actionFacet, agentsFacet, languageFacet } from '../store/words/facets.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits } from '../store/words/site-hits.ts';
import { MAX_COUNTED } from './gather-hits.ts';
import type { Step } from './step.ts';
import type { Understood } from './understand/understood.ts';

/** All of which it is known, where nothing else is asked for: "websites in Danish". Who is open, or cheap, has no list. */
export function knownStep({ filters: { actions, agents, siteLanguage } }: Understood): Step[] {
  const all: SearchMatch[] = [
    ...(actions ? [{ any: actions.map((id) => ({ facet: actionFacet(id) })) }] : []),
    ...(agents ? [{ facet: agentsFacet(agents) }] : []),
    ...(siteLanguage ? [{ facet: languageFacet(siteLanguage) }] : []),
  ];
  if (all.length === 0) return [];
  return [{ hits: (index) => listHits(index, { match: { all }, most: MAX_COUNTED }), message: null }];
}
