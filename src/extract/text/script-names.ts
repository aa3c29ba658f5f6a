import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn';
import type { Element } from 'domhandler';
import type { Move } from './script-moves.ts';

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
  /** Of each of a list only the one at this place. */
  readonly at?: number;
  /** From each that was found to the one that is meant. */
  readonly moves?: readonly Move[];
  /** The element itself, where the program makes it. */
  readonly made?: Element;
}

/** What a program writes out. */
export type Value = string | number | boolean;

/** A value that stays, or that is another one at each turn of a loop. */
type Named = { readonly kind: 'value'; readonly value: Value } | Turn;

/** What a loop counts, at one of its turns. */
export interface Turn {
  readonly kind: 'turn';
  readonly value: Value;
  /** It decides what is done at this turn. */
  isAsked: boolean;
}

/** A function of a program, and what names stand for where it is written. */
export interface Routine {
  readonly kind: 'routine';
  readonly node: FunctionNode;
  readonly names: Scope;
  calls: number;
}

/** The kinds of functions. */
export type FunctionNode = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration;

/** The page itself, which programs often call by a shorter name. */
interface ThePage {
  readonly kind: 'page';
}

/** How often functions are looked into and loops turned still, of one program. */
interface Patience {
  readonly kind: 'patience';
  left: number;
}

/** What a variable of a program stands for. */
export type Meaning = Place | Named | Routine | ThePage | Patience;

/** What the variables of a program stand for. */
export type Scope = ReadonlyMap<string, Meaning>;

/** No variable is called so. */
const PATIENCE = '';
/** Small programs do not call and turn more often. */
const MOST_TURNS = 200;

/** What is known before the first statement of a program. */
export function newScope(): Scope {
  return new Map([[PATIENCE, { kind: 'patience', left: MOST_TURNS }]]);
}

/** Functions in functions may call one another without end: one more call or turn is only looked into within bounds. */
export function losePatience(names: Scope): void {
  const patience = names.get(PATIENCE);
  if (patience?.kind !== 'patience' || --patience.left < 0) throw unknown();
}

/** Thrown for whatever a simple program does not say. */
export function unknown(): SyntaxError {
  return new SyntaxError('not a simple program');
}
