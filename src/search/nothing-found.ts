import { capitalised } from '../core/capitalised.ts';
import type { Notice } from '../core/site/facts.ts';
import { languageName } from '../language/names.ts';
import { deedsOf, GIVEN_WORDS } from './filter-words.ts';
import type { AskedFilters, Understood } from './understand/understood.ts';

const NAMES_NOTHING =
  'The question names nothing to look for. Ask for a kind of site, a place, a thing, a name or a domain.';

const LARGER = { city: 'try a larger place', region: 'try a town there', country: null } as const;

/** Says that no site has what was asked for, and what could be asked next. */
export function nothingFound({ category, place, unknownPlace, filters, wanted: all, isNothing }: Understood): Notice {
  if (isNothing) return { code: 'nothing_found', message: NAMES_NOTHING };
  if (unknownPlace !== null) {
    const message = `We know no place called “${unknownPlace}”. Try a larger place near it, or leave it out.`;
    return { code: 'nothing_found', message };
  }
  // What names a branch of the kind is no word beside it: who asks for a dermatologist asks for one thing.
  const wanted = all.filter(({ words }) => !words.every((word) => category?.words.includes(word)));
  const isBare = category === null && place === null && wanted.length === 0;
  if (isBare && !isListed(filters)) return { code: 'nothing_found', message: NAMES_NOTHING };
  const kind = category?.name.toLowerCase() ?? null;
  const language = filters.siteLanguage === undefined ? null : languageName(filters.siteLanguage);
  const next = [
    place === null ? null : LARGER[place.kind],
    place !== null ? `leave out “${place.name}”` : null,
    filters.agents === undefined ? null : `leave out “${GIVEN_WORDS[filters.agents]}”`,
    language === null ? null : `try languages other than ${language}`,
    wanted.length > 1 || (wanted.length > 0 && kind !== null) ? 'use fewer words' : null,
  ].flatMap((each) => each ?? []);
  const what = `${language === null ? '' : `${language}-language `}${kind ?? 'site'}`;
  const offers = isBare && filters.actions ? ` where visitors can ${deedsOf(filters.actions)}` : '';
  const gives = filters.agents === undefined ? '' : ` with ${GIVEN_WORDS[filters.agents]}`;
  const where = place === null ? '' : ` in ${place.name}`;
  const lacks = wanted.length === 0 ? 'yet' : 'that has what you asked for';
  return {
    code: 'nothing_found',
    message: `We know no ${what}${where}${offers}${gives} ${lacks}. ${capitalised(next.length === 0 ? 'try other words, or a domain' : next.join(', or '))}.`,
  };
}

/** Who is open, or cheap, has no list; the rest is known of each site. */
function isListed({ actions, agents, siteLanguage }: AskedFilters): boolean {
  return actions !== undefined || agents !== undefined || siteLanguage !== undefined;
}
