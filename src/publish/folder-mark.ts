import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MARKER = '.drawn';

/** What a folder was last marked with; null for a folder that we did not draw. */
export function readFolderMark(folder: string): string | null {
  try {
    return readFileSync(join(folder, MARKER), 'utf8');
  } catch {
    // Not there, or not ours: both mean that nothing is drawn here yet.
    return null;
  }
}

/** Marks a folder as ours. Throws what the system throws. */
export function markFolder(folder: string, text: string): void {
  writeFileSync(join(folder, MARKER), text);
}
