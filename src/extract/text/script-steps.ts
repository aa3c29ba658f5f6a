import {
  type AnyNode,
  type AssignmentExpression,
  type CallExpression,
  type ForOfStatement,
  type ForStatement,
  type IfStatement,
  parse,
  type TryStatement,
} from 'acorn';
import { changeBy, changesByCall, emptying, type Step } from './script-changes.ts';
import { losePatience, type Meaning, newScope, type Place, type Scope, type Turn, unknown } from './script-names.ts';
import { dotted, itemOf, meaningOf, nameOf, namesWithin, placeOf, propertyOf, routineOf } from './script-places.ts';
import { knownValue, written } from './script-values.ts';
import { saidOfVisit } from './script-visit.ts';
import { isAtOnce, waitingIn } from './script-waits.ts';

/** Longer programs do more than to name an element and change it. */
const MAX_PROGRAM = 3_000;
/** Where each turn of a loop is another one, so many are looked at. */
const MAX_TURNS = 30;

/**
 * What a program does that only finds elements and changes how they look; null where it does anything else. It is
 * parsed and looked at, never run.
 */
export function stepsOfProgram(text: string): readonly Step[] | null {
  if (text.length > MAX_PROGRAM) return null;
  try {
    const steps = stepsIn(parse(text, { ecmaVersion: 'latest' }).body, newScope());
    return steps.length === 0 ? null : steps;
  } catch (error) {
    // What is nested too deeply ends the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The steps of a block, which are done in their order only if all are done at once, or all in one that waits. */
function stepsIn(body: readonly AnyNode[], outer: Scope): readonly Step[] {
  const names = new Map(outer);
  for (const node of body) if (node.type === 'FunctionDeclaration') named(node.id ?? node, node, names);
  const steps = body.flatMap((node, at) => {
    if (node.type === 'TryStatement' && at < body.length - 1) throw unknown();
    return stepsOf(node, names);
  });
  if (steps.some(({ waitsIn }) => waitsIn !== steps[0]?.waitsIn)) throw unknown();
  // What nobody calls here waits for somebody who presses something.
  for (const [name, meant] of names)
    if (meant.kind === 'routine' && meant.calls === 0 && !outer.has(name)) throw unknown();
  return steps;
}

function stepsOf(node: AnyNode, names: Map<string, Meaning>): readonly Step[] {
  switch (node.type) {
    case 'EmptyStatement':
    case 'Literal':
    case 'FunctionDeclaration':
      return [];
    case 'ExpressionStatement':
    case 'ChainExpression':
      return stepsOf(node.expression, names);
    case 'UnaryExpression':
    case 'AwaitExpression':
      return stepsOf(node.argument, names);
    case 'SequenceExpression':
      return stepsIn(node.expressions, names);
    case 'BlockStatement':
      return stepsIn(node.body, names);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) => naming(id, init, names));
    case 'AssignmentExpression':
      return assigned(node, names);
    case 'CallExpression':
      return called(node, names);
    case 'LogicalExpression':
      if (node.operator !== '&&') throw unknown();
      return ifThere(node.left, node.right, names);
    case 'IfStatement':
      return branched(node, names);
    case 'TryStatement':
      return tried(node, names);
    case 'WhileStatement':
      return [emptying(node.test, node.body, names)];
    case 'ForOfStatement':
      return eachInTurn(node, names);
    case 'ForStatement':
      return eachByNumber(node, names);
    default:
      throw unknown();
  }
}

/** What is tried to the end, or up to what fails. */
function tried({ block, handler, finalizer }: TryStatement, names: Scope): readonly Step[] {
  if (finalizer || (handler && stepsOf(handler.body, new Map(names)).length > 0)) throw unknown();
  return stepsOf(block, new Map(names));
}

