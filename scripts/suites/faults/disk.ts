import { execFileSync } from 'node:child_process';
import type { AttackPart, AttackRow } from '../attacks/attack-part.ts';
import { type BuildCommand, runBuild } from '../killable-build.ts';
import { inNewFolder } from './new-folder.ts';
import { isOneSentence } from './one-sentence.ts';

const MAKE_KEY = ['scripts/keys.ts', '--json', 'create', 'Booking'];
const BUILD = ['scripts/demo.ts', '--once', '--json'];
/** From one that holds no database to one that the drawn pages fill. */
const SIZES: readonly (readonly [size: string, parameters: readonly string[]])[] = [
  ['32k', MAKE_KEY],
  ['128k', MAKE_KEY],
  ['1m', BUILD],
  ['4m', BUILD],
];

/** A disk that is full and one that is read only: mounted where nobody else sees it, which Linux alone permits. */
export const part: AttackPart = { name: 'disk', run: runDisks };

/** Whether a disk can be mounted for one command. */
export function canMount(): boolean {
  try {
    execFileSync('unshare', ['-rm', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function runDisks(): Promise<AttackRow[]> {
  if (!canMount()) return [{ attack: 'full and read-only disks', tried: 0, held: 0, note: 'none can be mounted here' }];
  return [await fullDisks(), await readOnlyDisk()];
}

/** Runs a command where its data folder is a disk of its own. */
export function runOnDisk(options: string, command: BuildCommand) {
  const mount = `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`;
  return runBuild({ ...command, wrap: ['unshare', '-rm', 'sh', '-c', mount, command.dataDir] });
}

async function fullDisks(): Promise<AttackRow> {
  let held = 0;
  const notes: string[] = [];
  for (const [size, parameters] of SIZES) {
    await inNewFolder(async (dataDir) => {
      const full = await runOnDisk(`size=${size}`, { parameters, dataDir });
      const roomy = await runBuild({ parameters, dataDir });
      if (isOneSentence(full, /\bis full\b|cannot be read or written/) && roomy.code === 0) held++;
      else notes.push(`${size}: ${full.code}, then ${roomy.code}: ${full.stderr.trim().split('\n').at(-1)}`);
    });
  }
  return { attack: 'a full disk', tried: SIZES.length, held, note: notes.join(' · ').slice(0, 300) };
}

async function readOnlyDisk(): Promise<AttackRow> {
  return inNewFolder(async (dataDir) => {
    const refused = await runOnDisk('ro', { parameters: MAKE_KEY, dataDir });
    const free = await runBuild({ parameters: MAKE_KEY, dataDir });
    const isHeld = isOneSentence(refused, /cannot be opened/) && free.code === 0;
    const note = isHeld ? '' : refused.stderr.trim().slice(0, 300);
    return { attack: 'a read-only folder', tried: 1, held: Number(isHeld), note };
  });
}
