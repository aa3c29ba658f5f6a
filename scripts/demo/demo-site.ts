import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';

const text = z.string();

const route = z.strictObject({
  /** A file below `www/`; it may be named in a route to give it a status or headers of its own. */
  file: text.optional(),
  status: z.int().min(200).max(599).optional(),
  headers: z.record(text, text).optional(),
  /** Where the path redirects to; the status is 301 when none is given. */
  location: text.optional(),
  /** A value to be answered as JSON. */
  json: z.json().optional(),
  behaviour: z.enum(['timeout', 'gzip-bomb', 'huge-page', 'endless-redirect', 'echo-action']).optional(),
});

const siteFile = z.strictObject({
  /** One sentence: what reading this site proves. */
  proves: text,
  /** The charset named in Content-Type; null names none. */
  charset: text.nullable().default('utf-8'),
  /** Headers sent with every answer of the site. */
  headers: z.record(text, text).default({}),
  /** Path → answer. The path `*` stands for every path without a route of its own, and goes before files. */
  routes: z.record(text, route).default({}),
});

/** What one path of a demo site answers, as written in its site.json. */
export type DemoRoute = z.infer<typeof route>;

/** One fictional site: its host name, its folder of files as served, and its site.json. */
export type DemoSite = z.infer<typeof siteFile> & { readonly host: string; readonly www: string };

/** One request to a demo site, with the route that it met. */
export interface DemoVisit {
  readonly site: DemoSite;
  readonly route: DemoRoute;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Reads every `<folder>/<host>/site.json`.
 *
 * @throws when a site.json is not JSON or breaks its schema; the message names the host.
 */
export async function readDemoSites(folder: string): Promise<Map<string, DemoSite>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const hosts = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const sites = await Promise.all(hosts.sort().map((host) => readDemoSite(folder, host)));
  return new Map(sites.flatMap((site) => (site ? [[site.host, site] as const] : [])));
}

async function readDemoSite(folder: string, host: string): Promise<DemoSite | undefined> {
  const source = await readFile(join(folder, host, 'site.json'), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  try {
    return { host, www: resolve(folder, host, 'www'), ...siteFile.parse(JSON.parse(source)) };
  } catch (cause) {
    throw new Error(`content/demo/${host}/site.json cannot be used`, { cause });
  }
}

/** A file as served: its bytes, its time (whole seconds) and the path below `www/` that names its type. */
export interface DemoFile {
  readonly name: string;
  readonly body: Buffer;
  readonly modified: Date;
}

/** The file below `www/` of that very name; undefined when there is none or the name leads out of the folder. */
export async function findFile(site: DemoSite, name: string): Promise<DemoFile | undefined> {
  const path = resolve(site.www, `.${sep}${name}`);
  if (!path.startsWith(site.www + sep)) return undefined;
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  const modified = new Date(Math.floor(facts.mtimeMs / 1000) * 1000);
  return { name, body: await readFile(path), modified };
}

/** The file that answers a decoded URL path: `/x/` → `x/index.html`; `/x` → `x`, `x.html` or `x/index.html`. */
export async function findPage(site: DemoSite, path: string): Promise<DemoFile | undefined> {
  const name = path.replace(/^\/+/, '');
  const names =
    name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  for (const candidate of names) {
    const file = await findFile(site, candidate);
    if (file) return file;
  }
  return undefined;
}
