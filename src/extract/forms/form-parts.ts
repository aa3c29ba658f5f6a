import { type AnyNode, type Element, isTag } from 'domhandler';
import { nextNode } from '../page/next-node.ts';

/** A part of a form that has controls and a button of its own. */
export interface FormPart {
  /** The smallest box around both. */
  readonly root: Element;
  /** Parts inside of it that are forms by themselves. */
  readonly without: ReadonlySet<Element>;
}

const MAX_NODES = 5_000;
const MAX_PARTS = 12;
const ASKING = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date', '']);
/** Links by which ASP.NET pages, one form from top to bottom, send it. */
const SENDING_LINK = /^javascript:\s*(?:__doPostBack|WebForm_DoPostBack)/iu;
/** What only a page has: a form around it is no form. */
const FRAME = new Set(['nav', 'header', 'footer', 'main', 'h1']);

/** Boxes inside a form that hold controls and a button of their own; none where the form has but one button. */
export function partsOf(form: Element): FormPart[] {
  const asking = new Map<Element, number>();
  const buttons: Element[] = [];
  for (const element of elementsOf(form)) {
    if (isButton(element)) buttons.push(element);
    if (!asks(element)) continue;
    for (let box = element.parent; box && isTag(box) && box !== form; box = box.parent)
      asking.set(box, (asking.get(box) ?? 0) + 1);
  }
  if (buttons.length < 2) return [];
  const roots = new Set<Element>();
  for (const button of buttons) {
    let box = button.parent;
    while (box && isTag(box) && box !== form && !asking.has(box)) box = box.parent;
    if (box && isTag(box) && box !== form) roots.add(box);
    if (roots.size === MAX_PARTS) break;
  }
  return [...roots].map((root) => ({ root, without: new Set([...roots].filter((other) => isInside(other, root))) }));
}

/** True for a form that is the page: it holds menus, the frame or the main heading. */
export function spansPage(form: Element): boolean {
  for (const { name } of elementsOf(form)) if (FRAME.has(name)) return true;
  return false;
}

function* elementsOf(form: Element): Generator<Element> {
  let node: AnyNode | null = form.firstChild;
  for (let seen = 0; node && seen < MAX_NODES; seen++) {
    if (isTag(node)) yield node;
    node = nextNode(node, form);
  }
}

function isButton({ name, attribs }: Element): boolean {
  if (name === 'button') return attribs.type !== 'reset';
  if (name === 'a') return SENDING_LINK.test(attribs.href?.trim() ?? '');
  return name === 'input' && /^(?:submit|image|button)$/iu.test(attribs.type ?? '');
}

function asks({ name, attribs }: Element): boolean {
  if (name === 'textarea' || name === 'select') return true;
  return name === 'input' && ASKING.has((attribs.type ?? '').trim().toLowerCase());
}

function isInside(element: Element, box: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) if (parent === box) return true;
  return false;
}
