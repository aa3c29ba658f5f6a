import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/**
 * Tells which tests reach a source file, its own first, then the nearest: by imports, and by the addresses of processes and threads
 * (`new URL('./reader.ts', import.meta.url)`), however many files lie between.
 * @param root the project's folder
 * @param files paths of all its TypeScript files, from that folder
 */
export function testsOf(root: string, files: readonly string[]): (path: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const target of targetsOf(root, file)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return (path) => {
    const seen = new Set([path]);
    const tests: string[] = [];
    for (const file of seen) {
      if (file.endsWith('.test.ts')) tests.push(file);
      // A set gives what is added while it is gone through: one step farther away each time.
      for (const importer of importers.get(file) ?? []) seen.add(importer);
    }
    // The one that mirrors it, then those of its name in other folders.
    const own = path.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts');
    const rank = (test: string): number => (test === own ? 0 : posix.basename(test) === posix.basename(own) ? 1 : 2);
    return tests.sort((a, b) => rank(a) - rank(b));
  };
}

function targetsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const named = [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...text.matchAll(/new URL\(\s*'(\.[^']+\.ts)'/g)].map(([, name = '']) => name),
    // Components are read by the compiler of Astro, commands by a process: the tests name them by their path.
    ...[...text.matchAll(/'((?:scripts|src)\/[^']+\.ts)'/g)].map(([, name = '']) => `/${name}`),
  ];
  return named
    .filter((name) => name.startsWith('.') || name.startsWith('/'))
    .map((name) => (name.startsWith('/') ? name.slice(1) : posix.normalize(posix.join(posix.dirname(file), name))))
    .filter((target) => existsSync(join(root, target)));
}
