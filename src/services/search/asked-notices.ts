import type { Notice } from '../../core/site/facts.ts';
import { formatMinute } from '../../prints/format-day.ts';
import type { FoundSubject } from '../../search/found-subject.ts';
import type { Understood } from '../../search/understand/understood.ts';

/** Who asks for what is near says where nobody but the asker knows. */
export function hereNotices({ here, place }: Understood): Notice[] {
  if (here === null || place !== null) return [];
  return [{ code: 'place_missing', message: `We do not know where you are: “${here}” was left out. Name a town.` }];
}

/** What is open changes: the answer says for which moment it holds. */
export function openNotices({ asked, sites, isOpenKnown }: FoundSubject, now: Date): Notice[] {
  if (asked.filters.open !== 'now' || sites.length === 0 || !isOpenKnown) return [];
  return [
    { code: 'open_now', message: `Only sites known to be open now are shown (${formatMinute(now.toISOString())}).` },
  ];
}
