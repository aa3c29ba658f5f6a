import { type AnyNode, type Element, isTag } from 'domhandler';
import type { FormChoice } from '../core/site/facts.ts';
import { nextNode } from './next-node.ts';
import { nodeText } from './node-value.ts';
import type { ParsedPage } from './parsed-page.ts';
import { toSafeLine } from './safe-text.ts';

/** One control of a form that a visitor fills in. */
export interface FormControl {
  readonly element: Element;
  /** input type, or "select", "textarea". */
  readonly type: string;
  /** Its attributes that programmers name it by: name, id, placeholder, in one text. */
  readonly words: string;
  readonly label: string;
  /** What a select lets choose: what is sent, and what is read. */
  readonly choices: readonly FormChoice[];
  readonly required: boolean;
}

/** A value that a form sends without asking. */
export interface HiddenControl {
  readonly name: string;
  readonly value: string;
}

/** A form as it stands on the page. */
export interface FormShape {
  readonly element: Element;
  /** What a visitor fills in: no hidden, machine or submit controls. */
  readonly controls: readonly FormControl[];
  /** Texts of its buttons. */
  readonly submits: readonly string[];
  /** Its hidden controls. */
  readonly hidden: readonly HiddenControl[];
  /** Where it is sent; null where nothing says it, or only a script does. */
  readonly action: URL | null;
  readonly method: 'GET' | 'POST';
  readonly enctype: string;
  /** Names, ids, classes and the action's path of form and its controls, for looking up words. */
  readonly markup: string;
}

const MAX_NODES = 5_000;
const MAX_CONTROLS = 200;
const MAX_CHOICES = 100;
const MAX_ADDRESS = 2_000;
const UNSEEN_TYPES = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** Reads the form: its controls in order, buttons, hidden names and words of its markup. */
export function readFormShape(form: Element, page: ParsedPage): FormShape {
  const controls: FormControl[] = [];
  const submits: string[] = [];
  const hidden: HiddenControl[] = [];
  const labels = new Map<string, string>();
  for (const element of descendants(form)) {
    const { attribs, name } = element;
    const type = name === 'input' ? (attribs.type ?? 'text').trim().toLowerCase() : name;
    if (name === 'label' && attribs.for) labels.set(attribs.for, nodeText(element));
    if (type === 'hidden') hidden.push({ name: attribs.name ?? attribs.id ?? '', value: attribs.value ?? '' });
    if (type === 'submit' || type === 'image' || type === 'button') submits.push(buttonText(element));
    if (!['input', 'select', 'textarea'].includes(name) || UNSEEN_TYPES.has(type) || controls.length >= MAX_CONTROLS)
      continue;
    if (!page.isVisible(element) && page.isVisible(form)) continue;
    controls.push(toControl(element, type, labels));
  }
  return {
    element: form,
    controls,
    submits: submits.filter(Boolean),
    hidden,
    action: addressOf(form, page),
    method: /^post$/iu.test((form.attribs.method ?? '').trim()) ? 'POST' : 'GET',
    enctype: /^multipart\/form-data$/iu.test((form.attribs.enctype ?? '').trim())
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded',
    markup: [form.attribs.id, form.attribs.class, form.attribs.name, form.attribs.action, form.attribs.role]
      .filter(Boolean)
      .join(' ')
      .slice(0, 500),
  };
}

/** An empty action is the page itself; a form without one, or with a mere `#`, is sent by a script. */
function addressOf({ attribs }: Element, page: ParsedPage): URL | null {
  const action = attribs.action?.trim();
  if (action === undefined || action.startsWith('#') || action.length > MAX_ADDRESS) return null;
  const url = action === '' ? page.url : URL.parse(action, page.base);
  return url?.protocol.startsWith('http') ? url : null;
}

function toControl(element: Element, type: string, labels: ReadonlyMap<string, string>): FormControl {
  const { attribs } = element;
  const parent =
    element.parent && isTag(element.parent) && element.parent.name === 'label' ? nodeText(element.parent) : '';
  const label =
    labels.get(attribs.id ?? '') || parent || attribs['aria-label'] || attribs.placeholder || attribs.title || '';
  return {
    element,
    type,
    words: [attribs.name, attribs.id, attribs.placeholder].filter(Boolean).join(' ').slice(0, 300),
    label: toSafeLine(label.slice(0, 400)).slice(0, 100),
    choices: type === 'select' ? choicesOf(element) : [],
    required: 'required' in attribs || attribs['aria-required'] === 'true' || /\*\s*$/u.test(label),
  };
}

/** The options of a select, without the empty one that says what to choose. */
function choicesOf(select: Element): FormChoice[] {
  const choices: FormChoice[] = [];
  for (const option of descendants(select)) {
    if (option.name !== 'option' || 'disabled' in option.attribs || choices.length > MAX_CHOICES) continue;
    const label = toSafeLine(nodeText(option).slice(0, 200)).slice(0, 100);
    const value = (option.attribs.value ?? label).trim().slice(0, 200);
    if (value !== '' && label !== '') choices.push({ value, label });
  }
  return choices;
}

/** What is written on a button, link or image. */
export function buttonText(element: Element): string {
  const { attribs } = element;
  const own = element.name === 'input' ? (attribs.value ?? attribs.alt ?? '') : nodeText(element);
  return toSafeLine((own || attribs['aria-label'] || attribs.title || '').slice(0, 400)).slice(0, 120);
}

function* descendants(form: Element): Generator<Element> {
  let node: AnyNode | null = form.firstChild;
  for (let seen = 0; node && seen < MAX_NODES; seen++) {
    if (isTag(node)) yield node;
    node = nextNode(node, form);
  }
}
