import { dataBlock, markdownTwin, type PageHead, pageHead } from './parts/page-head.ts';

/** A page of the documentation; its words are compiled into the render bundle from content/. */
export interface DocsView {
  readonly kind: 'docs';
  /** "/docs/score". */
  readonly path: string;
  readonly baseUrl: string;
}

/** Head of a documentation page from the front matter of its file. */
export function docsHead(view: DocsView, matter: { readonly title: string; readonly description: string }): PageHead {
  const canonical = `${view.baseUrl}${view.path}`;
  return pageHead({
    title: `${matter.title} | Waymark`,
    description: matter.description,
    canonical,
    alternates: markdownTwin(canonical),
    jsonLd: dataBlock({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: matter.title,
      description: matter.description,
      url: canonical,
      isPartOf: { '@type': 'WebSite', name: 'Waymark', url: `${view.baseUrl}/` },
    }),
    current: 'docs',
  });
}
