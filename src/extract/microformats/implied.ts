import { type Element, isTag, isText } from 'domhandler';
import { absolute } from '../data/node-value.ts';
import { classesOf, rootOf } from './class-names.ts';
import { plainText } from './property-value.ts';

/** The name of an item that states none: that of its only picture or short form, else its text. */
export function impliedName(element: Element, base: URL): string {
  for (const each of [element, onlyInside(element), onlyInside(onlyInside(element))]) {
    const name = each && nameOf(each);
    if (name) return name.trim();
  }
  return plainText(element, base);
}

function nameOf({ name, attribs }: Element): string | undefined {
  if (name === 'img' || name === 'area') return attribs.alt;
  return name === 'abbr' ? attribs.title : undefined;
}

/** The picture of an item that states none: itself, or the only one inside it. */
export function impliedPhoto(element: Element, base: URL): string | null {
  const found = [element, ...inner(element, isPicture)].find(isPicture);
  const address = found && (found.name === 'object' ? found.attribs.data : found.attribs.src);
  return address === undefined ? null : absolute(address, base);
}

function isPicture({ name, attribs }: Element): boolean {
  return (name === 'img' && attribs.src !== undefined) || (name === 'object' && attribs.data !== undefined);
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
