import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { ModelPart } from './models-folder.ts';

/** Objects of the engine are freed by hand. */
interface Owned {
  delete(): void;
}

interface AlignedMemory extends Owned {
  getByteArrayView(): Uint8Array;
}

interface ListOf<T> extends Owned {
  push_back(item: T): void;
}

interface Responses extends Owned {
  get(at: number): { getTranslatedText(): string };
}

/** What the WebAssembly of `@browsermt/bergamot-translator` exports, as far as it is used. */
interface BergamotModule {
  readonly asm: Readonly<Record<string, (...values: number[]) => number>>;
  readonly AlignedMemory: new (bytes: number, alignment: number) => AlignedMemory;
  readonly AlignedMemoryList: new () => ListOf<AlignedMemory>;
  readonly TranslationModel: new (
    config: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabs: ListOf<AlignedMemory>,
    quality: null,
  ) => Owned;
  readonly BlockingService: new (options: {
    cacheSize: number;
  }) => {
    translate(model: Owned, texts: ListOf<string>, options: ListOf<object>): Responses;
  };
  readonly VectorString: new () => ListOf<string>;
  readonly VectorResponseOptions: new () => ListOf<object>;
}

/** Products of matrices that Firefox has natively, and the engine's own ones, which stand in here. */
const OWN_PRODUCTS: Readonly<Record<string, string>> = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/** Alignment of memory that the engine asks for, bytes. */
const MODEL_ALIGNMENT = 256;
const ALIGNMENT = 64;

/** Settings under which Firefox runs these models; "alphas" in the name of one says how it was quantised. */
function settingsFor(modelName: string): string {
  const precision = modelName.endsWith('intgemm8.bin') ? 'int8shiftAll' : 'int8shiftAlphaAll';
  return [
    'beam-size: 1',
    'normalize: 1.0',
    'word-penalty: 0',
    'max-length-break: 128',
    'mini-batch-words: 1024',
    'workspace: 128',
    'max-length-factor: 2.0',
    'skip-cost: true',
    'cpu-threads: 0',
    'quiet: true',
    'quiet-translation: true',
    `gemm-precision: ${precision}`,
    'alignment: soft',
    '',
  ].join('\n');
}

/** A model that is loaded. */
export interface LoadedModel {
  /** English of plain texts. */
  translate(texts: readonly string[]): string[];
  free(): void;
}

/** The engine in this thread; it ends the process on what it cannot read. */
export interface BergamotEngine {
  load(files: ReadonlyMap<ModelPart, Uint8Array>, modelName: string): LoadedModel;
}

/** Where the package is; throws where it is not installed. */
export function bergamotFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@browsermt/bergamot-translator/package.json'));
}

/** Starts the engine. The package's own worker cannot run in Node: it is a script of CommonJS in a package of modules. */
export async function startEngine(): Promise<BergamotEngine> {
  const module = await loadModule(join(bergamotFolder(), 'worker', 'bergamot-translator-worker'));
  const service = new module.BlockingService({ cacheSize: 0 });
  const memoryOf = (bytes: Uint8Array, alignment: number): AlignedMemory => {
    const memory = new module.AlignedMemory(bytes.byteLength, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  };
  return {
    load(files, modelName) {
      const { model, shortlist, vocabs } = partsOf(files);
      const list = new module.AlignedMemoryList();
      for (const vocab of vocabs) list.push_back(memoryOf(vocab, ALIGNMENT));
      const loaded = new module.TranslationModel(
        settingsFor(modelName),
        memoryOf(model, MODEL_ALIGNMENT),
        memoryOf(shortlist, ALIGNMENT),
        list,
        null,
      );
      return {
        free: () => loaded.delete(),
        translate(texts) {
          const [given, options] = [new module.VectorString(), new module.VectorResponseOptions()];
          for (const text of texts) {
            given.push_back(text);
            options.push_back({ qualityScores: false, alignment: false, html: false });
          }
          const responses = service.translate(loaded, given, options);
          const english = texts.map((_text, at) => responses.get(at).getTranslatedText());
          for (const owned of [given, options, responses]) owned.delete();
          return english;
        },
      };
    },
  };
}

function partsOf(files: ReadonlyMap<ModelPart, Uint8Array>) {
  const [model, shortlist] = [files.get('model'), files.get('shortlist')];
  const vocabs = [files.get('vocab'), files.get('sourceVocab'), files.get('targetVocab')].filter(
    (part) => part !== undefined,
  );
  if (!model || !shortlist || vocabs.length === 0) throw new Error('The model lacks one of its files.');
  return { model, shortlist, vocabs };
}

/** Runs the glue of Emscripten, which finds its settings in a global. */
function loadModule(path: string): Promise<BergamotModule> {
  const started = Promise.withResolvers<BergamotModule>();
  const module = {
    print: () => {},
    printErr: () => {},
    onAbort: (why: unknown) => started.reject(new Error(`The engine ended: ${String(why)}`)),
    onRuntimeInitialized: () => started.resolve(module as unknown as BergamotModule),
    instantiateWasm(imports: WebAssembly.Imports, accept: (instance: WebAssembly.Instance) => void): object {
      const product =
        (name: string) =>
        (...values: number[]) =>
          (module as unknown as BergamotModule).asm[name]?.(...values) ?? 0;
      const wasm_gemm = Object.fromEntries(Object.entries(OWN_PRODUCTS).map(([name, own]) => [name, product(own)]));
      WebAssembly.instantiate(readFileSync(`${path}.wasm`), { ...imports, wasm_gemm }).then(
        ({ instance }) => accept(instance),
        started.reject,
      );
      return {};
    },
  };
  Object.assign(globalThis, { Module: module });
  runInThisContext(readFileSync(`${path}.js`, 'utf8'));
  return started.promise;
}
