/*
 * The attacks we know of, tried on this very code; a table at the end says which held.
 *   npm run suite:attacks [-- --only <part>,<part>]
 */
import { parseArgs } from 'node:util';
import type { AttackPart, AttackRow } from './attacks/attack-part.ts';
import { part as hidden } from './attacks/hidden.ts';
import { part as inputs } from './attacks/inputs.ts';
import { part as kills } from './attacks/kills.ts';
import { part as locks } from './attacks/locks.ts';
import { part as orders } from './attacks/orders.ts';
import { part as rawRequests } from './attacks/raw-requests.ts';

const PARTS: readonly AttackPart[] = [inputs, orders, hidden, rawRequests, locks, kills];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const unknown = only?.filter((name) => !PARTS.some((part) => part.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const table: Record<string, string | number>[] = [];
for (const { name, run } of PARTS) {
  if (only && !only.includes(name)) continue;
  console.log(`${name} …`);
  for (const row of await run()) table.push(toLine(name, row));
}
console.table(table);

function toLine(
  part: string,
  { attack, tried, held, aim = tried, note = '' }: AttackRow,
): Record<string, string | number> {
  if (held < aim) process.exitCode = 1;
  return { part, attack, tried, held, aim, note };
}
