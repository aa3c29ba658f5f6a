import type { DomainName } from '../core/domain/domain-name.ts';
import { MONTHS } from '../core/months.ts';
import type { CriterionState, ScoreLabel } from '../core/readiness/scan.ts';

/** What a badge shows of a scored site. */
export interface BadgeView {
  readonly domain: DomainName;
  /** 0-100. */
  readonly score: number;
  readonly label: ScoreLabel;
  /** The criteria in their order. */
  readonly states: readonly CriterionState[];
  /** Day of the shown facts, ISO 8601; only the day is printed. */
  readonly date: string;
  /** Whether the owner of the site has proved its domain. */
  readonly isClaimed?: boolean;
}

export type BadgeStyle = 'compact' | 'card';

/** What a badge says to those who do not see it: score, label and date, with the domain where the picture shows it. */
export function spokenBadge({ domain, score, label, date, isClaimed }: BadgeView, withDomain: boolean): string {
  const claimed = isClaimed ? ', claimed by its owner' : '';
  return `Waymark: ${withDomain ? `${domain}, ` : ''}${score} of 100, ${label}, ${toDay(date)}${claimed}`;
}

/** "2026-11-20T…" → "20 November 2026". */
function toDay(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${Number(day)} ${name} ${year}`;
}
