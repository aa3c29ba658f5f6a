import type { AnyNode, BinaryExpression } from 'acorn';
import { mediaHolds } from '../styles/rules/css-conditions.ts';
import { SCREEN } from '../styles/values/css-length.ts';
import type { Scope } from './script-names.ts';
import { dotted } from './script-places.ts';
import { knownValue, workedOut, written } from './script-values.ts';

/** What a program may measure of the screen that we look with, in pixels. */
const MEASURES: Readonly<Record<string, number>> = {
  innerWidth: SCREEN.width,
  innerHeight: SCREEN.height,
  'screen.width': SCREEN.width,
  'screen.height': SCREEN.height,
};

/** What is so of a visit, whoever comes with such a screen, when a program asks for it at once; undefined for what else is asked. */
export function saidOfVisit(test: AnyNode, names: Scope): boolean | undefined {
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const said = saidOfVisit(test.argument, names);
    return said === undefined ? undefined : !said;
  }
  if (test.type === 'BinaryExpression') return saysLoading(test, names) ?? saysSize(test, names);
  const isMatches = test.type === 'MemberExpression' && !test.computed && test.object.type === 'CallExpression';
  if (!isMatches || test.property.type !== 'Identifier' || test.property.name !== 'matches') return undefined;
  const { callee, arguments: given } = test.object as Extract<AnyNode, { type: 'CallExpression' }>;
  const [query] = given;
  return query && dotted(callee, names) === 'matchMedia' ? mediaHolds(String(written(query, names))) : undefined;
}

/** The page is not all there yet. */
function saysLoading({ left, operator, right }: BinaryExpression, names: Scope): boolean | undefined {
  if (dotted(left, names) !== 'document.readyState') return undefined;
  const isLoading = knownValue(right, names) === 'loading';
  return /^[!=]==?$/.test(operator) ? operator.startsWith('=') === isLoading : undefined;
}

function saysSize({ left, operator, right }: BinaryExpression, names: Scope): boolean | undefined {
  const sizeOf = (node: AnyNode) => knownValue(node, names) ?? MEASURES[dotted(node, names)];
  const [one, other] = [sizeOf(left), sizeOf(right)];
  const said = one === undefined || other === undefined ? undefined : workedOut(operator, one, other);
  return typeof said === 'boolean' ? said : undefined;
}
