import type { Corpus } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { type TruthRow, tally } from './row.ts';

/** Actions of documents, all together and id by id: precision, then recall. Arguable ones count for neither. */
export function measureActions(corpus: Corpus): TruthRow[] {
  const cases = handmadeCases(corpus).map(({ truth, document }) => ({
    truth,
    given: new Set(document?.lawp.actions.map(({ id }) => id) ?? []),
  }));
  const ids = new Set(cases.flatMap(({ truth, given }) => [...truth.actions, ...given]));
  const rowsOf = (what: string, counted: (id: string) => boolean) => {
    const precision = tally('actions', `${what}: precision`);
    const recall = tally('actions', `${what}: recall`);
    for (const { truth, given } of cases) {
      for (const id of [...given].filter(counted)) {
        if (!truth.actions_unsure.includes(id)) precision.add(truth.actions.includes(id), `${truth.slug}: ${id}`);
      }
      for (const id of truth.actions.filter(counted)) recall.add(given.has(id), `${truth.slug}: ${id}`);
    }
    return [precision.row(), recall.row()];
  };
  return [...rowsOf('all', () => true), ...[...ids].sort().flatMap((id) => rowsOf(id, (each) => each === id))];
}
