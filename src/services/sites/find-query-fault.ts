import { addressFault } from '../../core/domain/address-fault.ts';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findStatus } from '../../store/sites/find-status.ts';
import { listRelatives } from '../../store/sites/relatives.ts';

/**
 * Why a query that is written as an address may not be asked, in one sentence (R19); null when it may. A name that is not
 * public may be asked for when it, or a relative of it, is in the index (R2, R21).
 */
export async function findQueryFault(index: IndexDatabase, query: string): Promise<string | null> {
  const fault = addressFault(query);
  if (fault === null) return null;
  const { message, unlessIndexed } = fault;
  return unlessIndexed !== null && (await isKnown(index, unlessIndexed)) ? null : message;
}

async function isKnown(index: IndexDatabase, domain: DomainName): Promise<boolean> {
  if ((await findStatus(index, domain)) !== null || (await findStatus(index, `www.${domain}`)) !== null) return true;
  return (await listRelatives(index, domain, 1)).length > 0;
}
