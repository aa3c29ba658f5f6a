import { type AnyNode, type AssignmentExpression, type CallExpression, parse } from 'acorn';
import { type Deed, deedOf } from './script-deeds.ts';
import {
  dotted,
  type Names,
  nameOf,
  type Place,
  placeOf,
  propertyOf,
  unknown,
  type Value,
  written,
} from './script-places.ts';

/** Longer programs do more than to name an element and change it. */
const MAX_PROGRAM = 3_000;
/** Who waits longer shows something else at first. */
const MAX_WAIT_MS = 9_999;
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
  if (text.length > MAX_PROGRAM || !text.includes('document.')) return null;
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
    default:
      throw unknown();
  }
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
  if (steps.some((step) => step.place !== place || step.waitsIn)) throw unknown();
  return steps;
}

/** What a function does with what it is given. */
function stepsInFunction(node: AnyNode, given: readonly Place[], outer: Names): readonly Step[] {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') throw unknown();
  if (node.async || node.generator) throw unknown();
  const names = new Map(outer);
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
    const places = given.flatMap((each) => placeOf(each, names) ?? []);
    if (places.length < given.length) throw unknown();
    return stepsInFunction(callee, places, names);
  }
  if (first && given.length === 1 && propertyOf(callee) === 'forEach')
    return eachOf(callee.object, names, (each) => stepsInFunction(first, [each], names));
  return [toStep(targetOf(callee, names), '(', given.map(written))];
}

function later(waitsIn: AnyNode, names: Names): readonly Step[] {
  return stepsInFunction(waitsIn, [], names).map((step) => ({ ...step, waitsIn }));
}

/** The function that a call leaves for when the page is there; null where it is another call. */
function waitingIn({ callee, arguments: [first, second, ...others] }: CallExpression): AnyNode | null {
  const name = dotted(callee);
  if (!first || others.length > 0) return null;
  if (name === 'setTimeout' || name === 'requestAnimationFrame')
    return second && !(Number(written(second)) <= MAX_WAIT_MS) ? null : first;
  if (!second || !/^(?:document\.)?addEventListener$/.test(name)) return null;
  const event = written(first);
  return event === 'DOMContentLoaded' || (event === 'load' && name === 'addEventListener') ? second : null;
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
  const isSame = path === target.path && place.finding.selector === target.place.finding.selector;
  const name = old.type === 'Literal' && old.regex ? CLASS_IN_PATTERN.exec(old.regex.pattern)?.[1] : written(old);
  if (!isSame || path !== 'className' || name === undefined) throw unknown();
  return toStep({ ...target, path: 'classList.replace' }, '(', [name, written(fresh)]);
}

function toStep(target: Target, sign: string, values: readonly Value[]): Step {
  const words = values.map(String);
  const change = deedOf(`${target.path}${sign}`, words);
  if (change === null) throw unknown();
  return { ...target, words: /class|Attribute/.test(target.path) ? words.join(' ') : '', change, waitsIn: null };
}

/** What is meant by "a?.style.display": a, and of it "style.display". */
function targetOf(node: AnyNode, names: Names): Target {
  if (node.type !== 'MemberExpression') throw unknown();
  const { object } = node;
  const isDeep = object.type === 'MemberExpression' && placeOf(object, names) === null;
  const place = placeOf(isDeep ? object.object : object, names);
  if (place?.kind !== 'first' && place?.kind !== 'each') throw unknown();
  if (!isDeep) return { place, isOptional: node.optional, path: propertyOf(node) };
  return { place, isOptional: object.optional, path: `${propertyOf(object)}.${propertyOf(node)}` };
}
