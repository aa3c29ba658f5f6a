import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { once } from '../../core/once.ts';
import { isApplied } from '../page/page-sheets.ts';
import { type SelectorMatcher, selectorMatcher } from '../styles/rules/selector-matcher.ts';
import type { Step } from './script-changes.ts';
import { elementsChosenBy, type Present } from './script-moves.ts';
import type { Finding, Place } from './script-names.ts';
import { stepsOfProgram } from './script-steps.ts';

const MAX_PROGRAMS = 50;
/** Others that are longer are whole libraries, which may do anything. */
const MAX_OTHER = 100_000;

/** Others wait for a library that reads them, or for nobody. */
const RUN_TYPE = /^(?:module|\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\s*)?$/i;
const WORD = /[\w-]+/g;
/** A change costs about as much as so many comparisons. */
const COST_OF_CHANGE = 12;

interface Program {
  readonly element: Element;
  readonly text: string;
  readonly steps: readonly Step[] | null;
}

/** Programs that were done already, as a page may be read twice, each with the style sheets that it put into the page. */
const done = new WeakMap<Element, readonly Element[]>();

/** The scripts of a page that may do more, and the style sheets that the others put into it, behind its own. */
interface ScriptsDone {
  readonly others: readonly Element[];
  readonly sheets: readonly Element[];
}

/**
 * Does what the scripts of a page do that only change how elements look, whenever it is opened. What another script names,
 * too, is left as it is.
 */
export function doSimpleScripts(programs: readonly Element[], document: Document): ScriptsDone {
  doAll(programs, document);
  return {
    others: programs.filter((program) => !done.has(program)),
    sheets: programs.flatMap((program) => done.get(program) ?? []),
  };
}

function doAll(programs: readonly Element[], document: Document): void {
  const fresh = programs.filter((program) => !done.has(program));
  if (fresh.length > MAX_PROGRAMS || programs.some(({ attribs }) => attribs.src !== undefined)) return;
  const read = fresh.map(toProgram);
  const unread = read.filter(({ steps }) => steps === null);
  if (unread.length === read.length || unread.some(({ text }) => text.length > MAX_OTHER)) return;
  const order = inOrder(document);
  const others = [...unread.map(({ text }) => text), ...order.flatMap(handlersOf)];
  const named = new Set(others.flatMap((text) => text.match(WORD) ?? []));
  if (order.some(isPolicy)) return;
  const written = new Set(order.map(({ name }) => name));
  const isOpen = ({ words, place: { finding } }: Step) =>
    (`${words} ${finding.words}`.match(WORD) ?? []).some((word) => named.has(word)) ||
    // The page itself may stand there without a tag of its own.
    (/^(?:html|body)$/.test(finding.selector) && !written.has(finding.selector));
  const known = read.filter(({ steps }) => steps && !steps.some(isOpen));
  const matcher = selectorMatcher({ hasScripts: true });
  const places = once(() => new Map<ChildNode, number>(order.map((each, at) => [each, at])));
  for (const program of known) {
    run(program, { order, places, matcher });
    done.set(program.element, sheetsOf(program));
  }
}

/** What is done when somebody does something to an element. */
function handlersOf({ attribs }: Element): readonly string[] {
  return Object.keys(attribs).flatMap((name) => (name.startsWith('on') ? (attribs[name] ?? []) : []));
}

/** The style sheets that a program has made and put into the page. */
function sheetsOf({ steps }: Program): readonly Element[] {
  const made = new Set((steps ?? []).flatMap(({ place }) => place.made ?? []));
  return [...made].filter(({ name, parent }) => name === 'style' && parent !== null);
}

function inOrder(document: Document): readonly Element[] {
  const elements: Element[] = [];
  const visit = ({ children }: ParentNode) => {
    for (const child of children) {
      if (!isTag(child)) continue;
      elements.push(child);
      visit(child);
    }
  };
  visit(document);
  return elements;
}

/** The elements of a page in their order, the place of each, and who compares them with selectors. */
interface Scene {
  readonly order: readonly Element[];
  places(): ReadonlyMap<ChildNode, number>;
  readonly matcher: SelectorMatcher;
}

/** One step after the other, up to one that finds nothing to change. */
function run({ element, steps }: Program, { order, places, matcher }: Scene): void {
  const waits = element.attribs.type?.toLowerCase() === 'module' || steps?.[0]?.waitsIn;
  const own = waits ? order.length : order.indexOf(element);
  const there = order.slice(0, own);
  const known = new Map<Finding, readonly Element[]>();
  const present: Present = {
    isThere: (node): node is Element => {
      matcher.charge(1);
      return !matcher.isSpent() && (places().get(node) ?? Number.POSITIVE_INFINITY) <= own && isTag(node);
    },
    matches: matcher.matches,
  };
  for (const { place, isOptional, change } of steps ?? []) {
    const found = place.made ? [place.made] : (known.get(place.finding) ?? find(place.finding, there, matcher));
    known.set(place.finding, found);
    const chosen = chosenOf(found, place);
    const meant = chosen.flatMap((each) => (matcher.isSpent() ? [] : (moved(each, place, present) ?? [])));
    matcher.charge(meant.length * COST_OF_CHANGE);
    if (matcher.isSpent() || (place.kind === 'first' && !isOptional && meant.length === 0)) return;
    meant.forEach(change);
  }
}

function chosenOf(found: readonly Element[], { kind, at }: Place): readonly Element[] {
  if (at !== undefined) return found.slice(at, at + 1);
  return kind === 'first' ? found.slice(0, 1) : found;
}

function moved(element: Element, { moves = [] }: Place, present: Present): Element | null {
  return moves.reduce<Element | null>((each, move) => each && move(each, present), element);
}

function find({ selector }: Finding, elements: readonly Element[], matcher: SelectorMatcher): readonly Element[] {
  const chosen = elementsChosenBy(selector);
  if (chosen.length === 0) return [];
  return elements.filter((element) => chosen.some((complex) => matcher.matches(complex, element)));
}

function toProgram(element: Element): Program {
  const text = element.children.map((each) => (isText(each) ? each.data : '')).join('');
  return { element, text, steps: isRun(element) ? stepsOfProgram(text) : null };
}

/** Whether a browser of today runs a program at all. */
function isRun(element: Element): boolean {
  const { type, language, nomodule } = element.attribs;
  return RUN_TYPE.test(type ?? (language ? `text/${language}` : '')) && nomodule === undefined && isApplied(element);
}

/** It may forbid all programs in a page. */
function isPolicy({ name, attribs }: Element): boolean {
  return name === 'meta' && /^content-security-policy$/i.test(attribs['http-equiv'] ?? '');
}
