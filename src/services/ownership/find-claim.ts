import type { DomainName } from '../../core/domain/domain-name.ts';
import { addClaim, type ClaimRow, findClaim } from '../../store/claims.ts';
import { type CheckedClaim, checkClaim, type OwnershipDeps } from './check-claim.ts';

/** What making a claim needs beside looking at it. */
export interface ClaimDeps extends OwnershipDeps {
  readonly randomBytes: (count: number) => Uint8Array;
}

const TOKEN_BYTES = 16;

/** The claim of a key on a domain, made when there is none, after a look at its record where that is due. */
export async function findCheckedClaim(deps: ClaimDeps, keyId: string, domain: DomainName): Promise<CheckedClaim> {
  const claim = (await findClaim(deps.index, keyId, domain)) ?? (await makeClaim(deps, keyId, domain));
  return checkClaim(deps, claim);
}

function makeClaim({ index, randomBytes, clock }: ClaimDeps, keyId: string, domain: DomainName): Promise<ClaimRow> {
  // Lower-case letters and digits only: some DNS panels change the case of what is typed.
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('hex');
  return addClaim(index, { keyId, domain, token, createdAt: clock().toISOString() });
}
