import type { BadgeView } from '../../badges/badge-view.ts';
import { cardBadge } from '../../badges/card-badge.ts';
import { compactBadge } from '../../badges/compact-badge.ts';
import { unknownBadge } from '../../badges/neutral-badge.ts';
import { operatorDomain } from '../../core/domain/parse-domain.ts';
import { CRITERIA } from '../../core/readiness/criteria.ts';
import { scoreLabel } from '../../core/readiness/label.ts';

/** A badge as the docs show it. */
export interface BadgeExample {
  readonly svg: string;
  readonly words: string;
}

/** The badges that a site may have, drawn like all others. Throws where its own example is no domain. */
export function badgeExamples(): readonly BadgeExample[] {
  return [
    { svg: cardBadge(example(() => true)), words: 'The card' },
    { svg: compactBadge(example((id) => id !== 'executable' && id !== 'native')), words: 'The compact badge' },
    { svg: unknownBadge('compact'), words: 'Of a site not read yet' },
  ];
}

function example(meets: (id: (typeof CRITERIA)[number]['id']) => boolean): BadgeView {
  const parsed = operatorDomain('example.com');
  if (!parsed.ok) throw new Error('The example of the docs is no domain.');
  const score = CRITERIA.reduce((sum, { id, points }) => sum + (meets(id) ? points : 0), 0);
  const states = CRITERIA.map(({ id }) => (meets(id) ? 'met' : 'not_met'));
  return { domain: parsed.domain, score, label: scoreLabel(score), states, date: '2026-11-20' };
}
