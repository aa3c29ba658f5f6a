import { expect, test } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { siteTwin, TWINS } from '../../src/api/described-twins.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { toSiteTwin } from '../../src/prints/site-twin.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { CONTEXT, sampleDocument, sampleSite } from '../web/pages/sample-site.ts';

const NEVER_READ: Partial<StoredSite> = {
  status: 'blocked',
  document: null,
  scan: null,
  version: null,
  comparison: null,
  history: [],
};

test.each<[string, Partial<StoredSite>]>([
  ['a site that was read', {}],
  ['a site that was never read', NEVER_READ],
  ['a parked name', { ...NEVER_READ, status: 'parked' }],
  ['a site that leads elsewhere', { ...NEVER_READ, status: 'duplicate', movedTo: sampleDomain('other.example') }],
  ['a native document', { document: sampleDocument({ source: 'native' }) }],
])('the twin of %s is as it is described', (_what, changes) => {
  const twin: unknown = JSON.parse(JSON.stringify(toSiteTwin(toSiteView(sampleSite(changes), CONTEXT))));
  expect(siteTwin.safeParse(twin).error).toBeUndefined();
  const described = Object.keys(siteTwin.shape);
  expect(Object.keys(twin as object).filter((name) => !described.includes(name))).toEqual([]);
});

test('their examples are what they are described as', () => {
  for (const { operations } of TWINS) {
    for (const { schema, example } of Object.values(operations.GET?.answers ?? {})) {
      expect(schema?.safeParse(example).error).toBeUndefined();
    }
  }
});
