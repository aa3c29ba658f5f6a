import { expect, test } from 'vitest';
import { saveVisit } from '../../../src/store/visits/save-visit.ts';
import { sweepArtifacts } from '../../../src/store/visits/sweep-artifacts.ts';
import { newArtifacts, rows } from '../../support/test-index.ts';
import { resource, visit } from '../../support/visit.ts';

const artifacts = await newArtifacts();

test('drops the bodies of visits that were replaced, and no others', async () => {
  const page = 'https://swept.example/';
  await saveVisit(artifacts, visit('swept.example', '2026-03-01T08:00:00.000Z', [resource(page, 'the old words')]));
  await saveVisit(
    artifacts,
    visit('kept.example', '2026-03-01T08:00:00.000Z', [resource('https://kept.example/', 'stays')]),
  );
  await saveVisit(artifacts, visit('swept.example', '2026-03-02T08:00:00.000Z', [resource(page, 'the new words')]));
  expect(await rows(artifacts, 'select count(*) as n from artifacts')).toEqual([{ n: 3 }]);
  await sweepArtifacts(artifacts);
  expect(await rows(artifacts, 'select bytes from artifacts order by bytes')).toEqual([{ bytes: 5 }, { bytes: 13 }]);
});
