import { createHash } from 'node:crypto';
import { type Signer, signatureHeaders } from 'web-bot-auth';
import type { EndpointCall } from '../../core/actions/endpoint-call.ts';

/** So long a signature is good; sites whose clocks differ have room. */
const GOOD_MS = 5 * 60_000;

const SIGNED_ALWAYS = ['@method', '@target-uri', '@authority', 'signature-agent'] as const;

/**
 * Signs a request, so that the site can tell that it comes from us and was not changed: HTTP Message Signatures (RFC
 * 9421) with the body's digest (RFC 9530), named as Web Bot Auth asks (draft-meunier-web-bot-auth-architecture).
 * @param baseUrl where the service answers; its directory of keys is at the path that the draft names
 */
export async function signCall(
  request: EndpointCall,
  { signer, baseUrl, now }: { readonly signer: Signer; readonly baseUrl: string; readonly now: Date },
): Promise<EndpointCall> {
  const { url, method, body } = request;
  const headers: Record<string, string> = { ...request.headers, 'signature-agent': `"${baseUrl}"` };
  if (body !== null) headers['content-digest'] = `sha-256=:${sha256(body)}:`;
  const own = Object.keys(headers).filter((name) => name.startsWith('lawp-') || name.startsWith('content-'));
  const signed = await signatureHeaders({ method, url, headers }, signer, {
    created: now,
    expires: new Date(now.getTime() + GOOD_MS),
    components: [...SIGNED_ALWAYS, ...own],
  });
  return {
    ...request,
    headers: { ...headers, signature: signed.Signature, 'signature-input': signed['Signature-Input'] },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
