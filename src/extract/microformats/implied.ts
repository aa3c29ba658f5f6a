import { type Element, isTag, isText } from 'domhandler';
import { absolute } from '../data/node-value.ts';
import { classesOf, rootOf } from './class-names.ts';
import { plainText } from './property-value.ts';

/** The name of an item that states none: that of its only picture or short form, else its text. */
export function impliedName(element: Element): string {
  for (const each of [element, onlyInside(element), onlyInside(onlyInside(element))]) {
    const name = each && nameOf(each);
    if (name) return name.trim();
  }
  return plainText(element);
}

function nameOf({ name, attribs }: Element): string | undefined {
  if (name === 'img' || name === 'area') return attribs.alt;
  return name === 'abbr' ? attribs.title : undefined;
}

/** The address of an item that states none: its own, or that of the only link inside it. */
export function impliedUrl(element: Element, base: URL): string | null {
  const found = [element, ...inner(element, isLink)].find(isLink);
  return found?.attribs.href === undefined ? null : absolute(found.attribs.href, base);
}

function isLink({ name, attribs }: Element): boolean {
  return (name === 'a' || name === 'area') && attribs.href !== undefined;
}

/** The only one of its sort among the children, or among those of an only child; none that is an item of its own. */
function inner(element: Element, is: (element: Element) => boolean): Element[] {
  const only = onlyChild(element);
  return [element, ...(only && !isRoot(only) ? [only] : [])].flatMap((each) => {
    const [first, ...others] = tagsIn(each).filter(is);
    return first && others.length === 0 && !isRoot(first) ? [first] : [];
  });
}

function isRoot(element: Element): boolean {
  return rootOf(classesOf(element)) !== null;
}

function tagsIn(element: Element): Element[] {
  return element.children.filter(isTag);
}

function onlyChild(element: Element): Element | null {
  const [only, ...others] = tagsIn(element);
  return only && others.length === 0 ? only : null;
}

/** The only child, where no text stands beside it and it is no item of its own. */
function onlyInside(element: Element | null): Element | null {
  const only = element && onlyChild(element);
  if (!element || !only || isRoot(only)) return null;
  return element.children.some((child) => isText(child) && child.data.trim() !== '') ? null : only;
}
