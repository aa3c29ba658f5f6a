import { expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { listRelatives } from '../../../src/store/sites/relatives.ts';
import { emptyRecord, scan, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';

test('relatives come best first, without the site asked for and without those that are not shown', async () => {
  const index = await newIndex();
  for (const [host, score] of [
    ['docs.kin.example', 15],
    ['shop.kin.example', 60],
    ['blog.kin.example', 60],
  ] as const) {
    await rememberRecord(index, siteRecord(host, AT, { scan: scan(AT, score) }));
  }
  for (const status of ['gone', 'opted_out', 'parked'] as const) {
    await rememberRecord(index, emptyRecord(`${status.replace('_', '')}.kin.example`, AT, status, 'complete'));
  }
  await rememberRecord(index, emptyRecord('never.kin.example', AT, 'blocked', 'blocked'));
  const relatives = await listRelatives(index, sampleDomain('docs.kin.example'), 10);
  expect(relatives).toEqual(['blog.kin.example', 'shop.kin.example']);
  expect(await listRelatives(index, sampleDomain('docs.kin.example'), 1)).toEqual(['blog.kin.example']);
  expect(await listRelatives(index, sampleDomain('nobody.example'), 10)).toEqual([]);
});
