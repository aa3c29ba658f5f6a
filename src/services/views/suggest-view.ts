import type { Suggestion } from '../suggest/get-suggestion.ts';
import { formatMinute } from './format-day.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** What happened before the page is shown. */
export interface SuggestPart {
  /** What stands in the field. */
  readonly domain: string;
  /** Why nothing was queued, or that nothing needs to be. */
  readonly message: string | null;
  /** The field is at fault. */
  readonly isWrong: boolean;
  readonly suggestion: Suggestion | null;
}

/** The page on which visitors propose a site and watch its visit. */
export interface SuggestView {
  readonly kind: 'suggest';
  readonly head: PageHead;
  readonly domain: string;
  readonly message: string | null;
  readonly isWrong: boolean;
  readonly visit: {
    readonly title: string;
    /** The visit goes on: it is worth looking again. */
    readonly isGoing: boolean;
    readonly steps: readonly {
      readonly name: string;
      readonly text: string;
      readonly state: 'done' | 'now' | 'next';
    }[];
    readonly refusal: string | null;
    readonly reportUrl: string | null;
    readonly asOf: string;
    /** Address of this view of the page, to look again. */
    readonly again: string;
  } | null;
}

const STEPS = [
  { status: 'queued', name: 'Queued', text: 'The site waits for its turn.' },
  { status: 'visiting', name: 'Visiting', text: 'We ask for robots.txt, the home page and key pages, one at a time.' },
  { status: 'reading', name: 'Reading', text: 'The home page is read; its report stands and grows with each page.' },
  { status: 'indexed', name: 'Indexed', text: 'The report stands, and the site is found by search.' },
] as const;

/** Builds the page of suggestions. */
export function toSuggestView(baseUrl: string, { domain, message, isWrong, suggestion }: SuggestPart): SuggestView {
  const title = suggestion === null ? 'Suggest a site' : `Suggested: ${suggestion.domain}`;
  return {
    kind: 'suggest',
    head: pageHead({
      title: `${title} | Waymark`,
      description: 'Propose a web site: it is visited politely, read and scored.',
      canonical: suggestion === null && message === null ? `${baseUrl}/suggest` : null,
      index: suggestion === null && domain === '' && message === null,
    }),
    domain,
    message,
    isWrong,
    visit: suggestion === null ? null : toVisit(suggestion),
  };
}

function toVisit({ domain, status, reason, report_url, updated_at }: Suggestion): NonNullable<SuggestView['visit']> {
  const at = STEPS.findIndex((step) => step.status === status);
  const isRefused = status === 'refused';
  return {
    title: domain,
    isGoing: !isRefused && status !== 'indexed',
    steps: isRefused
      ? []
      : STEPS.map(({ name, text }, index) => ({
          name,
          text,
          state: index < at || status === 'indexed' ? 'done' : index === at ? 'now' : 'next',
        })),
    refusal: isRefused ? (reason ?? 'It could not be read.') : null,
    reportUrl: report_url ?? null,
    asOf: formatMinute(updated_at),
    again: `/suggest?domain=${encodeURIComponent(domain)}`,
  };
}
