import { type Document, type Element, isTag, isText, type ParentNode } from 'domhandler';
import { compileSelector } from '../styles/rules/selector.ts';
import { type SelectorMatcher, selectorMatcher } from '../styles/rules/selector-matcher.ts';
import { deedOf } from './script-deeds.ts';

/** Longer programs do more than to name an element and change it. */
const MAX_PROGRAM = 3_000;
const MAX_PROGRAMS = 50;
/** Others that are longer are whole libraries, which may do anything. */
const MAX_OTHER = 100_000;

const TEXT = '["\'`][^"\'`\\\\{}<>]{0,200}["\'`]';
/** What finds elements, in a text whose white space is single spaces. */
const FOUND = `document\\.(?:(documentElement|body)|(getElementById|querySelector|querySelectorAll)\\( ?(${TEXT}) ?\\))`;
/** Of each of many: "forEach(each => each", "forEach(function (each) { each". */
const EACH = '(\\.forEach\\( ?(?:function ?)?\\(? ?\\w{1,30} ?\\)? ?(?:=>)? ?\\{? ?\\w{1,30})?';
const VALUE = `${TEXT}|-?[\\d.]{1,20}|true|false|!0|!1`;
/** One statement that changes elements, whatever else happens: "….hidden = true", "….classList.add("a", "b")". */
const STATEMENT = new RegExp(
  ` ?${FOUND}${EACH}\\.([\\w.]{1,60}?)(?: ?(\\+?=) ?(${VALUE})|(\\() ?((?:${VALUE})(?: ?, ?(?:${VALUE})){0,9})? ?\\))(?: ?;)?(?: ?\\})?(?: ?\\))?(?: ?;)? ?`,
  'y',
);
/** A program that waits for the page, and one that is a function called at once. */
const WAITING =
  /^(?:(?:document|window)\.addEventListener\( ?["'](?:DOMContentLoaded|load)["'] ?, ?|window\.onload ?= ?|(?:setTimeout|requestAnimationFrame)\( ?)(?:function ?\(\w{0,20}\)|\(?\w{0,20}\)? ?=>) ?\{(.*)\} ?(?:, ?\d{1,4} ?)?\)? ?;?$/;
const CALLED = /^[(!](?:function ?\(\)|\(\) ?=>) ?\{(.*)\}(?: ?\) ?\(\)| ?\(\) ?\)?) ?;?$/;
const NAMED = /^ ?(?:var|let|const) (\w{1,30}) ?= ?(document\.[^;=]{1,150}) ?;/;
/** Other ways to write what is known, and that. */
const REWRITTEN: readonly (readonly [other: RegExp, known: string])[] = [
  [/document\.getElementsByClassName\( ?["']([\w-]{1,40})["'] ?\)\[0\]/g, 'document.querySelector(".$1")'],
  [/document\.getElementsByTagName\( ?["'](\w{1,40})["'] ?\)\[0\]/g, 'document.querySelector("$1")'],
  [/(?:\[\.\.\.|Array\.from\( ?)(document\.querySelectorAll\([^()]{1,200}\)) ?[\])]/g, '$1'],
  [
    /for ?\( ?(?:const|let|var) (\w{1,30}) of (document\.querySelectorAll\([^()]{1,200}\)) ?\) ?\{? ?\1(?=\.)/g,
    '$2.forEach($1 => $1',
  ],
  [
    /(document\.(?:documentElement|body))\.className ?= ?\1\.className\.replace\( ?(?:["']|\/(?:\\b|\^)?)([\w-]{1,40})(?:["']|(?:\\b|\$)?\/g?) ?, ?["']([\w-]{0,40})["'] ?\)/g,
    '$1.classList.replace("$2", "$3")',
  ],
];

const WORD = /[\w-]+/g;
/** A change costs about as much as so many comparisons. */
const COST_OF_CHANGE = 12;

/** What a statement finds, and what it does to it. */
interface Statement {
  /** Null for the first element of a name: "body". */
  readonly selector: string | null;
  readonly name: string;
  readonly isEach: boolean;
  /** What it names: elements, classes and attributes. */
  readonly words: string;
  readonly change: (element: Element) => void;
}

interface Program {
  readonly element: Element;
  readonly text: string;
  readonly statements: readonly Statement[] | null;
  /** It waits for the whole page. */
  readonly waits: boolean;
}

/** Programs that were done already: a page may be read twice. */
const done = new WeakSet<Element>();

/**
 * Does what the scripts of a page do that only change how elements look, whenever it is opened; gives back the other
 * ones. What another script names, too, is left as it is.
 */
export function doSimpleScripts(programs: readonly Element[], document: Document): readonly Element[] {
  const fresh = programs.filter((program) => !done.has(program));
  if (fresh.length > MAX_PROGRAMS || programs.some(({ attribs }) => attribs.src !== undefined)) return fresh;
  const read = fresh.map(toProgram);
  const unread = read.filter(({ statements }) => statements === null);
  if (unread.length === read.length || unread.some(({ text }) => text.length > MAX_OTHER)) return fresh;
  const named = new Set(unread.flatMap(({ text }) => text.match(WORD) ?? []));
  const isNamed = ({ words }: Statement) => (words.match(WORD) ?? []).some((word) => named.has(word));
  const order = inOrder(document);
  const written = new Set(order.map(({ name }) => name));
  // The page itself may stand there without a tag of its own.
  const isUnwritten = ({ selector, name }: Statement) => selector === null && !written.has(name);
  const known = read.filter(
    ({ statements }) => statements && !statements.some((each) => isNamed(each) || isUnwritten(each)),
  );
  const matcher = selectorMatcher({ hasScripts: true });
  for (const program of known) {
    done.add(program.element);
    run(program, program.waits ? order : order.slice(0, order.indexOf(program.element)), matcher);
  }
  return fresh.filter((program) => !done.has(program));
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

/** One statement after the other, up to one that finds nothing to change. */
function run({ statements }: Program, elements: readonly Element[], matcher: SelectorMatcher): void {
  for (const { selector, name, isEach, change } of statements ?? []) {
    const chosen = selector === null ? [] : (compileSelector(selector) ?? []);
    const isChosen = (element: Element) =>
      selector === null
        ? element.name === name
        : chosen.some((complex) => complex !== 'element' && matcher.matches(complex, element));
    const found = isEach ? elements.filter(isChosen) : [elements.find(isChosen)];
    matcher.charge(found.length * COST_OF_CHANGE);
    if (matcher.isSpent()) return;
    for (const element of found) {
      if (!element) return;
      change(element);
    }
  }
}

function toProgram(element: Element): Program {
  const text = element.children.map((each) => (isText(each) ? each.data : '')).join('');
  if (text.length > MAX_PROGRAM || !text.includes('document.'))
    return { element, text, statements: null, waits: false };
  const line = text
    .replace(/\/\*(?:[^*]|\*(?!\/)){0,500}\*\/|^[ \t]*\/\/[^\n]*$/gm, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const waiting = WAITING.exec(line)?.[1];
  const body = (waiting ?? CALLED.exec(line)?.[1] ?? line).replace(/^ ?["']use strict["'] ?;/, '');
  const plain = REWRITTEN.reduce((written, [other, known]) => written.replace(other, known), withoutNames(body));
  const statements = statementsIn(plain);
  return { element, text, statements, waits: waiting !== undefined || element.attribs.type === 'module' };
}

/** "var a = document.body; a.hidden = true" as "document.body.hidden = true". */
function withoutNames(body: string): string {
  let rest = body;
  for (let found = NAMED.exec(rest); found; found = NAMED.exec(rest)) {
    const [whole, name = '', target = ''] = found;
    rest = rest.slice(whole.length).replace(new RegExp(`(?<![\\w.$])${name}(?=\\.)`, 'g'), () => target.trim());
    if (rest.length > MAX_PROGRAM) return '';
  }
  return rest.trim();
}

/** What a script says of elements; null where it does anything else. */
function statementsIn(body: string): readonly Statement[] | null {
  const statements: Statement[] = [];
  STATEMENT.lastIndex = 0;
  while (STATEMENT.lastIndex < body.length) {
    const found = STATEMENT.exec(body);
    if (!found) return null;
    const [, part, call = '', wanted = '', each, path = '', sign, value = '', called, list = ''] = found;
    const words = called === undefined ? [unquoted(value)] : (list.match(new RegExp(VALUE, 'g')) ?? []).map(unquoted);
    const change = deedOf(`${path}${called ?? sign}`, words);
    const isEach = each !== undefined;
    if (change === null || isEach !== (call === 'querySelectorAll')) return null;
    const asked = unquoted(wanted);
    const selector = part ? null : call === 'getElementById' ? `[id="${asked}"]` : asked;
    const name = part === 'documentElement' ? 'html' : (part ?? '');
    const given = /class|Attribute/.test(path) ? words.join(' ') : '';
    statements.push({ selector, name, isEach, words: `${asked} ${given}`, change });
  }
  return statements.length === 0 ? null : statements;
}

function unquoted(text: string): string {
  return text.replace(/^["'`]|["'`]$/g, '');
}
