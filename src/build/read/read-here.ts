import { setImmediate } from 'node:timers/promises';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import type { ReadAll } from './read-question.ts';

/** Reads in this process: for one that others watch over, and may end when a site does not. */
export interface HereReader {
  readonly readAll: ReadAll;
  /** Loads what reading takes, ahead of the first site. */
  warm(): void;
}

/**
 * A reader of a few sites, one after the other.
 * @param onReading told which site is read from now on; null when none is any more
 */
export function readHere(
  artifacts: ArtifactDatabase,
  onReading: (domain: DomainName | null) => void = () => {},
): HereReader {
  const load = () => import('./read-kept.ts');
  return {
    warm: () => void load(),
    async readAll(questions, onAnswer) {
      const { readKept } = await load();
      for (const question of questions) {
        onReading(question.domain);
        // Others hear of it before this process is busy with it.
        await setImmediate();
        const answer = await readKept(artifacts, question);
        onReading(null);
        await onAnswer(answer);
      }
    },
  };
}
