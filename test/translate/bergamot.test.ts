import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bergamot } from '../../src/translate/bergamot.ts';
import { fetchModels, listFetchable } from '../../src/translate/fetch-models.ts';
import { listModels } from '../../src/translate/models-folder.ts';
import { type ProviderAnswer, serveProvider } from '../support/provider-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { signal } = new AbortController();
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Files as a list of models names them, each with what is in it. */
const FILES: Readonly<Record<string, string>> = {
  'models/da-en/exported/model.daen.intgemm.alphas.bin.gz': 'the model',
  'models/da-en/exported/lex.50.50.daen.s2t.bin.gz': 'the shortlist',
  'models/da-en/exported/vocab.daen.spm.gz': 'the words',
  'models/ja-en/exported/model.jaen.intgemm8.bin': 'another model',
  'models/ja-en/exported/lex.jaen.bin': 'another shortlist',
  'models/ja-en/exported/srcvocab.jaen.spm': 'words there',
  'models/ja-en/exported/trgvocab.jaen.spm': 'words here',
};

const file = (path: string, more: object = {}) => ({ path, uncompressedHash: sha256(FILES[path] ?? ''), ...more });
const danish = {
  architecture: 'tiny',
  releaseStatus: 'Release',
  files: {
    model: file('models/da-en/exported/model.daen.intgemm.alphas.bin.gz', { uncompressedSize: 9 }),
    lexicalShortlist: file('models/da-en/exported/lex.50.50.daen.s2t.bin.gz'),
    vocab: file('models/da-en/exported/vocab.daen.spm.gz'),
  },
};
const JAPANESE = 'models/ja-en/exported/model.jaen.intgemm8.bin';
const japanese = {
  architecture: 'base',
  releaseStatus: 'Release',
  files: {
    // Checksums are the same in capitals.
    model: { ...file(JAPANESE), uncompressedHash: sha256(FILES[JAPANESE] ?? '').toUpperCase() },
    lexicalShortlist: { path: 'models/ja-en/exported/lex.jaen.bin' },
    srcVocab: file('models/ja-en/exported/srcvocab.jaen.spm'),
    trgVocab: file('models/ja-en/exported/trgvocab.jaen.spm'),
  },
};
const nightly = { ...danish, architecture: 'base-memory', releaseStatus: 'Nightly' };

let models: Record<string, unknown> = {};
let broken: Readonly<Record<string, ProviderAnswer>> = {};
const server = await serveProvider(({ path }): ProviderAnswer => {
  if (path === '/db/models.json') return { json: { generated: '2026-11-01', baseUrl: server.url, models } };
  const name = path.slice(1);
  const content = FILES[name];
  if (broken[name]) return broken[name];
  if (content === undefined) return { json: {}, status: 404 };
  return (response) => response.end(name.endsWith('.gz') ? gzipSync(content) : content);
});
const listUrl = `${server.url}/db/models.json`;
afterAll(() => server.close());

beforeEach(() => {
  models = { 'da-en': [nightly, danish], 'ja-en': [japanese], 'en-da': [danish] };
  broken = {};
});

async function fetchInto(folder: string, ...languages: string[]): Promise<string[]> {
  const said: string[] = [];
  await fetchModels({ listUrl, folder, languages, signal, onDone: (each) => said.push(each) });
  return said;
}

