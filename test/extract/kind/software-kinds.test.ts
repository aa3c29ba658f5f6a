import { expect, it } from 'vitest';
import { softwareKindOf } from '../../../src/extract/kind/software-kinds.ts';
import { htmlPage } from '../html-page.ts';

it.each([
  ['Powered by phpBB® Forum Software', 'site/forum'],
  ['Forensoftware: Burning Board®, entwickelt von WoltLab® GmbH', 'site/forum'],
  ['Realisiert mit Flarum', 'site/forum'],
  ['We compare phpBB with Discourse', undefined],
])('a page at whose end stands “%s” is one of a forum or none', (text, category) =>
  expect(softwareKindOf(htmlPage(`<p>Threads and replies.</p><p>${text}</p>`))?.category).toBe(category),
);
