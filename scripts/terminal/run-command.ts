import { WarcFileError } from '../../src/crawl/warc.ts';
import { ConfigError } from '../../src/runtime/config.ts';
import { PublishError } from '../../src/services/publish/publish-error.ts';
import { StoreError } from '../../src/store/store-error.ts';

/** A command was called wrongly, or cannot do its work: one sentence with the mend, exit code 2 or 1. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command: what an operator can mend becomes one sentence on standard error and an exit code of 1 (2 for a wrong
 * call); anything else is a bug and keeps its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const mendable =
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof StoreError ||
      error instanceof PublishError ||
      error instanceof WarcFileError;
    console.error(mendable ? `waymark: ${error.message}` : error);
    process.exitCode = error instanceof CommandError || error instanceof ConfigError ? exitCodeOf(error) : 1;
  }
}

function exitCodeOf(error: CommandError | ConfigError): number {
  return error instanceof ConfigError ? 2 : error.exitCode;
}
