import { InputsError } from '../../src/build/parse-inputs.ts';
import { WarcFileError } from '../../src/crawl/warc/warc-file-error.ts';
import { MapFileError } from '../../src/map/map-file-error.ts';
import { PublishError } from '../../src/publish/publish-error.ts';
import { ConfigError } from '../../src/runtime/config/config-error.ts';
import { PortError } from '../../src/runtime/http/listen.ts';
import { DATA_FOLDER, StoreError, toStoreError } from '../../src/store/database/store-error.ts';
import { Stopped } from './until-stopped.ts';

/** A command was called wrongly, or cannot do its work: one sentence with the mend, exit code 2 or 1. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command as this process: what an operator can mend becomes one sentence on standard error and an exit code of 1
 * (2 for a wrong call); anything else is a bug and keeps its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // A reader of what is said may go away (a pipe that is closed): the work goes on. What a full disk lost is told by the code.
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = 1;
  });
  const code = await exitCodeOf(command);
  if (code !== 0) process.exitCode = code;
}

/** Runs a command and says the same of it; gives its exit code and leaves the process as it is. */
export async function exitCodeOf(command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (thrown) {
    // What says itself how to mend it is no fault of the store, whatever caused it.
    const error = knownAs(thrown) ? thrown : toStoreError(thrown, DATA_FOLDER);
    const known = knownAs(error);
    console.error(known && error instanceof Error ? `waymark: ${error.message}` : error);
    return error instanceof CommandError ? error.exitCode : (known?.[1] ?? 1);
  }
}

function knownAs(error: unknown) {
  return MENDABLE.find(([kind]) => error instanceof kind);
}

/** Faults that an operator can mend, with their exit code: 2 for a wrong call, 130 for Ctrl-C, else 1. */
const MENDABLE: readonly (readonly [new (...parameters: never[]) => Error, number])[] = [
  [CommandError, 1],
  [ConfigError, 2],
  [InputsError, 2],
  [PortError, 1],
  [StoreError, 1],
  [PublishError, 1],
  [WarcFileError, 1],
  [MapFileError, 1],
  [Stopped, 130],
];
