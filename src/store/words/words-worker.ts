import { serve } from '../../workers/serve.ts';
import { keptWords } from './site-words.ts';

/** What the thread that makes words of documents is asked. */
export interface WordQuestions {
  readonly keptWords: typeof keptWords;
}

serve<WordQuestions>(() => ({ answers: { keptWords } }));
