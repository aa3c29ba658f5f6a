import { type DatabaseLocation, openArtifactDatabase } from '../../store/open-database.ts';
import { serve } from '../../workers/serve.ts';
import { keptReader } from './read-kept.ts';
import type { ReadAnswer, ReadQuestion } from './read-question.ts';

/** What a process that reads is asked. */
export interface ReadQuestions {
  read(question: ReadQuestion): Promise<ReadAnswer>;
}

serve<ReadQuestions, DatabaseLocation>(async ({ data }) => {
  const artifacts = await openArtifactDatabase(data);
  return { answers: { read: keptReader(artifacts) }, close: () => artifacts.close() };
});
