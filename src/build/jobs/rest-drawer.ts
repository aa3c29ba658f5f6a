import { setTimeout as sleep } from 'node:timers/promises';
import type { OnSite } from '../../core/progress.ts';
import { drawSites } from '../../publish/draw-sites.ts';
import type { BuilderLease } from '../../store/jobs/builder-lease.ts';
import { besideRenewals } from './beside-renewals.ts';
import { keepDone, type RenewWaitingInput } from './renew-waiting.ts';
import { withLease } from './with-lease.ts';

const LOOK_MS = 250;

/** Draws what follows from renewed sites: ranks of others, the home page, the directory, the sitemap. */
export interface RestDrawer {
  /** True when nothing was renewed since it was last drawn, and none is being drawn. */
  readonly isDone: boolean;
  readonly isDrawing: boolean;
  /** Something is renewed: there will be something to draw. */
  ask(): void;
  /** Begins to draw, unless it does so already or another build is running; goes on beside renewals. */
  begin(): void;
  /** Resolves when the drawing ends, never while none runs; rejects as it does. */
  ends(): Promise<void>;
  /** Resolves when none is running any more, however it ended. */
  ended(): Promise<void>;
}

/** A drawer for the process that renews sites. */
export function restDrawer(input: Omit<RenewWaitingInput, 'onDone'>): RestDrawer {
  let asked = 0;
  let drawn = 0;
  let drawing: Promise<void> | null = null;

  const draw = async (lease: BuilderLease): Promise<void> => {
    const { index, folder, baseUrl, clock, onStep } = input;
    const onSite: OnSite = (domain, isUnderWay) => onStep?.({ work: 'renewal', domain }, isUnderWay);
    const signal = AbortSignal.any([input.signal, lease.lost]);
    const upTo = asked;
    await besideRenewals(
      { ...input, lease, signal, onDone: keepDone(input), lookMs: LOOK_MS },
      async ({ turn, renewed }) => {
        await drawSites({ index, folder, baseUrl, now: clock(), onProgress: () => {}, onSite, signal, turn });
        drawn = upTo;
        if (renewed.length > 0) asked += 1;
      },
    );
  };

  return {
    get isDone() {
      return drawing === null && asked === drawn;
    },
    get isDrawing() {
      return drawing !== null;
    },
    ask() {
      asked += 1;
    },
    begin() {
      drawing ??= withLease(input, draw)
        .then((wasFree) => (wasFree ? undefined : sleep(LOOK_MS)))
        .finally(() => {
          drawing = null;
        });
      // Told where it is waited for.
      drawing.catch(() => {});
    },
    ends: () => drawing ?? new Promise(() => {}),
    ended: async () => drawing?.catch(() => {}),
  };
}
