import type { Element } from 'domhandler';
import { parentOf } from '../../page/element-rooms.ts';
import type { ParsedPage } from '../../page/parsed-page.ts';

/**
 * Tells which elements of a page stand in one of its stories: in an `article`, where the page has several, or a main heading
 * outside of them. A page that is one article as a whole, as templates of WordPress make it, is no story.
 */
export function storyReader(page: ParsedPage): (element: Element | null) => boolean {
  const articles = page.byTag.get('article') ?? [];
  if (articles.length === 0) return () => false;
  const known = new Map<Element, boolean>();
  const isInside = (element: Element | null): boolean => {
    if (element === null) return false;
    const before = known.get(element);
    if (before !== undefined) return before;
    const inside = element.name === 'article' || isInside(parentOf(element));
    known.set(element, inside);
    return inside;
  };
  const hasStories = articles.length > 1 || (page.byTag.get('h1') ?? []).some((heading) => !isInside(heading));
  return hasStories ? isInside : () => false;
}
