import { CommandError } from '../terminal/run-command.ts';

/**
 * A package that only benchmarks need, from their own install: neither tests nor types ask for it.
 * @throws CommandError with the command that installs it
 */
export async function installedPeer<Module>(name: string): Promise<Module> {
  try {
    // Whoever calls names the part of its shape that it uses.
    return (await import(name)) as Module;
  } catch (cause) {
    throw new CommandError(`${name} is not installed. Run: npm ci --prefix scripts/bench`, 2, { cause });
  }
}
