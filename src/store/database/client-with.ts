import type { Client } from '@libsql/client';

/**
 * A client with some verbs of its own; everything else is as the other client does it.
 * @param current the other client at this moment
 */
export function clientWith(verbs: Partial<Client>, current: () => Client): Client {
  return new Proxy(current(), {
    get(_first, name) {
      const client = current();
      const value: unknown = Reflect.get(Object.hasOwn(verbs, name) ? verbs : client, name);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}
