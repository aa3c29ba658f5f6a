import { createHash } from 'node:crypto';
import { PAGE_HEADERS } from './page-headers.ts';

/** What people are told where no page can be rendered. */
export interface PlainPage {
  readonly status: number;
  /** Plain words, without anything that callers sent. */
  readonly title: string;
  readonly text: string;
  readonly requestId: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The page links to nothing that could be broken, too: its style is its own. */
const STYLE = `:root{color-scheme:light dark;--paper:#fff;--ink:#0f1f18;--soft:#47584f;--sign:#00573f;--link:#00573f}
@media(prefers-color-scheme:dark){:root{--paper:#0c1411;--ink:#e7eeea;--soft:#a7b8af;--sign:#006f52;--link:#7fdab4}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Overpass",system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
header,main{max-width:70rem;margin:auto;padding:1.25rem clamp(1rem,4vw,2.5rem)}
header a{display:inline-block;padding:.5rem 1.6rem .4rem .75rem;background:var(--sign);color:#fff;font-size:1.1875rem;line-height:1;font-weight:700;text-decoration:none;clip-path:polygon(0 0,calc(100% - .75rem) 0,100% 50%,calc(100% - .75rem) 100%,0 100%)}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.5rem);line-height:1.12}p{max-width:42rem}
main a{color:var(--link)}small{font-size:.9375rem;color:var(--soft)}code{overflow-wrap:anywhere}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of two sentences that needs nothing else of ours. */
export function plainPage({ status, title, text, requestId, headers }: PlainPage): Response {
  return new Response(htmlOf({ status, title, text, requestId }), {
    status,
    headers: {
      ...PAGE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}

function htmlOf({ status, title, text, requestId }: PlainPage): string {
  // What is not to be had just now may be there the next time.
  const [href, onward] = status === 503 ? ['', 'Load this page again'] : ['/', 'To the home page'];
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
<p><a href="${href}">${onward}</a></p>
</main>
</body>
</html>
`;
}
