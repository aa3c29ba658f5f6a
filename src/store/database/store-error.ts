/** What went wrong with a database, named by what the operator has to do about it. */
export type StoreErrorCode =
  | 'newer_schema'
  | 'older_schema'
  | 'unknown_schema'
  | 'disk_full'
  | 'disk_fault'
  | 'damaged'
  | 'not_a_database'
  | 'unreachable'
  | 'locked'
  | 'busy_builder'
  | 'lost_lease';

/** A fault of the store whose message is one sentence that says how to mend it. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** What the operator calls a database. */
export interface DatabaseName {
  /** The file or address, without secrets. */
  readonly where: string;
  /** Whether it holds nothing but fetched pages, which can be fetched again. */
  readonly isRefetchable: boolean;
}

/** A file that is something else. */
export function notOurs(where: string, options?: ErrorOptions): StoreError {
  return new StoreError(
    'not_a_database',
    `${atStart(where)} is not a Waymark database; move it away, or set DATA_DIR to another folder.`,
    options,
  );
}

const UNREACHABLE =
  /SQLITE_(CANTOPEN|READONLY|PERM)|URL_\w+|ConnectionFailed|unable to open|E(CONNREFUSED|NOTFOUND|ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|LOOP|NAMETOOLONG)|fetch failed/;

/** Where nobody knows which file it was. */
export const DATA_FOLDER = 'the data folder';

/** A name as a sentence begins with it. */
function atStart(where: string): string {
  return where === DATA_FOLDER ? 'The data folder' : where;
}

/** The settings that say where a database is. */
function settingOf({ where, isRefetchable }: DatabaseName): string {
  const address = isRefetchable ? 'ARTIFACTS_URL' : 'DATABASE_URL';
  return /^\w+:\/\//.test(where) ? address : `DATA_DIR or ${address}`;
}

const MAX_CAUSES = 6;

/** An error and what caused it. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < MAX_CAUSES; cause = cause.cause) causes.push(cause);
  return causes;
}

function wordsOf(cause: Error): string {
  return `${'code' in cause ? String(cause.code) : ''} ${cause.message}`;
}

/** Whether a row could not be added because there is one of its key. */
export function isTaken(error: unknown): boolean {
  return /SQLITE_CONSTRAINT\w*|UNIQUE constraint failed/.test(causesOf(error).map(wordsOf).join(' '));
}

/** A file of ours of which parts cannot be read any more. */
function damaged({ where, isRefetchable }: DatabaseName, options: ErrorOptions): StoreError {
  const loss = isRefetchable
    ? 'it is made anew, and the pages in it are fetched again'
    : 'sites are read again at the next build, but keys, claims and what owners saved are only in a backup';
  const mend = `put a backup in its place, or move it away with its -wal and -shm files: ${loss}`;
  return new StoreError('damaged', `${atStart(where)} is damaged; ${mend}.`, options);
}

/**
 * Names a driver's error by its consequence; gives back errors that it does not know unchanged.
 * @param name what the operator calls the database; its file or address alone, where it is the served one
 */
export function toStoreError(error: unknown, name: string | DatabaseName): unknown {
  const chain = causesOf(error);
  const named = chain.find((cause) => cause instanceof StoreError);
  if (named) return named;
  const causes = chain.map(wordsOf).join(' ');
  const database = typeof name === 'string' ? { where: name, isRefetchable: false } : name;
  const { where } = database;
  if (/SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|disk is full/.test(causes)) {
    return new StoreError(
      'disk_full',
      `The disk of ${where} is full; free some space and start again, nothing is lost.`,
      { cause: error },
    );
  }
  if (/SQLITE_NOTADB|file is not a database/.test(causes)) return notOurs(where, { cause: error });
  if (/SQLITE_CORRUPT|disk image is malformed/.test(causes)) return damaged(database, { cause: error });
  if (/SQLITE_IOERR|disk I\/O error/.test(causes)) {
    const mend = 'free some space, or check the disk, its quota and the limit of file sizes, then start again';
    return new StoreError('disk_fault', `The disk of ${where} cannot be read or written; ${mend}.`, {
      cause: error,
    });
  }
  if (/SQLITE_BUSY|database is locked/.test(causes)) {
    return new StoreError('locked', `${atStart(where)} is in use by another program; stop it and start again.`, {
      cause: error,
    });
  }
  if (UNREACHABLE.test(causes)) {
    const mend = `check that it exists, that this user may write there, and ${settingOf(database)}`;
    return new StoreError('unreachable', `${atStart(where)} cannot be opened; ${mend}.`, { cause: error });
  }
  return error;
}
