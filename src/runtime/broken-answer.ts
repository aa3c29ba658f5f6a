import { createHash } from 'node:crypto';
import { isForPrograms } from '../api/is-for-programs.ts';
import { problem, serviceProblem } from '../api/problem.ts';
import { UNAVAILABLE } from '../services/unavailable-error.ts';
import { PAGE_HEADERS } from './page-headers.ts';

/** What was asked for when it broke, as far as it is known. */
export interface BrokenInput {
  readonly requestId: string;
  readonly baseUrl: string;
  /** "/search?q=bread". */
  readonly path: string;
  readonly accept: string | null | undefined;
  /** Whether whoever asks again soon may be served: what is needed cannot be reached at the moment. */
  readonly isForLater: boolean;
}

/** The page links to nothing that could be broken, too: its style is its own. */
const STYLE = `:root{color-scheme:light dark;--paper:#fff;--ink:#0f1f18;--soft:#47584f;--sign:#00573f;--link:#00573f}
@media(prefers-color-scheme:dark){:root{--paper:#0c1411;--ink:#e7eeea;--soft:#a7b8af;--sign:#006f52;--link:#7fdab4}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Overpass",system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
header{background:var(--sign)}header a{color:#fff;font-weight:800;text-decoration:none}
header a,main{display:block;max-width:70rem;margin:auto;padding:1rem clamp(1rem,4vw,2.5rem)}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.5rem);line-height:1.12}p{max-width:42rem}
main a{color:var(--link)}small{font-size:.9375rem;color:var(--soft)}code{overflow-wrap:anywhere}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;

/** What people are told of a fault. */
interface Told {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const BROKEN: Told = {
  status: 500,
  title: 'Something broke on our side',
  text: 'It is not your fault, and trying again in a minute may help. If it does not, tell us the request id below.',
  headers: {},
};
const FOR_LATER: Told = {
  status: 503,
  title: 'We cannot answer just now',
  text: `Our database does not answer at the moment. Load this page again in ${UNAVAILABLE.retryAfterSeconds} seconds.`,
  headers: { 'Retry-After': String(UNAVAILABLE.retryAfterSeconds) },
};

/** The mute answer to a fault of ours: a page that is not rendered, or a problem (R32); the cause is in the log. */
export function brokenAnswer({ requestId, baseUrl, path, accept, isForLater }: BrokenInput): Response {
  if (isForPrograms(path.replace(/[?#].*/s, ''), accept)) {
    if (isForLater) return serviceProblem(baseUrl, requestId, UNAVAILABLE);
    const detail = `Something broke on our side; tell us the request id ${requestId}.`;
    return problem(baseUrl, requestId, 'internal', { detail });
  }
  const told = isForLater ? FOR_LATER : BROKEN;
  return new Response(brokenPage(told, requestId), {
    status: told.status,
    headers: {
      ...PAGE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'X-Request-Id': requestId,
      ...told.headers,
    },
  });
}

function brokenPage({ title, text }: Told, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Waymark</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Waymark</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><small>Request id <code>${requestId}</code></small></p>
<p><a href="/">To the home page</a></p>
</main>
</body>
</html>
`;
}
