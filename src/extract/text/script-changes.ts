import type { AnyNode, AssignmentExpression, CallExpression, MemberExpression, ObjectExpression } from 'acorn';
import { Element } from 'domhandler';
import { appending, besides, type Deed, deedOf, wording } from './script-deeds.ts';
import { type Place, type Scope, unknown, type Value } from './script-names.ts';
import { dotted, placeOf, propertyOf } from './script-places.ts';
import { knownValue, written } from './script-values.ts';
import { MAX_WAIT_MS } from './script-waits.ts';

/** A class in a regular expression: "\bno-js\b", "^no-js$". */
const CLASS_IN_PATTERN = /^(?:\\b|\^)?([\w-]{1,40})(?:\\b|\$)?$/;
/** The first style sheet of a page. */
const FIRST_SHEET: Place = { finding: { selector: 'style,link[rel~="stylesheet"]', words: '' }, kind: 'first' };
/** Sheets that a program makes come after all others. */
const PAGE: Place = { finding: { selector: 'html', words: '' }, kind: 'first' };

/** Something that is changed: "style.display" of an element. */
interface Target {
  readonly place: Place;
  readonly path: string;
  /** Where there is no such element the program goes on. */
  readonly isOptional: boolean;
}

/** One thing that a program does. */
export interface Step extends Target {
  /** Classes and attributes that it names. */
  readonly words: string;
  readonly change: Deed;
  /** The function that is called when the page is there; null at once. */
  readonly waitsIn: AnyNode | null;
}

/** A step that is not more than what it changes. */
function step(place: Place, change: Deed): Step {
  return { place, path: '', isOptional: false, words: '', change, waitsIn: null };
}

/** What is done to an element by a call that is given nothing. */
function called(place: Place, path: string): Step {
  return toStep({ place, isOptional: false, path }, '(', []);
}

/** What "a.style.display = 'none'" does. */
export function changeBy({ left, operator, right }: AssignmentExpression, names: Scope): Step {
  if (dotted(left, names) === 'document.adoptedStyleSheets' && right.type === 'ArrayExpression') {
    const [sheet, ...others] = right.elements;
    if (!sheet || others.length > 0) throw unknown();
    return added(PAGE, oneOf(sheet, names));
  }
  const target = shadowTarget(left, names) ?? targetOf(left, names);
  // What the element holds would be shown in the slot.
  if (target.path === SHADOW && /<slot/i.test(String(written(right, names)))) throw unknown();
  if (right.type === 'CallExpression' && operator === '=') return replacingClass(target, right, names);
  return toStep(target, operator, [written(right, names)]);
}

/** A tree in the shadow of an element is filled. */
const SHADOW = 'shadowRoot.innerHTML';

/** "a.attachShadow({ mode: 'open' }).innerHTML". */
function shadowTarget(node: AnyNode, names: Scope): Target | null {
  if (node.type !== 'MemberExpression' || node.object.type !== 'CallExpression') return null;
  const { callee } = node.object;
  if (callee.type !== 'MemberExpression' || propertyOf(callee) !== 'attachShadow') return null;
  if (propertyOf(node) !== 'innerHTML') throw unknown();
  return { place: oneOf(callee.object, names), path: SHADOW, isOptional: false };
}

/** What "a.classList.add('b')" does, and what else is called only to change an element. */
export function changesByCall({ callee, arguments: given }: CallExpression, names: Scope): readonly Step[] {
  if (callee.type !== 'MemberExpression') throw unknown();
  const [first, second] = given;
  if (dotted(callee, names) === 'Object.assign' && first && second) return stylesOf(first, second, names);
  const name = propertyOf(callee);
  if (name === 'attachShadow') return [called(oneOf(callee.object, names), name)];
  if (name === 'animate' && first && second) return animated(oneOf(callee.object, names), [first, second], names);
  const [html] = name === 'insertAdjacentHTML' ? [second] : dotted(callee, names) === 'document.write' ? [first] : [];
  if (html) return sheetIn(String(written(html, names)));
  if (name === 'insertRule' && first) return sheetOf(callee, String(written(first, names)), names);
  if (first && given.length === 1) {
    const isAppending = /^append(?:Child)?$/.test(name);
    if (name === 'removeChild' || (isAppending && isNowhere(callee.object, names)))
      return [called(oneOf(first, names), 'remove')];
    if (isAppending) return [added(oneOf(callee.object, names), oneOf(first, names))];
  }
  const words = given.map((each) => written(each, names));
  return [toStep(targetOf(callee, names), '(', words)];
}

/** "Object.assign(a.style, { display: 'none' })". */
function stylesOf(style: AnyNode, given: AnyNode, names: Scope): readonly Step[] {
  if (given.type !== 'ObjectExpression' || style.type !== 'MemberExpression' || propertyOf(style) !== 'style')
    throw unknown();
  return stylesIn(given, oneOf(style.object, names), names);
}

function stylesIn({ properties }: ObjectExpression, place: Place, names: Scope): readonly Step[] {
  return properties.map((each) => {
    if (each.type !== 'Property' || each.computed || each.key.type !== 'Identifier') throw unknown();
    return toStep({ place, path: `style.${each.key.name}`, isOptional: false }, '=', [written(each.value, names)]);
  });
}

