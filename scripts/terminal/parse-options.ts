import { parseArgs } from 'node:util';
import { PLAIN_DIGITS } from '../../src/runtime/config/setting-kinds.ts';
import { CommandError } from './run-command.ts';
import { wrongCall } from './wrong-call.ts';

/** Options that `start`, `demo`, `build` and `serve` share. */
export interface CommandOptions {
  readonly inputs: readonly string[];
  readonly port: number | undefined;
  readonly once: boolean;
  readonly noServe: boolean;
  readonly json: boolean;
  readonly help: boolean;
  /** Milliseconds of `--budget 20m`. */
  readonly budgetMs: number | undefined;
  /** Most sites to visit. */
  readonly sites: number | undefined;
}

const OPTIONS = {
  port: { type: 'string' },
  once: { type: 'boolean' },
  'no-serve': { type: 'boolean' },
  json: { type: 'boolean' },
  budget: { type: 'string' },
  sites: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `inputs`: words that are no options. */
type OptionName = keyof typeof OPTIONS | 'inputs';

/**
 * Reads a command line.
 * @param allowed the options this command has
 * @throws CommandError (exit code 2) for an unknown option or a port that is none
 */
export function parseOptions(argv: readonly string[], usage: string, allowed: readonly OptionName[]): CommandOptions {
  const named = allowed.filter((name) => name !== 'inputs');
  const options = Object.fromEntries(named.map((name) => [name, OPTIONS[name]]));
  const allowPositionals = allowed.includes('inputs');
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals });
    return {
      inputs: positionals,
      port: readPort(values.port),
      once: values.once === true,
      noServe: values['no-serve'] === true,
      json: values.json === true,
      help: values.help === true,
      budgetMs: readBudget(values.budget),
      sites: readCount(values.sites),
    };
  } catch (error) {
    throw wrongCall(error, usage);
  }
}

function readPort(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const port = Number(given);
  if (!PLAIN_DIGITS.test(String(given)) || port > 65_535) {
    throw new CommandError(`--port ${String(given)} is not a port; give a number from 0 to 65535.`, 2);
  }
  return port;
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

function readBudget(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const parts = /^(\d{1,6})([smh])$/.exec(String(given));
  if (!parts) throw new CommandError(`--budget ${String(given)} is not a time; give for instance 90s, 20m or 2h.`, 2);
  return Number(parts[1]) * (UNIT_MS[parts[2] ?? 's'] ?? 1000);
}

function readCount(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const count = Number(given);
  if (!PLAIN_DIGITS.test(String(given)) || count < 1)
    throw new CommandError(`--sites ${String(given)} is not a number of sites; give 1 or more.`, 2);
  return count;
}
