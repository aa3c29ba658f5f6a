import { describe, expect, test } from 'vitest';
import { findSites } from '../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remembered(host: string, parts: Parameters<typeof siteDocument>[1]): Promise<void> {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, parts), scan: scan(AT, 15) }));
}

function saying(title: string, content: string) {
  return { originals: { '/': { title, content, translated: 'composed' as const } } };
}

async function found(text: string): Promise<readonly string[]> {
  return (await findSites(index, text, 5)).domains;
}

await remembered('velvora.example', { lawp: { name: 'Klub' }, ...saying('Клуб', 'Мелодии для телефонов Velvora') });

describe('a name in another alphabet', () => {
  test('finds who writes it in Latin letters', async () => {
    expect(await found('мелодии велвора')).toEqual(['velvora.example']);
  });
});
