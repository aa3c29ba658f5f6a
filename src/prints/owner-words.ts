import type { Notice } from '../core/site/facts.ts';
import { isInOwnersWords } from '../core/site/owner-words.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import { formatDay } from './format-day.ts';

/** Said of a site that only its owner tells of (R85). */
export interface OwnerWords {
  /** Since when we could not read the site, ISO 8601 UTC. */
  readonly since: string;
  /** The same for people. */
  readonly sentence: string;
}

/** Whose words a site is shown in while we cannot read it; null where we could. */
export function toOwnerWords(site: StoredSite): OwnerWords | null {
  if (!isInOwnersWords(site)) return null;
  const since = site.unreadSince ?? site.lastVisitedAt;
  const sentence = `The owner's own words; we could not read the site ourselves. We have been trying since ${formatDay(since)}.`;
  return { since, sentence };
}

/** The same as a notice of an answer: none where we could read the site. */
export function ownerWordsNotices(words: OwnerWords | null): Notice[] {
  return words === null ? [] : [{ code: 'owner_words', message: words.sentence }];
}
