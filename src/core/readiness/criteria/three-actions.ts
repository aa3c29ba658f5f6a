import type { Criterion } from '../criterion.ts';
import { countedActions } from './actions.ts';

export const threeActions: Criterion = {
  id: 'three-actions',
  title: '3 or more actions',
  shortTitle: '3 or more actions',
  points: 10,
  step: 'Offer a third action',
  advice: 'Let visitors do at least three things. Good ones: contact, book or order, view prices.',
  holds: (evidence) => countedActions(evidence, 3),
};