/** "a.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 1, fill: 'forwards' })" stays at its end. */
function animated(place: Place, [frames, timing]: readonly [AnyNode, AnyNode], names: Scope): readonly Step[] {
  const last = frames.type === 'ArrayExpression' ? frames.elements.at(-1) : null;
  if (last?.type !== 'ObjectExpression' || timing.type !== 'ObjectExpression') throw unknown();
  const said = new Map(
    timing.properties.map((each) => {
      if (each.type !== 'Property' || each.computed || each.key.type !== 'Identifier') throw unknown();
      return [each.key.name, written(each.value, names)];
    }),
  );
  const isSoon = Number(said.get('duration') ?? 0) <= MAX_WAIT_MS && [...said.keys()].every((name) => TIMES.test(name));
  if (!isSoon || !/^(?:forwards|both)$/.test(String(said.get('fill')))) throw unknown();
  return stylesIn(last, place, names);
}

const TIMES = /^(?:duration|fill|easing)$/;

/** Whether something is made to hold what is then seen no more: nothing has a name by which it could come into the page. */
function isNowhere(node: AnyNode, names: Scope): boolean {
  if (node.type === 'MemberExpression') return propertyOf(node) === 'content' && isNowhere(node.object, names);
  if (node.type !== 'CallExpression') return false;
  return /^document\.(?:createElement|createDocumentFragment)$/.test(dotted(node.callee, names));
}

/** "document.styleSheets[0].insertRule(rule)" is as good as a sheet of the rule behind the first one. */
function sheetOf({ object }: MemberExpression, rule: string, names: Scope): readonly Step[] {
  if (object.type !== 'MemberExpression' || dotted(object.object, names) !== 'document.styleSheets') throw unknown();
  if (propertyOf(object) !== '0') throw unknown();
  const { made, filled } = sheetOfText(rule);
  return [filled, step(FIRST_SHEET, besides(made))];
}

/** A style sheet that is written into the page, wherever that is. */
function sheetIn(html: string): readonly Step[] {
  const [, text] = /^\s*<style[^<>]*>([^<]*)<\/style>\s*$/i.exec(html) ?? [];
  if (text === undefined) throw unknown();
  const { made, filled } = sheetOfText(text);
  return [filled, step(PAGE, appending(made))];
}

function sheetOfText(text: string): { readonly made: Element; readonly filled: Step } {
  const made = new Element('style', {});
  const place: Place = { finding: { selector: '', words: '' }, kind: 'first', made };
  return { made, filled: step(place, wording(made, 'textContent=', [text]) ?? (() => {})) };
}

const ANY_CHILD = /^(?:first|last)Child$/;

/** "while (a.firstChild) a.removeChild(a.firstChild)" leaves nothing in an element. */
export function emptying(test: AnyNode, body: AnyNode, names: Scope): Step {
  const only = body.type === 'BlockStatement' && body.body.length === 1 ? body.body[0] : body;
  const call = only?.type === 'ExpressionStatement' ? only.expression : null;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') throw unknown();
  if (test.type !== 'MemberExpression' || !ANY_CHILD.test(propertyOf(test))) throw unknown();
  const { callee, arguments: given } = call;
  const owner = dotted(test.object, names);
  const [child] = propertyOf(callee) === 'remove' ? [callee.object] : given;
  const isChild =
    child?.type === 'MemberExpression' && ANY_CHILD.test(propertyOf(child)) && dotted(child.object, names) === owner;
  const isRemoved =
    propertyOf(callee) === 'remove' || (propertyOf(callee) === 'removeChild' && dotted(callee.object, names) === owner);
  if (owner === '' || !isChild || !isRemoved) throw unknown();
  return toStep({ place: oneOf(test.object, names), isOptional: false, path: 'replaceChildren' }, '(', []);
}

/** The one element that an expression means. */
function oneOf(node: AnyNode, names: Scope): Place {
  const place = placeOf(node, names);
  if (place?.kind !== 'first' && place?.kind !== 'each') throw unknown();
  return place;
}

/** An element that the program has made is put into one of the page: of its own it could be the same. */
function added(place: Place, { made }: Place): Step {
  if (!made || place.made) throw unknown();
  return step(place, appending(made));
}

/** Of "a.className = a.className.replace("b", "c")" that it gives a class for another. */
function replacingClass(target: Target, { callee, arguments: [old, fresh] }: CallExpression, names: Scope): Step {
  if (callee.type !== 'MemberExpression' || propertyOf(callee) !== 'replace' || !old || !fresh) throw unknown();
  const { place, path } = targetOf(callee.object, names);
  const isSame =
    path === target.path &&
    place.finding.selector === target.place.finding.selector &&
    !place.moves &&
    !target.place.moves;
  const name =
    old.type === 'Literal' && old.regex ? CLASS_IN_PATTERN.exec(old.regex.pattern)?.[1] : knownValue(old, names);
  if (!isSame || path !== 'className' || name === undefined) throw unknown();
  return toStep({ ...target, path: 'classList.replace' }, '(', [name, written(fresh, names)]);
}

function toStep(target: Target, sign: string, values: readonly Value[]): Step {
  const words = values.map(String);
  const { made } = target.place;
  const deed = `${target.path}${sign}`;
  const change = made ? wording(made, deed, words) : deedOf(deed, words);
  if (change === null) throw unknown();
  return { ...target, words: /class|Attribute/.test(target.path) ? words.join(' ') : '', change, waitsIn: null };
}

/** What is meant by "a?.style.display": a, and of it "style.display". */
function targetOf(node: AnyNode, names: Scope): Target {
  if (node.type !== 'MemberExpression') throw unknown();
  const { object } = node;
  const isDeep = object.type === 'MemberExpression' && placeOf(object, names) === null;
  const place = oneOf(isDeep ? object.object : object, names);
  if (!isDeep) return { place, isOptional: node.optional, path: propertyOf(node) };
  return { place, isOptional: object.optional, path: `${propertyOf(object)}.${propertyOf(node)}` };
}
