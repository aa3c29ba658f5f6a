import type { AnyNode, CallExpression, MemberExpression } from 'acorn';
import { Element } from 'domhandler';
import { childAt, closest, first, MOVES, type Move } from './script-moves.ts';
import {
  type FunctionNode,
  losePatience,
  type Meaning,
  type Place,
  type Routine,
  type Scope,
  unknown,
} from './script-names.ts';
import { knownValue, written } from './script-values.ts';

/** Names that mean what they mean in every page, also where a variable is called so, or the program is not read. */
const GLOBALS =
  /^(?:window|document|Array|addEventListener|onload|setTimeout|requestAnimationFrame|name|status|location|top|history|navigator)$/;
const NO_NAMES: Scope = new Map();
/** The page itself needs no tag of its own. */
const PARTS: ReadonlyMap<string, Place> = new Map([
  ['document.body', { finding: { selector: 'body', words: '' }, kind: 'first' }],
  ['document.documentElement', { finding: { selector: 'html', words: '' }, kind: 'first' }],
  ['document.head', { finding: { selector: 'head', words: '' }, kind: 'first' }],
]);
const FINDERS: ReadonlyMap<string, readonly [kind: Place['kind'], selectorOf: (asked: string) => string]> = new Map([
  ['document.getElementById', ['first', (id) => `[id=${JSON.stringify(id)}]`]],
  ['document.querySelector', ['first', (selector) => selector]],
  ['document.querySelectorAll', ['list', (selector) => selector]],
  ['document.getElementsByClassName', ['live', (name) => `[class~="${name}"]`]],
  ['document.getElementsByTagName', ['live', (name) => name]],
]);

/** The name of a variable. */
export function nameOf(node: AnyNode | null | undefined): string {
  if (node?.type !== 'Identifier' || GLOBALS.test(node.name)) throw unknown();
  return node.name;
}

/** "document.body" where that is written, or "window.document['body']"; empty for what is more than names. */
export function dotted(node: AnyNode, names: Scope): string {
  if (node.type === 'Identifier') return names.get(node.name)?.kind === 'page' ? 'document' : node.name;
  if (node.type === 'MemberExpression' && isItem(node)) return '';
  const owner = node.type === 'MemberExpression' ? dotted(node.object, names) : '';
  if (node.type !== 'MemberExpression' || owner === '') return '';
  return owner === 'window' ? propertyOf(node) : `${owner}.${propertyOf(node)}`;
}

/** The property that "a.name" and `a["name"]` mean. */
export function propertyOf({ property, computed }: MemberExpression): string {
  const name = computed ? String(written(property, NO_NAMES)) : property.type === 'Identifier' ? property.name : '';
  if (!/^[\w$]+$/.test(name)) throw unknown();
  return name;
}

/** What an expression finds on the page; null for any other. */
export function placeOf(node: AnyNode, names: Scope): Place | null {
  if (node.type === 'ThisExpression') return placeNamed('this', names);
  if (node.type === 'Identifier') return names.has(node.name) ? placeNamed(node.name, names) : placeById(node.name);
  if (node.type !== 'MemberExpression') return foundBy(node, names);
  if (isItem(node)) return placeNamed(itemOf(node.object, node.property), names);
  const part = PARTS.get(dotted(node, names));
  if (part) return part;
  const child = childOf(node, names);
  if (child) return child;
  const move = MOVES.get(propertyOf(node));
  if (move) return movedFrom(node.object, names, move);
  if (propertyOf(node) !== '0') return null;
  const list = node.object.type === 'MemberExpression' ? null : listOf(node.object, names);
  return list && { ...list, kind: 'first' };
}

function placeNamed(name: string, names: Scope): Place | null {
  const meant = names.get(name);
  return meant && isPlace(meant) ? meant : null;
}

function isPlace(meant: Meaning): meant is Place {
  return 'finding' in meant;
}

/** What a variable or an expression stands for; throws for what nobody knows. */
export function meaningOf(node: AnyNode, names: Scope): Meaning {
  const meant = node.type === 'Identifier' ? names.get(node.name) : undefined;
  if (meant) return meant;
  if (dotted(node, names) === 'document') return { kind: 'page' };
  if (isFunction(node)) return { kind: 'routine', node, names, calls: 0 };
  const value = knownValue(node, names);
  const meaning = value === undefined ? placeOf(node, names) : ({ kind: 'value', value } as const);
  if (meaning === null) throw unknown();
  return meaning;
}

function isFunction(node: AnyNode): node is FunctionNode {
  return /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(node.type);
}

