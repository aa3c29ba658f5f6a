import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import {
  clearArchivePages,
  countArchivePages,
  finishArchive,
  hasArchive,
  listArchiveSites,
  loadArchiveSites,
  saveArchivePages,
} from '../../../src/store/visits/archive-pages.ts';
import { newArtifacts } from '../../support/test-index.ts';
import { resource } from '../../support/visit.ts';

const artifacts = await newArtifacts();
const page = (host: string, path: string, body: string | null = path) => ({
  domain: sampleDomain(host),
  resource: resource(`https://${host}${path}`, body),
});

test('records of a site come back together in the order of the archive, with the bodies of the roles asked for', async () => {
  await saveArchivePages(artifacts, 'k1', 0, [page('b.example', '/'), page('a.example', '/'), page('b.example', '/x')]);
  await saveArchivePages(artifacts, 'k1', 3, [page('b.example', '/nothing', null), page('b.example', '/empty', '')]);
  expect(await countArchivePages(artifacts, 'k1')).toEqual({ pages: 5, sites: 2 });
  const hosts = [sampleDomain('b.example'), sampleDomain('none.example')];
  const sites = await loadArchiveSites(artifacts, 'k1', hosts, new Set(['home']));
  const bodyOf = (text: string, isLoaded: boolean) => {
    const bytes = new TextEncoder().encode(text);
    return { hash: createHash('sha256').update(bytes).digest('hex'), bytes: isLoaded ? bytes : null };
  };
  expect([...sites.keys()]).toEqual(hosts);
  expect(sites.get(sampleDomain('none.example'))).toEqual([]);
  expect(sites.get(sampleDomain('b.example'))).toEqual([
    { ...page('b.example', '/').resource, body: bodyOf('/', true) },
    { ...page('b.example', '/x').resource, body: bodyOf('/x', false) },
    page('b.example', '/nothing', null).resource,
    { ...page('b.example', '/empty', '').resource, body: bodyOf('', false) },
  ]);
});

test('sites are listed in order, some at a time', async () => {
  const hosts = ['e', 'd', 'c', 'b', 'a'].map((name) => `${name}.list.example`);
  await saveArchivePages(
    artifacts,
    'k2',
    0,
    hosts.map((host) => page(host, '/')),
  );
  expect(await listArchiveSites(artifacts, 'k2', '', 3)).toEqual(['a', 'b', 'c'].map((name) => `${name}.list.example`));
  expect(await listArchiveSites(artifacts, 'k2', 'c.list.example', 3)).toEqual(['d.list.example', 'e.list.example']);
  expect(await listArchiveSites(artifacts, 'k2', 'e.list.example', 3)).toEqual([]);
});

test('archives are kept apart, and the same record put by twice is one', async () => {
  await saveArchivePages(artifacts, 'k3', 0, [page('one.example', '/')]);
  await saveArchivePages(artifacts, 'k3', 0, [page('one.example', '/')]);
  await saveArchivePages(artifacts, 'k4', 0, [page('one.example', '/')]);
  expect(await countArchivePages(artifacts, 'k3')).toEqual({ pages: 1, sites: 1 });
  await clearArchivePages(artifacts, 'k3');
  expect(await countArchivePages(artifacts, 'k3')).toEqual({ pages: 0, sites: 0 });
  expect(await countArchivePages(artifacts, 'k4')).toEqual({ pages: 1, sites: 1 });
});

test('a finished archive is known, and its loose records are gone', async () => {
  await saveArchivePages(artifacts, 'k5', 0, [page('done.example', '/')]);
  expect(await hasArchive(artifacts, 'k5')).toBe(false);
  const archive = { key: 'k5', name: 'a.warc', pages: 1, sites: 1, finishedAt: '2026-03-01T00:00:00.000Z' };
  await finishArchive(artifacts, archive);
  await finishArchive(artifacts, archive);
  expect(await hasArchive(artifacts, 'k5')).toBe(true);
  expect(await countArchivePages(artifacts, 'k5')).toEqual({ pages: 0, sites: 0 });
});

test('an empty batch is nothing', async () => {
  await saveArchivePages(artifacts, 'k6', 0, []);
  expect(await countArchivePages(artifacts, 'k6')).toEqual({ pages: 0, sites: 0 });
});
