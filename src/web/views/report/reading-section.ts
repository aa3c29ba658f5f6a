import { counted } from '../../../core/counted.ts';
import { formatMinute } from '../../../prints/format-day.ts';
import type { SiteView } from '../../../prints/site-view.ts';
import { type BotsSection, toBotsSection } from './standards-section.ts';

const OUTCOME_WORDS = {
  complete: 'We saw everything we looked for.',
  partial: 'Something could not be seen.',
  blocked: 'We could not read it.',
  opted_out: 'robots.txt asks our bot to stay away.',
  moved: 'It forwards to another site.',
  gone: 'The site was not there.',
} as const;

/** What the owner of a site without an answer of today can do, and the latest visits with their answers. */
export interface ReadingSection {
  readonly help: readonly string[];
  /** What we saw, in one sentence; null where the visits tell. */
  readonly seen: string | null;
  /** Null for a site whose visits came to their end. */
  readonly visits: {
    readonly note: string;
    readonly rows: readonly { readonly when: string; readonly answer: string }[];
  } | null;
  /** Bots of AI services, where robots.txt shuts any of them out and no other part of the page says so. */
  readonly bots: BotsSection | null;
}

/**
 * What to do for a site that could not be read; null for one that could, and for one that forwards. The only place on a
 * page with visit times.
 */
export function toReadingSection(view: SiteView): ReadingSection | null {
  const { unread, unreadWords, status, statusReason } = view;
  if (unreadWords === null || unread === 'forwards') return null;
  const wasSeen = status === 'parked';
  const bots = view.source === null ? toBotsSection(view) : null;
  return {
    help: unreadWords.help,
    seen: wasSeen ? statusReason : null,
    visits: wasSeen ? null : visitsOf(view),
    bots: bots?.isOpen ? bots : null,
  };
}

function visitsOf({ visits, statusReason }: SiteView): ReadingSection['visits'] {
  const rows = visits.map(({ startedAt, outcome, reason }, at) => ({
    when: formatMinute(startedAt),
    answer: reason ?? (at === 0 ? statusReason : null) ?? OUTCOME_WORDS[outcome],
  }));
  const same = new Set(rows.map(({ answer }) => answer)).size === 1;
  const counts = counted(rows.length, 'visit');
  if (rows.length === 1) return { note: `${counts}.`, rows };
  return { note: same ? `${counts}, the same answer.` : `${counts}, the latest first.`, rows };
}
