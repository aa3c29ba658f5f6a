import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BuildPhase } from '../../src/core/progress.ts';
import { npmFlags } from '../processes/npm-flags.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A command that builds, tells its progress as JSON lines and ends. */
export interface BuildCommand {
  /** Script and parameters, for instance `scripts/start.ts list.txt --no-serve --json`. */
  readonly parameters: readonly string[];
  readonly dataDir: string;
  /** Words of a command that runs the one given behind it. */
  readonly wrap?: readonly string[];
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** One line of progress; phase "built" is the line of the summary. */
export interface BuildLine {
  readonly phase: BuildPhase | 'built';
  /** Milliseconds since the command was started. */
  readonly atMs: number;
}

export interface BuildRun {
  readonly lines: readonly BuildLine[];
  readonly code: number | null;
  readonly wasKilled: boolean;
  readonly stderr: string;
}

/** When to end a run: so long after its n-th line (0 = after the start). */
export interface KillMoment {
  readonly afterLine: number;
  readonly delayMs: number;
}

/** Runs a build to its end, or until it is killed without warning (SIGKILL). */
export function runBuild(build: BuildCommand, kill?: KillMoment): Promise<BuildRun> {
  const startedAt = performance.now();
  const child = spawnBuild(build);
  const lines: BuildLine[] = [];
  let stderr = '';
  let timer: NodeJS.Timeout | undefined;
  const armWhenDue = (): void => {
    if (kill && !timer && lines.length >= kill.afterLine) timer = setTimeout(() => child.kill('SIGKILL'), kill.delayMs);
  };
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push({ phase: phaseOf(text), atMs: performance.now() - startedAt });
    armWhenDue();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  armWhenDue();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ lines, code, wasKilled: signal === 'SIGKILL', stderr });
    });
  });
}

function spawnBuild({ parameters, dataDir, wrap = [], settings = {} }: BuildCommand) {
  const [script = ''] = parameters;
  const [command = '', ...words] = [...wrap, process.execPath, ...npmFlags(script), ...parameters];
  return spawn(command, words, {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ARTIFACTS_URL: '',
      BASE_URL: '',
      PORT: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The part of a run that one phase took: from the line before its first one to its last one. */
export interface PhaseWindow {
  readonly phase: BuildPhase;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The phases of a whole run in their order; drawing ends with the build. */
export function phaseWindows(lines: readonly BuildLine[]): PhaseWindow[] {
  const phases = [...new Set(lines.map(({ phase }) => phase))].filter((phase) => phase !== 'built');
  return phases.map((phase) => {
    const first = lines.findIndex((line) => line.phase === phase);
    const ownLast = lines.findLastIndex((line) => line.phase === phase);
    const last = phase === 'draw' ? lines.length - 1 : ownLast;
    // Half of the start-up belongs to the runtime itself: nothing of ours can break there.
    const fromMs = first === 0 ? (lines[0]?.atMs ?? 0) / 2 : (lines[first - 1]?.atMs ?? 0);
    return { phase, fromMs, toMs: lines[last]?.atMs ?? fromMs };
  });
}

/** The moment of a run that is like the given one: told by lines, so that a slower run is killed at the same work. */
export function momentAt(lines: readonly BuildLine[], atMs: number): KillMoment {
  const afterLine = lines.filter((line) => line.atMs <= atMs).length;
  return { afterLine, delayMs: atMs - (lines[afterLine - 1]?.atMs ?? 0) };
}

function phaseOf(text: string): BuildLine['phase'] {
  const { event, phase } = JSON.parse(text) as { event: string; phase?: BuildPhase };
  return event === 'progress' && phase ? phase : 'built';
}
