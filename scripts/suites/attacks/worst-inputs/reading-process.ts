import { serve } from '../../../../src/workers/serve.ts';
import { type MadeInput, readInput } from './read-input.ts';

/** What a process that reads worst inputs is asked. */
export interface WorstInputQuestions {
  /** Milliseconds of work that reading it took. */
  read(input: MadeInput): Promise<number>;
}

serve<WorstInputQuestions>(async () => {
  // Tables and compiled code are there before the first input.
  const bytes = Buffer.from(
    '<!doctype html><title>Corner</title><p>Words of a page. Mo-Fr 9:00-17:00, +49 30 1234567.',
  );
  for (let time = 0; time < 20; time++) await readInput({ kind: 'page', headers: {}, bytes });
  return { answers: { read: readInput } };
});
