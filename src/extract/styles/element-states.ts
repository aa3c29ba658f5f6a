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

/** Whether a state that the document decides holds for an element. */
export function stateHolds(name: string, data: string, element: Element): boolean {
  const { attribs } = element;
  const isField = FIELDS.has(element.name);
  switch (name) {
    case 'root':
    case 'scope':
      return element.name === 'html';
    case 'empty':
      return element.children.every((child) => isText(child) && child.data === '');
    case 'only-child':
      return siblingsOf(element, () => true) === 1;
    case 'only-of-type':
      return siblingsOf(element, (each) => each.name === element.name) === 1;
    case 'checked':
      return attribs.checked !== undefined || (element.name === 'option' && attribs.selected !== undefined);
    case 'default':
      return attribs.checked !== undefined || attribs.selected !== undefined;
    case 'disabled':
      return isField && attribs.disabled !== undefined;
    case 'enabled':
      return isField && attribs.disabled === undefined;
    case 'required':
      return isField && attribs.required !== undefined;
    case 'optional':
      return isField && attribs.required === undefined;
    case 'read-write':
    case 'read-only':
      return isWritable(element) === (name === 'read-write');
    case 'link':
    case 'any-link':
    case '-webkit-any-link':
      return (element.name === 'a' || element.name === 'area') && attribs.href !== undefined;
    case 'lang':
      return isInLanguage(element, data);
    case 'dir':
      return (inherited(element, 'dir') ?? 'ltr') === data.trim().toLowerCase();
    case 'open':
      return (element.name === 'details' || element.name === 'dialog') && attribs.open !== undefined;
    case 'placeholder-shown':
      return isField && attribs.placeholder !== undefined && !attribs.value;
    case 'valid':
      return isField && (attribs.required === undefined || !!attribs.value);
    default:
      // defined, paused
      return true;
  }
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
