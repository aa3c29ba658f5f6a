import { shortNames } from '../../actions/short-name.ts';
import { counted } from '../../counted.ts';
import type { SiteFacts } from '../../site/facts.ts';
import {
  became,
  type Criterion,
  type Finding,
  firstOf,
  type JudgeEvidence,
  type OwnerRule,
  placeOfWords,
  quotation,
} from '../criterion.ts';

const NEEDED = 1;

export const actions: Criterion = {
  id: 'actions',
  title: 'Actions agents can take',
  shortTitle: 'Actions agents can take',
  listName: 'actions',
  pictureName: 'Actions',
  meaning: 'At least one thing a visitor can do: call, order, book.',
  points: 15,
  step: 'Offer something to do',
  advice:
    'Add links or forms visitors can use (contact, book, order, view prices), and list them in "actions" of the starter file.',
  telling: null,
  deeds: null,
  heldByStarter: ({ actions: offered }) => offered.length >= NEEDED,
  byOwner: actionsByOwner(NEEDED),
  holds: (evidence) => countedActions(evidence, NEEDED),
};

/** How so many actions follow from an owner's words: those that we read do not complete them. */
export function actionsByOwner(needed: number): OwnerRule {
  return {
    holds: ({ actions: offered }) => offered.length >= needed,
    loss: (shown, own) => became(shown.actions.length, own.actions.length, 'action'),
  };
}

/** Judges whether a site offers so many actions; what was not seen may hold more. */
export function countedActions(evidence: JudgeEvidence, needed: number): Finding {
  const { document, facts, home, unseenPages } = evidence;
  const offered = document?.lawp.actions ?? [];
  const first = firstSeen(facts.actions);
  const where = placeOfWords(evidence, first?.evidence ?? home);
  const number = offered.length === 0 ? 'No actions found' : counted(offered.length, 'action');
  // The criterion above has named them.
  const names = needed === NEEDED ? firstOf(shortNames(offered, document?.lawp.name ?? '')) : '';
  const count = names === '' ? number : `${number}: ${names}`;
  if (offered.length >= needed) {
    const quote = needed === NEEDED ? quotation(where.excerpt) : {};
    return { state: 'met', evidence: { ...withoutExcerpt(where), found: count, ...quote } };
  }
  if (unseenPages !== null) {
    return { state: 'unseen', evidence: { ...withoutExcerpt(where), found: `${count}; ${unseenPages}` } };
  }
  const missing = needed - offered.length;
  const more =
    offered.length === 0
      ? `${needed === 1 ? 'one is' : `${needed} are`} needed`
      : `${missing} more ${missing === 1 ? 'is' : 'are'} needed`;
  return { state: 'not_met', evidence: { ...withoutExcerpt(where), found: `${count}; ${more}` } };
}

/** The action that a reader can best look up: one that has words on the page, where there is any. */
function firstSeen(actions: SiteFacts['actions']): SiteFacts['actions'][number] | undefined {
  return actions.find(({ evidence }) => evidence.excerpt !== undefined) ?? actions[0];
}

function withoutExcerpt({ excerpt: _left, ...evidence }: Finding['evidence']): Finding['evidence'] {
  return evidence;
}
