import { addressFault } from '../core/domain/address-fault.ts';
import type { Services } from '../services/create-services.ts';
import type { InputError } from '../services/service-error.ts';

/** Says why a query that is written as an address may not be asked (R19); null when it may. */
export async function checkQuery(
  { query }: { readonly query: string },
  services: Services,
): Promise<InputError | null> {
  // Nearly no query has a fault: the index is asked only where it may.
  const message = addressFault(query) === null ? null : await services.findQueryFault({ query });
  return message === null ? null : { path: '/query', message };
}
