import type { IndexDatabase } from '../store/open-database.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import { MAX_COUNTED, MAX_RANKED } from './gather-hits.ts';
import { isOpen } from './is-open.ts';
import { loadInPlace, type PlacedSite } from './namesakes.ts';
import { ofKind } from './of-kind.ts';
import { type Question, quoted } from './rank-sites.ts';
import { noneKnown } from './some-words.ts';
import type { Step } from './step.ts';
import { type AskedPlace, SURE_KIND, type Understood } from './understand/understood.ts';

/** What one way to ask finds. */
export interface Found {
  readonly found: readonly PlacedSite[];
  /** What they meet of the question. */
  readonly met: Understood;
  /** How many more there are, which were not looked at. */
  readonly more: number;
  readonly message: string | null;
  /** Whether they were looked for around the place, which is said. */
  readonly isAround: boolean;
  /** Whether somebody is of the kind that is asked for, as far as we know; true where nobody is found. */
  readonly isOfKind: boolean;
  readonly isOpenKnown: boolean;
  /** Whether they were looked for further down the pages. */
  readonly isFurther: boolean;
}

/** The sites that one way to ask finds, without those that are elsewhere, of another kind or closed. */
export async function findMet(index: IndexDatabase, step: Step | undefined, { asked, now }: Question): Promise<Found> {
  const hits = (await step?.hits(index)) ?? [];
  const { open, agents, siteLanguage } = asked.filters;
  // Some of what they must meet is known only of those that are loaded.
  const isPlain = open === undefined && agents === undefined && siteLanguage === undefined;
  const looked = hits.slice(0, isPlain ? MAX_RANKED : MAX_COUNTED);
  const met = step?.left ?? asked;
  const { sites: candidates, isOfKind } = await ofKind(index, await load(index, looked, asked), {
    asked: met,
    isWhole: step?.left === undefined,
  });
  const known = candidates.filter((site) => isOpen(site, asked, now) === true);
  const isUnsure = open !== undefined && known.length === 0;
  const found = open === undefined || isUnsure ? candidates : known;
  const more = hits.length - looked.length;
  const message = step?.message ?? (isOfKind ? null : onlyMention(met));
  const { isAround = false, isFurther = false } = step ?? {};
  return { found, met, more, message, isAround, isOfKind, isOpenKnown: !isUnsure, isFurther };
}

function onlyMention({ category, place, wanted }: Understood): string | null {
  if (category === null || category.confidence < SURE_KIND) return null;
  return `${noneKnown(category, { place, wanted })}; these only mention ${quoted(category.words)}.`;
}

async function load(index: IndexDatabase, hits: readonly SiteHit[], asked: Understood): Promise<PlacedSite[]> {
  const sites = await loadInPlace(index, hits, asked.place);
  return sites.filter((site) => isWanted(site, asked));
}

/** Outside of a region; in a town of the name in another country; in another state, where it is plain which of them is meant. */
function isElsewhere(site: PlacedSite, place: AskedPlace | null): boolean {
  if (place === null) return false;
  const { placeName, placeCountry, isNamesake, isInRegion } = site;
  if (place.kind === 'region') return (placeCountry !== null && placeCountry !== place.country) || isInRegion === false;
  if (place.name !== placeName) return false;
  return place.country !== placeCountry || (isNamesake === true && place.others.length === 0);
}

/** Its language, what it gives agents and the country of its town are never left out. */
function isWanted(site: PlacedSite, { filters, place }: Understood): boolean {
  const { agents, siteLanguage } = filters;
  const isMet = agents === undefined || (agents === 'native' ? site.native : site.executable);
  return isMet && !isElsewhere(site, place) && (siteLanguage === undefined || site.language === siteLanguage);
}
