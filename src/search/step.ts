import type { IndexDatabase } from '../store/open-database.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import type { Understood } from './understand/understood.ts';

/** One way to ask: all that is wanted first, then less and less. */
export interface Step {
  readonly hits: (index: IndexDatabase) => Promise<SiteHit[]>;
  /** What has to be said when only this way finds any. */
  readonly message: string | null;
  /** What is left of the question, where this way leaves some of it out. */
  readonly left?: Understood;
  /** Set where it looks around the place, and says so. */
  readonly isAround?: true;
  /** Set where it looks further down the pages, which plain full-text search does not. */
  readonly isFurther?: true;
}
