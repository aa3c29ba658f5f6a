import type { Criterion } from '../criterion.ts';
import { actionsByOwner, countedActions } from './actions.ts';

const NEEDED = 3;

export const threeActions: Criterion = {
  id: 'three-actions',
  title: '3 or more actions',
  shortTitle: '3 or more actions',
  listName: '3 actions',
  pictureName: '3 actions',
  meaning: 'Enough to choose from.',
  points: 10,
  step: 'Offer three things to do',
  advice: 'Good ones: contact, book or order, view prices. Link each from your home page.',
  telling: null,
  deeds: null,
  heldByStarter: ({ actions }) => actions.length >= NEEDED,
  byOwner: actionsByOwner(NEEDED),
  holds: (evidence) => countedActions(evidence, NEEDED),
};
