import type { FoundSubject } from './found-subject.ts';
import { isKnownThere, type RankedSite } from './rank-sites.ts';
import type { AskedPlace } from './understand/understood.ts';

/** An answer that says so where its sites are not known to be in the place that was asked for: words name places, too. */
export function withPlaceSaid(found: FoundSubject): FoundSubject {
  const { asked, sites, saysPlace, notices } = found;
  const message = saysPlace && asked.place !== null ? placeMessage(asked.place, sites) : null;
  return message === null ? found : { ...found, notices: [...notices, { code: 'query_relaxed', message }] };
}

function placeMessage(place: AskedPlace, sites: readonly RankedSite[]): string | null {
  const { name } = place;
  if (sites.length === 0) return null;
  if (place.kind !== 'region') {
    const isThere = sites.some(({ site }) => isKnownThere(site, place));
    return isThere ? null : `None of these is in ${name}, as far as we know.`;
  }
  const unknown = sites.filter(({ site: { isInRegion = null } }) => isInRegion === null).length;
  if (unknown === 0) return null;
  if (unknown === sites.length) return `We do not know whether any of these is in ${name}.`;
  return `Of some of these we do not know whether they are in ${name}.`;
}
