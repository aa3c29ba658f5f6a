import type { DomainName } from './domain/domain-name.ts';

/** The build's steps in their order. */
export type BuildPhase = 'archive' | 'map' | 'match' | 'visit' | 'read' | 'compile' | 'draw';

/** One moment of a build, for whoever watches it. */
export interface Progress {
  readonly phase: BuildPhase;
  readonly done: number;
  /** Null while it is not known. */
  readonly total: number | null;
  /** What has just been done ("bageri-solsiden.example: complete, 6 pages"). */
  readonly detail?: string;
}

/** Takes progress as it happens; must be quick and must not throw. */
export type OnProgress = (progress: Progress) => void;

/** Told when work on a site begins that may come to no end, and when it has ended; must be quick and must not throw. */
export type OnSite = (domain: DomainName, isUnderWay: boolean) => void;
