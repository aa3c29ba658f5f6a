import { counted, grouped } from '../../src/core/counted.ts';
import type { BuildPhase, OnProgress, Progress } from '../../src/core/progress.ts';

const WORDS: Record<BuildPhase, { doing: string; unit: string }> = {
  archive: { doing: 'Taking in the archive', unit: 'record' },
  map: { doing: 'Reading the map', unit: 'byte' },
  match: { doing: 'Matching places and sites', unit: 'place' },
  visit: { doing: 'Visiting', unit: 'site' },
  read: { doing: 'Reading and judging', unit: 'site' },
  compile: { doing: 'Preparing the pages', unit: '' },
  draw: { doing: 'Drawing', unit: 'page' },
};

const REDRAW_MS = 80;
const PLAIN_LINE_MS = 2000;
const DETAIL_WIDTH = 60;

/** Where progress is shown: a terminal (one moving line), a file or pipe (plain lines), or a machine (JSON lines). */
export interface ProgressDisplay {
  readonly onProgress: OnProgress;
  /** Ends the last phase's line. */
  end(): void;
}

/** Shows progress on standard error; `json` writes one JSON object a line to standard output instead. */
export function showProgress(options: { readonly json: boolean; readonly clock: () => number }): ProgressDisplay {
  if (options.json) {
    return { onProgress: (progress) => console.log(JSON.stringify({ event: 'progress', ...progress })), end() {} };
  }
  return lines(process.stderr.isTTY === true, options.clock);
}

function lines(terminal: boolean, clock: () => number): ProgressDisplay {
  let last: Progress | null = null;
  let startedAt = 0;
  let shownAt = 0;
  const finish = (): void => {
    if (!last) return;
    const seconds = ((clock() - startedAt) / 1000).toFixed(1);
    const { doing, unit } = WORDS[last.phase];
    const count = unit && last.done > 0 ? `: ${counted(last.done, unit)}` : '';
    process.stderr.write(`${terminal ? '\r\x1b[K' : ''}  ${doing}${count} (${seconds} s)\n`);
    last = null;
  };
  const onProgress: OnProgress = (progress) => {
    if (progress.phase !== last?.phase) {
      finish();
      startedAt = clock();
      shownAt = clock();
      if (!terminal) process.stderr.write(`  ${WORDS[progress.phase].doing} …\n`);
    }
    last = progress;
    if (clock() - shownAt < (terminal ? REDRAW_MS : PLAIN_LINE_MS)) return;
    shownAt = clock();
    process.stderr.write(terminal ? `\r\x1b[K${line(progress)}` : `${line(progress)}\n`);
  };
  return { onProgress, end: finish };
}

function line({ phase, done, total, detail }: Progress): string {
  const { doing, unit } = WORDS[phase];
  const unitOf = (count: number): string => (unit === '' ? grouped(count) : counted(count, unit));
  const count = total === null ? unitOf(done) : `${grouped(done)} of ${unitOf(total)}`;
  const shown = detail && detail.length > DETAIL_WIDTH ? `${detail.slice(0, DETAIL_WIDTH - 1)}…` : (detail ?? '');
  return `  ${doing}: ${count}  ${shown}`;
}
