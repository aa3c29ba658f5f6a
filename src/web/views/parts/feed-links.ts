import type { PageHead } from './page-head.ts';

/** Links in the head of a page to the feeds of changes below a path ("/site/example.com"; "" for all sites). */
export function feedLinks(path: string): PageHead['alternates'] {
  return [
    { type: 'application/atom+xml', href: `${path}/changes.atom`, title: 'Changes' },
    { type: 'application/feed+json', href: `${path}/changes.json`, title: 'Changes' },
  ];
}

/**
 * Whether the folder of a site's feeds takes nothing else's place: a name may end like the twin of another site, or like
 * its compressed form.
 */
export function mayHaveFeed(domain: string): boolean {
  return !/\.(?:json|md|html)(?:\.(?:br|gz))?$/.test(domain);
}
