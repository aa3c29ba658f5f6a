import ts from 'typescript';
import { expect, it } from 'vitest';
import { type Source, sourcesIn } from './sources.ts';

const MAX_LINES = 40;

/** Functions that are longer, each with its reason. */
const LONGER: Readonly<Record<string, string>> = {
  'scripts/bench/generated-sites.ts#generatedSite': 'a table: the values of one site',
  'scripts/versions/judged-cases.ts#sketches': 'a table: one entry per case',
  'src/build/build.ts#build': 'what is taken and given back, each inside the other',
  'src/build/describe/describe-site.ts#describeSite': 'the steps of a description, in their order',
  'src/build/english/english-desk.ts#openEnglishDesk': 'one state and its small verbs',
  'src/build/jobs/rest-drawer.ts#restDrawer': 'one state and its small verbs',
  'src/build/read/read-sites.ts#readSites': 'the steps of reading, in their order',
  'src/crawl/visit/visit-site.ts#visitSite': 'the story of a visit, in its order',
  'src/extract/text/text-collector.ts#textCollector': 'one state and its small verbs',
  'src/map/json-items.ts#jsonScanner': 'one state and its two verbs: take, end',
  'src/runtime/processes/job-process.ts#startJobProcess': 'one process or thread: its state and its small verbs',
  'src/runtime/processes/start-job-runner.ts#startJobRunner': 'one process or thread: its state and its small verbs',
  'src/runtime/start-service.ts#startService': 'the wiring of one process, in the order in which its parts start',
  'src/services/create-services.ts#bindServices': 'a table: one entry per service',
  'src/services/limits/count-table.ts#countTable': 'one state and its small verbs',
  'src/services/limits/counting-place.ts#countingPlace': 'one state and its small verbs',
  'src/services/limits/lone-counter.ts#loneCounter': 'one state and its three verbs: take, look, give back',
  'src/store/jobs/lease.ts#heldLease': 'one state and its three verbs: renew, hold, let go',
  'src/workers/ask-worker.ts#askWorker': 'one process or thread: its state and its small verbs',
};

const lengths = new Map([...sourcesIn('src'), ...sourcesIn('scripts')].flatMap(functionsOf));

it('no function is longer than 40 lines without a reason', () => {
  const long = [...lengths].filter(([name, lines]) => lines > MAX_LINES && !(name in LONGER));
  expect(long, 'Mend: cut it where its story turns').toEqual([]);
});

it('every reason still has its long function', () => {
  expect(Object.keys(LONGER).filter((name) => (lengths.get(name) ?? 0) <= MAX_LINES)).toEqual([]);
});

/** Functions of a file and their lines, those of one name as the longest of them. */
function functionsOf({ path, text }: Source): [name: string, lines: number][] {
  if (!path.endsWith('.ts')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, number>();
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = `${path}#${nameOf(node)}`;
      const lines = lineOf(file, node.getEnd()) - lineOf(file, node.getStart()) + 1;
      found.set(name, Math.max(lines, found.get(name) ?? 0));
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return [...found];
}

/** Its own name, else that of what it is given to: a constant, a field. */
function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? ('name' in node.parent ? (node.parent.name as ts.Node | undefined) : undefined);
  return named?.getText() ?? '';
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line;
}
