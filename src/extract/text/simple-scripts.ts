import { type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { isApplied } from '../page/page-sheets.ts';
import { compileSelector } from '../styles/rules/selector.ts';
import { type SelectorMatcher, selectorMatcher } from '../styles/rules/selector-matcher.ts';
import type { Present } from './script-moves.ts';
import type { Finding, Place } from './script-places.ts';
import { type Step, stepsOfProgram } from './script-steps.ts';

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

/** Programs that were done already: a page may be read twice. */
const done = new WeakSet<Element>();

/**
 * Does what the scripts of a page do that only change how elements look, whenever it is opened; gives back the other
 * ones. What another script names, too, is left as it is. A style sheet that a script makes comes after all `sheets`.
 */
export function doSimpleScripts(
  programs: readonly Element[],
  { document, sheets }: { readonly document: Document; readonly sheets: Element[] },
): readonly Element[] {
  const fresh = programs.filter((program) => !done.has(program));
  if (fresh.length > MAX_PROGRAMS || programs.some(({ attribs }) => attribs.src !== undefined)) return fresh;
  const read = fresh.map(toProgram);
  const unread = read.filter(({ steps }) => steps === null);
  if (unread.length === read.length || unread.some(({ text }) => text.length > MAX_OTHER)) return fresh;
  const order = inOrder(document);
  const others = [...unread.map(({ text }) => text), ...order.flatMap(handlersOf)];
  const named = new Set(others.flatMap((text) => text.match(WORD) ?? []));
  if (order.some(isPolicy)) return fresh;
  const written = new Set(order.map(({ name }) => name));
  const isOpen = ({ words, place: { finding } }: Step) =>
    (`${words} ${finding.words}`.match(WORD) ?? []).some((word) => named.has(word)) ||
    // The page itself may stand there without a tag of its own.
    (/^(?:html|body)$/.test(finding.selector) && !written.has(finding.selector));
  const known = read.filter(({ steps }) => steps && !steps.some(isOpen));
  const matcher = selectorMatcher({ hasScripts: true });
  for (const program of known) {
    done.add(program.element);
    run(program, order, matcher);
    sheets.push(...sheetsOf(program));
  }
  return fresh.filter((program) => !done.has(program));
}

/** What is done when somebody does something to an element. */
function handlersOf({ attribs }: Element): readonly string[] {
  return Object.keys(attribs).flatMap((name) => (name.startsWith('on') ? (attribs[name] ?? []) : []));
}

/** The style sheets that a program has made and put into the page. */
function sheetsOf({ steps }: Program): ReadonlySet<Element> {
  const made = (steps ?? []).flatMap(({ place }) => place.made ?? []);
  return new Set(made.filter(({ name, parent }) => name === 'style' && parent !== null));
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

/** One step after the other, up to one that finds nothing to change. */
function run({ element, steps }: Program, order: readonly Element[], matcher: SelectorMatcher): void {
  const waits = element.attribs.type?.toLowerCase() === 'module' || steps?.[0]?.waitsIn;
  const there = waits ? order : order.slice(0, order.indexOf(element));
  const known = new Map<Finding, readonly Element[]>();
  const places = new Set([...there, element]);
  const present: Present = {
    isThere: (each) => places.has(each),
    matches: (selector, each) => find({ selector, words: '' }, [each], matcher).length > 0,
  };
  for (const { place, isOptional, change } of steps ?? []) {
    const found = place.made ? [place.made] : (known.get(place.finding) ?? find(place.finding, there, matcher));
    known.set(place.finding, found);
    const chosen = place.kind === 'first' ? found.slice(0, 1) : found;
    const meant = chosen.flatMap((each) => moved(each, place, present) ?? []);
    matcher.charge(meant.length * COST_OF_CHANGE);
    if (matcher.isSpent() || (place.kind === 'first' && !isOptional && meant.length === 0)) return;
    meant.forEach(change);
  }
}

function moved(element: Element, { moves = [] }: Place, present: Present): Element | null {
  return moves.reduce<Element | null>((each, move) => each && move(each, present), element);
}

function find({ selector }: Finding, elements: readonly Element[], matcher: SelectorMatcher): readonly Element[] {
  const chosen = (compileSelector(selector) ?? []).filter((complex) => complex !== 'element');
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
