import { readArguments } from '../terminal/read-arguments.ts';
import type { AttackPart, AttackRow } from './attacks/attack-part.ts';

/** Runs the parts that `--only` names, or all, prints what held as a table, and sets the exit code. */
export async function runParts(parts: readonly AttackPart[]): Promise<void> {
  const { values } = readArguments({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. The parts are ${parts.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  const table: Record<string, string | number>[] = [];
  for (const { name, run } of parts) {
    if (only && !only.includes(name)) continue;
    console.log(`${name} …`);
    for (const row of await run()) table.push(toLine(name, row));
  }
  console.table(table);
}

function toLine(
  part: string,
  { attack, tried, held, aim = tried, note = '' }: AttackRow,
): Record<string, string | number> {
  if (held < aim) process.exitCode = 1;
  return { part, attack, tried, held, aim, note };
}
