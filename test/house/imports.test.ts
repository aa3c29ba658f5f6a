import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, type Source, sourcesIn } from './sources.ts';

const WORDS = ['core', 'language', 'places'] as const;
const CAPABILITIES = [...WORDS, 'extract', 'crawl', 'map', 'store', 'badges', 'search'] as const;
/** The four steps above them, each on the shoulders of those before. */
const PRINTS = [...CAPABILITIES, 'prints'] as const;
const SERVICES = [...PRINTS, 'services'] as const;

/** Which folders of src may be imported by the files of each, its own always included. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  // How threads and processes are asked, whatever they do.
  workers: [],
  // A parser of markup, whatever is read from it.
  markup: [],
  language: ['core'],
  // Names of places are folded as all words are.
  places: ['core', 'language'],
  extract: [...WORDS, 'markup'],
  crawl: [...WORDS, 'markup'],
  // A thread makes the words of an index that is made anew.
  store: [...WORDS, 'workers'],
  map: WORDS,
  badges: WORDS,
  // Asks the operator's own translator, whatever is translated.
  translate: ['core', 'workers'],
  search: [...WORDS, 'store'],
  // A print is made from values that others loaded.
  prints: ['core', 'language', 'places', 'badges'],
  services: PRINTS,
  api: ['core', 'prints', 'services'],
  mcp: ['core', 'prints', 'services'],
  // Forms are front doors for people: they refuse and limit as the API does.
  web: ['core', 'badges', 'prints', 'services', 'api'],
  // Pages are drawn from the views of the web, by whoever builds.
  publish: ['core', 'store', 'badges', 'prints', 'services', 'web'],
  build: [...SERVICES, 'translate', 'publish', 'workers'],
  runtime: [...SERVICES, 'translate', 'api', 'mcp', 'web', 'publish', 'build', 'workers'],
};

const sources = sourcesIn('src');
const program = [...sources, ...sourcesIn('scripts'), ...sourcesIn('functions')];

function folderOf(path: string): string {
  const [, folder = '', rest] = path.split('/');
  return rest === undefined ? '' : folder;
}

function targetsOf(source: Source): string[] {
  return importsOf(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.normalize(posix.join(posix.dirname(source.path), specifier)));
}

/** Every circle of a graph that a walk through all of it meets: "a > b > a". */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' > '));
    if (way.includes(name) || done.has(name)) return;
    for (const next of graph.get(name) ?? []) walk(next, [...way, name]);
    done.add(name);
  };
  for (const name of graph.keys()) walk(name, []);
  return circles;
}

describe('the layers', () => {
  it('import inwards only', () => {
    const wrong = sources.flatMap((source) => {
      const folder = folderOf(source.path);
      if (folder === '') return [];
      const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
      return targetsOf(source)
        .filter((target) => target.startsWith('src/') && !allowed.includes(folderOf(target)))
        .map((target) => `${source.path} imports ${target}`);
    });
    expect(wrong, `Allowed: ${JSON.stringify(MAY_IMPORT)}`).toEqual([]);
  });

  it('are allowed no circle', () => {
    expect(circlesIn(new Map(Object.entries(MAY_IMPORT)))).toEqual([]);
  });

  it('are all known to this test', () => {
    const unknown = new Set(
      sources.map(({ path }) => folderOf(path)).filter((folder) => folder !== '' && !(folder in MAY_IMPORT)),
    );
    expect([...unknown]).toEqual([]);
  });

  it('never reach out of src', () => {
    const wrong = sources.flatMap((source) =>
      targetsOf(source)
        .filter((target) => !target.startsWith('src/') && !target.startsWith('content/') && target !== 'package.json')
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('files', () => {
  it('never import one another in a circle, not even for a type', () => {
    const imports = new Map(program.map((source) => [source.path, targetsOf(source)]));
    expect(circlesIn(imports), 'Mend: give what both need a file of its own').toEqual([]);
  });

  it('of the program never import from test', () => {
    const wrong = program.flatMap((source) =>
      targetsOf(source)
        .filter((target) => target.startsWith('test/'))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the core', () => {
  // node:url converts international names (IDNA) and is as pure as they are.
  it('imports zod, tldts and node:url, and nothing else from outside', () => {
    const outside = sources
      .filter(({ path }) => path.startsWith('src/core/'))
      .flatMap((source) => importsOf(source).filter((specifier) => !specifier.startsWith('.')));
    expect([...new Set(outside)].filter((name) => !['zod', 'tldts', 'node:url'].includes(name))).toEqual([]);
  });
});

describe('the pure folders', () => {
  const pure = sources.filter(({ path }) => /^src\/(?:core|markup|extract|language|places|badges)\//.test(path));

  it('never ask the clock, chance or the network', () => {
    const impure =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(|[^.\w]fetch\(|\bprocess\.env\b/;
    expect(pure.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('never touch disk or network, the tables of language and places aside', () => {
    const io = /^node:(?:fs|net|http|https|http2|tls|dns|child_process|worker_threads)\b/;
    const wrong = pure
      .filter(({ path }) => !/^src\/(?:language|places)\//.test(path))
      .filter((source) => importsOf(source).some((specifier) => io.test(specifier)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