describe('models for this machine', () => {
  it('are listed by their language, only those into English', async () => {
    expect([...(await listFetchable(listUrl, signal)).keys()]).toEqual(['da', 'ja']);
  });

  it('are fetched unpacked and whole, those that Firefox gives to everybody, and once', async () => {
    const folder = await temporaryFolder();
    expect(await fetchInto(folder, 'da', 'ja')).toEqual([
      'da: tiny model, 0.0 MB, checksums match.',
      'ja: base model, 0.0 MB, checksums match; the list has no checksum of lex.jaen.bin.',
    ]);
    expect(await readFile(join(folder, 'daen', 'vocab.daen.spm'), 'utf8')).toBe('the words');
    expect([...listModels(folder).keys()].sort()).toEqual(['da', 'ja']);
    expect(await readdir(folder)).toEqual(['daen', 'jaen']);
    const before = server.requests.length;
    expect(await fetchInto(folder, 'da')).toEqual(['da: the model is there already.']);
    expect(server.requests.length).toBe(before + 1);
    await writeFile(join(folder, 'daen', 'vocab.daen.spm'), 'broken words');
    expect(await fetchInto(folder, 'da')).toEqual(['da: tiny model, 0.0 MB, checksums match.']);
  });

  it('are none where there is no folder that can be read', () => {
    expect([...listModels(import.meta.filename).keys()]).toEqual([]);
  });

  const MODEL = 'models/da-en/exported/model.daen.intgemm.alphas.bin.gz';
  it.each<[string, Readonly<Record<string, ProviderAnswer>>, RegExp]>([
    ['has another checksum', { [MODEL]: (response) => response.end(gzipSync('a bad model')) }, /not what its checksum/],
    ['is not a gzip file', { [MODEL]: (response) => response.end('the model') }, /not a gzip file/],
    ['is missing', { [MODEL]: { json: {}, status: 404 } }, /answered 404/],
    ['breaks off', { [MODEL]: (response) => response.destroy() }, /could not be reached/],
  ])('leave nothing behind where a file %s', async (_what, answers, words) => {
    const folder = await temporaryFolder();
    broken = answers;
    await expect(fetchInto(folder, 'da')).rejects.toThrow(words);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keep the one that was there where the next one is broken', async () => {
    const folder = await temporaryFolder();
    await fetchInto(folder, 'da');
    models = { 'da-en': [{ ...danish, files: { ...danish.files, vocab: file(MODEL) } }] };
    broken = { [MODEL]: { json: {}, status: 404 } };
    await expect(fetchInto(folder, 'da')).rejects.toThrow('404');
    expect(await readFile(join(folder, 'daen', 'model.daen.intgemm.alphas.bin'), 'utf8')).toBe('the model');
  });

  it('are not taken without a checksum, from elsewhere, or under a name that leads out of the folder', async () => {
    const folder = await temporaryFolder();
    models = { 'da-en': [{ ...danish, files: { ...danish.files, model: { path: MODEL } } }] };
    await expect(fetchInto(folder, 'da')).rejects.toThrow('no checksum');
    for (const path of ['http://elsewhere.example/model.bin', 'models/..%2f..%2fevil.gz', 'models/']) {
      models = { 'da-en': [{ ...danish, files: { ...danish.files, vocab: { path } } }], 'ja-en': [japanese] };
      await expect(fetchInto(folder, 'da'), path).rejects.toThrow('There is no model for da; there are: ja.');
    }
    models = { 'da-en': 'none' };
    await expect(fetchInto(folder, 'da')).rejects.toThrow('is not a list of models');
  });
});

describe('Bergamot', () => {
  const faultOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (cause: unknown) => cause,
    );

  it('names the command that fetches a model it lacks', async () => {
    const translator = bergamot({ folder: join(await temporaryFolder(), 'none') });
    const fault = await faultOf(translator.translate(['Brød'], 'da', signal));
    expect(fault).toMatchObject({ kind: 'language', message: expect.stringContaining('npm run models -- da') });
    await translator.close();
  });

  it('loads no file whose bytes changed since it was fetched', async () => {
    const folder = await temporaryFolder();
    await fetchInto(folder, 'da');
    await writeFile(join(folder, 'daen', 'vocab.daen.spm'), 'changed');
    const translator = bergamot({ folder });
    const fault = await faultOf(translator.translate(['Brød'], 'da', signal));
    expect(fault).toMatchObject({
      kind: 'setting',
      message: expect.stringContaining('vocab.daen.spm is missing or broken'),
    });
    await translator.close();
  });

  it('starts its engine, which says of files that are no model that they are none, and ends nobody else', async () => {
    const folder = await temporaryFolder();
    await fetchInto(folder, 'da');
    const translator = bergamot({ folder });
    for (const _time of ['first', 'again']) {
      const fault = await faultOf(translator.translate(['Brød'], 'da', signal));
      expect(fault).toMatchObject({ kind: 'setting', message: expect.stringContaining('cannot use the model') });
    }
    await translator.close();
  });

  it('is another one with other models', async () => {
    const folder = await temporaryFolder();
    const none = bergamot({ folder });
    await fetchInto(folder, 'da');
    const one = bergamot({ folder });
    expect(one.mark).not.toBe(none.mark);
    expect(bergamot({ folder }).mark).toBe(one.mark);
    await mkdir(join(folder, 'notes'), { recursive: true });
    expect(bergamot({ folder }).mark).toBe(one.mark);
  });
});
