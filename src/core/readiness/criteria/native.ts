import { counted } from '../../counted.ts';
import type { Evidence } from '../../evidence.ts';
import type { Criterion } from '../criterion.ts';

/** The words of a site whose file is there, but broken. */
export const BROKEN_FILE = {
  step: 'Fix your LAWP file',
  advice: 'Correct its faults, or put the starter file in its place.',
} as const;

export const native: Criterion = {
  id: 'native',
  title: 'Publishes its own LAWP (/.well-known/lawp.json)',
  shortTitle: 'Publishes its own LAWP',
  listName: 'own LAWP',
  pictureName: 'Own LAWP',
  meaning: 'Your own file at /.well-known/lawp.json. You decide what it says.',
  points: 15,
  step: 'Publish the starter file',
  advice:
    'Put the starter file on your site at /.well-known/lawp.json. You decide the words, and can change them when you like.',
  telling: null,
  deeds: null,
  heldByStarter: () => true,
  byOwner: null,
  holds({ facts }) {
    const { state, wellKnown, problems, document, evidence } = facts.native;
    if (state === 'unseen') return { state: 'unseen', evidence };
    if (state === 'absent') return { state: 'not_met', evidence };
    if (state === 'invalid') {
      const found = `Published, but not usable: it has ${counted(problems.length, 'fault')}`;
      return { state: 'not_met', evidence: withFound(evidence, found) };
    }
    if (!wellKnown) {
      const found = 'A valid file is published elsewhere; only /.well-known/lawp.json counts';
      return { state: 'not_met', evidence: withFound(evidence, found) };
    }
    const dropped = problems.length === 0 ? '' : ', broken endpoints left aside';
    return {
      state: 'met',
      evidence: withFound(evidence, `Valid, version ${document?.lawp_version ?? '0.1'}${dropped}`),
    };
  },
};

function withFound({ url, status, at }: Evidence, found: string): Evidence {
  return { url, status, at, found };
}
