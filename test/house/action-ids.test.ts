import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ACTION_IDS } from '../../src/core/actions/catalogue.ts';
import { ROOT, type Source, sourcesIn } from './sources.ts';

/** Files that rightly name several actions together, each with its reason. */
const RIGHT: Readonly<Record<string, string>> = {
  'src/api/examples/search-response.ts': 'what one site of an example offers',
  'src/api/routes/search.ts': 'two examples, named after the ways to ask',
  'src/core/lawp/document.ts': 'the standard types of LAWP 0.5, some of which are named like actions of ours',
  'src/core/lawp/standard-shapes.ts': 'the fields of those standard types',
  'src/language/english/compose.ts': 'sentences by kind of page, some of which are named like actions',
  'src/prints/visitor-wishes.ts':
    'what visitors of each kind of site wish for, and which actions fulfil it, the best first',
  'src/language/neutral-words.ts': 'words by kind of page, some of which are named like actions',
};

const ids: ReadonlySet<string> = new Set(ACTION_IDS);

/** A table that a new id cannot be missing from, for it must name every one: the compiler holds it. */
const TOTAL = /^Readonly<Record<ActionId,|^Record<ActionId,/;

/** What stands side by side in a list, a union, a comparison or a table; empty for other parts of a program. */
function namesIn(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node)) {
    const texts = textsOf(node.elements);
    return manyIds(texts) ? texts : node.elements.map(idOfRow);
  }
  if (ts.isUnionTypeNode(node))
    return textsOf(node.types.map((type) => (ts.isLiteralTypeNode(type) ? type.literal : type)));
  if (ts.isCaseBlock(node))
    return textsOf(node.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? clause.expression : [])));
  if (!ts.isObjectLiteralExpression(node) || isTotal(node.parent)) return [];
  const properties = node.properties.filter(ts.isPropertyAssignment);
  const keys = properties.map(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''));
  // Of a table either side may name them.
  const values = textsOf(properties.map(({ initializer }) => initializer));
  return manyIds(keys) ? keys : values;
}

/** The action that a row of a table is about: its own first text, or that of a field. */
function idOfRow(node: ts.Node): string {
  const cells = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap((property) => (ts.isPropertyAssignment(property) ? property.initializer : []))
      : [];
  const [first = ''] = textsOf([...cells]);
  return first;
}

function textsOf(nodes: readonly ts.Node[]): string[] {
  return nodes.map((node) => (ts.isStringLiteralLike(node) ? node.text : ''));
}

function isTotal(node: ts.Node): boolean {
  if (ts.isAsExpression(node)) return isTotal(node.parent);
  return (ts.isSatisfiesExpression(node) || ts.isVariableDeclaration(node)) && TOTAL.test(node.type?.getText() ?? '');
}

/** Two ids or more, and not fewer than other words: kinds of pages and plain words are often named alike. */
function manyIds(names: readonly string[]): boolean {
  const count = new Set(names.filter((name) => ids.has(name))).size;
  return count > 1 && count * 2 >= names.length;
}

/** Whether a source has words enough for a list; parsing all of them takes seconds. */
function mayList({ text }: Source): boolean {
  const words = new Set(text.match(/(?<=['"`])[a-z_]+(?=['"`])|\b[a-z_]+(?=:)/g));
  return ACTION_IDS.filter((id) => words.has(id)).length > 1;
}

/** Where a source names several actions together: "3: search, shop". */
function listsIn({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const names = namesIn(node);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (manyIds(names)) found.push(`${path}:${line}: ${names.join(', ')}`);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe('the actions', () => {
  const sources = sourcesIn('src').filter(({ path }) => path.endsWith('.ts') && !path.startsWith('src/core/actions/'));

  it('are listed in the catalogue only: others ask it for those with a trait', () => {
    const lists = sources.filter((source) => !(source.path in RIGHT) && mayList(source)).flatMap(listsIn);
    expect(
      lists,
      'Give ActionRow a trait and ask for it, or give a table of words the type Record<ActionId, …>.',
    ).toEqual([]);
  });

  it('are still named together where a reason says so', () => {
    const idle = Object.keys(RIGHT).filter(
      (path) => listsIn({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }).length === 0,
    );
    expect(idle).toEqual([]);
  });

  it.each([
    "const BUTTONS = new Set(['book', 'order']);",
    "const OWN: Partial<Record<ActionId, string>> = { book: 'a', order: 'b' };",
    "const OF = { ReserveAction: 'book', OrderAction: 'order' };",
    "const ASKED = [['book', 'Can I book with you?'], ['order', 'Can I order from you?']];",
    "const FACTS = [{ id: 'call', field: 'telephone' }, { id: 'contact', field: 'email' }];",
    "type Kind = 'search' | 'donate' | 'other';",
    "switch (id) { case 'call': break; case 'visit': break; }",
  ])('would be found in %s', (text) => {
    expect(listsIn({ path: 'some.ts', text })).toHaveLength(1);
  });

  it.each([
    'const WORDS = { book: /a/, order: null } as const satisfies Readonly<Record<ActionId, RegExp | null>>;',
    "const KINDS = ['home', 'about', 'contact', 'menu', 'order'];",
    "const example = { id: 'order', intent: ['order', 'bread', 'cake'] };",
  ])('are not found in %s', (text) => {
    expect(listsIn({ path: 'some.ts', text })).toEqual([]);
  });
});
