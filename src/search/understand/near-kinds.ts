import { searchTable } from './search-table.ts';

let groups: readonly (readonly string[])[] | null = null;

/** Ids of the kinds of sites that may stand for one where nobody is of it. */
export function kindsNear(id: string): readonly string[] {
  groups ??= searchTable('near-kinds.tsv').map(([ids = '']) => ids.split(' '));
  const near = groups.filter((group) => group.includes(id)).flat();
  return [...new Set(near)].filter((each) => each !== id);
}
