import { type AnyNode, type AssignmentExpression, type CallExpression, type ForStatement, parse } from 'acorn';
import { appending, type Deed, deedOf, wording } from './script-deeds.ts';
import {
  dotted,
  itemOf,
  type Names,
  nameOf,
  type Place,
  placeOf,
  propertyOf,
  unknown,
  type Value,
  written,
} from './script-places.ts';
import { waitingIn } from './script-waits.ts';

/** Longer programs do more than to name an element and change it. */
const MAX_PROGRAM = 3_000;
/** A class in a regular expression: "\bno-js\b", "^no-js$". */
const CLASS_IN_PATTERN = /^(?:\\b|\^)?([\w-]{1,40})(?:\\b|\$)?$/;

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

/**
 * What a program does that only finds elements and changes how they look; null where it does anything else. It is
 * parsed and looked at, never run.
 */
export function stepsOfProgram(text: string): readonly Step[] | null {
  if (text.length > MAX_PROGRAM) return null;
  try {
    const steps = stepsIn(parse(text, { ecmaVersion: 'latest' }).body, new Map());
    return steps.length === 0 ? null : steps;
  } catch (error) {
    // What is nested too deeply ends the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The steps of a block, which are done in their order only if all are done at once, or all in one that waits. */
function stepsIn(body: readonly AnyNode[], outer: Names): readonly Step[] {
  const names = new Map(outer);
  const steps = body.flatMap((node) => stepsOf(node, names));
  if (steps.some(({ waitsIn }) => waitsIn !== steps[0]?.waitsIn)) throw unknown();
  return steps;
}

function stepsOf(node: AnyNode, names: Map<string, Place>): readonly Step[] {
  switch (node.type) {
    case 'EmptyStatement':
    case 'Literal':
      return [];
    case 'ExpressionStatement':
    case 'ChainExpression':
      return stepsOf(node.expression, names);
    case 'UnaryExpression':
      return stepsOf(node.argument, names);
    case 'SequenceExpression':
      return stepsIn(node.expressions, names);
    case 'BlockStatement':
      return stepsIn(node.body, names);
    case 'VariableDeclaration':
      return node.declarations.map(({ id, init }) => naming(id, init, names));
    case 'AssignmentExpression':
      return assigned(node, names);
    case 'CallExpression':
      return called(node, names);
    case 'LogicalExpression':
      if (node.operator !== '&&') throw unknown();
      return ifThere(node.left, node.right, names);
    case 'IfStatement':
      if (node.alternate) throw unknown();
      return ifThere(node.test, node.consequent, names);
    case 'ForOfStatement': {
      const { left, body } = node;
      const name = nameOf(left.type === 'VariableDeclaration' ? left.declarations[0]?.id : null);
      if (names.has(name)) throw unknown();
      return eachOf(node.right, names, (each) => stepsOf(body, new Map(names).set(name, each)));
    }
    case 'ForStatement':
      return eachByNumber(node, names);
    default:
      throw unknown();
  }
}

/** "for (let i = 0; i < list.length; i++)". */
function eachByNumber({ init, test, update, body }: ForStatement, names: Names): readonly Step[] {
  const [counter, ...others] = init?.type === 'VariableDeclaration' ? init.declarations : [];
  if (!counter?.init || others.length > 0 || written(counter.init) !== 0 || names.has(nameOf(counter.id)))
    throw unknown();
  if (test?.type !== 'BinaryExpression' || test.operator !== '<' || test.right.type !== 'MemberExpression')
    throw unknown();
  if (update?.type !== 'UpdateExpression' || update.operator !== '++') throw unknown();
  const isCounter = (each: AnyNode) => nameOf(each) === nameOf(counter.id);
  if (!isCounter(test.left) || !isCounter(update.argument) || propertyOf(test.right) !== 'length') throw unknown();
  const list = test.right.object;
  return eachOf(list, names, (each) => stepsOf(body, new Map(names).set(itemOf(list, counter.id), each)));
}

/** Elements are found when they are named, whatever is changed before they are used. */
function naming(id: AnyNode, value: AnyNode | null | undefined, names: Map<string, Place>): Step {
  const name = nameOf(id);
  const place = value && placeOf(value, names);
  if (!place || place.kind === 'live' || names.has(name)) throw unknown();
  names.set(name, place);
  return { place, path: '', isOptional: true, words: '', change: () => {}, waitsIn: null };
}

function ifThere(test: AnyNode, then: AnyNode, names: Map<string, Place>): readonly Step[] {
  const place = placeOf(test, names);
  if (place?.kind !== 'first') throw unknown();
  return about(place, stepsOf(then, names)).map((step) => ({ ...step, isOptional: true }));
}

/** What is done to each of a list in turn. */
function eachOf(list: AnyNode, names: Names, stepsFor: (each: Place) => readonly Step[]): readonly Step[] {
  const place = placeOf(list, names);
  if (place?.kind !== 'list') throw unknown();
  const each: Place = { ...place, kind: 'each' };
  return about(each, stepsFor(each));
}

/** Steps that are about nothing else, and wait for nothing. */
function about(place: Place, steps: readonly Step[]): readonly Step[] {
  if (steps.some((step) => step.place.finding !== place.finding || step.waitsIn)) throw unknown();
  return steps;
}

/** What a function does with what it is given. */
function stepsInFunction(node: AnyNode, given: readonly Place[], outer: Names): readonly Step[] {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') throw unknown();
  if (node.async || node.generator) throw unknown();
  const names = new Map(outer);
  if (node.type === 'FunctionExpression') names.delete('this');
  if (node.id) names.delete(nameOf(node.id));
  for (const [at, param] of node.params.entries()) {
    const [name, place] = [nameOf(param), given[at]];
    if (place) names.set(name, place);
    else names.delete(name);
  }
  return stepsOf(node.body, names);
}

function called(call: CallExpression, names: Names): readonly Step[] {
  const { callee, arguments: given } = call;
  const [first] = given;
  const waiting = waitingIn(call);
  if (waiting) return later(waiting, names);
  if (callee.type !== 'MemberExpression') {
    if (first && dotted(callee) === 'queueMicrotask') return stepsInFunction(first, [], names);
    const places = given.flatMap((each) => placeOf(each, names) ?? []);
    if (places.length < given.length) throw unknown();
    return stepsInFunction(callee, places, names);
  }
  if (first && given.length === 1) {
    const name = propertyOf(callee);
    if (/^(?:forEach|map)$/.test(name))
      return eachOf(callee.object, names, (each) => stepsInFunction(first, [each], names));
    if (name === 'removeChild')
      return [toStep({ place: oneOf(first, names), isOptional: false, path: 'remove' }, '(', [])];
    if (/^append(?:Child)?$/.test(name)) return [added(oneOf(callee.object, names), oneOf(first, names))];
  }
  if (dotted(callee) === 'customElements.define') return defined(call, names);
  return [toStep(targetOf(callee, names), '(', given.map(written))];
}

function oneOf(node: AnyNode, names: Names): Place {
  const place = placeOf(node, names);
  if (place?.kind !== 'first' && place?.kind !== 'each') throw unknown();
  return place;
}

/** An element that the program has made is put into one of the page: of its own it could be the same. */
function added(place: Place, { made }: Place): Step {
  if (!made || place.made) throw unknown();
  return { place, path: '', isOptional: false, words: '', change: appending(made), waitsIn: null };
}

/** What elements of a name do as soon as they are there. */
function defined({ arguments: [name, made] }: CallExpression, names: Names): readonly Step[] {
  if (!name || made?.type !== 'ClassExpression' || !made.superClass) throw unknown();
  const [method, ...others] = made.body.body;
  if (method?.type !== 'MethodDefinition' || others.length > 0 || nameOf(made.superClass) !== 'HTMLElement')
    throw unknown();
  const words = String(written(name));
  if (nameOf(method.key) !== 'connectedCallback' || !/^[a-z]\w*-[\w-]*$/.test(words)) throw unknown();
  const each: Place = { finding: { selector: words, words }, kind: 'each' };
  const steps = about(each, stepsOf(method.value.body, new Map(names).set('this', each)));
  return steps.map((step) => ({ ...step, waitsIn: made }));
}

function later(waitsIn: AnyNode, names: Names): readonly Step[] {
  return stepsInFunction(waitsIn, [], names).map((step) => ({ ...step, waitsIn }));
}

function assigned({ left, operator, right }: AssignmentExpression, names: Names): readonly Step[] {
  if (dotted(left) === 'onload' && operator === '=') return later(right, names);
  const target = targetOf(left, names);
  if (right.type === 'CallExpression' && operator === '=') return [replacingClass(target, right, names)];
  return [toStep(target, operator, [written(right)])];
}

/** Of "a.className = a.className.replace("b", "c")" that it gives a class for another. */
function replacingClass(target: Target, { callee, arguments: [old, fresh] }: CallExpression, names: Names): Step {
  if (callee.type !== 'MemberExpression' || propertyOf(callee) !== 'replace' || !old || !fresh) throw unknown();
  const { place, path } = targetOf(callee.object, names);
  const isSame =
    path === target.path &&
    place.finding.selector === target.place.finding.selector &&
    !place.moves &&
    !target.place.moves;
  const name = old.type === 'Literal' && old.regex ? CLASS_IN_PATTERN.exec(old.regex.pattern)?.[1] : written(old);
  if (!isSame || path !== 'className' || name === undefined) throw unknown();
  return toStep({ ...target, path: 'classList.replace' }, '(', [name, written(fresh)]);
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
function targetOf(node: AnyNode, names: Names): Target {
  if (node.type !== 'MemberExpression') throw unknown();
  const { object } = node;
  const isDeep = object.type === 'MemberExpression' && placeOf(object, names) === null;
  const place = oneOf(isDeep ? object.object : object, names);
  if (!isDeep) return { place, isOptional: node.optional, path: propertyOf(node) };
  return { place, isOptional: object.optional, path: `${propertyOf(object)}.${propertyOf(node)}` };
}