/** "for (const each of list)". */
function eachInTurn({ left, right, body }: ForOfStatement, names: Scope): readonly Step[] {
  const name = nameOf(left.type === 'VariableDeclaration' ? left.declarations[0]?.id : null);
  if (names.has(name)) throw unknown();
  return eachOf(right, names, (each) => stepsOf(body, new Map(names).set(name, each)));
}

/** "for (let i = 0; i < list.length; i++)". */
function eachByNumber({ init, test, update, body }: ForStatement, names: Scope): readonly Step[] {
  const [counter, ...others] = init?.type === 'VariableDeclaration' ? init.declarations : [];
  const from = counter?.init && knownValue(counter.init, names);
  if (!counter || typeof from !== 'number' || others.length > 0 || names.has(nameOf(counter.id))) throw unknown();
  if (test?.type !== 'BinaryExpression' || test.operator !== '<' || test.right.type !== 'MemberExpression')
    throw unknown();
  if (update?.type !== 'UpdateExpression' || update.operator !== '++') throw unknown();
  const isCounter = (each: AnyNode) => nameOf(each) === nameOf(counter.id);
  if (!isCounter(test.left) || !isCounter(update.argument) || propertyOf(test.right) !== 'length') throw unknown();
  const list = test.right.object;
  const [item, number] = [itemOf(list, counter.id), nameOf(counter.id)];
  const stepsFor = (each: Meaning, turn: Turn) => stepsOf(body, new Map(names).set(item, each).set(number, turn));
  return eachOf(list, names, stepsFor, from);
}

/** What a name stands for is found when it is named, whatever is changed before it is used. */
function naming(id: AnyNode, value: AnyNode | null | undefined, names: Map<string, Meaning>): readonly Step[] {
  if (!value) throw unknown();
  const [meant] = named(id, value, names);
  if (!meant || !('finding' in meant)) return [];
  if (meant.kind === 'live') throw unknown();
  return [{ place: meant, path: '', isOptional: true, words: '', change: () => {}, waitsIn: null }];
}

function named(id: AnyNode, value: AnyNode, names: Map<string, Meaning>): readonly Meaning[] {
  const name = nameOf(id);
  if (names.has(name)) throw unknown();
  const meant = meaningOf(value, names);
  names.set(name, meant);
  return [meant];
}

/** What is done if something is so: that is known of a value, and asked of an element. */
function branched({ test, consequent, alternate }: IfStatement, names: Map<string, Meaning>): readonly Step[] {
  const value = knownValue(test, names) ?? saidOfVisit(test, names);
  if (value === undefined) {
    if (alternate && stepsOf(alternate, new Map(names)).length > 0) throw unknown();
    return ifThere(test, consequent, names);
  }
  const taken = value ? consequent : alternate;
  return taken ? stepsOf(taken, names) : [];
}

function ifThere(test: AnyNode, then: AnyNode, names: Map<string, Meaning>): readonly Step[] {
  const place = placeOf(test, names);
  if (place?.kind !== 'first' && place?.kind !== 'each') throw unknown();
  return about(place, stepsOf(then, names)).map((step) => ({ ...step, isOptional: true }));
}

type StepsFor = (each: Meaning, turn: Turn) => readonly Step[];

/** What is done to each of a list in turn: the same, or at each turn what the turn decides. */
function eachOf(list: AnyNode, names: Scope, stepsFor: StepsFor, from = 0): readonly Step[] {
  const isInner = [...names.values()].some(({ kind }) => kind === 'turn');
  if (list.type === 'ArrayExpression' && list.elements[0]?.type !== 'SpreadElement') {
    if (isInner || list.elements.length > MAX_TURNS) throw unknown();
    return list.elements.flatMap((each, at) => {
      const turn = turnOf(at, names);
      return stepsFor({ ...turn, value: written(each ?? list, names) }, turn);
    });
  }
  const place = placeOf(list, names);
  if (place?.kind !== 'list') throw unknown();
  const each: Place = { ...place, kind: 'each' };
  const first = turnOf(from, names);
  const steps = about(each, stepsFor(each, first));
  if (!first.isAsked && from === 0) return steps;
  if (isInner) throw unknown();
  return Array.from({ length: MAX_TURNS }, (_, turn) => from + turn).flatMap((at) => {
    const one: Place = { ...each, at };
    return about(one, stepsFor(one, turnOf(at, names)));
  });
}

