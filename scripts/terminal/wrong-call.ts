import { CommandError } from './run-command.ts';

/** A command line that cannot be read: what is wrong with it, then how the command is called. */
export function wrongCall(cause: unknown, usage: string): CommandError {
  if (cause instanceof CommandError) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  // Node's advice on arguments that begin with "-" and are no options: we have none.
  return new CommandError(`${said.replace(/ To specify a positional argument .*$/s, '')}\n${usage}`, 2);
}
