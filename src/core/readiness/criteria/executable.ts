import type { Criterion } from '../criterion.ts';

export const executable: Criterion = {
  id: 'executable',
  title: 'Actions agents can execute',
  shortTitle: 'Actions agents can execute',
  points: 15,
  step: 'Let agents carry out one action',
  advice:
    "Ask your web developer to give an action of your LAWP file an endpoint on your site's domain. Orders or bookings are a good start.",
  holds({ facts }) {
    const { state, wellKnown, document, problems, evidence } = facts.native;
    const { url, status, at } = evidence;
    if (state === 'unseen') return { state: 'unseen', evidence };
    const published = state === 'valid' && wellKnown ? (document?.actions ?? []) : [];
    const able = published.filter((action) => action.endpoint !== undefined);
    if (able.length > 0) {
      const calls = able.slice(0, 5).map((action) => `${action.id}: ${action.endpoint?.method}`);
      return {
        state: 'met',
        evidence: { url, status, at, found: `${able.length} with an endpoint (${calls.join(', ')})` },
      };
    }
    const broken = problems.some((problem) => problem.severity === 'endpoint');
    const found =
      state === 'valid' && wellKnown
        ? broken
          ? 'Every endpoint in the LAWP file breaks a rule'
          : 'No action in the LAWP file has an endpoint'
        : 'Needs a published LAWP file with an endpoint in one action';
    return { state: 'not_met', evidence: { url, status, at, found } };
  },
};
