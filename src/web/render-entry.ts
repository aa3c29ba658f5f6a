import { createApp } from 'astro/app/entrypoint';
import { DOCS_PAGES } from './components/docs-pages.ts';

const app = createApp({ streaming: false });

/** Addresses of the documentation pages that are compiled in. */
export const docsPaths: readonly string[] = DOCS_PAGES.map(({ path }) => path);

/** Most pages are reports: their route is not looked for each time. */
const reportRoute = app.match(requestOf('/site/example.com'));

/**
 * Draws one page. Takes its address ("/site/example.com") and what it is drawn from; gives the HTML.
 * Throws when no page has that address, or when the page was given a view of another kind.
 */
export async function render(path: string, locals: App.Locals): Promise<string> {
  return (await answer(path, locals)).text();
}

/** The same as the bytes of a file, without making a text of them in between. */
export async function renderBytes(path: string, locals: App.Locals): Promise<Uint8Array> {
  return (await answer(path, locals)).bytes();
}

async function answer(path: string, locals: App.Locals): Promise<Response> {
  const routeData = path.startsWith('/site/') ? reportRoute : undefined;
  const response = await app.render(requestOf(path), { locals, ...(routeData ? { routeData } : {}) });
  if (response.status >= 500) throw new Error(`The page ${path} could not be drawn.`);
  return response;
}

/** The host is never printed: addresses that need one are made in the views. */
function requestOf(path: string): Request {
  return new Request(new URL(path, 'http://waymark.invalid'));
}
