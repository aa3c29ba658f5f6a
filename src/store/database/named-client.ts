import type { Client } from '@libsql/client';
import { clientWith } from './client-with.ts';
import { type DatabaseName, toStoreError } from './store-error.ts';

/** A client whose faults an operator can mend are told by the sentence that names the database and the mend. */
export function namedClient(client: Client, name: DatabaseName): Client {
  const named = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (fault) {
      throw toStoreError(fault, name);
    }
  };
  const verbs: Partial<Client> = {
    execute: (...asked: Parameters<Client['execute']>) => named(client.execute(...asked)),
    batch: (...asked) => named(client.batch(...asked)),
    migrate: (...asked) => named(client.migrate(...asked)),
  };
  return clientWith(verbs, () => client);
}
