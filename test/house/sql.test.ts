import { expect, it } from 'vitest';
import { importsOf, sourcesIn, withoutComments } from './sources.ts';

/** Scripts with statements of their own, each with its reason. */
const OWN_STATEMENTS: Readonly<Record<string, string>> = {
  'scripts/bench/limits.ts': 'the floor of the benchmark: a bare counter in a table of its own',
  'scripts/bench/relevance.ts':
    'the peer of the benchmark: plain full-text search, and the sites that questions are made of',
  'scripts/bench/search.ts': 'has the log written into the file before its size is read',
  'scripts/bench/search/bare-statements.ts':
    'the peer of the benchmark, bare full-text search, and the rows of many made-up sites at once',
  'scripts/bench/size.ts': 'asks the database what each of its tables takes',
  'scripts/suites/build-outcome.ts': 'compares what two builds left behind, row by row',
};

/** Statements as SQLite reads them, and the handles by which an open database takes them. */
const STATEMENT =
  /\b(?:select\s[^'"`;]*?\sfrom|insert\s+(?:or\s+\w+\s+)?into|delete\s+from|update\s+\w+\s+set|create\s+(?:virtual\s+)?table|pragma)\s+\w/i;
const HANDLE =
  /\.db\.\w|\.client\.\w|\{[^{}=]*\b(?:db|client)\b[^{}=]*\}\s*[:=]\s*(?:\w*[iI]ndex|\w*Database)\b|\bsql`/;

const inside = /^src\/store\//;
const sources = ['src', 'functions', 'scripts'].flatMap(sourcesIn).filter(({ path }) => !inside.test(path));

it('only the store knows the database library and the tables', () => {
  const wrong = sources.flatMap((source) =>
    importsOf(source)
      .filter((name) => /^(?:drizzle-orm|drizzle-kit|@libsql\/|libsql$)|store\/(?:artifact-)?schema\.ts$/.test(name))
      .map((name) => `${source.path} imports ${name}`),
  );
  expect(wrong, 'Ask the store for what is needed: a function in src/store.').toEqual([]);
});

it('only the store writes SQL or runs a statement', () => {
  const wrong = sources
    .filter(({ path }) => !(path in OWN_STATEMENTS))
    .filter(({ text }) => STATEMENT.test(withoutComments(text)) || HANDLE.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(wrong, 'Move the statement into a function of src/store.').toEqual([]);
});

it('every reason still has its statement', () => {
  const texts = new Map(sources.map(({ path, text }) => [path, withoutComments(text)]));
  const idle = Object.keys(OWN_STATEMENTS).filter((path) => !STATEMENT.test(texts.get(path) ?? ''));
  expect(idle).toEqual([]);
});
