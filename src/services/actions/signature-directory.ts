import { directoryResponseHeaders } from 'web-bot-auth';
import { DAY_MS } from '../../core/day-of.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadPublicKey, loadSigner, type PublicKey } from './signing-key.ts';

/** The keys as they are published, and the signature that says who publishes them. */
export interface SignatureDirectory {
  readonly keys: readonly PublicKey[];
  readonly headers: { readonly Signature: string; readonly 'Signature-Input': string };
}

const GOOD_MS = DAY_MS;

/**
 * The keys by which sites can check what this service signs (draft-meunier-http-message-signatures-directory).
 * @param address of the directory, as it was asked for
 */
export async function readSignatureDirectory(
  index: IndexDatabase,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<SignatureDirectory> {
  const [key, signer] = await Promise.all([loadPublicKey(index), loadSigner(index)]);
  const asked = {
    response: { status: 200, headers: {} },
    request: { method: 'GET', url: address, headers: {} },
  };
  const headers = await directoryResponseHeaders(asked, [signer], {
    created: now,
    expires: new Date(now.getTime() + GOOD_MS),
  });
  return { keys: [key], headers };
}
