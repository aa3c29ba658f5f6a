import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PROSE =
  'We bake rye bread, rolls and cakes every morning from flour of the mill next door, and deliver by bicycle.';
const PAGES = ['/about', '/menu', '/contact', '/prices', '/jobs'];
/** A page takes its time, so that visits are under way for some seconds. */
const PAGE_MS = 400;

export interface VisitedWeb {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a small site under whatever name it is asked for, on this machine. */
export async function startVisitedWeb(): Promise<VisitedWeb> {
  const server = createServer(async ({ headers, url = '/' }, response) => {
    if (PAGES.includes(url)) await sleep(PAGE_MS);
    response.writeHead(url === '/' || PAGES.includes(url) ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(`${url} of ${headers.host}`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function page(title: string): string {
  const links = PAGES.map((path) => `<a href="${path}">What we say at ${path}</a>`).join(' ');
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${PROSE}</p>${links}</html>`;
}
