/** A step in which a process hears nothing else: should it come to no end, the job of this site is to blame, and no other. */
export interface Step {
  /** Whether a site was being visited, or what is kept of it read and drawn. */
  readonly work: 'visit' | 'renewal';
  readonly domain: string;
}

/** Told when a step begins, and when it has ended. */
export type OnStep = (step: Step, isUnderWay: boolean) => void;
