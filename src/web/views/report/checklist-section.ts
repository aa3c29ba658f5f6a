import { capitalised } from '../../../core/capitalised.ts';
import { sentence } from '../../../core/sentence.ts';
import type { ChecklistItem } from '../../../prints/checklist.ts';
import { formatDay } from '../../../prints/format-day.ts';
import type { SiteView } from '../../../prints/site-view.ts';
import { cutWords } from '../parts/cut-words.ts';
import { type ScoreChart, toScoreChart } from './score-chart.ts';
import { type StandardsSection, toStandardsSection } from './standards-section.ts';

const STATE_WORDS = { met: 'met', not_met: 'not met', unseen: 'could not see' } as const;

const ANSWERS: Readonly<Record<number, string>> = {
  200: '200 OK',
  301: '301 Moved Permanently',
  302: '302 Found',
  304: '304 Not Modified',
  401: '401 Unauthorized',
  403: '403 Forbidden',
  404: '404 Not Found',
  410: '410 Gone',
  429: '429 Too Many Requests',
  500: '500 Internal Server Error',
  503: '503 Service Unavailable',
};

/** One line of the checklist with the proof that opens below it. */
export interface ChecklistRow {
  readonly state: ChecklistItem['state'];
  readonly title: string;
  /** Page that says why it matters, how to fix it and how to check it. */
  readonly href: string;
  readonly note: string;
  readonly fact: string;
  /** Language of the fact, where it quotes the site. */
  readonly lang: string | null;
  readonly proof: readonly { readonly name: string; readonly value: string }[];
  /** "15 of 15", "– of 15" when it could not be seen. */
  readonly points: string;
  readonly stateWords: string;
}

/** The checklist with the score over time and the standards inside it (R27). */
export interface ChecklistSection {
  /** "Checklist: 4 of 7 met". */
  readonly title: string;
  readonly note: string;
  readonly rows: readonly ChecklistRow[];
  readonly chart: ScoreChart | null;
  /** What moved the score, newest first. */
  readonly moves: readonly { readonly day: string; readonly words: string }[];
  readonly standards: StandardsSection | null;
}

/** The checklist of a site that was judged. */
export function toChecklistSection(view: SiteView): ChecklistSection {
  const since = formatDay(view.changedAt);
  const met = view.checklist.filter(({ state }) => state === 'met').length;
  return {
    title: `Checklist: ${met} of ${view.checklist.length} met`,
    note: noteOf(view),
    rows: view.checklist.map((item) => toRow(item, since, view.language?.code ?? null)),
    chart: toScoreChart(view.history),
    moves: view.moves.map(({ at, words }) => ({ day: formatDay(at), words })),
    standards: toStandardsSection(view),
  };
}

function noteOf({ checklist, freshness, updatedAt, ownerWords }: SiteView): string {
  const unseen = checklist.some(({ state }) => state === 'unseen')
    ? ' A dotted mark is not a “no”: we could not see.'
    : '';
  if (ownerWords !== null) return `As we saw it before ${formatDay(ownerWords.since)}.${unseen}`;
  if (freshness !== 'fresh' && updatedAt !== null) return `As of ${formatDay(updatedAt)}.${unseen}`;
  return `Open a line to see our proof and check it yourself.${unseen}`;
}

function toRow(item: ChecklistItem, since: string, language: string | null): ChecklistRow {
  const { id, state, title, note, points, earned, evidence, isAsked, repeat } = item;
  const { url, status, found, excerpt } = evidence;
  // The site's own words convince more than a count of them.
  const quote = id === 'description' && state === 'met' ? (excerpt ?? null) : null;
  const decided = excerpt === undefined || quote !== null ? found : `“${excerpt}”`;
  const fact =
    quote === null ? sentence(capitalised(cutWords(found, FACT_CHARACTERS))) : `“${cutWords(quote, QUOTE_CHARACTERS)}”`;
  const proof = [
    { name: 'Page', value: url },
    { name: 'Answer', value: isAsked ? answerOf(status) : '' },
    { name: 'Since', value: since },
    // The line above the proof may have said it.
    { name: 'What decided it', value: sentence(capitalised(decided)) === fact ? '' : decided },
    { name: 'Check it yourself', value: repeat },
  ];
  return {
    state,
    title,
    href: `/docs/criteria/${item.id}`,
    note,
    fact,
    lang: quote === null ? null : language,
    proof: proof.filter(({ value }) => value !== ''),
    points: state === 'unseen' ? `– of ${points}` : `${earned} of ${points}`,
    stateWords: STATE_WORDS[state],
  };
}

function answerOf(status: number | null): string {
  return status === null ? 'none' : (ANSWERS[status] ?? String(status));
}

const QUOTE_CHARACTERS = 110;
/** A longer fact is whole in its proof. */
const FACT_CHARACTERS = 160;
