import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuildOutcome, compareOutcomes, readOutcome, sitesTooLate } from '../../scripts/suites/build-outcome.ts';
import { type BuildRun, type KillMoment, runBuild } from '../../scripts/suites/killable-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { packEach, pageRecord } from '../support/warc-file.ts';

const folder = await temporaryFolder();
const archive = join(folder, 'sites.warc.gz');
const TEXTS: Readonly<Record<string, string>> = {
  en: 'We bake sourdough bread, rye bread and cinnamon rolls every morning in the middle of Bristol.',
  de: 'Wir backen jeden Morgen Brot, Brötchen und Kuchen mitten in der Altstadt von Freiburg.',
  ru: 'Мы принимаем пациентов каждый день с девяти до шести, запись по телефону и на сайте.',
  ja: '毎日営業しています。東京都渋谷区の醤油ラーメン専門店です。ご来店をお待ちしております。',
};

function records(): Buffer[] {
  return Object.entries(TEXTS).flatMap(([language, text]) =>
    Array.from({ length: 3 }, (_, at) => `killed-${language}-${at}.example`).flatMap((host) =>
      ['/', '/contact', '/menu'].map((path) => {
        const links = '<a href="/contact">Contact</a> <a href="/menu">Menu</a> <a href="tel:+442079460000">Call</a>';
        const body = `<main><h1>${host}</h1><p>${text} ${path}</p></main><nav>${links}</nav>`;
        return pageRecord(
          `https://${host}${path}`,
          `<html lang="${language}"><title>${host}</title><body>${body}</body></html>`,
        );
      }),
    ),
  );
}

async function build(dataDir: string, kill?: KillMoment): Promise<BuildRun> {
  await mkdir(dataDir, { recursive: true });
  return runBuild({ parameters: ['scripts/start.ts', archive, '--no-serve', '--json'], dataDir }, kill);
}

let whole: { readonly run: BuildRun; readonly outcome: BuildOutcome };

beforeAll(async () => {
  await writeFile(archive, Buffer.concat(packEach(records())));
  const dataDir = join(folder, 'whole');
  whole = { run: await build(dataDir), outcome: await readOutcome(dataDir) };
  expect(whole.run).toMatchObject({ code: 0, wasKilled: false });
}, 120_000);

test('tells a site that gave no answer in time from one that a kill took away', () => {
  const seen = '["a.example","web","complete",null]';
  const late = '["a.example","web","blocked","The server did not answer in time."]';
  const base = new Map([['visit a.example 1', seen]]);
  expect(sitesTooLate(base, new Map([['visit a.example 1', late]]))).toEqual(['a.example']);
  expect(sitesTooLate(base, new Map())).toEqual([]);
  expect(sitesTooLate(new Map([['visit a.example 1', late]]), new Map([['visit a.example 1', late]]))).toEqual([]);
});

// One moment of many: `node scripts/suites/killed.ts` tries twenty in every phase.
describe('a build that was killed without warning', () => {
  test.each(['draw'] as const)(
    'in the phase %s ends with the same result when it is run again',
    async (phase) => {
      const afterLine = whole.run.lines.findIndex((line) => line.phase === phase) + 1;
      const moment = { afterLine, delayMs: 0 };
      const dataDir = join(folder, phase);
      expect((await build(dataDir, moment)).wasKilled).toBe(true);
      const again = await build(dataDir);
      expect(again.stderr).toBe('');
      expect(again.code).toBe(0);
      expect(compareOutcomes(whole.outcome, await readOutcome(dataDir))).toEqual([]);
    },
    120_000,
  );

  test('left something to compare: documents, scores and pages of every site', () => {
    const names = [...whole.outcome.keys()];
    for (const host of Object.keys(TEXTS).map((language) => `killed-${language}-0.example`)) {
      expect(names).toEqual(
        expect.arrayContaining([`document ${host} 1`, `scan ${host} 1`, `search ${host}`, `file site/${host}.html`]),
      );
    }
    expect(names.filter((name) => name.startsWith('file ') && name.endsWith('.br')).length).toBeGreaterThan(0);
  });

  test('and a build that is run twice does nothing the second time', async () => {
    const dataDir = join(folder, 'whole');
    const again = await build(dataDir);
    expect(again.lines.map(({ phase }) => phase)).toEqual(['built']);
    expect(compareOutcomes(whole.outcome, await readOutcome(dataDir))).toEqual([]);
  }, 120_000);
});
