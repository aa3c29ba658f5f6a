import { counted } from '../../core/counted.ts';
import { sentence } from '../../core/sentence.ts';
import { toChangeWords } from '../../prints/change-words.ts';
import { formatMinute } from '../../prints/format-day.ts';
import type { Check } from '../../services/suggest/find-check.ts';
import type { Suggestion } from '../../services/suggest/get-suggestion.ts';
import { type PageHead, pageHead } from './parts/page-head.ts';

/** What happened before the page is shown. */
export interface SuggestPart {
  /** What stands in the field. */
  readonly domain: string;
  /** Why nothing was queued. */
  readonly problem?: SuggestProblem;
  /** Why nothing will be: the site does not want to be listed. */
  readonly declined?: string;
  readonly suggestion?: Suggestion;
}

interface SuggestProblem {
  readonly message: string;
  /** What stands in the field is at fault. */
  readonly isWrong: boolean;
}

/** The page on which visitors propose a site and watch its visit. */
export interface SuggestView {
  readonly kind: 'suggest';
  readonly head: PageHead;
  readonly heading: string;
  readonly domain: string;
  readonly problem: SuggestProblem | null;
  readonly declined: string | null;
  readonly visit: {
    readonly domain: string;
    /** What the visit of a site that was known before changed; empty while it goes on, and of any other. */
    readonly outcome: readonly string[];
    /** The visit goes on: it is worth looking again. */
    readonly isGoing: boolean;
    /** How far it is, in a few words. */
    readonly news: string;
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

/** What the page is for: a site that is not known yet, or one that is to be checked again. */
const TITLES = { suggest: 'Suggest a site', again: 'Check again' } as const;

const STEPS = [
  { status: 'queued', name: 'Queued', text: 'The site is waiting for its turn.' },
  { status: 'visiting', name: 'Visiting', text: 'We ask for robots.txt, the home page and key pages, one at a time.' },
  { status: 'reading', name: 'Reading', text: 'The home page is read; its report is ready and grows with each page.' },
  { status: 'indexed', name: 'Indexed', text: 'The report is ready, and search finds the site.' },
] as const;

/** Builds the page of suggestions. */
export function toSuggestView(baseUrl: string, { domain, problem, declined, suggestion }: SuggestPart): SuggestView {
  const visit = suggestion === undefined ? null : toVisit(suggestion);
  const isPlain = visit === null && problem === undefined && declined === undefined;
  const heading = suggestion?.check === undefined ? TITLES.suggest : TITLES.again;
  const title = visit === null ? heading : `${visit.news} ${visit.domain}`;
  return {
    kind: 'suggest',
    head: pageHead({
      title: `${problem === undefined ? '' : 'Error: '}${title} | Waymark`,
      description: 'Suggest a web site: we read its home page and up to 12 more, as robots.txt allows, and score it.',
      canonical: isPlain ? `${baseUrl}/suggest` : null,
      index: isPlain && domain === '',
    }),
    heading,
    domain,
    problem: problem ?? null,
    declined: declined ?? null,
    visit,
  };
}

function toVisit({
  domain,
  status,
  reason,
  message,
  report_url,
  check,
  updated_at,
}: Suggestion): NonNullable<SuggestView['visit']> {
  const at = STEPS.findIndex((step) => step.status === status);
  const last = STEPS.length - 1;
  const isRefused = status === 'refused' || status === 'declined';
  const isGoing = !isRefused && status !== 'indexed';
  return {
    domain,
    isGoing,
    news: isGoing ? `Step ${at + 1} of ${STEPS.length}, ${status}:` : endOf(isRefused, check),
    outcome: isGoing || check === undefined ? [] : outcomeOf(check, report_url !== undefined),
    steps: isRefused
      ? []
      : stepsOf(check).map(({ name, text }, index) => ({
          name,
          text: index < at ? 'Done.' : text,
          state: index < at || at === last ? 'done' : index === at ? 'now' : 'next',
        })),
    refusal: isRefused ? refusalOf(check, reason, message) : null,
    reportUrl: report_url ?? null,
    asOf: formatMinute(updated_at),
    again: `/suggest?domain=${encodeURIComponent(domain)}`,
  };
}

/** Where it was checked, the visit is over: what would become of a next one is no news. */
function refusalOf(check: Check | undefined, reason = 'It could not be read.', message = reason): string | null {
  if (check === undefined) return message;
  return check.unread === undefined ? sentence(reason) : null;
}

function stepsOf(check: Check | undefined): readonly { readonly name: string; readonly text: string }[] {
  return check === undefined ? STEPS : STEPS.map(({ status, name, text }) => CHECK_STEPS[status] ?? { name, text });
}

/** Steps that are another thing for a site with a report. */
const CHECK_STEPS: Partial<Readonly<Record<string, { readonly name: string; readonly text: string }>>> = {
  reading: { name: 'Reading', text: 'We read its pages and score the site again.' },
  indexed: { name: 'Checked', text: 'The report shows what we found.' },
};

function endOf(isRefused: boolean, check: Check | undefined): string {
  if (check?.unread !== undefined) return 'Could not be read:';
  if (check !== undefined) return 'Checked:';
  return isRefused ? 'Not indexed:' : 'Indexed:';
}

function outcomeOf(check: Check, hasReport: boolean): readonly string[] {
  const { unread, score, native_faults: faults } = check;
  if (unread !== undefined) {
    const kept = score === null || !hasReport ? [] : ['The report still shows what we knew before.'];
    return [`We could not read the site this time. ${unread}`, ...kept];
  }
  const ofFile = faults === undefined ? [] : [`Your LAWP file has ${counted(faults, 'fault')}. See the report.`];
  return [...changesOf(check), ...ofFile];
}

function changesOf({ score, score_before, changes }: Check): readonly string[] {
  const words = changes === undefined ? [] : toChangeWords(changes);
  if (score !== null && score_before === null) return [`The score is ${score}.`, ...words];
  if (words.length === 0) {
    const same = 'Nothing that agents see has changed.';
    return [score === null ? same : `${same} The score is still ${score}.`];
  }
  return score === null || score !== score_before ? words : [`The score is still ${score}.`, ...words];
}
