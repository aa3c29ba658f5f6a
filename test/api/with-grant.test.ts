import { describe, expect, it } from 'vitest';
import { POLICIES } from '../../src/services/limits/policies.ts';
import { listQueuedJobs } from '../../src/store/jobs.ts';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { lawp } from '../support/site-record.ts';
import { newIndex } from '../support/test-index.ts';

const AT = '2026-11-20T09:00:00.000Z';

describe('a caller who has nothing left', () => {
  it('is refused a suggestion before anything of it is done', async () => {
    const index = await newIndex();
    const api = apiDependencies(serviceDeps(index, AT));
    const suggest = (domain: string) =>
      askApi(api, '/api/suggest', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ domain }),
      });
    const { limit } = POLICIES.suggest;
    for (let turn = 0; turn < limit; turn++) expect((await suggest(`site-${turn}.com`)).status).toBe(200);
    expect((await suggest('one-too-many.com')).status).toBe(429);
    expect(await api.services.getSuggestion({ domain: 'one-too-many.com' })).toMatchObject({ ok: false });
    expect((await listQueuedJobs(index, 'visit', 100)).map(({ domain }) => domain)).not.toContain('one-too-many.com');
  });

  it('is refused a save before anything of it is done', async () => {
    const index = await newIndex();
    const api = apiDependencies(serviceDeps(index, AT));
    const issued = await api.services.issueKey({ label: 'test', code: null, address: '203.0.113.7' });
    if (!issued.ok) throw new Error('no key was issued');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${issued.value.key}` };
    const save = (name: string) =>
      askApi(api, '/api/register', { method: 'POST', headers, body: JSON.stringify(lawp('bakery.com', { name })) });
    for (let turn = 0; turn < POLICIES.register.limit; turn++) await save('Bakery');
    let saves = 0;
    const counting = apiDependencies(serviceDeps(index, AT), {
      services: {
        ...api.services,
        saveDocument: (input) => {
          saves++;
          return api.services.saveDocument(input);
        },
      },
    });
    const body = JSON.stringify(lawp('bakery.com', { name: 'Too many' }));
    expect((await askApi(counting, '/api/register', { method: 'POST', headers, body })).status).toBe(429);
    expect(saves).toBe(0);
  });
});
