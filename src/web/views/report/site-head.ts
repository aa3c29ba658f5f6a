import { inPlace, townAndCountry } from '../../../core/site/town-and-country.ts';
import { firstSentences } from '../../../prints/first-sentences.ts';
import { formatDay, toIsoDay } from '../../../prints/format-day.ts';
import { directionOf } from '../../../prints/language-name.ts';
import type { SiteView } from '../../../prints/site-view.ts';
import { cutWords } from '../parts/cut-words.ts';
import { withoutIdentity } from '../parts/without-identity.ts';

/** Name, description and the small facts under them. */
export interface SiteHead {
  readonly domain: string;
  readonly name: string;
  /** False where the name is the domain itself. */
  readonly isNamed: boolean;
  /** "long" where the name would fill a phone, "wide" where it has a word that a phone would break; else null. */
  readonly fit: 'long' | 'wide' | null;
  /** The beginning of the site's own words, where they are not English. */
  readonly own: WordsInLanguage | null;
  readonly description: string;
  /** Address of the site itself. */
  readonly href: string;
  /** "Bakery in Aarhus, Denmark"; null when neither is known, or the description says so. */
  readonly about: string | null;
  /** Set when the site is not written in English. */
  readonly language: { readonly code: string; readonly name: string } | null;
  readonly date: { readonly words: string; readonly day: string; readonly shown: string };
  /** Sentences that must be read before the rest: parked, moved, old. */
  readonly notes: readonly { readonly text: string; readonly href: string | null; readonly link: string }[];
}

/** Characters. */
const LONG_NAME = 80;
/** A word that a phone would break: of so many characters or more. */
const LONG_WORD = /[^\s-]{17}/;

/** The head of a report page. */
export function toSiteHead(view: SiteView): SiteHead {
  const { language, freshness, updatedAt, ownerWords } = view;
  const known = freshness === 'fresh' || updatedAt === null || ownerWords !== null;
  const at = known ? view.changedAt : updatedAt;
  const english = withoutIdentity(view.description, view.name, view.language?.name ?? '');
  return {
    domain: view.domainShown,
    name: view.name,
    isNamed: view.name !== view.domainShown,
    fit: view.name.length > LONG_NAME ? 'long' : LONG_WORD.test(view.name) ? 'wide' : null,
    own: ownWordsOf(view),
    description: english,
    href: `https://${view.domain}/`,
    about: english === view.description ? aboutOf(view) : null,
    language: language === null || language.code === 'en' ? null : language,
    date: { words: dateWords(view, known), day: toIsoDay(at), shown: formatDay(at) },
    notes: notesOf(view),
  };
}

/** Words of a site in its own language, with how they are marked up. */
export interface WordsInLanguage {
  readonly text: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const OWN_SENTENCES = 2;
const OWN_CHARACTERS = 220;

/** How the home page of a site begins that is not in English; null for one that is, or whose words are not kept. */
function ownWordsOf({ pages, language }: SiteView): WordsInLanguage | null {
  const [home] = pages;
  if (language === null || home?.original === undefined || home.original.content === '') return null;
  const two = firstSentences(home.original.content, OWN_SENTENCES);
  const text = two.length <= OWN_CHARACTERS ? two : cutWords(firstSentences(two, 1), OWN_CHARACTERS);
  return { text, lang: language.code, dir: directionOf(language.code) };
}

/** "Bakery in Aarhus, Denmark", "Aarhus, Denmark", "Bakery"; null when nothing is known. */
export function aboutOf({ category, place }: Pick<SiteView, 'category' | 'place'>): string | null {
  if (category === null) return place === null ? null : townAndCountry(place);
  return place === null ? category.name : `${category.name} ${inPlace(place)}`;
}

function dateWords({ score, unread, ownerWords }: SiteView, known: boolean): string {
  if (score === null && unread !== null && ownerWords === null) return 'Like this since';
  return known ? 'Updated' : 'Last read';
}

function notesOf(view: SiteView): SiteHead['notes'] {
  if (view.freshness === 'old') {
    return [{ text: `Not checked since ${formatDay(view.lastVisitedAt)}.`, href: null, link: '' }];
  }
  return view.notices
    .filter(({ code }) => code === 'instruction_like_text' || code === 'owner_words')
    .map(({ message }) => ({ text: message, href: null, link: '' }));
}
