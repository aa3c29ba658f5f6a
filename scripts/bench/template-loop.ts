import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { starterDocument } from '../../src/core/lawp/starter.ts';
import { CRITERIA } from '../../src/core/readiness/criteria.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { DRAWN_PACKED_FROM_BYTES } from '../../src/publish/packing.ts';
import { sitePaths } from '../../src/publish/site-paths.ts';

const AT_ONCE = 64;

const brotli = promisify(brotliCompress);

/**
 * The peer of the publisher: a loop over template literals that writes and compresses the same files of each site,
 * without views, hashes, components, renames or a look back. Gives the bytes of HTML.
 */
export async function templateLoop(sites: Iterable<StoredSite>, into: string): Promise<number> {
  const made = new Set<string>();
  const folder = { write: (path: string, text: string) => writeFiles(join(into, path), text, made) };
  let bytes = 0;
  let writes: Promise<void>[] = [];
  for (const site of sites) {
    const paths = sitePaths(site.domain);
    const starter = site.document === null ? '' : JSON.stringify(starterDocument(site.document.lawp), null, 2);
    const html = page(site, starter);
    bytes += html.length;
    writes.push(
      folder.write(paths.page, html),
      folder.write(paths.twin, JSON.stringify({ ...site.document?.lawp, scan: site.scan }, null, 2)),
      folder.write(paths.markdown, markdown(site)),
      folder.write(paths.starter, starter),
      folder.write(paths.card, badge(site, 92)),
      folder.write(paths.compact, badge(site, 20)),
      folder.write(paths.badge, JSON.stringify({ domain: site.domain, score: site.scan?.score })),
      folder.write(paths.shields, JSON.stringify({ message: `${site.scan?.score}/100` })),
      folder.write(paths.atom, atom(site)),
      folder.write(paths.feed, JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [] })),
    );
    if (writes.length >= AT_ONCE * 8) {
      await Promise.all(writes);
      writes = [];
    }
  }
  await Promise.all(writes);
  return bytes;
}

