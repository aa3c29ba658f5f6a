import type { Notice } from '../core/site/facts.ts';
import { languageName } from '../language/names.ts';
import { deedsOf, GIVEN_WORDS } from './filter-words.ts';
import type { AskedFilters, Understood } from './understand/understood.ts';

const NAMES_NOTHING =
  'The question names nothing to look for. Ask for a kind of site, a place, a thing, a name or a domain.';

const LARGER = { city: 'for a larger place', region: 'for a town there', country: null } as const;

/** Says that no site has what was asked for, and what could be asked next. */
export function nothingFound({ category, place, unknownPlace, filters, wanted, isNothing }: Understood): Notice {
  if (isNothing) return { code: 'nothing_found', message: NAMES_NOTHING };
  if (unknownPlace !== null) {
    const message = `We know no place called “${unknownPlace}”. Ask for a larger place near it, or without it.`;
    return { code: 'nothing_found', message };
  }
  const isBare = category === null && place === null && wanted.length === 0;
  if (isBare && !isListed(filters)) return { code: 'nothing_found', message: NAMES_NOTHING };
  const kind = category?.name.toLowerCase() ?? null;
  const language = filters.siteLanguage === undefined ? null : languageName(filters.siteLanguage);
  const next = [
    place === null ? null : LARGER[place.kind],
    place !== null ? `without “${place.name}”` : null,
    filters.agents === undefined ? null : 'without what it must give agents',
    language === null ? null : `for other languages than ${language}`,
    wanted.length > 1 || (wanted.length > 0 && kind !== null) ? 'with fewer words' : null,
  ].flatMap((each) => each ?? []);
  const what = `${language === null ? '' : `${language}-language `}${kind ?? 'site'}`;
  const offers = isBare && filters.actions ? ` where visitors can ${deedsOf(filters.actions)}` : '';
  const gives = filters.agents === undefined ? '' : ` with ${GIVEN_WORDS[filters.agents]}`;
  const where = place === null ? '' : ` in ${place.name}`;
  const lacks = wanted.length === 0 ? 'is indexed' : 'in the index has what was asked for';
  return {
    code: 'nothing_found',
    message: `No ${what}${where}${offers}${gives} ${lacks}. Ask ${next.length === 0 ? 'in other words, or for a domain' : next.join(', or ')}.`,
  };
}

/** Who is open, or cheap, has no list; the rest is known of each site. */
function isListed({ actions, agents, siteLanguage }: AskedFilters): boolean {
  return actions !== undefined || agents !== undefined || siteLanguage !== undefined;
}
