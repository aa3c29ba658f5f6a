import { type AnyNode, type Element, isTag } from 'domhandler';
import type { FormChoice } from '../../core/site/facts.ts';
import { nodeText } from '../data/node-value.ts';
import { nextNode } from '../page/next-node.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toSafeLine } from '../safe-text.ts';
import { labelBefore, tiedLabel, tiedLabels } from './control-label.ts';
import { headingOf } from './form-heading.ts';
import { FILLED_IN, type FormPart } from './form-parts.ts';
import { labelAfter } from './label-after.ts';
import { isShownLater } from './later-controls.ts';
import { isRequired } from './required-control.ts';
import { tiedControls } from './tied-controls.ts';

/** One control of a form that a visitor fills in. */
export interface FormControl {
  readonly element: Element;
  /** input type, or "select", "textarea". */
  readonly type: string;
  /** Its attributes that programmers name it by: name, id, placeholder, in one text. */
  readonly words: string;
  readonly label: string;
  /** What is written over the group of radio buttons that it is one of. */
  readonly group: string;
  /** What a select lets choose: what is sent, and what is read. */
  readonly choices: readonly FormChoice[];
  readonly required: boolean;
}

/** A value that a form holds without asking. */
export interface HiddenControl {
  readonly name: string;
  readonly value: string;
  /** What has no name or is disabled is there for scripts alone (HTML, form submission). */
  readonly isSent: boolean;
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
  /** Names, ids, classes and the action's path of the form, for looking up words. */
  readonly markup: string;
  /** What is written over it. */
  readonly heading: string;
}

const MAX_NODES = 5_000;
const MAX_CONTROLS = 200;
const MAX_CHOICES = 100;
const MAX_ADDRESS = 2_000;
const UNSEEN_TYPES = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/**
 * Reads a form, or the part of it in one of its boxes: its controls in order, buttons, hidden names and words of its
 * markup.
 */
export function readFormShape(form: Element, page: ParsedPage, part: FormPart = wholeOf(form)): FormShape {
  const controls: FormControl[] = [];
  const submits: string[] = [];
  const drawn: Element[] = [];
  const hidden: HiddenControl[] = [];
  const elements = [...elementsOf(form, page, part)];
  const labels = tiedLabels(elements);
  const isSeen = page.isVisible(part.root);
  const sender = senderOf(elements);
  const method = (sender.formmethod ?? form.attribs.method ?? '').trim();
  const isDialog = /^dialog$/iu.test(method);
  for (const element of elements) {
    const { attribs, name } = element;
    const type = name === 'input' ? (attribs.type ?? 'text').trim().toLowerCase() : name;
    if (type === 'hidden') hidden.push(toHidden(element, part.root));
    if (type === 'submit' || type === 'image' || type === 'button') submits.push(buttonText(element));
    if (isDrawnButton(element)) drawn.push(element);
    if (!FILLED_IN.includes(name) || UNSEEN_TYPES.has(type) || controls.length >= MAX_CONTROLS) continue;
    if (isDisabled(element, part.root) || isNotice(element)) continue;
    if (isSeen && !page.isVisible(element) && !isShownLater(element, part.root, page)) continue;
    controls.push(toControl(element, type, tiedLabel(element, labels, page)));
  }
  return {
    element: part.root,
    controls,
    submits: (submits.length > 0 ? submits : drawn.slice(0, MAX_DRAWN).map(buttonText)).filter(Boolean),
    hidden: part.root === form ? hidden : [...hidden, ...hiddenOutside(form, part)],
    action: isDialog ? null : addressOf(sender.formaction ?? form.attribs.action, page),
    method: /^post$/iu.test(method) ? 'POST' : 'GET',
    enctype: /^multipart\/form-data$/iu.test((sender.formenctype ?? form.attribs.enctype ?? '').trim())
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded',
    markup: markupOf(part.root).slice(0, 500),
    heading: headingOf(part.root, page),
  };
}

