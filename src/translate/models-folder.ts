import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../core/lawp/json-value.ts';
import { TranslatorFault } from './translator.ts';

/** Parts of a model, as its engine wants them. */
const PARTS = ['model', 'shortlist', 'vocab', 'sourceVocab', 'targetVocab'] as const;

export type ModelPart = (typeof PARTS)[number];

const file = z.object({
  /** Name in the folder of the model. */
  name: z.string().regex(/^[\w.-]+$/),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What is kept of a fetched model, in its `model.json`. */
const manifest = z.object({
  /** As the list of models calls it: "da". */
  from: z.string().regex(/^[a-z]{2,3}$/),
  architecture: z.string().max(40),
  files: z.partialRecord(z.enum(PARTS), file),
});

export type ModelManifest = z.infer<typeof manifest>;

export const MANIFEST_NAME = 'model.json';

/** One model that is ready to be loaded. */
export interface KeptModel {
  readonly folder: string;
  readonly manifest: ModelManifest;
}

/** Models of a folder by the language they translate from; one without a readable `model.json` is none. */
export function listModels(folder: string): Map<string, KeptModel> {
  const found = entriesOf(folder).flatMap((entry): KeptModel[] => {
    const path = join(folder, entry.name, MANIFEST_NAME);
    if (!entry.isDirectory() || !existsSync(path)) return [];
    const read = manifest.safeParse(parseJson(readFileSync(path, 'utf8')));
    return read.success ? [{ folder: join(folder, entry.name), manifest: read.data }] : [];
  });
  return new Map(found.map((model) => [model.manifest.from, model]));
}

/** What is in a folder; nothing where it is none that can be read. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Which models there are, in few letters: another one is another translator. */
export function markOf(models: ReadonlyMap<string, KeptModel>): string {
  const said = [...models.values()].map(({ manifest: { from, files } }) => `${from} ${files.model?.sha256}`).sort();
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 8);
}

/**
 * The files of a model, each held against its checksum.
 * @throws TranslatorFault naming the file that is missing or broken
 */
export async function loadModel({ folder, manifest }: KeptModel): Promise<Map<ModelPart, Uint8Array>> {
  const loaded = new Map<ModelPart, Uint8Array>();
  for (const [part, { name, sha256 }] of Object.entries(manifest.files)) {
    const path = join(folder, name);
    const bytes = await readFile(path).catch(() => null);
    const isWhole = bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!isWhole) {
      const mend = `fetch it again: npm run models -- ${manifest.from}`;
      throw new TranslatorFault('setting', `The model file ${path} is missing or broken; ${mend}.`);
    }
    loaded.set(part as ModelPart, bytes);
  }
  return loaded;
}
