import { toUnicode } from '../../core/domain/to-unicode.ts';
import { formatDay, toIsoDay } from '../../prints/format-day.ts';
import type { SiteView } from '../../prints/site-view.ts';

/** Name, description and the small facts under them. */
export interface SiteHead {
  readonly domain: string;
  readonly name: string;
  readonly description: string;
  /** Address of the site itself. */
  readonly href: string;
  /** "Bakery in Aarhus, Denmark"; null when neither is known. */
  readonly about: string | null;
  /** Set when the site is not written in English. */
  readonly language: { readonly code: string; readonly name: string } | null;
  readonly date: { readonly words: string; readonly day: string; readonly shown: string };
  /** Sentences that must be read before the rest: parked, moved, old. */
  readonly notes: readonly { readonly text: string; readonly href: string | null; readonly link: string }[];
}

/** The head of a report page. */
export function toSiteHead(view: SiteView): SiteHead {
  const { language, freshness, updatedAt, ownerWords } = view;
  const known = freshness === 'fresh' || updatedAt === null || ownerWords !== null;
  const at = known ? view.changedAt : updatedAt;
  return {
    domain: view.domainShown,
    name: view.name,
    description: view.description,
    href: `https://${view.domain}/`,
    about: aboutOf(view),
    language: language === null || language.code === 'en' ? null : language,
    date: { words: known ? 'Updated' : 'Last read', day: toIsoDay(at), shown: formatDay(at) },
    notes: notesOf(view),
  };
}

/** "Bakery in Aarhus, Denmark", "Aarhus, Denmark", "Bakery"; null when nothing is known. */
export function aboutOf({ category, place }: Pick<SiteView, 'category' | 'place'>): string | null {
  const where = place === null ? null : `${place.name}, ${place.countryName}`;
  if (category === null) return where;
  return where === null ? category.name : `${category.name} in ${where}`;
}

function notesOf(view: SiteView): SiteHead['notes'] {
  const { unread, movedTo, lastVisitedAt } = view;
  if (unread === 'forwards' && movedTo !== null) {
    return [{ text: 'This address forwards to', href: `/site/${movedTo}`, link: `${toUnicode(movedTo)}` }];
  }
  if (view.freshness === 'old') {
    return [{ text: `We could not verify this since ${formatDay(lastVisitedAt)}.`, href: null, link: '' }];
  }
  return view.notices
    .filter(({ code }) => code === 'instruction_like_text' || code === 'owner_words')
    .map(({ message }) => ({ text: message, href: null, link: '' }));
}
