/** One line of the table: how many of the cases came out as the truth says. */
export interface TruthRow {
  readonly group: string;
  readonly what: string;
  /** ISO 639-1, null for all languages together. */
  readonly language: string | null;
  readonly right: number;
  readonly of: number;
  /** Right of all, or a figure that is no such share (F1); null without cases. */
  readonly share: number | null;
  /** What another reader of the same pages, or the least effort, reaches. */
  readonly peer: { readonly name: string; readonly share: number } | null;
  /** Cases that came out wrong, in words. */
  readonly worst: readonly string[];
}

/** Counts cases while a group works through them. */
export interface Tally {
  /** One case. `otherwise` says what came out instead, where it is wrong. */
  add(isRight: boolean, otherwise: string): void;
  row(more?: Partial<TruthRow>): TruthRow;
}

/** A new, empty tally of one group. */
export function tally(group: string, what: string): Tally {
  const worst: string[] = [];
  let right = 0;
  let of = 0;
  return {
    add(isRight, otherwise) {
      of++;
      if (isRight) right++;
      else worst.push(otherwise);
    },
    row: (more = {}) => ({
      group,
      what,
      language: null,
      right,
      of,
      share: of === 0 ? null : right / of,
      peer: null,
      worst,
      ...more,
    }),
  };
}

/** One case of a tally that is also shown by language. */
export interface SpokenCase {
  readonly language: string;
  readonly isRight: boolean;
  readonly otherwise: string;
}

/** A row for all cases and, where several languages have some, one for each of them. */
export function rowsByLanguage(
  group: string,
  what: string,
  cases: readonly SpokenCase[],
  peer: TruthRow['peer'] = null,
): TruthRow[] {
  const rowOf = (some: readonly SpokenCase[], more: Partial<TruthRow>) => {
    const count = tally(group, what);
    for (const { isRight, otherwise } of some) count.add(isRight, otherwise);
    return count.row(more);
  };
  const languages = [...Map.groupBy(cases, ({ language }) => language)].sort(([, a], [, b]) => b.length - a.length);
  const all = rowOf(cases, { peer });
  return languages.length < 2 ? [all] : [all, ...languages.map(([language, some]) => rowOf(some, { language }))];
}

/** The share of right ones as a peer's figure. */
export function peerOf(name: string, answers: readonly boolean[]): TruthRow['peer'] {
  return answers.length === 0 ? null : { name, share: answers.filter(Boolean).length / answers.length };
}
