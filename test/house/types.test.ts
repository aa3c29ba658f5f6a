import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

it('the types of pages and components are checked wherever those of other files are', () => {
  expect(scripts.types).toContain('node scripts/check-components.ts');
  expect(scripts.test).toContain('npm run types &&');
});

it('every component stands where its types are checked', () => {
  const components = sourcesIn('src').filter(({ path }) => path.endsWith('.astro'));
  expect(components.filter(({ path }) => !path.startsWith('src/web/')).map(({ path }) => path)).toEqual([]);
});
