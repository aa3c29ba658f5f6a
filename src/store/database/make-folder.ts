import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own way (`recursive`) tries for ever where a folder that is there takes no
 * other, as `/proc`.
 * @throws the system's error; EPERM where the file system takes no folders
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // Another process was faster.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    const message = `EPERM: no folder can be made in ${dirname(path)}`;
    throw Object.assign(new Error(message, { cause: error }), { code: 'EPERM' });
  }
}