const MAX_DRAWN = 3;
const NO_ADDRESS = /^(?:#|javascript:)/iu;
const SENDER = /(?<![a-z])(?:btn|button|submit|send)/iu;

/** What only looks like a button, and has a script send the form: of a form without any. */
function isDrawnButton({ name, attribs }: Element): boolean {
  if (name === 'a' ? !NO_ADDRESS.test(attribs.href?.trim() ?? '#') : name !== 'div' && name !== 'span') return false;
  return attribs.role === 'button' || (name === 'a' && SENDER.test(`${attribs.class ?? ''} ${attribs.onclick ?? ''}`));
}

const GROUPS = new Set(['fieldset', 'optgroup']);

/** What is not sent (HTML, disabled), by itself or with its whole group. */
function isDisabled(control: Element, root: Element): boolean {
  for (let at: Element = control; at !== root; at = at.parent) {
    if ('disabled' in at.attribs && (at === control || GROUPS.has(at.name))) return true;
    if (!at.parent || !isTag(at.parent)) return false;
  }
  return false;
}

/** A box that holds terms to read: it sends nothing, or cannot be changed. */
function isNotice(element: Element): boolean {
  const { name, attribs } = element;
  return name === 'textarea' && (!attribs.name || 'readonly' in attribs) && nodeText(element).length > MAX_PREFILLED;
}

const MAX_PREFILLED = 200;

/** What stands in a form, or the part of it, and what names it as its form. */
function elementsOf(form: Element, page: ParsedPage, { root, without }: FormPart): Set<Element> {
  const inside = [...descendants(root, without)].filter(
    ({ attribs }) => !attribs.form || attribs.form === form.attribs.id,
  );
  const tied = root === form ? (tiedControls(page).get(form.attribs.id ?? '') ?? []) : [];
  return new Set([...inside, ...tied]);
}

function wholeOf(form: Element): FormPart {
  return { root: form, without: new Set() };
}

function toHidden(element: Element, form: Element): HiddenControl {
  const { name, id = '', value = '' } = element.attribs;
  return { name: name || id, value, isSent: Boolean(name) && !isDisabled(element, form) };
}

/** What the whole form sends along with a part of it: tokens of the visit. */
function hiddenOutside(form: Element, { root }: FormPart): HiddenControl[] {
  const outside: HiddenControl[] = [];
  for (const element of descendants(form, new Set([root]))) {
    const { name, attribs } = element;
    const isHidden = name === 'input' && attribs.type?.trim().toLowerCase() === 'hidden';
    if (isHidden) outside.push(toHidden(element, form));
  }
  return outside;
}

function markupOf({ attribs }: Element): string {
  return [attribs.id, attribs.class, attribs.name, attribs.action, attribs.role].filter(Boolean).join(' ');
}

/** What the only button to send by says of where and how (HTML, formaction, formmethod, formenctype). */
function senderOf(elements: readonly Element[]): Readonly<Record<string, string>> {
  const [first, second] = elements.filter(({ name, attribs }) => {
    const type = attribs.type?.trim().toLowerCase();
    return name === 'button' ? type === undefined || type === 'submit' : name === 'input' && SENDING.has(type ?? '');
  });
  return first !== undefined && second === undefined ? first.attribs : {};
}

const SENDING = new Set(['submit', 'image']);

/** An empty action is the page itself; a form without one, or with a mere `#`, is sent by a script. */
function addressOf(written: string | undefined, page: ParsedPage): URL | null {
  const action = written?.trim();
  if (action === undefined || action.startsWith('#') || action.length > MAX_ADDRESS) return null;
  const url = action === '' ? page.url : URL.parse(action, page.base);
  return url?.protocol.startsWith('http') ? url : null;
}

/** What is written over a group of controls (HTML, fieldset and legend), of the nearest group; empty where there is none. */
function legendOf(control: Element): string {
  for (let box = control.parent; box && isTag(box) && box.name !== 'form'; box = box.parent) {
    const legend = box.name === 'fieldset' && box.children.find((child) => isTag(child) && child.name === 'legend');
    if (legend && isTag(legend)) return toSafeLine(nodeText(legend).slice(0, 400)).slice(0, 100);
    if (box.attribs.role === 'radiogroup')
      return toSafeLine((box.attribs['aria-label'] ?? '').slice(0, 400)).slice(0, 100);
  }
  return '';
}

/** What stands before a box to tick belongs to the one before. */
const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio']);

function toControl(element: Element, type: string, tied: string): FormControl {
  const { attribs } = element;
  const label =
    tied ||
    attribs['aria-label'] ||
    attribs.placeholder ||
    attribs.title ||
    (TICKED.has(type) ? labelAfter(element) : labelBefore(element));
  return {
    element,
    type,
    words: [attribs.name, attribs.id, attribs.placeholder].filter(Boolean).join(' ').slice(0, 300),
    label: toSafeLine(label.slice(0, 400)).slice(0, 100),
    group: type === 'radio' ? legendOf(element) : '',
    choices: type === 'select' ? choicesOf(element) : [],
    required: isRequired(element, label),
  };
}

/** The options of a select, without the empty one that says what to choose. */
function choicesOf(select: Element): FormChoice[] {
  const choices: FormChoice[] = [];
  for (const option of descendants(select)) {
    if (option.name !== 'option' || isDisabled(option, select) || choices.length > MAX_CHOICES) continue;
    const text = nodeText(option);
    const label = toSafeLine((option.attribs.label || text).slice(0, 200)).slice(0, 100);
    const value = (option.attribs.value ?? text).trim().slice(0, 200);
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

function* descendants(root: Element, without: ReadonlySet<Element> = new Set()): Generator<Element> {
  let node: AnyNode | null = root.firstChild;
  for (let seen = 0; node && seen < MAX_NODES; seen++) {
    const isEntered: boolean = !isTag(node) || !without.has(node);
    if (isTag(node) && isEntered) yield node;
    node = nextNode(node, root, isEntered);
  }
}
