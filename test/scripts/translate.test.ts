import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { modelsCommand } from '../../scripts/terminal/models-command.ts';
import { exitCodeOf } from '../../scripts/terminal/run-command.ts';
import { translateCommand } from '../../scripts/terminal/translate-command.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { ConfigError } from '../../src/runtime/config/config-error.ts';
import { commandHere } from '../support/command-here.ts';
import { serveProvider } from '../support/provider-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let said = 'We bake rye bread every morning. Call us on [1].';
const server = await serveProvider(({ path, body }) => {
  if (path === '/languages') return { json: [{ code: 'da', targets: ['en'] }] };
  if (path === '/models.json') return { json: { models: {} } };
  return { json: { translatedText: (body as { q: string[] }).q.map(() => said) } };
});
afterAll(() => server.close());

const DATA_DIR = await temporaryFolder();
const SETTINGS = { DATA_DIR, TRANSLATOR: 'libretranslate', TRANSLATOR_URL: server.url, TRANSLATOR_KEY: 'secret-key' };
const DANISH = 'Vi bager rugbrød hver morgen. Ring til os på 86 12 34 56.';

const translate = (words: string[], settings: Record<string, string> = SETTINGS) =>
  commandHere(() => exitCodeOf(() => translateCommand(words, settings)));
const models = (words: string[], settings: Record<string, string>) =>
  commandHere(() => exitCodeOf(() => modelsCommand(words, settings)));

describe('npm run translate', () => {
  it('prints the English that a build would show, and by whom', async () => {
    const { code, stdout } = await translate([DANISH, '--from', 'da']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^We bake rye bread every morning\. Call us on 86 12 34 56\.\n {2}from da by libretranslate, confidence 0\.8/,
      ),
    });
  });

  it('tells the language by the text, and prints for machines', async () => {
    const { stdout } = await translate([DANISH, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      language: 'da',
      english: expect.stringContaining('86 12 34 56'),
      translator: 'libretranslate',
    });
  });

  it('says what a build would not show, and ends with 1', async () => {
    const before = said;
    said = 'Vi bager rugbrød.';
    const { code, stderr } = await translate([DANISH, '--from', 'da']);
    said = before;
    expect(code).toBe(1);
    expect(stderr).toContain('Vi bager rugbrød.');
  });

  it.each<[string, string[], Record<string, string>, number, RegExp]>([
    ['no translator', [DANISH], { DATA_DIR }, 1, /No translator is configured/],
    ['no text', [], SETTINGS, 2, /Give a text.*usage/s],
    ['no language', [DANISH, '--from', 'danish'], SETTINGS, 2, /not a language/],
    ['a language that it lacks', [DANISH, '--from', 'fi'], SETTINGS, 1, /does not know the language "fi"/],
    ['English', ['We bake bread every morning in the town.'], SETTINGS, 1, /the text is English/],
    [
      'nobody there',
      [DANISH, '--from', 'da'],
      { ...SETTINGS, TRANSLATOR_URL: 'http://127.0.0.1:9' },
      1,
      /could not be reached/,
    ],
  ])('says with one sentence what is wrong: %s', async (_what, words, settings, code, sentence) => {
    const run = await translate(words, settings);
    expect(run.code).toBe(code);
    expect(run.stderr).toMatch(sentence);
    expect(run.stderr).not.toContain('secret-key');
  });
});

describe('npm run models', () => {
  it.each<[string[], number, RegExp]>([
    [[], 2, /Give a language/],
    [['danish'], 2, /not a language/],
    [['da'], 1, /There is no model for da/],
  ])('says with one sentence what is wrong with %j', async (words, code, sentence) => {
    const run = await models(words, { DATA_DIR, TRANSLATOR_MODELS_URL: `${server.url}/models.json` });
    expect(run.code).toBe(code);
    expect(run.stderr).toMatch(sentence);
  });
});

test.each(['/proc/nobody/models', join(import.meta.filename, 'models')])(
  'npm run models says where none can be kept: %s',
  async (folder) => {
    const run = await models(['da'], { TRANSLATOR_FOLDER: folder, TRANSLATOR_MODELS_URL: `${server.url}/models.json` });
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/^waymark: No models can be kept in .*models \(.*TRANSLATOR_FOLDER\.$/m);
  },
);

test('npm run models blames whoever did not answer', async () => {
  const gone = await models(['--list'], { DATA_DIR, TRANSLATOR_MODELS_URL: 'http://127.0.0.1:9/models.json' });
  expect(gone.stderr).toMatch(/The list of models at 127\.0\.0\.1(?::9)? could not be reached/);
});

describe('the settings of a translator', () => {
  it('are none by default', () => {
    expect(readConfig({}).translator).toBeNull();
  });

  it.each([
    [{ TRANSLATOR: 'deepl' }, 'TRANSLATOR_KEY'],
    [{ TRANSLATOR: 'libretranslate' }, 'TRANSLATOR_URL'],
    [{ TRANSLATOR: 'chat', TRANSLATOR_URL: 'http://localhost:11434/v1' }, 'TRANSLATOR_MODEL'],
    [{ TRANSLATOR: 'apertium' }, 'TRANSLATOR_URL'],
    [{ TRANSLATOR: 'google' }, 'TRANSLATOR'],
    [{ TRANSLATOR_MINUTES: '0' }, 'TRANSLATOR_MINUTES'],
  ])('name what is missing or wrong: %j', (given, name) => {
    expect(() => readConfig(given)).toThrow(ConfigError);
    expect(() => readConfig(given)).toThrow(name);
  });

  it('may name a server in a private network', () => {
    const { translator } = readConfig({
      TRANSLATOR: 'libretranslate',
      TRANSLATOR_URL: 'http://192.168.0.7:5000',
      TRANSLATOR_MINUTES: '2',
    });
    expect(translator).toMatchObject({ url: 'http://192.168.0.7:5000', budget: { characters: 500_000, ms: 120_000 } });
  });
});
