import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { type Complex, compileSelector, ofElements } from '../styles/rules/selector.ts';

/** What of a page is there when a program looks at it; nothing any more where one looks too often. */
export interface Present {
  isThere(node: ChildNode): node is Element;
  matches(selector: Complex, element: Element): boolean;
}

/** From an element to another one that is named by where it stands; null where there is none. */
export type Move = (element: Element, present: Present) => Element | null;

/** Moves by the names of the properties that lead there. */
export const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['parentNode', around],
  ['parentElement', around],
  ['firstElementChild', ({ children }, { isThere }) => children.find(isThere) ?? null],
  ['lastElementChild', ({ children }, { isThere }) => children.findLast(isThere) ?? null],
  ['nextElementSibling', beside('next')],
  ['previousElementSibling', beside('prev')],
  ['firstChild', childAtEnd('first')],
  ['lastChild', childAtEnd('last')],
]);

/** To the nearest element that a selector chooses, around an element or that itself. */
export function closest(selector: string): Move {
  const chosen = elementsChosenBy(selector);
  return (element, present) => {
    let each: Element | null = element;
    while (each && !isOneOf(chosen, each, present)) each = around(each);
    return each;
  };
}

/** To the first element in an element that a selector chooses. */
export function first(selector: string): Move {
  const chosen = elementsChosenBy(selector);
  const search = ({ children }: Element, present: Present): Element | null => {
    for (const child of children) {
      if (!present.isThere(child)) continue;
      const found = isOneOf(chosen, child, present) ? child : search(child, present);
      if (found) return found;
    }
    return null;
  };
  return search;
}

/** To the child at a place among the elements in another. */
export function childAt(at: number): Move {
  return ({ children }, { isThere }) => children.filter(isThere)[at] ?? null;
}

/** What a selector says of elements; nothing where it cannot be read. */
export function elementsChosenBy(selector: string): readonly Complex[] {
  return ofElements(compileSelector(selector) ?? []);
}

function isOneOf(chosen: readonly Complex[], element: Element, { matches }: Present): boolean {
  return chosen.some((selector) => matches(selector, element));
}

function around({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null;
}

function beside(way: 'next' | 'prev'): Move {
  return (element, { isThere }) => {
    let each = element[way];
    while (each && !isThere(each)) each = each[way];
    return each;
  };
}

/** The element at one end of another; the one text in an element stands for the element. */
function childAtEnd(end: 'first' | 'last'): Move {
  return (element, { isThere }) => {
    const { children } = element;
    const child = children.at(end === 'first' ? 0 : -1);
    if (child && isText(child)) return children.length === 1 ? element : null;
    return child && isThere(child) ? child : null;
  };
}