async function writeFiles(path: string, text: string, made: Set<string>): Promise<void> {
  if (!made.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
  made.add(dirname(path));
  await writeFile(path, text);
  if (Buffer.byteLength(text) <= DRAWN_PACKED_FROM_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await brotli(text, { params }));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** About as many bytes as a report page, from the same facts. */
function page(site: StoredSite, starter: string): string {
  const { document, scan, domain, comparison } = site;
  const lawp = document?.lawp;
  const each = <T>(list: readonly T[] | undefined, print: (item: T) => string) => (list ?? []).map(print).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(lawp?.name ?? domain)}: ${scan?.score} of 100</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${escaped(lawp?.name ?? domain)} scores ${scan?.score} of 100 for agent readiness. See what is met, what is missing, and how to improve it."><link rel="icon" href="/favicon.svg"><link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin><link rel="canonical" href="https://waymark.example/site/${domain}"><link rel="alternate" type="application/json" href="/site/${domain}.json" title="LAWP"><link rel="alternate" type="text/markdown" href="/site/${domain}.md" title="Markdown"><meta property="og:title" content="${escaped(lawp?.name ?? domain)}: ${scan?.score} of 100"><meta property="og:url" content="https://waymark.example/site/${domain}"><script type="application/ld+json">${JSON.stringify({ '@type': 'WebPage', url: domain, name: lawp?.name, description: document?.description }).replaceAll('<', '\\u003c')}</script><script src="/waymark.js" defer></script>
<link rel="stylesheet" href="/assets/style.css"></head><body><a class="skip" href="#main">Skip to content</a><header class="wrap mast"><a class="brand plate" href="/">Waymark</a></header><main id="main" class="wrap">
<h1>${escaped(lawp?.name ?? domain)}</h1><p class="lede">${escaped(document?.description ?? '')}</p><p class="score"><b>${scan?.score}</b> of 100</p><p class="label">${scan?.label}</p>
<ol class="marks">${each(scan?.criteria, ({ id, state }) => `<li class="${state}"><i class="m"></i> <span>${id}</span></li>`)}</ol>
<section class="sec" id="checklist"><header><h2>Checklist</h2></header><ol class="checks">${each(scan?.criteria, ({ id, state, evidence }) => `<li><i class="m"></i><div><h3>${id}</h3><details class="proof"><summary>${escaped(evidence.found)}</summary><dl class="facts"><dt>Looked at</dt><dd>${escaped(evidence.url)}</dd><dt>Answer</dt><dd>${evidence.status}</dd><dt>Decided by</dt><dd>${escaped(evidence.excerpt ?? evidence.found)}</dd><dt>Look yourself</dt><dd>curl -sL ${escaped(evidence.url)}</dd></dl></details></div><p class="pts">${state}</p></li>`)}</ol></section>
<details class="orig" id="standards"><summary class="quiet">Standards seen</summary><table><tbody>${each(site.standards, ({ id, state, found }) => `<tr><th scope="row">${id}</th><td>${state}</td><td>${escaped(found)}</td></tr>`)}</tbody></table></details>
<figure><svg class="chart" viewBox="0 0 400 140" role="img"><path class="axis" d="M0 117H400"/>${each(site.history, ({ at, score }) => `<text class="val" x="${score}" y="${score}">${score}</text><text x="0" y="135">${at}</text>`)}</svg></figure>
<section class="sec" id="improve"><header><h2>How to improve</h2></header><ol class="climb">${each(CRITERIA, ({ step, advice, points }) => `<li><p class="gain">+${points}<span>to ${scan?.score}</span></p><div><h3>${step}</h3><p>${escaped(advice)}</p></div></li>`)}</ol></section>
<section class="sec" id="starter"><header><h2>Your starter LAWP file</h2><p>LAWP is a small file that says, in plain words, what your site is and what people can do there.</p></header><ol class="doing"><li><p>Download the file and read it through. Change what is wrong.</p></li><li><p>Upload it to your site as <code>/.well-known/lawp.json</code>.</p></li><li><p>We see it at our next visit and paint the mark.</p></li></ol><a class="go" href="/starter/${domain}.json" download>Download lawp.json</a><pre><code>${escaped(starter)}</code></pre></section>
<section class="sec" id="jsonld"><pre><code>${escaped(JSON.stringify(lawp?.business, null, 2) ?? '')}</code></pre></section>
<section class="sec" id="actions"><ul class="list">${each(lawp?.actions, ({ name, description, url, intent }) => `<li><h3><a href="${escaped(url ?? '')}" rel="nofollow noopener ugc">${escaped(name)}</a></h3><p>${escaped(description)}</p><p class="words">${intent.map((word) => `<span>${escaped(word)}</span>`).join(' ')}</p></li>`)}</ul></section>
<section class="sec" id="pages"><ul class="list">${each(Object.entries(lawp?.pages ?? {}), ([path, { title, content }]) => `<li><h3>${escaped(title)}</h3><p class="path">${escaped(path)}</p><p>${escaped(content)}</p><details><summary>Original</summary><p>${escaped(document?.originals[path]?.content ?? '')}</p></details></li>`)}</ul></section>
<section class="sec" id="products"><table>${each(document?.products, ({ name, price, currency, url }) => `<tr><th><a href="${escaped(url)}">${escaped(name)}</a></th><td>${price} ${currency}</td></tr>`)}</table></section>
<section class="sec" id="comparison"><table>${each(comparison?.peers, ({ rank, name, domain: peer, score, met }) => `<tr><td>${rank}</td><th><a href="/site/${peer}">${escaped(name)}</a></th><td><span class="mark-row">${met.map(() => '<i class="m"></i>').join('')}</span></td><td>${score}/100</td></tr>`)}</table></section>
<section class="sec" id="business"><dl class="facts"><dt>Address</dt><dd>${escaped(Object.values(lawp?.business?.address ?? {}).join('<br>'))}</dd><dt>Phone</dt><dd>${escaped(lawp?.business?.telephone ?? '')}</dd></dl><table class="hours">${each(lawp?.business?.opening_hours, ({ days, opens, closes }) => `<tr><th>${days.join(' ')}</th><td>${opens}–${closes}</td></tr>`)}</table></section>
<section class="sec" id="api"><pre><code>GET https://waymark.example/api/search?q=${domain}</code></pre><p><a href="/site/${domain}.json">LAWP (JSON)</a>, <a href="/site/${domain}.md">Markdown</a></p></section>
<section class="sec" id="claim"><h2>Is this your site?</h2><p>Publish <code>/.well-known/lawp.json</code> on your domain. Only you can put a file there, so from our next visit on this page says what your file says.</p></section>
<section class="sec" id="badges"><figure><img src="/badge/${domain}/card.svg" alt=""></figure><figure><img src="/badge/${domain}/compact.svg" alt=""></figure>${each(['Script', 'Image', 'Markdown', 'HTML'], (label) => `<div class="codehead"><h3>${label}</h3><button class="btn" type="button" hidden>Copy</button></div><pre class="code"><code>https://waymark.example/badge.svg?domain=${domain}</code></pre>`)}<pre><code>${escaped(`<script src="/badge.js" data-domain="${domain}" defer></script>`)}</code></pre></section>
</main><footer class="wrap foot"><ul><li><a href="/docs/score">How the score works</a></li><li><a href="/docs/lawp">The LAWP format</a></li><li><a href="/bot">Our bot</a></li></ul><p>Waymark reads public pages, slowly and by the rules of robots.txt.</p></footer></body></html>`;
}

function markdown({ document, scan, domain }: StoredSite): string {
  const pages = Object.entries(document?.lawp.pages ?? {}).map(
    ([path, page]) => `### ${page.title}\n\n${path}\n\n${page.content}`,
  );
  return [`# ${document?.lawp.name ?? domain}`, `${scan?.score} of 100`, ...pages].join('\n\n');
}

function atom({ domain, changedAt }: StoredSite): string {
  return `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${domain}</id><updated>${changedAt}</updated></feed>`;
}

function badge({ scan }: StoredSite, height: number): string {
  const marks = (scan?.criteria ?? []).map((_, n) => `<path d="M${40 + n * 6} 4h4v12h-4z"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}" role="img" aria-label="Waymark: ${scan?.score} of 100"><title>Waymark: ${scan?.score} of 100</title><path fill="#00573f" d="M0 0h191l9 10-9 10H0z"/><g fill="#fff">${marks}<text x="7" y="14">${scan?.score}</text></g></svg>`;
}
