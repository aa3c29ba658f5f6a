import { formatMinute } from '../../prints/format-day.ts';
import type { SiteView } from '../../prints/site-view.ts';
import { counted } from './counted.ts';

const OUTCOME_WORDS = {
  complete: 'All that we wanted was seen.',
  partial: 'Something could not be seen.',
  blocked: 'We could not read it.',
  opted_out: 'robots.txt asks our bot to stay away.',
  moved: 'It leads to another site.',
  gone: 'The site was not there.',
} as const;

/** "Why we could not read it": the latest visits and their answers. */
export interface ReadingSection {
  readonly note: string;
  readonly rows: readonly { readonly when: string; readonly answer: string }[];
}

/** The visits of a site that could not be read; null for one that could. The only place on a page with visit times. */
export function toReadingSection(view: SiteView): ReadingSection | null {
  if (view.freshness !== 'failed' && view.status !== 'blocked') return null;
  const rows = view.visits.map(({ startedAt, outcome, reason }) => ({
    when: formatMinute(startedAt),
    answer: reason ?? OUTCOME_WORDS[outcome],
  }));
  const same = new Set(rows.map(({ answer }) => answer)).size === 1;
  const visits = counted(rows.length, 'visit');
  return { note: rows.length > 1 && same ? `${visits}, the same answer.` : `${visits}, the latest first.`, rows };
}
