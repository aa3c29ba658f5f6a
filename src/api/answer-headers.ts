interface HeaderEntry {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string | number;
}

const text = { type: 'string' };
const number = { type: 'integer', minimum: 0 };

/** Every header of an answer that says something to its reader. */
export const HEADERS = {
  'X-Request-Id': entry('Id of the request: quote it when you report a problem.', text, '4f0c1d2e9ab34c5d8e7f'),
  'Cache-Control': entry('How long the answer may be kept.', text, 'no-store'),
  Vary: entry('The answer differs with this header of the request.', text, 'Authorization'),
  ETag: entry(
    'Send it back as If-None-Match: 304 says that nothing changed. Of a document: as If-Match with a save.',
    text,
    '"5b1c"',
  ),
  'Last-Modified': entry(
    'When the file was drawn, where a host of files tells it.',
    text,
    'Fri, 20 Nov 2026 05:14:00 GMT',
  ),
  'X-RateLimit-Limit': entry(
    'Requests allowed in the window of the limit. Only on answers that are counted.',
    number,
    20,
  ),
  'X-RateLimit-Remaining': entry('How many are left.', number, 19),
  'X-RateLimit-Reset': entry('When the next one comes free, in seconds since 1970.', number, 1795161960),
  RateLimit: entry('The same as a structured field.', text, '"free";r=19;t=60'),
  'RateLimit-Policy': entry('The limit as a structured field.', text, '"free";q=20;w=60'),
  'Retry-After': entry('How many seconds to wait.', { type: 'integer', minimum: 1 }, 17),
  'WWW-Authenticate': entry('How to send a key, and whether the one that was sent is wrong.', text, 'Bearer'),
  Allow: entry('The methods that are allowed here.', text, 'GET, HEAD, OPTIONS'),
  Location: entry('Where it is.', text, '/site/example.com.json'),
  Link: entry('Where the catalogue is.', text, '</.well-known/api-catalog>; rel="api-catalog"'),
  Signature: entry('By the key that the answer names (RFC 9421).', text, 'binding0=:MEUCIQ…:'),
  'Signature-Input': entry('What is signed, when and with which key.', text, 'binding0=("@authority";req);tag="…"'),
  'Content-Security-Policy': entry('A picture runs no code.', text, "default-src 'none'; style-src 'none'; sandbox"),
  'Cross-Origin-Resource-Policy': entry('Pages of any origin may show it.', text, 'cross-origin'),
} as const satisfies Readonly<Record<string, HeaderEntry>>;

export type HeaderName = keyof typeof HEADERS;

function entry(description: string, schema: HeaderEntry['schema'], example: string | number): HeaderEntry {
  return { description, schema, example };
}
