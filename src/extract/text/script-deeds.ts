import { type Element, Text } from 'domhandler';

/** What a script does to an element. */
export type Deed = (element: Element) => void;

/** What a statement of a script does, by its path and its sign: "hidden=", "classList.add("; null for anything that is not known. */
export function deedOf(path: string, words: readonly string[]): Deed | null {
  const [, kind, name = ''] = /^(style|dataset)\.(\w+)=$/.exec(path) ?? [];
  const [first = ''] = words;
  if (kind === 'dataset') return setting(`data-${toName(name)}`, first);
  if (kind === 'style' && name !== 'cssText') return (element) => setStyle(element, toName(name), first);
  return Object.hasOwn(DEEDS, path) ? (DEEDS[path]?.(words) ?? null) : null;
}

/** Attributes that bear on being seen. */
const BEARING = /^(?:class|hidden|style|inert|open|popover|dir|lang|\w+-[\w-]+)$/;

/** Gives an attribute a value, or takes it away. */
function setting(name: string, value: string | null): Deed {
  return ({ attribs }) => {
    if (value === null) delete attribs[name];
    else attribs[name] = value;
  };
}

const onAttribute =
  (deed: (name: string, value: string) => Deed) =>
  ([name = '', value = '']: readonly string[]): Deed | null =>
    BEARING.test(name) ? deed(name, value) : null;

const onClasses =
  (change: (classes: readonly string[], words: readonly string[]) => readonly string[]) =>
  (words: readonly string[]): Deed =>
  ({ attribs }) => {
    attribs.class = change((attribs.class ?? '').split(/\s+/), words).join(' ');
  };

/** What is taken away is seen no more, and a style sheet says nothing more. */
const replaced: Deed = (element) => {
  setStyle(element, 'display', 'none !important');
  if (element.name === 'style' || element.name === 'link') element.attribs.media = 'not all';
};
const replacing = (): Deed => replaced;

/** Elements that may have a tree in their shadow, which is shown in place of what they hold. */
const HOSTS =
  /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][\w.]*-[\w.-]*)$/;
const shadowed: Deed = (element) => {
  if (HOSTS.test(element.name)) replaced(element);
};

/** Properties that are the same as an attribute without a value. */
const onState =
  (name: string) =>
  ([word = '']: readonly string[]): Deed =>
    setting(name, ['', '0', 'false'].includes(word) ? null : '');

const DEEDS: Readonly<Record<string, (words: readonly string[]) => Deed | null>> = {
  'hidden=': onState('hidden'),
  'open=': onState('open'),
  'checked=': onState('checked'),
  'disabled=': onState('disabled'),
  'close(': () => setting('open', null),
  'remove(': replacing,
  'replaceWith(': replacing,
  'nodeValue=': replacing,
  'data=': replacing,
  'replaceChildren(': replacing,
  'attachShadow(': () => shadowed,
  'shadowRoot.innerHTML=': () => shadowed,
  'outerHTML=': replacing,
  'innerHTML=': replacing,
  'textContent=': replacing,
  'innerText=': replacing,
  'className=': onClasses((_, words) => words),
  'className+=': onClasses((classes, words) => [...classes, ...words]),
  'classList.add(': onClasses((classes, words) => [...classes, ...words]),
  'classList.remove(': onClasses((classes, words) => classes.filter((name) => !words.includes(name))),
  'classList.replace(': onClasses((classes, [old, fresh = '']) => classes.map((name) => (name === old ? fresh : name))),
  'classList.toggle(': onClasses((classes, [word = '', forced = String(!classes.includes(word))]) => {
    const others = classes.filter((name) => name !== word);
    return forced === 'true' ? [...others, word] : others;
  }),
  'style=': ([style = '']) => setting('style', style),
  'style.cssText=': ([style = '']) => setting('style', style),
  'style.cssText+=': ([style = '']) => {
    return (element) => setting('style', `${element.attribs.style ?? ''};${style}`)(element);
  },
  'attributeStyleMap.set(': ([name = '', value = '']) => {
    return (element) => setStyle(element, name, value);
  },
  'style.setProperty(': ([name = '', value = '', priority]) => {
    return (element) => setStyle(element, name, priority ? `${value} !${priority}` : value);
  },
  'setAttribute(': onAttribute(setting),
  'removeAttribute(': onAttribute((name) => setting(name, null)),
  'toggleAttribute(': onAttribute(
    (name) => (element) => setting(name, element.attribs[name] === undefined ? '' : null)(element),
  ),
};

/** What is done to an element that a program has made: a style sheet gets its words. */
export function wording(made: Element, path: string, words: readonly string[]): Deed | null {
  if (made.name === 'style' && SHEET_WORDS.test(path)) return fillWith(words[0] ?? '');
  const deed = deedOf(path, words);
  return deed === replaced ? null : deed;
}

const SHEET_WORDS = /^(?:textContent=|innerHTML=|replace(?:Sync)?\()$/;

function fillWith(text: string): Deed {
  return (element) => {
    element.children = [Object.assign(new Text(text), { parent: element })];
  };
}

/** Puts an element behind all that an element holds, from where it stood before. */
export function appending(made: Element): Deed {
  return (element) => {
    const { parent } = made;
    parent?.children.splice(parent.children.lastIndexOf(made), 1);
    element.children.push(made);
    made.parent = element;
  };
}

/** Puts an element that a program has made behind another one. */
export function besides(made: Element): Deed {
  return ({ parent }) => {
    parent?.children.push(made);
    made.parent = parent;
  };
}

/** Says something of an element by its own style, which may be to say nothing. */
function setStyle({ attribs }: Element, name: string, value: string): void {
  const others = (attribs.style ?? '').split(';').filter((each) => each.split(':')[0]?.trim().toLowerCase() !== name);
  attribs.style = [...others, ...(value === '' ? [] : [`${name}:${value}`])].join(';');
}

/** The name of a property that scripts write in one word: "maxHeight". */
function toName(property: string): string {
  return property === 'cssFloat' ? 'float' : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
