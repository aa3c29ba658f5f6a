import { serve } from '../workers/serve.ts';
import { type BergamotEngine, type LoadedModel, startEngine } from './bergamot-engine.ts';
import { type KeptModel, loadModel } from './models-folder.ts';

/** What the process that translates on this machine is asked. */
export interface BergamotQuestions {
  translate(question: { readonly model: KeptModel; readonly texts: readonly string[] }): Promise<string[]>;
}

/** A model with its workspace takes some 150 MB: one is held at a time. */
let held: { readonly from: string; readonly model: LoadedModel } | null = null;
let engine: BergamotEngine | null = null;

serve<BergamotQuestions>(
  () => ({
    answers: {
      async translate({ model, texts }) {
        const { from, files } = model.manifest;
        if (held?.from !== from) {
          const loaded = await loadModel(model);
          engine ??= await startEngine();
          held?.model.free();
          held = { from, model: engine.load(loaded, files.model?.name ?? '') };
        }
        return held.model.translate(texts);
      },
    },
  }),
  (error) => (error instanceof Error ? error.message : String(error)),
);
