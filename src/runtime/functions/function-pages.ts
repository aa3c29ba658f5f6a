import type { FetchDocument } from '../../core/lawp/fetch-document.ts';
import type { RenderBundle } from '../../publish/render-bundle.ts';
import { createRenderedPages } from '../../web/forms/rendered-pages.ts';
import { publicDocuments } from '../adapters/public-documents.ts';
import { drawnPageHeaders, PAGE_HEADERS } from '../answers/page-headers.ts';
import { drawnFilesAt } from './drawn-files.ts';
import { type FunctionContext, withService } from './function-service.ts';

type Pages = Pick<RenderBundle, 'render'>;

const SITE_PAGE = /^\/site\/([^/]+)$/;

/**
 * Makes the function that answers what cannot be drawn ahead: results, forms, and sites without a drawn page.
 * @param load gives the compiled pages; asked for once in each instance
 */
export function pagesFunction(
  load: () => Promise<Pages>,
): (request: Request, context: FunctionContext) => Promise<Response> {
  let loaded: Promise<Pages> | null = null;
  let fetchDocument: FetchDocument | null = null;
  return (request, context) =>
    withService(request, context, async ({ config, api, address }) => {
      fetchDocument ??= publicDocuments(api.baseUrl);
      loaded ??= load();
      const keyMode = config.keyPolicy.mode;
      const pages = createRenderedPages({ ...api, bundle: await loaded, keyMode, fetchDocument });
      const answer =
        (await pages.answer(request, address)) ??
        (await drawnPage(request, api.baseUrl)) ??
        (await pages.notFound(request));
      for (const [name, value] of Object.entries(PAGE_HEADERS)) answer.headers.set(name, value);
      return answer;
    });
}

/** The drawn page of a site, for a platform that does not look for `.html` behind a name with a dot in it. */
async function drawnPage({ url, method }: Request, baseUrl: string): Promise<Response | null> {
  const domain = SITE_PAGE.exec(new URL(url).pathname)?.[1];
  // A file that is asked for by its name and not there would ask for itself again.
  if (domain === undefined || (method !== 'GET' && method !== 'HEAD') || /\.(html|json|md)$/.test(domain)) return null;
  const page = await drawnFilesAt(baseUrl).find(`/site/${domain}.html`);
  if (page === null) return null;
  return new Response(method === 'HEAD' ? null : page, {
    headers: {
      ...drawnPageHeaders(`/site/${domain}`),
      'Content-Type': 'text/html; charset=utf-8',
      // Whoever prefers Markdown was led to the twin before.
      Vary: 'Accept',
    },
  });
}
