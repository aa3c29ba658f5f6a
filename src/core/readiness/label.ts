import type { ScoreLabel } from './scan.ts';

/** From this score on a site is agent-ready. */
export const AGENT_READY = 80;

/** The label of a score (0-100), contract section 3. */
export function scoreLabel(score: number): ScoreLabel {
  if (score >= AGENT_READY) return 'Agent-ready';
  if (score >= 45) return 'Partly agent-ready';
  return 'Not agent-ready yet';
}
