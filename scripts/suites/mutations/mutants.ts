import ts from 'typescript';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  /** Path from the project's folder. */
  readonly path: string;
  /** Line of the change, from 1. */
  readonly line: number;
  /** "a < b becomes a <= b": what was there, and what comes in its place, each on one line. */
  readonly change: string;
  /** The whole file with the change in it. */
  readonly text: string;
}

interface Swap {
  readonly node: ts.Node;
  readonly by: string;
}

const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
]);

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['findLast', 'find'],
  ['toLowerCase', 'toString'],
  ['trim', 'toString'],
]);

/**
 * All mutants of a TypeScript source: comparisons, conditions, numbers, calls and branches changed one at a time. What
 * only shapes types, and words (string literals), stay.
 * @param path path from the project's folder, kept in each mutant
 */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    for (const { node: changed, by } of swapsAt(node)) {
      const [from, to] = [changed.getStart(file), changed.getEnd()];
      found.push({
        path,
        line: file.getLineAndCharacterOfPosition(from).line + 1,
        change: `${oneLine(text.slice(from, to))} becomes ${oneLine(by)}`,
        text: text.slice(0, from) + by + text.slice(to),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function swapsAt(node: ts.Node): readonly Swap[] {
  if (ts.isBinaryExpression(node)) {
    const by = OPERATORS.get(node.operatorToken.kind);
    return by === undefined ? [] : [{ node: node.operatorToken, by }];
  }
  if (ts.isIfStatement(node)) return swapsOfIf(node);
  if (ts.isConditionalExpression(node)) {
    return [{ node: node.condition, by: `!(${node.condition.getText()})` }];
  }
  if (ts.isNumericLiteral(node)) return [{ node, by: `(${node.text} + 1)` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, by: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, by: 'true' }];
  if (ts.isCallExpression(node)) return swapsOfCall(node);
  return [];
}

/** A guard that is left out, or a condition that says the contrary. */
function swapsOfIf(node: ts.IfStatement): readonly Swap[] {
  const turned = { node: node.expression, by: `!(${node.expression.getText()})` };
  return node.elseStatement ? [turned] : [turned, { node: node.expression, by: 'false' }];
}

function swapsOfCall(node: ts.CallExpression): readonly Swap[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  if (called.name.text === 'filter') return [{ node, by: called.expression.getText() }];
  const by = METHODS.get(called.name.text);
  return by === undefined ? [] : [{ node: called.name, by }];
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
}
