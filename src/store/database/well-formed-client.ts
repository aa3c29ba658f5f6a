import type { Client, InArgs, InStatement } from '@libsql/client';
import { clientWith } from './client-with.ts';

/**
 * A client that sends whole letters only: a server refuses a statement with half a surrogate pair in it, where a file
 * stores the replacement character. Everything else is as the given client does it.
 */
export function wellFormedClient(client: Client): Client {
  const sent: Partial<Client> = {
    execute: (statement: InStatement | string, args?: InArgs) =>
      typeof statement === 'string'
        ? client.execute({ sql: statement, ...(args === undefined ? {} : { args: wellFormed(args) }) })
        : client.execute(withWholeLetters(statement)),
    batch: (statements, mode) =>
      client.batch(
        statements.map((statement) =>
          Array.isArray(statement)
            ? withWholeLetters({ sql: statement[0], args: statement[1] ?? [] })
            : withWholeLetters(statement),
        ),
        mode,
      ),
  };
  return clientWith(sent, () => client);
}

function withWholeLetters(statement: InStatement): InStatement {
  return typeof statement === 'string' ? statement : { ...statement, args: wellFormed(statement.args ?? []) };
}

function wellFormed(args: InArgs): InArgs {
  if (Array.isArray(args)) return args.map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );
}
