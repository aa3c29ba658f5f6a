import type { DomainName } from '../core/domain/domain-name.ts';
import { starterPath } from '../web/views/report/starter-section.ts';

/**
 * Where the files of a site stand in the drawn folder. Pages end in `.html`, which any static host leaves away, so that
 * a folder never has the name of a twin's file ("example.com.md" may be a site of its own).
 */
export interface SitePaths {
  readonly page: string;
  readonly twin: string;
  readonly markdown: string;
  readonly atom: string;
  readonly feed: string;
  readonly starter: string;
  readonly card: string;
  readonly compact: string;
  readonly badge: string;
  readonly shields: string;
}

/** The paths of a site, relative to the drawn folder. */
export function sitePaths(domain: DomainName): SitePaths {
  return {
    page: `site/${domain}.html`,
    twin: `site/${domain}.json`,
    markdown: `site/${domain}.md`,
    atom: `site/${domain}/changes.atom`,
    feed: `site/${domain}/changes.json`,
    starter: starterPath(domain).slice(1),
    card: `badge/${domain}/card.svg`,
    compact: `badge/${domain}/compact.svg`,
    badge: `badge/${domain}/badge.json`,
    shields: `badge/${domain}/shields.json`,
  };
}

/** Names of sites whose page has the address of a twin of this site (R9): those twins are not drawn. */
export function twinNames(domain: DomainName): { readonly json: string; readonly markdown: string } {
  return { json: `${domain}.json`, markdown: `${domain}.md` };
}

/** The site whose twin has the address of this site's page: "example.com" for "example.com.md"; null for most. */
export function siteWithTwinAt(domain: DomainName): string | null {
  return /\.(?:json|md)$/.test(domain) ? domain.replace(/\.(?:json|md)$/, '') : null;
}
