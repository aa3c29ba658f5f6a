import { describe, expect, it } from 'vitest';
import type { LawpProblem } from '../../../src/core/lawp/document.ts';
import { repeatedProblems } from '../../../src/core/lawp/repeated-problems.ts';

const problem = (path: string, message = 'It is empty.'): LawpProblem => ({
  path,
  rule: 'field-name',
  message,
  mend: 'Give it a name.',
});
const shown = (...problems: LawpProblem[]) => repeatedProblems(problems).map(({ path, times }) => [path, times]);

describe('faults that repeat', () => {
  it('are one for a whole list, and say where and how often', () => {
    const fields = Array.from({ length: 12 }, (_, at) => problem(`/actions/0/input/fields/${at}/name`));
    expect(shown(...fields)).toEqual([['/actions/0/input/fields/[0..11]/name', 12]]);
    expect(shown(...fields.slice(0, 2), problem('/actions/0/input/fields/7/name'))).toEqual([
      ['/actions/0/input/fields/[0..1, 7]/name', 3],
    ]);
    expect(shown(problem('/pages/~1menu/content'), problem('/pages/~1shop/content'))).toEqual([
      ['/pages/[~1menu, ~1shop]/content', 2],
    ]);
  });

  it('stay apart where the list or the part differs', () => {
    const apart = [
      problem('/actions/0/input/fields/0/name'),
      problem('/actions/1/input/fields/1/name'),
      problem('/actions/0/input/fields/1/type'),
      problem('/name'),
      problem(''),
      problem('', 'It is a list.'),
    ];
    expect(shown(...apart)).toEqual(apart.map(({ path }) => [path, 1]));
  });

  it('stay apart at one place, where each names another field', () => {
    const missing = ['time', 'party_size'].map((name) => problem('/actions/0/input/fields', `"${name}" is missing.`));
    expect(repeatedProblems(missing)).toEqual(missing.map((each) => ({ ...each, times: 1 })));
  });

  it('show the words of the first where each has its own', () => {
    const [one] = repeatedProblems([
      problem('/pages/menu', '"menu" is a key.'),
      problem('/pages/shop', '"shop" is a key.'),
    ]);
    expect(one).toMatchObject({ path: '/pages/[menu, shop]', message: 'The first of them: "menu" is a key.' });
  });

  it('name a few places of many', () => {
    const odd = Array.from({ length: 9 }, (_, at) => problem(`/actions/${2 * at}`));
    expect(shown(...odd)).toEqual([['/actions/[0, 2, 4, 6, …]', 9]]);
    expect(shown(...odd.slice(0, 4))).toEqual([['/actions/[0, 2, 4, 6]', 4]]);
  });
});
