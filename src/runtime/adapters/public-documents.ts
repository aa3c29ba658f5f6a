import type { FetchDocument } from '../../core/lawp/fetch-document.ts';
import type { LoopbackWeb } from '../../crawl/fetch/loopback-dispatcher.ts';

/**
 * Makes what fetches single documents; what that takes is loaded by the first of them.
 * @param web a web on this machine that is asked instead of the real one
 */
export function publicDocuments(baseUrl: string, web?: LoopbackWeb): FetchDocument {
  let loaded: Promise<FetchDocument> | null = null;
  return async (url) => {
    loaded ??= load(baseUrl, web);
    return (await loaded)(url);
  };
}

async function load(baseUrl: string, web: LoopbackWeb | undefined): Promise<FetchDocument> {
  const [{ documentFetcher }, { guardedDispatcher }, { loopbackDispatcher }, { waymarkUserAgent }] = await Promise.all([
    import('../../crawl/visit/document-fetcher.ts'),
    import('../../crawl/fetch/guarded-dispatcher.ts'),
    import('../../crawl/fetch/loopback-dispatcher.ts'),
    import('../../crawl/fetch/visit-options.ts'),
  ]);
  return documentFetcher({
    dispatcher: web === undefined ? guardedDispatcher() : loopbackDispatcher(web),
    userAgent: waymarkUserAgent(baseUrl),
    clock: () => new Date(),
  });
}
