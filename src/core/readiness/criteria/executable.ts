import { ACTION_CATALOGUE } from '../../actions/catalogue.ts';
import { counted } from '../../counted.ts';
import type { LawpAction } from '../../lawp/document.ts';
import { type Criterion, listed } from '../criterion.ts';
import type { CriterionState } from '../scan.ts';

export const executable: Criterion = {
  id: 'executable',
  title: 'Actions agents can execute',
  shortTitle: 'Actions agents can execute',
  listName: 'executable',
  pictureName: 'Executable',
  meaning: 'An assistant can carry out one of them on your domain.',
  points: 15,
  step: 'Let agents carry out one action',
  advice:
    'Ask your web developer to add one address (“endpoint”) to an action in your LAWP file. Agents send orders or bookings to it. It must be on your own domain.',
  telling: null,
  deeds: deeds,
  // The owner alone can give an endpoint: the starter file has none.
  heldByStarter: () => false,
  byOwner: null,
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
        evidence: {
          url,
          status,
          at,
          found: `${counted(able.length, 'action')} with an endpoint (${calls.join(', ')})`,
        },
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

/** What people most want to do, as an assistant would say it and do it; the first one offered is named. */
const DEEDS = ACTION_CATALOGUE.flatMap(({ id, deeds: { assistant } }) =>
  assistant ? [{ id, ...assistant }] : [],
).sort((a, b) => a.rank - b.rank);

function deeds(state: CriterionState, actions: readonly LawpAction[]): string {
  if (state === 'met') return carriedOut(actions.filter(({ endpoint }) => endpoint !== undefined).slice(0, 3));
  // What visitors can do themselves is no answer to what an assistant does for them.
  const known = DEEDS.find(({ id }) => actions.some((action) => action.id === id))?.text;
  const deed = known === undefined ? 'act on your site' : forCustomer(known);
  return state === 'unseen' ? `We could not see whether they can ${deed}.` : `They cannot ${deed} yet.`;
}

/** "They can also book for a customer (“Book a bicycle”)." */
function carriedOut(able: readonly LawpAction[]): string {
  const known = able.flatMap((action) => DEEDS.find(({ id }) => id === action.id)?.text ?? []);
  const acts = known.length < able.length || able.length === 0 ? 'act' : listed([...new Set(known)]);
  const names = able.length === 0 ? '' : ` (${listed(able.map(({ name }) => `“${name.trim()}”`))})`;
  return `They can also ${forCustomer(acts)}${names}.`;
}

/** What is done to the owner is said as it is; else whom it is done for is said, too. */
const forCustomer = (deed: string): string => (/\byour?\b/.test(deed) ? deed : `${deed} for a customer`);
