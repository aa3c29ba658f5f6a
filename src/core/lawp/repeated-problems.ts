import type { LawpProblem } from './document.ts';

/** A broken rule with all places of one list at which it is broken. */
export interface RepeatedProblem extends LawpProblem {
  /** How many places `path` stands for. */
  readonly times: number;
}

/** "12 times"; empty for once. */
export function timesInWords({ times }: RepeatedProblem): string {
  return times === 1 ? '' : `${times} times`;
}

/**
 * One entry for a rule that is broken at several places of one list: "/actions/0/input/fields/[0..11]/name", 12 times. It
 * is where the first of them was; where their words differ, it has those of the first.
 */
export function repeatedProblems(problems: readonly LawpProblem[]): RepeatedProblem[] {
  const groups = Map.groupBy(problems, (problem) => {
    const { before, item, after } = splitAtItem(problem.path);
    const words = item === '' ? problem.message : '';
    return JSON.stringify([problem.rule, problem.severity, problem.mend, before, after, words]);
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    // At one place each says something else: which field is missing there.
    const isOnePlace = group.every(({ path }) => path === first.path);
    if (isOnePlace) return group.map((problem) => ({ ...problem, times: 1 }));
    const isSame = group.every(({ message }) => message === first.message);
    const message = isSame ? first.message : `The first of them: ${first.message}`;
    return [{ ...first, message, path: pathOfAll(group), times: group.length }];
  });
}

/** A JSON Pointer around its last item of a list, or its page: what all places of one list have in common. */
function splitAtItem(path: string): { readonly before: string; readonly item: string; readonly after: string } {
  const found = /^(\/pages\/)([^/]+)(.*)$/.exec(path) ?? /^(.*\/)(\d+)((?:\/\D[^/]*)*)$/.exec(path);
  const [, before = path, item = '', after = ''] = found ?? [];
  return { before, item, after };
}

const MOST_NAMED = 4;

function pathOfAll(group: readonly LawpProblem[]): string {
  const parts = group.map(({ path }) => splitAtItem(path));
  const items = ranges([...new Set(parts.map(({ item }) => item))]);
  const named = items.length > MOST_NAMED ? [...items.slice(0, MOST_NAMED), '…'] : items;
  return `${parts[0]?.before}[${named.join(', ')}]${parts[0]?.after}`;
}

/** "0..3", "7" of 0, 1, 2, 3 and 7; names of pages as they are. */
function ranges(items: readonly string[]): string[] {
  const all: { readonly first: string; last: string }[] = [];
  for (const item of items) {
    const open = all.at(-1);
    if (open !== undefined && Number(item) === Number(open.last) + 1) open.last = item;
    else all.push({ first: item, last: item });
  }
  return all.map(({ first, last }) => (first === last ? first : `${first}..${last}`));
}
