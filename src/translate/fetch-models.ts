import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { askProvider, PATIENCE } from './ask-provider.ts';
import { listModels, loadModel, MANIFEST_NAME, type ModelManifest } from './models-folder.ts';
import { type ListedFile, type ListedModel, readModelsList } from './models-list.ts';
import { TranslatorFault } from './translator.ts';

const unpack = promisify(gunzip);

export interface FetchModelsInput {
  /** Address of the list of models. */
  readonly listUrl: string;
  /** Where the models are kept, each in a folder of its own; it is there. */
  readonly folder: string;
  /** ISO 639-1; those with a model already are fetched only where theirs is another one. */
  readonly languages: readonly string[];
  /** Told what was done for each language, in a sentence. */
  readonly onDone: (said: string) => void;
  readonly signal: AbortSignal;
}

/** Models are some 20 to 60 MB. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
const FILE_TIMEOUT_MS = 900_000;
const MEGABYTE = 1_000_000;

/** Languages that a list has models into English for. @throws TranslatorFault */
export async function listFetchable(listUrl: string, signal: AbortSignal): Promise<Map<string, ListedModel>> {
  const url = new URL(listUrl);
  return readModelsList(await askProvider({ name: 'The list of models', url, signal, patience: PATIENCE }), url);
}

/**
 * Fetches models for translating on this machine. Each file is held against the checksum of the list, and a model appears
 * whole or not at all.
 * @throws TranslatorFault naming what is missing or broken
 */
export async function fetchModels({ listUrl, folder, languages, onDone, signal }: FetchModelsInput): Promise<void> {
  const listed = await listFetchable(listUrl, signal);
  const unknown = languages.filter((language) => !listed.has(language));
  if (unknown.length > 0) {
    const known = [...listed.keys()].sort().join(', ');
    throw new TranslatorFault('language', `There is no model for ${unknown.join(', ')}; there are: ${known}.`);
  }
  for (const language of languages) {
    const model = listed.get(language);
    if (model === undefined) continue;
    if (await isKept(folder, model)) onDone(`${language}: the model is there already.`);
    else onDone(await fetchModel(folder, model, signal));
  }
}

/** Whether the very files of the list are there, and whole. */
async function isKept(folder: string, { from, files }: ListedModel): Promise<boolean> {
  const kept = listModels(folder).get(from);
  const isSame = files.every(({ part, sha256 }) => sha256 !== null && kept?.manifest.files[part]?.sha256 === sha256);
  if (kept === undefined || !isSame) return false;
  return loadModel(kept).then(
    () => true,
    () => false,
  );
}

async function fetchModel(folder: string, model: ListedModel, signal: AbortSignal): Promise<string> {
  const { from, architecture, files } = model;
  if (files.find(({ part }) => part === 'model')?.sha256 == null) {
    throw new TranslatorFault('setting', `The list gives no checksum of the model for ${from}; it is not fetched.`);
  }
  const place = join(folder, `${from}en`);
  const growing = `${place}.part`;
  await rm(growing, { recursive: true, force: true });
  await mkdir(growing);
  try {
    const kept: ModelManifest['files'] = {};
    let bytes = 0;
    for (const file of files) {
      const content = await fetchFile(file, signal);
      bytes += content.byteLength;
      await writeFile(join(growing, file.name), content);
      kept[file.part] = { name: file.name, sha256: sha256Of(content) };
    }
    const manifest: ModelManifest = { from, architecture, files: kept };
    await writeFile(join(growing, MANIFEST_NAME), `${JSON.stringify(manifest, null, 2)}\n`);
    await rm(place, { recursive: true, force: true });
    await rename(growing, place);
    const unchecked = files.filter(({ sha256 }) => sha256 === null).map(({ name }) => name);
    const but = unchecked.length === 0 ? '' : `; the list has no checksum of ${unchecked.join(', ')}`;
    return `${from}: ${architecture} model, ${(bytes / MEGABYTE).toFixed(1)} MB, checksums match${but}.`;
  } finally {
    await rm(growing, { recursive: true, force: true });
  }
}

async function fetchFile({ url, isPacked, sha256 }: ListedFile, signal: AbortSignal): Promise<Uint8Array> {
  const fault = (why: string) => new TranslatorFault('busy', `${url.href} ${why}.`);
  const timely = AbortSignal.any([signal, AbortSignal.timeout(FILE_TIMEOUT_MS)]);
  const response = await fetch(url, { signal: timely }).catch(() => {
    signal.throwIfAborted();
    throw fault('could not be reached');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw fault(`answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_FILE_BYTES) throw fault('is larger than any model');
    chunks.push(chunk);
  }
  const fetched = Buffer.concat(chunks);
  const content = isPacked
    ? await unpack(fetched, { maxOutputLength: MAX_FILE_BYTES }).catch(() => {
        throw fault('is not a gzip file, or unpacks to more than any model');
      })
    : fetched;
  if (sha256 !== null && sha256Of(content) !== sha256) throw fault('is not what its checksum in the list says');
  return content;
}

function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
