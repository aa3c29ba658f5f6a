import type { Client, InArgs, InStatement, InValue, ResultSet, Row } from '@libsql/client';
import Database from 'libsql';
import { boundedMap } from '../../core/bounded-map.ts';
import { clientWith } from './client-with.ts';

export interface ReadFile {
  readonly path: string;
  /** Milliseconds for which a lock is waited for. */
  readonly waitMs: number;
  /** Pragmas of the connection that reads. */
  readonly pragmas: readonly string[];
}

/** Statements that are kept, by the length of their texts. */
const MOST_CHARACTERS = 200_000;

/**
 * A client of a database file that prepares each question once: its driver does so each time, which takes longer than to
 * find a few rows, and what it prepared is held until memory is collected. What is read by single statements has a
 * connection of its own, which is opened for the first of them and sees all that was written before.
 */
export function keptStatements(client: Client, file: ReadFile): Client {
  let reader: Reader | null = null;
  const letGo = (): void => {
    reader?.close();
    reader = null;
  };
  const read = (sql: string, args: InArgs): ResultSet | null => {
    try {
      reader ??= openReader(file);
      return reader.read(sql, args);
    } catch {
      // The client tells the fault by its own words, if it meets it too.
      letGo();
      return null;
    }
  };
  const verbs: Partial<Client> = {
    async execute(statement: InStatement | string, given?: InArgs) {
      const { sql, args = [] } = typeof statement === 'string' ? { sql: statement, args: given } : statement;
      const found = isSelect(statement) && !client.closed ? read(sql, args) : null;
      return found ?? client.execute({ sql, args });
    },
    close() {
      letGo();
      client.close();
    },
    reconnect() {
      letGo();
      return client.reconnect();
    },
  };
  return clientWith(verbs, () => client);
}

/** Whether a statement only reads. */
export function isSelect(statement: InStatement): boolean {
  return /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql);
}

interface Reader {
  /** @throws SqliteError */
  read(sql: string, args: InArgs): ResultSet;
  close(): void;
}

/** A statement as it was prepared, and what its rows have. */
interface Prepared {
  readonly statement: Database.Statement;
  readonly columns: string[];
  readonly columnTypes: string[];
}

function openReader({ path, waitMs, pragmas }: ReadFile): Reader {
  const database = new Database(path, { timeout: waitMs });
  for (const pragma of pragmas) database.exec(`pragma ${pragma}`);
  const kept = boundedMap<Prepared>(MOST_CHARACTERS, (_prepared, sql) => sql.length);
  const prepare = (sql: string): Prepared => {
    const statement = database.prepare(sql).raw(true);
    const columns = statement.columns();
    const prepared = {
      statement,
      columns: columns.map(({ name }) => name),
      columnTypes: columns.map(({ type }) => type ?? ''),
    };
    kept.set(sql, prepared);
    return prepared;
  };
  return {
    read(sql, args) {
      const { statement, columns, columnTypes } = kept.get(sql) ?? prepare(sql);
      // Read to the end, so that nothing of it holds the file at a moment of the past.
      const rows = (statement.all(toSqlArgs(args)) as unknown[][]).map((values) => toRow(values, columns));
      const toJSON = (): object => ({ columns, columnTypes, rows });
      return { columns, columnTypes, rows, rowsAffected: 0, lastInsertRowid: undefined, toJSON };
    },
    close() {
      kept.clear();
      database.close();
    },
  };
}

/** As the driver takes them: a list, or by names without the sign before them. */
function toSqlArgs(args: InArgs): unknown {
  if (Array.isArray(args)) return args.map(toSqlValue);
  const named = Object.entries(args).map(([name, value]) => [name.replace(/^[:@$]/, ''), toSqlValue(value)]);
  return Object.fromEntries(named);
}

function toSqlValue(value: InValue): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  return value instanceof Date ? value.getTime() : value;
}

/** A row as the client gives it: its values by their names, and by their places. */
function toRow(values: readonly unknown[], columns: readonly string[]): Row {
  const row = Object.defineProperty({}, 'length', { value: values.length }) as Record<string, unknown>;
  for (const [at, found] of values.entries()) {
    const value = found instanceof Buffer ? found.buffer : found;
    Object.defineProperty(row, at, { value });
    const name = columns[at] ?? '';
    if (!Object.hasOwn(row, name)) row[name] = value;
  }
  return row as unknown as Row;
}
