import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../src/core/readiness/criteria.ts';
import { CRITERIA_WORD } from '../../src/core/readiness/criteria-count.ts';
import { CRITERION_IDS } from '../../src/core/readiness/scan.ts';
import { ROOT, sourcesIn, withoutComments } from './sources.ts';

const DOCS = readdirSync(`${ROOT}content/docs`).map((name) => `content/docs/${name}`);
const DEMO = ['content/demo/README.md', 'content/demo/velo-du-lac.example/site.json'];
const NUMBERS = /^(?:\d+|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

describe('the criteria', () => {
  it('sum to 100 points', () => {
    expect(CRITERIA.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it('have one order', () => {
    expect(CRITERIA.map(({ id }) => id)).toEqual([...CRITERION_IDS]);
  });

  it.each(CRITERIA)('$id has its page of words, with the same title and points', ({ id, title, points }) => {
    const page = readFileSync(`${ROOT}content/criteria/${id}.md`, 'utf8');
    expect(page).toContain(`---\nid: ${id}\ntitle: ${title}\npoints: ${points}\n---`);
    const parts = [...page.matchAll(/^##+ (.+)\n\n(?=\S)(?!#)/gm)].map(([, heading]) => heading);
    expect(parts, 'each with some text').toEqual([
      'Why it matters',
      'When it is met',
      'What to do',
      'By platform',
      'Check it yourself',
      'When we could not see it',
    ]);
    const check = page.slice(page.indexOf('## Check it yourself'), page.indexOf('## When we could not see it'));
    expect(check, 'a command that anybody can run').toMatch(/```\ncurl /);
  });

  it.each(CRITERIA)('$id has words for every place, and none that is too long for a picture', (criterion) => {
    const { title, shortTitle, listName, pictureName, meaning, step, advice } = criterion;
    for (const words of [title, shortTitle, listName, pictureName, meaning, step, advice]) expect(words).toMatch(/\S/);
    expect(pictureName.length).toBeLessThanOrEqual(11);
    expect(listName.charAt(0)).toBe(listName.charAt(0).toLowerCase());
    for (const sentence of [meaning, advice]) expect(sentence).toMatch(/\.$/);
  });

  it.each(CRITERIA)('$id has its own file and its test', ({ id }) => {
    expect(existsSync(`${ROOT}src/core/readiness/criteria/${id}.ts`)).toBe(true);
    expect(existsSync(`${ROOT}test/core/readiness/criteria/${id}.test.ts`)).toBe(true);
  });

  it.each(['README.md', ...DOCS, ...DEMO])('are counted rightly in %s', (path) => {
    const lines = readFileSync(`${ROOT}${path}`, 'utf8').split('\n');
    const wrong = lines.flatMap((line, at) =>
      [...line.matchAll(/\b([a-z]+|\d+) (?:criteria|marks|answers)\b/gi)]
        .filter(([, word = '']) => NUMBERS.test(word.toLowerCase()) && word.toLowerCase() !== CRITERIA_WORD)
        .map(([words]) => `${path}:${at + 1}: ${words}`),
    );
    expect(wrong, `Fix: there are ${CRITERIA_WORD}`).toEqual([]);
  });

  it('are counted by the program, which never says the number itself', () => {
    const said = sourcesIn('src').flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\b([a-z]+|\d+) (?:criteria|marks)\b/gi)]
        .filter(([, word = '']) => NUMBERS.test(word.toLowerCase()))
        .map(([words]) => `${path}: ${words}`),
    );
    expect(said, 'Fix: CRITERIA_WORD, of src/core/readiness/criteria-count.ts').toEqual([]);
  });

  it('are named by no other file of the program: their words are in their own', () => {
    const named = sourcesIn('src')
      .filter(({ text }) => /^\s*'three-actions':/m.test(text))
      .map(({ path }) => path);
    expect(named).toEqual(['src/core/readiness/criteria.ts']);
  });
});