/** The function that an expression is or names; null for any other. */
export function routineOf(node: AnyNode, names: Scope): Routine | null {
  if (!isFunction(node) && !(node.type === 'Identifier' && names.has(node.name))) return null;
  const meant = meaningOf(node, names);
  return meant.kind === 'routine' ? meant : null;
}

/** What names stand for in a function that is given something. */
export function namesWithin(routine: Routine, given: readonly Meaning[]): Map<string, Meaning> {
  const { node } = routine;
  if (node.generator) throw unknown();
  losePatience(routine.names);
  routine.calls++;
  const names = new Map(routine.names);
  if (node.type !== 'ArrowFunctionExpression') names.delete('this');
  if (node.type === 'FunctionExpression' && node.id) names.delete(nameOf(node.id));
  for (const [at, param] of node.params.entries()) {
    const [name, meaning] = [nameOf(param), given[at]];
    if (meaning) names.set(name, meaning);
    else names.delete(name);
  }
  return names;
}

/** What a function gives back that does nothing else. */
function resultOf({ body, async }: FunctionNode): AnyNode {
  if (async) throw unknown();
  if (body.type !== 'BlockStatement') return body;
  const [only, ...others] = body.body;
  if (only?.type !== 'ReturnStatement' || !only.argument || others.length > 0) throw unknown();
  return only.argument;
}

function isItem({ computed, property }: MemberExpression): boolean {
  return computed && property.type === 'Identifier';
}

/** What "list[index]" is called among names. */
export function itemOf(list: AnyNode, index: AnyNode): string {
  return `${nameOf(list)}[${nameOf(index)}]`;
}

/** "a.children[1]"; of all nodes only the first one has a name for it. */
function childOf(node: MemberExpression, names: Scope): Place | null {
  const { object } = node;
  if (object.type !== 'MemberExpression' || isItem(object)) return null;
  const [list, at] = [propertyOf(object), propertyOf(node)];
  const firstNode = list === 'childNodes' && at === '0' ? MOVES.get('firstChild') : undefined;
  const move = list === 'children' ? childAt(Number(at)) : firstNode;
  return move ? movedFrom(object.object, names, move) : null;
}

/** Elements with an id go by it in all programs. */
function placeById(id: string): Place | null {
  return GLOBALS.test(id) ? null : { finding: { selector: `[id=${JSON.stringify(id)}]`, words: id }, kind: 'first' };
}

function movedFrom(node: AnyNode, names: Scope, move: Move): Place | null {
  const from = placeOf(node, names);
  if (from?.kind !== 'first' && from?.kind !== 'each') return null;
  return { ...from, moves: [...(from.moves ?? []), move] };
}

function foundBy(node: AnyNode, names: Scope): Place | null {
  if (node.type === 'ArrayExpression' && node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement')
    return listOf(node.elements[0].argument, names);
  if (node.type === 'NewExpression' && dotted(node.callee, names) === 'CSSStyleSheet' && node.arguments.length === 0)
    return madeBy('style');
  if (node.type !== 'CallExpression') return null;
  const [asked, ...others] = node.arguments;
  const routine = routineOf(node.callee, names);
  if (routine) {
    const given = node.arguments.map((each) => meaningOf(each, names));
    return placeOf(resultOf(routine.node), namesWithin(routine, given));
  }
  const finder = dotted(node.callee, names);
  if (asked && finder === 'Array.from') return listOf(asked, names);
  if (!asked || others.length > 0) return null;
  if (finder === 'document.createElement') return madeBy(String(written(asked, names)));
  const [kind, selectorOf] = FINDERS.get(finder) ?? [];
  if (!kind || !selectorOf) return foundFrom(node, String(written(asked, names)), names);
  const words = String(written(asked, names));
  if (kind === 'live' && !/^[\w-]+$/.test(words)) throw unknown();
  return { finding: { selector: selectorOf(words), words }, kind };
}

/** What "a.closest(selector)" and "a.querySelector(selector)" find. */
function foundFrom({ callee }: CallExpression, selector: string, names: Scope): Place | null {
  if (callee.type !== 'MemberExpression') return null;
  const name = propertyOf(callee);
  if (name !== 'closest' && name !== 'querySelector') return null;
  return movedFrom(callee.object, names, name === 'closest' ? closest(selector) : first(selector));
}

function madeBy(name: string): Place {
  if (!/^(?:style|div|span|section|p)$/.test(name)) throw unknown();
  return { finding: { selector: '', words: '' }, kind: 'first', made: new Element(name, {}) };
}

function listOf(node: AnyNode, names: Scope): Place | null {
  const place = placeOf(node, names);
  return place?.kind === 'list' || place?.kind === 'live' ? { ...place, kind: 'list' } : null;
}
