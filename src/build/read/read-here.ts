import type { OnSite } from '../../core/progress.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import { askInEnglish } from './ask-in-english.ts';
import type { ReadAll } from './read-question.ts';

/** Reads in this process: for one that others watch over, and may end when a site does not. */
export interface HereReader {
  readonly readAll: ReadAll;
  /** Loads what reading takes, ahead of the first site. */
  warm(): void;
}

/**
 * A reader of a few sites, one after the other.
 * @param onSite told when a site is read, which nothing can come between, and when it has been read
 */
export function readHere(artifacts: ArtifactDatabase, onSite: OnSite = () => {}): HereReader {
  const load = () => import('./read-kept.ts');
  return {
    warm: () => void load(),
    async readAll(questions, onAnswer, desk = null) {
      const { keptReader } = await load();
      const read = keptReader(artifacts, onSite);
      for (const question of questions) await onAnswer(await askInEnglish(read, question, desk));
    },
  };
}
