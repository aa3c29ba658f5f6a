import { keptProcess } from '../workers/kept-process.ts';
import { WorkerEndedError, WorkerFault } from '../workers/worker-errors.ts';
import { bergamotFolder } from './bergamot-engine.ts';
import type { BergamotQuestions } from './bergamot-worker.ts';
import { type KeptModel, listModels, markOf } from './models-folder.ts';
import { FOOTNOTES } from './tokens.ts';
import { type Translator, TranslatorFault } from './translator.ts';

export interface BergamotOptions {
  /** Folder of the models that `npm run models` fetched. */
  readonly folder: string;
}

const NAME = 'Bergamot';
/** A batch takes seconds on a slow machine, and loading a model as long. */
const LONGEST_MS = 120_000;
const IDLE_MS = 5000;
/** The engine's memory is not that of V8. */
const MEMORY = { oldSpaceMb: 256, semiSpaceMb: 4 };

/** Codes of languages whose model goes by another one. */
const ALSO: Readonly<Record<string, readonly string[]>> = { no: ['nb', 'nn'], bs: ['hr'] };

/**
 * A translator on this machine: the engine of Firefox, by models in a folder, in a process of its own. Nothing of a text
 * leaves the machine.
 */
export function bergamot({ folder }: BergamotOptions): Translator {
  const models = listModels(folder);
  const engine = keptProcess<BergamotQuestions>({
    title: 'The process that translates',
    url: new URL('./bergamot-worker.ts', import.meta.url),
    memory: MEMORY,
    idleMs: IDLE_MS,
    longestMs: LONGEST_MS,
  });
  return {
    provider: 'bergamot',
    id: 'bergamot',
    mark: `bergamot:${markOf(models)}`,
    confidence: 0.8,
    limits: { maxTexts: 16, maxBytes: 16_000 },
    async translate(texts, language, signal) {
      mustBeInstalled();
      const model = modelFor(models, language);
      if (model === null) {
        const why = `${NAME} has no model for "${language}" in ${folder}; fetch it: npm run models -- ${language}.`;
        throw new TranslatorFault('language', why);
      }
      signal.throwIfAborted();
      const end = (): void => void engine.close();
      signal.addEventListener('abort', end, { once: true });
      try {
        const english = await engine.ask('translate', { model, texts: texts.map(FOOTNOTES.toProvider) });
        return english.map(FOOTNOTES.fromProvider);
      } catch (cause) {
        signal.throwIfAborted();
        throw toFault(cause, model.folder);
      } finally {
        signal.removeEventListener('abort', end);
      }
    },
    close: () => engine.close(),
  };
}

function modelFor(models: ReadonlyMap<string, KeptModel>, language: string): KeptModel | null {
  const codes = [language, ...(ALSO[language] ?? [])];
  return codes.map((code) => models.get(code)).find((kept) => kept !== undefined) ?? null;
}

function mustBeInstalled(): void {
  try {
    bergamotFolder();
  } catch {
    const mend = 'npm ci brings it, unless optional packages are left out';
    throw new TranslatorFault('setting', `${NAME} is not installed (@browsermt/bergamot-translator); ${mend}.`);
  }
}

function toFault(cause: unknown, folder: string): unknown {
  if (cause instanceof WorkerFault && cause.thrown === 'TranslatorFault')
    return new TranslatorFault('setting', cause.message);
  if (cause instanceof WorkerFault || cause instanceof WorkerEndedError) {
    return new TranslatorFault(
      'setting',
      `${NAME} cannot use the model in ${folder}: ${cause.message.split('\n')[0]}.`,
    );
  }
  return cause;
}