function turnOf(at: number, names: Scope): Turn {
  losePatience(names);
  return { kind: 'turn', value: at, isAsked: false };
}

/** Steps that are about nothing else, and wait for nothing. */
function about(place: Place, steps: readonly Step[]): readonly Step[] {
  if (steps.some((step) => step.place.finding !== place.finding || step.waitsIn)) throw unknown();
  return steps;
}

/** What a function does with what it is given. */
function stepsInFunction(node: AnyNode, given: readonly Meaning[], names: Scope): readonly Step[] {
  const routine = routineOf(node, names);
  if (!routine) throw unknown();
  const { body } = routine.node;
  const within = namesWithin(routine, given);
  if (body.type !== 'BlockStatement') return stepsOf(body, within);
  // What a function gives back before its end leaves the rest undone: that is not known.
  const last = body.body.at(-1);
  if (last?.type !== 'ReturnStatement') return stepsIn(body.body, within);
  return stepsIn([...body.body.slice(0, -1), ...(last.argument ? [last.argument] : [])], within);
}

function called(call: CallExpression, names: Scope): readonly Step[] {
  const { callee, arguments: given } = call;
  const [first, second] = given;
  const waiting = waitingIn(call, names);
  if (waiting) return later(waiting, names);
  const path = dotted(callee, names);
  if (first && isAtOnce(callee, names)) return stepsInFunction(first, [], names);
  if (/^(?:console\.|Promise\.resolve$)/.test(path) && given.every((each) => knownValue(each, names) !== undefined))
    return [];
  if (path === 'customElements.define') return defined(call, names);
  if (callee.type !== 'MemberExpression')
    return stepsInFunction(
      callee,
      given.map((each) => meaningOf(each, names)),
      names,
    );
  const isForOther = propertyOf(callee) === 'call' && callee.object.type === 'MemberExpression';
  const loop = isForOther && callee.object.type === 'MemberExpression' ? callee.object : callee;
  const [list, routine] = isForOther ? [first, second] : [callee.object, first];
  if (list && routine && /^(?:forEach|map)$/.test(propertyOf(loop)))
    return eachOf(list, names, (each, turn) => stepsInFunction(routine, [each, turn], names));
  return changesByCall(call, names);
}

/** What elements of a name do as soon as they are there. */
function defined({ arguments: [name, made] }: CallExpression, names: Scope): readonly Step[] {
  if (!name || made?.type !== 'ClassExpression' || !made.superClass) throw unknown();
  const [method, ...others] = made.body.body;
  if (method?.type !== 'MethodDefinition' || others.length > 0 || nameOf(made.superClass) !== 'HTMLElement')
    throw unknown();
  const words = String(written(name, names));
  if (nameOf(method.key) !== 'connectedCallback' || !/^[a-z]\w*-[\w-]*$/.test(words)) throw unknown();
  const each: Place = { finding: { selector: words, words }, kind: 'each' };
  const steps = about(each, stepsOf(method.value.body, new Map(names).set('this', each)));
  return steps.map((step) => ({ ...step, waitsIn: made }));
}

function assigned(node: AssignmentExpression, names: Scope): readonly Step[] {
  const isWaiting = dotted(node.left, names) === 'onload' && node.operator === '=';
  return isWaiting ? later(node.right, names) : [changeBy(node, names)];
}

function later(waitsIn: AnyNode, names: Scope): readonly Step[] {
  return stepsInFunction(waitsIn, [], names).map((step) => ({ ...step, waitsIn }));
}
