import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts;
const TOLD = ['*.md', 'content/**/*.md', 'scripts/**/*.ts', 'src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((path) => !path.includes('/node_modules/'))
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));

function named(pattern: RegExp): { readonly path: string; readonly name: string }[] {
  return TOLD.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));
}

describe('the commands that texts name', () => {
  it('are those of package.json', () => {
    const commands = named(/`npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter(({ name }) => !(name in SCRIPTS))).toEqual([]);
  });

  // Where the machine's own Node is new enough none is installed, and npx would ask for another one from outside.
  it('never ask npx for Node', () => {
    expect(named(/\bnpx (?:--no-install )?(node)\b/g), 'Fix: a script in package.json').toEqual([]);
  });
});
