/** Headers of every page (R48). */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of drawn files at a path or below one ("/*"), beside those of pages or in their place. */
export const FILE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400' },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // What agents look for before they read a page (RFC 8288, RFC 9727).
  '/': {
    Link: '</index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain", </.well-known/api-catalog>; rel="api-catalog", </openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"; type="text/html"',
  },
  '/docs/*': {
    Link: '</llms.txt>; rel="describedby"; type="text/plain", </openapi.json>; rel="service-desc"; type="application/json"',
  },
  // Programs of every origin read reports and their twins; pages of every origin show badges.
  // Whoever had a site checked again, or saved a document, looks at what came of it and never at what was kept before.
  '/site/*': { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  '/badge/*': {
    'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  '/badge.js': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

const RULES = Object.entries(FILE_HEADERS).map(([path, headers]) => ({
  matches: path.endsWith('*')
    ? (pathname: string) => pathname.startsWith(path.slice(0, -1))
    : (pathname: string) => pathname === path,
  headers,
}));

/** The headers of the drawn file at a path. */
export function fileHeaders(pathname: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { ...PAGE_HEADERS };
  for (const rule of RULES) if (rule.matches(pathname)) Object.assign(headers, rule.headers);
  return headers;
}

/** The front page names its own above; the others have none. */
const WITHOUT_TWIN: ReadonlySet<string> = new Set(['/', '/404', '/search']);

/** The headers of the drawn page at a path: those of its file, and where the same is as Markdown and, of a site, as data. */
export function drawnPageHeaders(pathname: string): Readonly<Record<string, string>> {
  const headers = fileHeaders(pathname);
  if (WITHOUT_TWIN.has(pathname)) return headers;
  const page = pathname.replace(/\/$/, '');
  const twins = [['md', 'text/markdown'], ...(page.startsWith('/site/') ? [['json', 'application/json']] : [])];
  const links = twins.map(([ending, type]) => `<${page}.${ending}>; rel="alternate"; type="${type}"`);
  return { ...headers, Link: [...links, ...(headers.Link ? [headers.Link] : [])].join(', ') };
}
