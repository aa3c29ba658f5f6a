import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../store/database/make-folder.ts';
import { DRAFTS, ENCODED, fileWriter } from './file-writer.ts';
import { markFolder, readFolderMark } from './folder-mark.ts';
import { PublishError } from './publish-error.ts';

/** The folder that is served. Every file appears by rename, whole. */
export interface PublicFolder {
  /** Writes a file and, for text that does not fit one packet, its compressed twins beside it. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Removes a file and its compressed twins, or a whole folder; nothing happens when there is none. */
  remove(path: string): void;
  /** What `mark` was last given; null for a folder that we did not draw. */
  readMark(): string | null;
  mark(text: string): void;
}

/**
 * Opens the folder, and makes it when it is not there. Half-written files of a killed run are removed.
 * @throws PublishError when the folder cannot be written
 */
export function openPublicFolder(folder: string): PublicFolder {
  const drafts = join(folder, DRAFTS);
  guarded(folder, () => {
    rmSync(drafts, { recursive: true, force: true });
    makeFolder(drafts);
  });
  const write = fileWriter(folder);
  return {
    async write(path, content) {
      try {
        await write(path, content);
      } catch (cause) {
        throw toPublishError(folder, cause);
      }
    },
    remove(path) {
      guarded(folder, () => {
        // The file goes last: where there is none, the writer looks for no twins.
        for (const ending of [...ENCODED, ''])
          rmSync(join(folder, `${path}${ending}`), { recursive: true, force: true });
      });
    },
    readMark: () => readFolderMark(folder),
    mark: (text) => guarded(folder, () => markFolder(folder, text)),
  };
}

/** What an operator can mend, by the code of the system. */
const MENDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and run it again, what is drawn stays',
  EDQUOT: 'the disk quota is used up; free some space and run it again, what is drawn stays',
  EROFS: 'the disk cannot be written to; choose another folder',
  EACCES: 'writing there is not allowed; change the rights of the folder or choose another',
  EPERM: 'writing there is not allowed; change the rights of the folder or choose another',
  ENOTDIR: 'there is a file where a folder should be; remove it or choose another folder',
  EEXIST: 'there is a file where a folder should be; remove it or choose another folder',
};

function guarded(folder: string, action: () => void): void {
  try {
    action();
  } catch (cause) {
    throw toPublishError(folder, cause);
  }
}

/** A sentence with the mend where there is one; anything else is a bug and stays as it is. */
function toPublishError(folder: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const mend = MENDS[code];
  return mend === undefined ? cause : new PublishError(`Pages cannot be written to ${folder}: ${mend}.`, { cause });
}
