import type { AnyNode, BinaryOperator } from 'acorn';
import type { Scope, Value } from './script-names.ts';
import { unknown } from './script-names.ts';

/** A text, a number or a truth that a program writes out or works out of such. */
export function written(node: AnyNode, names: Scope): Value {
  const value = knownValue(node, names);
  if (value === undefined) throw unknown();
  return value;
}

/** The same; undefined for any other expression. */
export function knownValue(node: AnyNode, names: Scope): Value | undefined {
  switch (node.type) {
    case 'Literal':
      return /^(?:string|number|boolean)$/.test(typeof node.value) ? (node.value as Value) : undefined;
    case 'Identifier':
      return namedValue(node.name, names);
    case 'TemplateLiteral': {
      const parts = node.expressions.map((each) => knownValue(each, names));
      if (parts.includes(undefined)) return undefined;
      return bounded(node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${parts[at] ?? ''}`).join(''));
    }
    case 'UnaryExpression': {
      const value = knownValue(node.argument, names);
      if (value === undefined) return undefined;
      return node.operator === '!' ? !value : node.operator === '-' ? -value : undefined;
    }
    case 'ConditionalExpression': {
      const test = knownValue(node.test, names);
      return test === undefined ? undefined : knownValue(test ? node.consequent : node.alternate, names);
    }
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') return undefined;
      const [left, right] = [knownValue(node.left, names), knownValue(node.right, names)];
      return left === undefined || right === undefined ? undefined : workedOut(node.operator, left, right);
    }
    default:
      return undefined;
  }
}

function namedValue(name: string, names: Scope): Value | undefined {
  const meant = names.get(name);
  if (meant?.kind === 'turn') meant.isAsked = true;
  return meant?.kind === 'turn' || meant?.kind === 'value' ? meant.value : undefined;
}

/** Texts that are put together of themselves grow without end. */
const MAX_TEXT = 10_000;

function bounded(text: string): string | undefined {
  return text.length > MAX_TEXT ? undefined : text;
}

/** What an operator makes of two values; undefined where that is not known. */
export function workedOut(operator: BinaryOperator, left: Value, right: Value): Value | undefined {
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string')) return bounded(`${left}${right}`);
  if (typeof left !== typeof right) return undefined;
  if (operator === '===' || operator === '==') return left === right;
  if (operator === '!==' || operator === '!=') return left !== right;
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  return SUMS[operator]?.(left, right);
}

const SUMS: Readonly<Partial<Record<BinaryOperator, (left: number, right: number) => Value>>> = {
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};
