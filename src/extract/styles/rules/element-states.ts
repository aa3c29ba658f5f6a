import type { AttributeSelector } from 'css-what';
import { type Element, isTag, isText } from 'domhandler';

/** Attributes whose values HTML compares without case. */
const CASELESS: ReadonlySet<string> = new Set(
  'type align bgcolor checked color dir disabled face hidden hreflang http-equiv lang language media method multiple name-x nowrap readonly rel rev rules scope selected shape text valign'.split(
    ' ',
  ),
);

/** Whether an attribute selector holds for an element. */
export function attributeMatches({ name, action, value, ignoreCase }: AttributeSelector, element: Element): boolean {
  const written = element.attribs[name];
  if (written === undefined) return false;
  if (action === 'exists') return true;
  const caseless = ignoreCase === true || (ignoreCase !== false && CASELESS.has(name));
  const own = caseless ? written.toLowerCase() : written;
  const wanted = caseless ? value.toLowerCase() : value;
  if (action === 'equals') return own === wanted;
  if (action === 'hyphen') return own === wanted || own.startsWith(`${wanted}-`);
  if (action === 'not') return own !== wanted;
  if (wanted === '') return false;
  if (action === 'start') return own.startsWith(wanted);
  if (action === 'end') return own.endsWith(wanted);
  if (action === 'any') return own.includes(wanted);
  return own.split(/\s+/).includes(wanted);
}

const FIELDS: ReadonlySet<string> = new Set([
  'input',
  'select',
  'textarea',
  'button',
  'option',
  'optgroup',
  'fieldset',
]);

type State = (element: Element, data: string) => boolean;

const isField = ({ name }: Element) => FIELDS.has(name);
const isLink: State = ({ name, attribs }) => (name === 'a' || name === 'area') && attribs.href !== undefined;
const isRoot: State = ({ name }) => name === 'html';

/** States by the name of their pseudo-class; those that are not here always hold. */
const STATES: Readonly<Record<string, State>> = {
  root: isRoot,
  scope: isRoot,
  empty: ({ children }) => children.every((child) => isText(child) && child.data === ''),
  'only-child': (element) => siblingsOf(element, () => true) === 1,
  'only-of-type': (element) => siblingsOf(element, (each) => each.name === element.name) === 1,
  checked: ({ name, attribs }) =>
    attribs.checked !== undefined || (name === 'option' && attribs.selected !== undefined),
  default: ({ attribs }) => attribs.checked !== undefined || attribs.selected !== undefined,
  disabled: (element) => isField(element) && element.attribs.disabled !== undefined,
  enabled: (element) => isField(element) && element.attribs.disabled === undefined,
  required: (element) => isField(element) && element.attribs.required !== undefined,
  optional: (element) => isField(element) && element.attribs.required === undefined,
  'read-write': isWritable,
  'read-only': (element) => !isWritable(element),
  link: isLink,
  'any-link': isLink,
  '-webkit-any-link': isLink,
  lang: isInLanguage,
  dir: (element, data) => (inherited(element, 'dir') ?? 'ltr') === data.trim().toLowerCase(),
  open: ({ name, attribs }) => (name === 'details' || name === 'dialog') && attribs.open !== undefined,
  'placeholder-shown': (element) =>
    isField(element) && element.attribs.placeholder !== undefined && !element.attribs.value,
  valid: (element) => isField(element) && !isMissing(element),
  invalid: (element) => isField(element) && isMissing(element),
};

/** Whether a state that the document decides holds for an element. */
export function stateHolds(name: string, data: string, element: Element): boolean {
  return STATES[name]?.(element, data) ?? true;
}

function isMissing({ attribs }: Element): boolean {
  return attribs.required !== undefined && !attribs.value;
}

function isWritable({ name, attribs }: Element): boolean {
  const isText = name === 'textarea' || name === 'input';
  return (isText && attribs.readonly === undefined && attribs.disabled === undefined) || attribs.contenteditable === '';
}

function siblingsOf({ parent }: Element, isCounted: (each: Element) => boolean): number {
  let count = 0;
  for (const child of parent?.children ?? []) if (isTag(child) && isCounted(child) && ++count > 1) break;
  return count;
}

function isInLanguage(element: Element, ranges: string): boolean {
  const language = inherited(element, 'lang')?.toLowerCase();
  if (language === undefined) return false;
  return ranges.split(',', 20).some((range) => {
    const wanted = range
      .trim()
      .replace(/^["']|["']$/g, '')
      .toLowerCase();
    return wanted !== '' && (language === wanted || language.startsWith(`${wanted}-`));
  });
}

function inherited(element: Element, attribute: string): string | undefined {
  for (let each: Element | null = element; each; each = each.parent && isTag(each.parent) ? each.parent : null) {
    if (each.attribs[attribute] !== undefined) return each.attribs[attribute];
  }
  return undefined;
}
