import type { AnyNode, CallExpression, MemberExpression } from 'acorn';
import { Element } from 'domhandler';
import { closest, first, MOVES, type Move } from './script-moves.ts';

/** Elements that a program finds, at the time when it looks for them. */
export interface Finding {
  readonly selector: string;
  /** What the program itself says of them: an id, classes. */
  readonly words: string;
}

/** What an expression stands for: the first that was found, a list of all (`live`: as it changes), each of a list. */
export interface Place {
  readonly finding: Finding;
  readonly kind: 'first' | 'list' | 'live' | 'each';
  /** From each that was found to the one that is meant. */
  readonly moves?: readonly Move[];
  /** The element itself, where the program makes it. */
  readonly made?: Element;
}

/** What the variables of a program stand for. */
export type Names = ReadonlyMap<string, Place>;

/** What a program writes out. */
export type Value = string | number | boolean;

/** Names that mean what they mean in every page, also where a variable is called so, or the program is not read. */
const GLOBALS =
  /^(?:window|document|Array|addEventListener|onload|setTimeout|requestAnimationFrame|name|status|location|top|history|navigator)$/;
/** The page itself needs no tag of its own. */
const PARTS: Names = new Map([
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

/** Thrown for whatever a simple program does not say. */
export function unknown(): SyntaxError {
  return new SyntaxError('not a simple program');
}

/** The name of a variable. */
export function nameOf(node: AnyNode | null | undefined): string {
  if (node?.type !== 'Identifier' || GLOBALS.test(node.name)) throw unknown();
  return node.name;
}

/** "document.body" where that is written, or "window.document['body']"; empty for what is more than names. */
export function dotted(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && isItem(node)) return '';
  const owner = node.type === 'MemberExpression' ? dotted(node.object) : '';
  if (node.type !== 'MemberExpression' || owner === '') return '';
  return owner === 'window' ? propertyOf(node) : `${owner}.${propertyOf(node)}`;
}

/** The property that "a.name" and `a["name"]` mean. */
export function propertyOf({ property, computed }: MemberExpression): string {
  const name = computed ? String(written(property)) : property.type === 'Identifier' ? property.name : '';
  if (!/^[\w$]+$/.test(name)) throw unknown();
  return name;
}

/** A text, a number or a truth that a program writes out. */
export function written(node: AnyNode): Value {
  if (node.type === 'Literal' && /^(?:string|number|boolean)$/.test(typeof node.value)) return node.value as Value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? '';
  if (node.type === 'UnaryExpression' && node.operator === '!') return !written(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === '-') return -written(node.argument);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') throw unknown();
  const [left, right] = [written(node.left), written(node.right)];
  if (typeof left !== 'string' && typeof right !== 'string') throw unknown();
  return `${left}${right}`;
}

/** What an expression finds on the page; null for any other. */
export function placeOf(node: AnyNode, names: Names): Place | null {
  if (node.type === 'ThisExpression') return names.get('this') ?? null;
  if (node.type === 'Identifier') return names.get(node.name) ?? placeById(node.name);
  if (node.type !== 'MemberExpression') return foundBy(node, names);
  if (isItem(node)) return names.get(itemOf(node.object, node.property)) ?? null;
  const part = PARTS.get(dotted(node));
  if (part) return part;
  const move = MOVES.get(propertyOf(node));
  if (move) return movedFrom(node.object, names, move);
  if (propertyOf(node) !== '0') return null;
  const list = node.object.type === 'MemberExpression' ? null : listOf(node.object, names);
  return list && { ...list, kind: 'first' };
}

function isItem({ computed, property }: MemberExpression): boolean {
  return computed && property.type === 'Identifier';
}

/** What "list[index]" is called among names. */
export function itemOf(list: AnyNode, index: AnyNode): string {
  return `${nameOf(list)}[${nameOf(index)}]`;
}

/** Elements with an id go by it in all programs. */
function placeById(id: string): Place | null {
  return GLOBALS.test(id) ? null : { finding: { selector: `[id=${JSON.stringify(id)}]`, words: id }, kind: 'first' };
}

function movedFrom(node: AnyNode, names: Names, move: Move): Place | null {
  const from = placeOf(node, names);
  if (from?.kind !== 'first' && from?.kind !== 'each') return null;
  return { ...from, moves: [...(from.moves ?? []), move] };
}

function foundBy(node: AnyNode, names: Names): Place | null {
  if (node.type === 'ArrayExpression' && node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement')
    return listOf(node.elements[0].argument, names);
  if (node.type !== 'CallExpression') return null;
  const [asked, ...others] = node.arguments;
  const finder = dotted(node.callee);
  if (asked && finder === 'Array.from') return listOf(asked, names);
  if (!asked || others.length > 0) return null;
  if (finder === 'document.createElement') return madeBy(String(written(asked)));
  const [kind, selectorOf] = FINDERS.get(finder) ?? [];
  if (!kind || !selectorOf) return foundFrom(node, String(written(asked)), names);
  const words = String(written(asked));
  if (kind === 'live' && !/^[\w-]+$/.test(words)) throw unknown();
  return { finding: { selector: selectorOf(words), words }, kind };
}

/** What "a.closest(selector)" and "a.querySelector(selector)" find. */
function foundFrom({ callee }: CallExpression, selector: string, names: Names): Place | null {
  if (callee.type !== 'MemberExpression') return null;
  const name = propertyOf(callee);
  if (name !== 'closest' && name !== 'querySelector') return null;
  return movedFrom(callee.object, names, name === 'closest' ? closest(selector) : first(selector));
}

function madeBy(name: string): Place {
  if (!/^(?:style|div|span|section|p)$/.test(name)) throw unknown();
  return { finding: { selector: '', words: '' }, kind: 'first', made: new Element(name, {}) };
}

function listOf(node: AnyNode, names: Names): Place | null {
  const place = placeOf(node, names);
  return place?.kind === 'list' || place?.kind === 'live' ? { ...place, kind: 'list' } : null;
}
