import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { type McpService, startMcpService } from '../../support/mcp-service.ts';
import { action, scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = promisify(execFile);
const AT = '2026-11-20T08:00:00.000Z';
const HOST = 'crumb-and-corner.example';
const page = (name: string) => readFile(join(import.meta.dirname, `../../../content/docs/${name}.md`), 'utf8');
const words = await page('quickstart');

/** The site that the sample answers tell of. */
const record = siteRecord(HOST, AT, {
  scan: scan(AT, 70, ['description', 'actions']),
  document: siteDocument(HOST, {
    category: { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' },
    place: { name: 'Aarhus', country: 'DK', countryName: 'Denmark', lat: 56.16, lon: 10.21, timeZone: null },
    lawp: {
      name: 'Crumb & Corner',
      actions: [action('order', { name: 'Place order', url: `https://${HOST}/order` })],
    },
  }),
});

/** Each piece of code, with the answer that is printed next below it. */
const samples = [...words.matchAll(/```(sh|js|python)\n(.*?)```/gs)].map(
  ({ 1: language = '', 2: code = '', index }) => {
    const [, answer = ''] = /```text\n(.*?)```/s.exec(words.slice(index)) ?? [];
    return { language, code, answer };
  },
);

let service: McpService;
let folder: string;
beforeAll(async () => {
  service = await startMcpService([record]);
  folder = await temporaryFolder();
});

const COMMANDS = {
  sh: (file: string) => ['sh', [file]],
  js: (file: string) => [process.execPath, [file]],
  python: (file: string) => ['python3', [file]],
} as const satisfies Record<string, (file: string) => [string, string[]]>;

/** Whether a program can be started here. */
async function isHere(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

/** Runs a piece of code against the service, and gives what it prints. */
async function printed(language: keyof typeof COMMANDS, code: string): Promise<string> {
  const file = join(folder, language === 'js' ? 'sample.mjs' : `sample.${language}`);
  await writeFile(file, code.replaceAll('https://waymark.example', service.baseUrl));
  const [program, values] = COMMANDS[language](file);
  return (await run(program, values)).stdout;
}

describe('the code in the docs', () => {
  it('is there in each language', () => {
    expect(new Set(samples.map(({ language }) => language))).toEqual(new Set(['sh', 'js', 'python']));
  });

  it.each(samples.map((sample, at) => ({ ...sample, at: at + 1 })))(
    'does what it says: piece $at, $language',
    async ({ language, code, answer }) => {
      const needed = language === 'sh' ? 'curl' : language === 'python' ? 'python3' : process.execPath;
      if (!(await isHere(needed))) return console.warn(`Not run: ${needed} is not on this machine.`);
      // The pages of this index were not drawn.
      if (code.includes('/site/')) return;
      const said = await printed(language as keyof typeof COMMANDS, code);
      if (language !== 'sh') return expect(said).toBe(answer);
      expect(Object.keys(JSON.parse(said))).toContain(code.includes('mcp') ? 'result' : 'results');
    },
  );

  it('is answered as the page on the API shows it', async () => {
    const [, query = '', sample = ''] =
      /GET \/api\/search\?q=(.*?)\n.*?```json\n(.*?)```/s.exec(await page('api')) ?? [];
    const answer = await fetch(`${service.baseUrl}/api/search?${new URLSearchParams({ q: query })}`);
    expect(await answer.json()).toMatchObject(JSON.parse(sample));
  });
});
