import { type ParseArgsConfig, parseArgs } from 'node:util';
import { optionsLine, showHelp } from './show-help.ts';
import { wrongCall } from './wrong-call.ts';

const NUMBER = /^\d+$/;

/**
 * Reads the command line of a benchmark or a suite. A wrong one ends the process with a sentence and exit code 2: an option
 * that is none, one without its value, a word for one that is a number by default or one of the `numbers`. `--help` shows
 * what the script does.
 */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
  numbers: readonly string[] = [],
): ReturnType<typeof parseArgs<T>> {
  const options = Object.entries(config.options ?? {});
  const names = options.map(([name]) => name);
  showHelp(names);
  try {
    const read = parseArgs(config);
    const values: Readonly<Record<string, unknown>> = read.values;
    for (const [name, { default: usual }] of options) {
      const isNumber = NUMBER.test(String(usual)) || (numbers.includes(name) && values[name] !== undefined);
      if (isNumber && !NUMBER.test(String(values[name])))
        throw new Error(`--${name} ${values[name]} is not a number${usual ? `; it is ${usual} by default` : ''}.`);
    }
    return read;
  } catch (error) {
    console.error(wrongCall(error, names.length === 0 ? 'There are no options.' : optionsLine(names)).message);
    process.exit(2);
  }
}
