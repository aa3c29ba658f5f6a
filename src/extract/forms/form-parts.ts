import { type AnyNode, type Element, isTag } from 'domhandler';
import { nextNode } from '../page/next-node.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** A part of a form that has controls and a button of its own. */
export interface FormPart {
  /** The smallest box around both. */
  readonly root: Element;
  /** Parts inside of it that are forms by themselves. */
  readonly without: ReadonlySet<Element>;
}

const MAX_NODES = 5_000;
const MAX_PARTS = 12;
/** What a person fills in or chooses from. */
export const FILLED_IN: readonly string[] = ['input', 'select', 'textarea'];
const MAX_LOOSE = 200;
const ASKING = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date', '']);
/** Links by which ASP.NET pages, one form from top to bottom, send it. */
const SENDING_LINK = /^javascript:\s*(?:__doPostBack|WebForm_DoPostBack)/iu;
/** What only a page has: a form around it is no form. */
const FRAME = new Set(['nav', 'header', 'footer', 'main', 'h1']);
/** Where the button of one thing would meet the box of another. */
const SPANNING = new Set(['html', 'body', 'main']);

/** Boxes inside a form that hold controls and a button of their own; none where the form has but one button. */
export function formParts(form: Element): FormPart[] {
  const asking: Element[] = [];
  const buttons: Element[] = [];
  for (const element of elementsOf(form)) {
    if (isButton(element)) buttons.push(element);
    if (asks(element)) asking.push(element);
  }
  return buttons.length < 2 ? [] : boxesOf(asking, buttons, form);
}

/** Boxes that hold controls and a button without any form around them: scripts send what stands in them. */
export function loosePartsOf(page: ParsedPage): FormPart[] {
  const loose = (names: readonly string[], isOne: (element: Element) => boolean) =>
    names
      .flatMap((name) => page.byTag.get(name) ?? [])
      .filter((element) => isOne(element) && page.isVisible(element) && !isInForm(element));
  const asking = loose(FILLED_IN, asks).slice(0, MAX_LOOSE);
  if (asking.length === 0) return [];
  const buttons = loose(['button', 'input'], isButton).slice(0, MAX_LOOSE);
  return boxesOf(asking, buttons, null).filter(({ root }) => !holdsForm(root) && !SPANNING.has(root.name));
}

/** The smallest box around each button that has a control, below a form or the page. */
function boxesOf(asking: readonly Element[], buttons: readonly Element[], form: Element | null): FormPart[] {
  const holding = new Set<Element>();
  for (const control of asking)
    for (let box = control.parent; box && isTag(box) && box !== form && !holding.has(box); box = box.parent)
      holding.add(box);
  const roots = new Set<Element>();
  for (const button of buttons) {
    let box = button.parent;
    while (box && isTag(box) && box !== form && !holding.has(box)) box = box.parent;
    if (box && isTag(box) && box !== form) roots.add(box);
    if (roots.size === MAX_PARTS) break;
  }
  return [...roots].map((root) => ({ root, without: new Set([...roots].filter((other) => isInside(other, root))) }));
}

function holdsForm(root: Element): boolean {
  for (const { name } of elementsOf(root)) if (name === 'form') return true;
  return false;
}

/** True for what stands in a form, or names the form that it belongs to. */
export function isInForm({ parent, attribs }: Element): boolean {
  for (let above = parent; above && isTag(above); above = above.parent) if (above.name === 'form') return true;
  return attribs.form !== undefined;
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

/** True for what stands in a box, at any depth. */
export function isInside(element: Element, box: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) if (parent === box) return true;
  return false;
}
