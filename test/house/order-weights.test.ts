import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { textsOfPackage } from '../../scripts/orders/honest-texts.ts';
import { learntNow, learntSchema } from '../../scripts/orders/learnt.ts';
import { TEXT_PACKAGES } from '../../scripts/orders/text-packages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ROOT } from './sources.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));

it('the weights of orders are those that were learnt, of signs as they are counted now', () => {
  const mend = 'Mend: learn them anew, as content/orders/README.md says';
  expect(learntNow(), mend).toEqual(learntSchema.parse(readJson('content/orders/learnt.json')));
});

it('packages of honest texts are installed in one version each, under the licence that is told of them', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(readJson('scripts/orders/package.json'));
  expect(TEXT_PACKAGES.map(({ name }) => name).sort()).toEqual(Object.keys(dependencies).sort());
  const { packages } = z
    .object({
      packages: z.record(z.string(), z.object({ version: z.string().optional(), license: z.string().optional() })),
    })
    .parse(readJson('scripts/orders/package-lock.json'));
  for (const { name, licence } of TEXT_PACKAGES)
    expect(packages[`node_modules/${name}`]).toEqual({ version: dependencies[name], license: licence });
});

const FILES = {
  'texts/b.json': '{"one": {"two": ["Bread is baked here.", "Bread", 7]}, "three": "Bread is baked here."}',
  'texts/a.js': "export const x = { key: 'It\\'s baked\\n at night', more: `Rolls and cakes every day` };",
  'texts/c.properties': '# A remark of nobody\nNAME=Br\\u00f8d hver dag\nOTHER=Kort',
  'texts/d.d.ts': '/**\n * Bakes what is asked.\n *\n * @param much how much of it\n */\nexport {};',
  'texts/e.html': '<head><title>Not this one</title></head><p>Rye &amp; wheat bread</p><p>Cakes on Sunday</p>',
  'texts/f.md': '# Our daily bread\n```\nno text at all\n```\nSee [the long list](/list).',
  'texts/g.txt': 'Two lines\nof one part.\n\nAnother part of it.',
  'spam-1/h.txt': 'From: nobody at all\n\n> Rolls are sold out.\n\nBuy cakes <b>now</b> instead.',
  'left/out.json': '["Nobody reads this."]',
};

it('texts are taken out of files of each kind, each once, in the order of their paths', async () => {
  const folder = await temporaryFolder();
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, 'bakery', path)), { recursive: true });
    await writeFile(join(folder, 'bakery', path), content);
  }
  expect(textsOfPackage({ name: 'bakery', licence: 'MIT', files: /^(?:texts|spam-1)\// }, folder)).toEqual([
    'Rolls are sold out.',
    'Buy cakes now instead.',
    "It's baked at night",
    'Rolls and cakes every day',
    'Bread is baked here.',
    'Brød hver dag',
    'Bakes what is asked.',
    'param much how much of it',
    'Rye & wheat bread',
    'Cakes on Sunday',
    '# Our daily bread',
    'See the long list.',
    'Two lines of one part.',
    'Another part of it.',
  ]);
});
