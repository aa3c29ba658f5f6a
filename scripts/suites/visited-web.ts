import { type Routes, type SiteServer, serveSites } from '../../test/support/site-server.ts';

const PROSE =
  'We bake rye bread, rolls and cakes every morning from flour of the mill next door, and deliver by bicycle.';
const PAGES = ['about', 'menu', 'contact', 'prices', 'jobs'];
/** A page takes its time, so that visits are under way for some seconds. */
const PAGE_MS = 400;

/** Serves small sites of these names on this machine. */
export function startVisitedWeb(hosts: readonly string[]): Promise<SiteServer> {
  return serveSites(Object.fromEntries(hosts.map((host) => [host, routesOf(host)])));
}

function routesOf(host: string): Routes {
  const links = PAGES.map((name) => `<a href="/${name}">The ${name} page</a>`).join(' ');
  const html = (title: string): string =>
    `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${PROSE}</p>${links}</html>`;
  const slow = (title: string): Routes[string] => {
    return (_request, response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(html(title));
      }, PAGE_MS);
    };
  };
  return { '/': html(host), ...Object.fromEntries(PAGES.map((name) => [`/${name}`, slow(`${name} of ${host}`)])) };
}
