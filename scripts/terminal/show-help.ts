import { readFileSync } from 'node:fs';

/** Ends the process with what the script says of itself, when the command line asks for help. */
export function showHelp(options: readonly string[] = []): void {
  const words = process.argv.slice(2);
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
  if (!own.includes('--help') && !own.includes('-h')) return;
  const told = headOf(readFileSync(process.argv[1] ?? '', 'utf8'));
  const named = options.length === 0 ? '' : optionsLine(options);
  console.log([told, named].filter((part) => part !== '').join('\n'));
  process.exit(0);
}

/** "The options are --sites, --data." */
export function optionsLine(options: readonly string[]): string {
  return `The options are ${options.map((name) => `--${name}`).join(', ')}.`;
}

/** The comment at the head of a script: what it does, and how it is called. Empty where it has none. */
export function headOf(source: string): string {
  const comment = /^\/\*\n([\s\S]*?)\n? \*\//.exec(source)?.[1] ?? '';
  return comment.replace(/^ \* ?/gm, '');
}
