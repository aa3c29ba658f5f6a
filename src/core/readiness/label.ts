import type { ScoreLabel } from './scan.ts';

/** The label of a score (0-100), contract section 3. */
export function scoreLabel(score: number): ScoreLabel {
  if (score >= 80) return 'Agent-ready';
  if (score >= 45) return 'Partly agent-ready';
  return 'Not agent-ready yet';
}
