import { createApp } from 'astro/app/entrypoint';
import { DOCS_PAGES } from './components/docs-pages.ts';

const app = createApp({ streaming: false });

/** Addresses of the documentation pages that are compiled in. */
export const docsPaths: readonly string[] = DOCS_PAGES.map(({ path }) => path);

/**
 * Draws one page. Takes its address ("/site/example.com") and what it is drawn from; gives the HTML.
 * Throws when no page has that address, or when the page was given a view of another kind.
 */
export async function render(path: string, locals: App.Locals): Promise<string> {
  // The host is never printed: addresses that need one are made in the views.
  const response = await app.render(new Request(new URL(path, 'http://waymark.invalid')), { locals });
  if (response.status >= 500) throw new Error(`The page ${path} could not be drawn.`);
  return response.text();
}
