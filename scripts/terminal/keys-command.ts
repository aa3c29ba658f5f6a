import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { keyLabel } from '../../src/core/keys/key-label.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { createKey } from '../../src/services/keys/create-key.ts';
import type { KeyInfo, NewKey } from '../../src/services/keys/key-info.ts';
import { listKeys } from '../../src/services/keys/list-keys.ts';
import { revokeKey } from '../../src/services/keys/revoke-key.ts';
import { rotateKey } from '../../src/services/keys/rotate-key.ts';
import type { Outcome } from '../../src/services/outcome.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { demoConfig } from '../demo/demo-config.ts';
import { CommandError } from './run-command.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `usage: npm run keys -- [--demo] [--json] <command>
  create <label>   makes a Pro key and shows it, this once
  list             every key: id, label, made, last used, state; never the key itself
  revoke <id>      ends a key at once
  rotate <id>      ends a key and makes another with its label and its claims
  --demo           the keys of the demo (npm run demo), which has a database of its own`;

type Print = (value: unknown, text: string) => void;
type KeyCommand = (index: IndexDatabase, words: readonly string[], print: Print) => Promise<void>;

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  async create(index, words, print) {
    const label = keyLabel(words.join(' '));
    if (label === null) throw wrongCall('Say what the key is for: npm run keys -- create "Booking assistant"', USAGE);
    printKey(await createKey({ index, label, now: new Date(), randomBytes }), print);
  },
  async list(index, words, print) {
    if (words.length > 0) throw wrongCall('list takes no more words.', USAGE);
    const keys = await listKeys({ index });
    print(
      keys.map(toJson),
      keys.length === 0 ? 'There are no keys yet: npm run keys -- create <label>' : toTable(keys),
    );
  },
  async revoke(index, words, print) {
    const { id } = done(await revokeKey({ index, id: oneId(words), now: new Date() }));
    print({ id }, `The key ${id} is revoked.`);
  },
  async rotate(index, words, print) {
    const id = oneId(words);
    printKey(done(await rotateKey({ index, id, now: new Date(), randomBytes })), print, id);
  },
};

/**
 * Does what the words of `npm run keys` ask for, and prints what came of it.
 * @param settings the environment
 * @throws CommandError for a wrong call, or a key that is not there
 */
export async function keysCommand(given: readonly string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = readArguments(given);
  const [name = '', ...words] = positionals;
  if (values.help) return console.log(USAGE);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw wrongCall(name === '' ? 'Say what to do.' : `There is no command "${name}".`, USAGE);
  const { database } = values.demo ? demoConfig(settings) : readConfig(settings);
  const index = await openIndexDatabase(database);
  try {
    // Beside the answer: what reads that finds nothing else there.
    console.error(`  Keys of ${index.where}`);
    await command(index, words, (value, text) => console.log(values.json ? JSON.stringify(value) : text));
  } finally {
    index.close();
  }
}

function readArguments(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { demo: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw wrongCall(error, USAGE);
  }
}

function printKey({ id, label, key }: NewKey, print: Print, replaces?: string): void {
  const ended = replaces === undefined ? '' : `The key ${replaces} is revoked; this one takes its place.\n`;
  const text = `${ended}${id}  ${label}\n${key}\nKeep it now: it is stored as a hash only, and never shown again.`;
  print({ id, label, key, ...(replaces === undefined ? {} : { replaces }) }, text);
}

function toJson({ id, label, createdAt, lastUsedOn, revokedAt, replacedBy }: KeyInfo): Record<string, unknown> {
  const since = { created_at: createdAt, last_used_on: lastUsedOn };
  return { id, label, ...since, revoked_at: revokedAt, replaced_by: replacedBy };
}

function toTable(keys: readonly KeyInfo[]): string {
  const rows = keys.map(({ id, label, createdAt, lastUsedOn, revokedAt, replacedBy }) => [
    id,
    createdAt.slice(0, 10),
    lastUsedOn ?? 'never',
    revokedAt === null ? 'good' : replacedBy === null ? 'revoked' : `replaced by ${replacedBy}`,
    label,
  ]);
  const table = [['id', 'made', 'last used', 'state', 'label'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

function oneId(words: readonly string[]): string {
  const [id] = words;
  if (id === undefined || words.length > 1) throw wrongCall('Name one key by its id; "list" shows them.', USAGE);
  return id;
}

function done<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new CommandError(outcome.error.detail);
}
