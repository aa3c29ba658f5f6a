import type { LawpDocument } from '../lawp/document.ts';
import { sentence } from '../sentence.ts';
import type { NativeReport } from '../site/site-record.ts';
import { BROKEN_FILE } from './criteria/native.ts';
import { CRITERIA, criterion } from './criteria.ts';
import type { CriterionId, Scan } from './scan.ts';
import { starterGain } from './starter-gain.ts';

/** One step upwards, in the order that pays. */
export interface Improvement {
  readonly id: CriterionId;
  /** "Publish the starter file". */
  readonly step: string;
  /** What to do; for what we could not see, why we could not (R8). */
  readonly advice: string;
  readonly points: number;
  /** The score once this and all steps above are done. */
  readonly total: number;
  /** Comes with publishing the starter file. */
  readonly byStarter: boolean;
  /** We could not see it: it may be there already. */
  readonly unseen: boolean;
}

/**
 * Every criterion that is not met, with its points and a running total that ends at 100; the starter's come first.
 * @param file what became of the site's own file: one that is broken wants to be fixed
 */
export function improvements(scan: Scan, document: LawpDocument | null, file: NativeReport['state']): Improvement[] {
  const gained = starterGain(scan, document);
  // The file itself is the step; what comes along with it follows.
  const first = [...gained.filter((id) => id === 'native'), ...gained.filter((id) => id !== 'native')];
  const rest = CRITERIA.map(({ id }) => id).filter((id) => !first.includes(id));
  let total = scan.score;
  return [...first, ...rest].flatMap((id) => {
    const result = scan.criteria.find((candidate) => candidate.id === id);
    if (result === undefined || result.state === 'met') return [];
    const { points } = criterion(id);
    const { step, advice } = id === 'native' && file === 'invalid' ? BROKEN_FILE : criterion(id);
    total += points;
    const unseen = result.state === 'unseen';
    const why = `We could not check this. ${sentence(result.evidence.found)}`;
    return [{ id, step, advice: unseen ? why : advice, points, total, byStarter: gained.includes(id), unseen }];
  });
}
