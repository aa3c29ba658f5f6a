/** One kind of error as callers meet it. */
export interface ErrorEntry {
  readonly status: number;
  readonly title: string;
  /** When it happens. */
  readonly means: string;
  /** What to do. */
  readonly mend: string;
}

/** Every error of the API: its status, its words, and its page under /docs/errors (contract section 6). */
export const ERROR_TABLE = {
  invalid_input: {
    status: 400,
    title: 'The request cannot be used',
    means: 'A parameter or a part of the body is missing, given twice, too long, or not what it must be.',
    mend: 'Read “errors”: each entry has the path of a wrong part and says what is wrong. Fix them all, then ask again.',
  },
  unauthorized: {
    status: 401,
    title: 'No valid key was sent',
    means:
      'No key was sent where one is needed, or the key is mistyped, unknown or revoked. A wrong key never counts as no key.',
    mend: 'Send “Authorization: Bearer wm_live_…” with a valid key. You get a key at /pro.',
  },
  domain_not_verified: {
    status: 403,
    title: 'The domain is not verified',
    means: 'This key has not proved the domain: we did not find the TXT record.',
    mend: 'Add the DNS record in “verify.dns_txt”, wait until it is published, and ask again. The record stays the same.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing here',
    means: 'There is nothing at this address, or the site is not indexed.',
    mend: 'Check the path: addresses of the API do not end with a slash. Suggest a site that is not indexed with POST /api/suggest.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This method is not allowed here',
    means: 'The address exists, but does not take this method.',
    mend: 'Use one of the methods in the “Allow” header.',
  },
  precondition_failed: {
    status: 412,
    title: 'It has changed in the meantime',
    means: 'You asked us to act only if nothing had changed (“If-Match”), but something has.',
    mend: 'Get it again, make your changes to what is there now, and send the ETag that came with it.',
  },
  too_large: {
    status: 413,
    title: 'The body is too large',
    means: 'A body has at most 256 KB (262,144 bytes).',
    mend: 'Send less. We do not read what is above the limit, and close the connection.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'This kind of body cannot be read',
    means: 'Bodies are JSON in UTF-8, sent as they are: no forms, no other charset, no compression.',
    mend: 'Send “Content-Type: application/json” and no “Content-Encoding”.',
  },
  misdirected: {
    status: 421,
    title: 'Wrong name for this server',
    means: 'The service runs for its own machine only, and you asked for it under another name.',
    mend: 'Use the address that “detail” names. The operator can set BASE_URL to the address that people use.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    means: 'You reached a limit. The “RateLimit” headers say which one, and when you may ask again.',
    mend: 'Wait for as many seconds as “Retry-After” says, then ask again. A Pro key allows more searches.',
  },
  internal: {
    status: 500,
    title: 'Something broke on our side',
    means: 'The service failed. Its log has the reason, under the id of the request.',
    mend: 'Try again. If it happens again, tell the operator the id in “instance”.',
  },
  unavailable: {
    status: 503,
    title: 'Not available at the moment',
    means: 'Something we need does not answer, such as DNS or the database.',
    mend: 'Wait for as many seconds as “Retry-After” says, then ask again.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorCode = keyof typeof ERROR_TABLE;

// The keys of the table are its codes.
export const ERROR_CODES = Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]];
