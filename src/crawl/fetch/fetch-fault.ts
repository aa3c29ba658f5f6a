import { FORBIDDEN_SENTENCE, ForbiddenAddressError } from './address-guard.ts';

/** What went wrong with a request, in the few kinds that a visit decides by. */
export type FetchFault =
  | 'no_such_name'
  | 'unreachable'
  | 'timeout'
  | 'tls'
  | 'broken_answer'
  | 'forbidden_address'
  | 'redirects'
  | 'server_error'
  | 'robots'
  | 'budget';

/** A fault and the sentence about it that a site owner may read. */
export interface Fault {
  readonly kind: FetchFault;
  readonly sentence: string;
}

/** A name that is nowhere, and one that leads only where nobody outside may look: our resolver may know more names than theirs. */
const NAMELESS: Fault = { kind: 'no_such_name', sentence: 'The name of the site leads to no public address.' };

/** Error codes of Node, OpenSSL, undici and llhttp, by what they mean for the site's owner; first match wins. */
const FAULTS: readonly { readonly code: RegExp; readonly kind: FetchFault; readonly sentence: string }[] = [
  {
    code: /^(?:ENOTFOUND|ENODATA|EAI_NONAME|EAI_NODATA)$/,
    ...NAMELESS,
  },
  {
    code: /^(?:EAI_|ESERVFAIL|EREFUSED|ETIMEOUT)/,
    kind: 'unreachable',
    sentence: 'The name server of the site did not answer.',
  },
  { code: /^ECONNREFUSED$/, kind: 'unreachable', sentence: 'The server refused the connection.' },
  {
    code: /^(?:UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/,
    kind: 'timeout',
    sentence: 'The server did not take the connection in time.',
  },
  {
    code: /TIMEOUT|^(?:TimeoutError|AbortError|ABORT_ERR|UND_ERR_ABORTED)$/,
    kind: 'timeout',
    sentence: 'The server did not answer in time.',
  },
  {
    code: /^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EHOSTDOWN)$/,
    kind: 'unreachable',
    sentence: 'The server could not be reached.',
  },
  { code: /^CERT_HAS_EXPIRED$/, kind: 'tls', sentence: "The site's certificate has expired." },
  { code: /^ERR_TLS_CERT_ALTNAME_INVALID$/, kind: 'tls', sentence: "The site's certificate is for another name." },
  {
    code: /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|^CERT_|^INVALID_CA|^HOSTNAME_MISMATCH/,
    kind: 'tls',
    sentence: "The site's certificate cannot be trusted.",
  },
  { code: /^(?:ERR_SSL|ERR_TLS|EPROTO|ERR_OSSL)/, kind: 'tls', sentence: 'A secure connection could not be made.' },
  {
    code: /^(?:UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/,
    kind: 'broken_answer',
    sentence: 'The header of the answer is too large.',
  },
  // undici's parser mostly gives no code: its name stands for it.
  { code: /^(?:HPE_|HTTPParserError$|UND_ERR_RES_)/, kind: 'broken_answer', sentence: 'The answer is not valid HTTP.' },
  {
    code: /^(?:Z_|ZSTD_|ERR_ZLIB|ERR__ERROR|ERR_BROTLI|ERR_PADDING|ERR__)/,
    kind: 'broken_answer',
    sentence: 'The answer could not be unpacked.',
  },
  {
    code: /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE)/,
    kind: 'broken_answer',
    sentence: 'The server broke the connection off.',
  },
];

/** Turns whatever a request threw into a fault; unknown errors are a broken answer, never a throw. */
export function faultOf(error: unknown): Fault {
  const forbidden = causes(error).find((cause) => cause instanceof ForbiddenAddressError);
  if (forbidden) return forbidden.isResolved ? NAMELESS : { kind: 'forbidden_address', sentence: FORBIDDEN_SENTENCE };
  for (const cause of causes(error)) {
    const code = codeOf(cause);
    const row = FAULTS.find((candidate) => candidate.code.test(code));
    if (row) return { kind: row.kind, sentence: row.sentence };
  }
  return { kind: 'broken_answer', sentence: 'The answer could not be read.' };
}

/** The error, then what it wraps: `cause` and the members of an AggregateError. */
function causes(error: unknown, depth = 0): readonly unknown[] {
  if (!(error instanceof Error) || depth > 3) return [error];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inner.filter(Boolean).flatMap((cause) => causes(cause, depth + 1))];
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
