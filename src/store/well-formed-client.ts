import type { Client, InArgs, InStatement } from '@libsql/client';

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
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.hasOwn(sent, name) ? sent : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
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
