import { helpers, jwkToKeyID, type Signer } from 'web-bot-auth';
import { signerFromJWK } from 'web-bot-auth/crypto';
import type { IndexDatabase } from '../../store/open-database.ts';
import { keepSigningKey } from '../../store/signing-key.ts';

/** What sites need to check our signatures: a JSON Web Key without its private part (RFC 7517, RFC 8037). */
export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  /** Thumbprint of the key (RFC 7638), as signatures name it. */
  readonly kid: string;
  readonly use: 'sig';
}

/** The key of the service, made when it is first asked for and kept in its database. */
export async function loadSigner(index: IndexDatabase): Promise<Signer> {
  return signerFromJWK(await loadKey(index));
}

/** The public part of the key. */
export async function loadPublicKey(index: IndexDatabase): Promise<PublicKey> {
  const key = await loadKey(index);
  const { kty, crv, x } = key;
  if (kty === undefined || crv === undefined || x === undefined) throw new Error('The signing key is not whole.');
  const kid = await jwkToKeyID(key, helpers.WEBCRYPTO_SHA256, helpers.BASE64URL_DECODE);
  return { kty, crv, x, kid, use: 'sig' };
}

async function loadKey(index: IndexDatabase): Promise<JsonWebKey> {
  return JSON.parse(await keepSigningKey(index, makeKey));
}

async function makeKey(): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const { kty, crv, x, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return JSON.stringify({ kty, crv, x, d });
}
