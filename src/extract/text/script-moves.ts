import { type Element, isTag, isText, type ParentNode } from 'domhandler';

/** What of a page is there when a program looks at it. */
export interface Present {
  isThere(element: Element): boolean;
  matches(selector: string, element: Element): boolean;
}

/** From an element to another one that is named by where it stands; null where there is none. */
export type Move = (element: Element, present: Present) => Element | null;

/** Moves by the names of the properties that lead there. */
export const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['parentNode', around],
  ['parentElement', around],
  ['firstElementChild', (element, present) => childrenOf(element, present)[0] ?? null],
  ['lastElementChild', (element, present) => childrenOf(element, present).at(-1) ?? null],
  ['nextElementSibling', (element, present) => beside(element, present, 1)],
  ['previousElementSibling', (element, present) => beside(element, present, -1)],
  ['firstChild', ofText],
  ['lastChild', ofText],
]);

/** To the nearest element that a selector chooses, around an element or that itself. */
export function closest(selector: string): Move {
  return (element, present) => {
    let each: Element | null = element;
    while (each && !present.matches(selector, each)) each = around(each);
    return each;
  };
}

/** To the first element in an element that a selector chooses. */
export function first(selector: string): Move {
  const search = (element: Element, present: Present): Element | null => {
    for (const child of childrenOf(element, present)) {
      const found = present.matches(selector, child) ? child : search(child, present);
      if (found) return found;
    }
    return null;
  };
  return search;
}

function around({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null;
}

function childrenOf({ children }: ParentNode, { isThere }: Present): readonly Element[] {
  return children.filter(isTag).filter(isThere);
}

function beside(element: Element, present: Present, by: 1 | -1): Element | null {
  const siblings = element.parent ? childrenOf(element.parent, present) : [];
  const at = siblings.indexOf(element);
  return at < 0 ? null : (siblings[at + by] ?? null);
}

/** The one text in an element stands for the element. */
function ofText(element: Element): Element | null {
  const [only, ...others] = element.children;
  return only && isText(only) && others.length === 0 ? element : null;
}
