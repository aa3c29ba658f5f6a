import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/**
 * Gives the links of a menu that lead to parts of the first page ("#prices") the address of that part: small sites are all
 * one page. Other links stay as they are.
 */
export function partReader(page: ParsedPage): (link: PageLink) => PageLink {
  if (page.url.pathname !== '/' || page.url.search !== '') return (link) => link;
  let seen: ReadonlySet<string> | undefined;
  return (link) => {
    const [, name] = /^#([^!/].{0,80})$/u.exec(link.element.attribs.href?.trim() ?? '') ?? [];
    if (name === undefined || link.url !== null || link.inText) return link;
    seen ??= namesOfParts(page);
    return seen.has(name) ? { ...link, url: URL.parse(`#${name}`, page.url) } : link;
  };
}

/** Names of what is seen on the page and has text of its own: a menu that opens, an anchor of a script have none. */
function namesOfParts(page: ParsedPage): ReadonlySet<string> {
  const names = new Set<string>();
  for (const elements of page.byTag.values()) {
    for (const element of elements) {
      const { id } = element.attribs;
      const span = id ? page.spanOf(element) : null;
      if (id && span && span.end > span.start) names.add(id);
    }
  }
  return names;
}
