import { describe, expect, test } from 'vitest';
import { remember } from '../../src/store/remember.ts';
import { listSitesDue, loadTimings } from '../../src/store/sites/sites-due.ts';
import { findSites } from '../support/find-sites.ts';
import { action, emptyRecord, scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord, rows, shown } from '../support/test-index.ts';

const index = await newIndex();
const MONDAY = '2026-03-02T08:00:00.000Z';
const TUESDAY = '2026-03-03T08:00:00.000Z';
const WEDNESDAY = '2026-03-04T08:00:00.000Z';

async function changesOf(domain: string) {
  const found = await rows(index, `select * from changes where domain = '${domain}' order by id`);
  return found.map(({ from_version, to_version, detected_at, json }) => ({
    from: from_version,
    to: to_version,
    at: detected_at,
    change: JSON.parse(String(json)),
  }));
}

async function countOf(table: string, domain: string): Promise<unknown> {
  return (await rows(index, `select count(*) as n from ${table} where domain = '${domain}'`))[0]?.n;
}

async function isFound(word: string): Promise<boolean> {
  return (await findSites(index, word, 5)).total > 0;
}

async function searchBlocks(): Promise<unknown> {
  return (await rows(index, 'select count(*) as blocks, sum(length(block)) as bytes from site_fts_data'))[0];
}

describe('the same again', () => {
  test('a visit that saw the same leaves the words of the search index alone, and one with another score moves them', async () => {
    await rememberRecord(index, siteRecord('steady.example', MONDAY));
    const before = await searchBlocks();
    await rememberRecord(index, siteRecord('steady.example', TUESDAY));
    expect(await searchBlocks()).toEqual(before);
    await rememberRecord(index, siteRecord('steady.example', WEDNESDAY, { scan: scan(WEDNESDAY, 90) }));
    expect(await searchBlocks()).not.toEqual(before);
    expect((await findSites(index, 'steady', 5)).domains).toEqual(['steady.example']);
    const [best] = await rows(index, 'select domain from sites order by search_id limit 1');
    expect(best?.domain).toBe('steady.example');
  });

  test('the same record a second time changes nothing that is shown and adds no row', async () => {
    const record = siteRecord('same.example', MONDAY);
    await rememberRecord(index, record);
    const first = await shown(index, 'same.example');
    await rememberRecord(index, record);
    expect(await shown(index, 'same.example')).toEqual(first);
    for (const table of ['visits', 'documents', 'scans', 'pages']) expect(await countOf(table, 'same.example')).toBe(1);
    expect(await changesOf('same.example')).toEqual([]);
  });

  test('a later visit that saw the same moves the day of the visit, not the day of the last change', async () => {
    await rememberRecord(index, siteRecord('calm.example', MONDAY));
    await rememberRecord(index, siteRecord('calm.example', TUESDAY));
    const site = await shown(index, 'calm.example');
    expect(site).toMatchObject({ version: 1, changedAt: MONDAY, updatedAt: TUESDAY, lastVisitedAt: TUESDAY });
    expect(site.scan?.at).toBe(TUESDAY);
    expect(site.history).toEqual([{ at: MONDAY, score: 15 }]);
    expect(await changesOf('calm.example')).toEqual([]);
  });

  test('another order of keys is the same document', async () => {
    const document = siteDocument('order.example');
    await rememberRecord(index, siteRecord('order.example', MONDAY, { document }));
    const turned = Object.fromEntries(Object.entries(document).reverse()) as unknown as typeof document;
    await rememberRecord(index, siteRecord('order.example', TUESDAY, { document: turned }));
    expect((await shown(index, 'order.example')).version).toBe(1);
  });
});

describe('an index of before texts were packed', () => {
  /** Rows as an older version wrote them. */
  const asBefore = async (domain: string): Promise<void> => {
    const { document, scan: judged, standards } = await shown(index, domain);
    const texts = [
      ['documents', 'json', document],
      ['scans', 'criteria', judged?.criteria],
      ['sightings', 'standards', standards],
    ] as const;
    for (const [table, column, value] of texts) {
      const sql = `update ${table} set ${column} = ? where domain = ?`;
      await index.client.execute({ sql, args: [JSON.stringify(value), domain] });
    }
  };

  test('is read as it was, and goes on from there', async () => {
    await rememberRecord(index, siteRecord('kept.example', MONDAY));
    const first = await shown(index, 'kept.example');
    await asBefore('kept.example');
    const types = await rows(index, "select typeof(json) as type from documents where domain = 'kept.example'");
    expect(types).toEqual([{ type: 'text' }]);
    expect(await shown(index, 'kept.example')).toEqual(first);
    await rememberRecord(index, siteRecord('kept.example', TUESDAY));
    expect(await shown(index, 'kept.example')).toMatchObject({ version: 1, changedAt: MONDAY });
    const document = siteDocument('kept.example', { lawp: { name: 'Another name' } });
    await rememberRecord(index, siteRecord('kept.example', WEDNESDAY, { document }));
    expect(await changesOf('kept.example')).toMatchObject([
      { from: 1, to: 2, change: { name: { to: 'Another name' } } },
    ]);
  });

  test('what is written now takes half of the bytes at most', async () => {
    const content = 'Bread from rye and wheat, baked every morning. '.repeat(40);
    const document = siteDocument('packed.example', { description: content });
    await rememberRecord(index, siteRecord('packed.example', MONDAY, { document }));
    const [row] = await rows(index, "select length(json) as bytes from documents where domain = 'packed.example'");
    expect(Number(row?.bytes)).toBeLessThan(JSON.stringify(document).length / 2);
    expect((await shown(index, 'packed.example')).document).toEqual(document);
  });
});

describe('a site that changed', () => {
  test('a changed document becomes version 2 with a record of what an agent would notice', async () => {
    const pages = { '/': { title: 'Home', content: 'Old.' }, '/menu': { title: 'Menu', content: 'Cake.' } };
    const before = siteDocument('new.example', { lawp: { pages, actions: [action('call'), action('book')] } });
    await rememberRecord(index, siteRecord('new.example', MONDAY, { document: before }));
    const after = siteDocument('new.example', {
      lawp: {
        name: 'New name',
        pages: { '/': { title: 'Home', content: 'New.' }, '/prices': { title: 'Prices', content: 'Ten.' } },
        actions: [action('book', { name: 'Book now' }), action('shop')],
      },
    });
    const judged = scan(TUESDAY, 40, ['actions', 'three-actions', 'business']);
    await rememberRecord(index, siteRecord('new.example', TUESDAY, { document: after, scan: judged }));

    const site = await shown(index, 'new.example');
    expect(site).toMatchObject({ version: 2, document: after, changedAt: TUESDAY, updatedAt: TUESDAY });
    expect(site.history).toEqual([
      { at: MONDAY, score: 15 },
      { at: TUESDAY, score: 40 },
    ]);
    expect(await changesOf('new.example')).toEqual([
      {
        from: 1,
        to: 2,
        at: TUESDAY,
        change: {
          name: { from: 'new.example', to: 'New name' },
          pages: {
            '/': { status: 'changed', content: 'New.' },
            '/prices': { status: 'added', title: 'Prices', content: 'Ten.' },
            '/menu': { status: 'removed' },
          },
          actions: { added: ['shop'], removed: ['call'], changed: ['book'] },
          score: { from: 15, to: 40 },
          criteria: { gained: ['actions', 'three-actions', 'business'], lost: ['description'] },
        },
      },
    ]);
    const rowsNow = await rows(index, "select path from pages where domain = 'new.example' order by path");
    expect(rowsNow).toEqual([{ path: '/' }, { path: '/prices' }]);
  });

  test('two changes of the score within one version are both kept', async () => {
    const document = siteDocument('moody.example');
    await rememberRecord(index, siteRecord('moody.example', MONDAY, { document }));
    for (const [at, score] of [
      [TUESDAY, 30],
      [WEDNESDAY, 15],
    ] as const) {
      await rememberRecord(
        index,
        siteRecord('moody.example', at, { document, scan: scan(at, score, ['description']) }),
      );
    }
    expect(await changesOf('moody.example')).toEqual([
      { from: 1, to: 1, at: TUESDAY, change: { score: { from: 15, to: 30 } } },
      { from: 1, to: 1, at: WEDNESDAY, change: { score: { from: 30, to: 15 } } },
    ]);
  });

  test('what a visit finds after its first pages were shown is no change of the site, and what the next one finds is', async () => {
    const whole = siteDocument('grown.example', { lawp: { name: 'Grown' } });
    const judged = scan(MONDAY, 30, ['description', 'actions']);
    await rememberRecord(index, siteRecord('grown.example', MONDAY), { visitKey: 'home' });
    const grown = siteRecord('grown.example', MONDAY, { document: whole, scan: judged });
    await rememberRecord(index, grown, { visitKey: 'home and more' });
    expect(await changesOf('grown.example')).toEqual([]);
    expect(await shown(index, 'grown.example')).toMatchObject({ document: whole, scan: { score: 30 } });
    await rememberRecord(index, siteRecord('grown.example', TUESDAY, { document: whole, scan: scan(TUESDAY, 45) }));
    expect(await changesOf('grown.example')).toMatchObject([{ change: { score: { from: 30, to: 45 } } }]);
  });

  test('what only our new rules changed is marked as such', async () => {
    await rememberRecord(index, siteRecord('rules.example', MONDAY));
    const judged = scan(MONDAY, 30, ['description', 'actions']);
    await rememberRecord(index, siteRecord('rules.example', MONDAY, { scan: judged }), { rulesVersion: '2.1' });
    expect(await changesOf('rules.example')).toMatchObject([
      { change: { method_changed: true, score: { from: 15, to: 30 }, criteria: { gained: ['actions'], lost: [] } } },
    ]);
    expect((await shown(index, 'rules.example')).scan?.score).toBe(30);
  });

  test('a document that returns to an old state is a new version, since versions are never reused', async () => {
    const one = siteDocument('turn.example', { lawp: { name: 'One' } });
    const two = siteDocument('turn.example', { lawp: { name: 'Two' } });
    await rememberRecord(index, siteRecord('turn.example', MONDAY, { document: one }));
    await rememberRecord(index, siteRecord('turn.example', TUESDAY, { document: two }));
    await rememberRecord(index, siteRecord('turn.example', WEDNESDAY, { document: one }));
    expect(await shown(index, 'turn.example')).toMatchObject({ version: 3, document: one });
  });
});

test('what an owner saved in vain beside a file of the site leaves the date of that file', async () => {
  const options = { rulesVersion: 'r', visitKey: 'k', nextVisitAt: WEDNESDAY, savedAt: TUESDAY };
  for (const source of ['native', 'owner'] as const) {
    const domain = `${source}.example`;
    const document = siteDocument(domain, { source });
    await remember(index, siteRecord(domain, MONDAY, { document }), options);
    expect((await shown(index, domain)).updatedAt, source).toBe(source === 'native' ? MONDAY : TUESDAY);
  }
});

describe('a visit that gave nothing', () => {
  test('a blocked visit keeps the last known document and scan with their dates, and says so', async () => {
    await rememberRecord(index, siteRecord('blocked.example', MONDAY));
    const good = await shown(index, 'blocked.example');
    await rememberRecord(index, emptyRecord('blocked.example', TUESDAY, 'blocked', 'blocked'));
    const site = await shown(index, 'blocked.example');
    expect(site).toMatchObject({
      status: 'blocked',
      statusReason: 'It was blocked.',
      document: good.document,
      scan: good.scan,
      language: 'en',
      version: 1,
      updatedAt: MONDAY,
      changedAt: TUESDAY,
      lastVisitedAt: TUESDAY,
    });
    expect(site.visits.map(({ outcome }) => outcome)).toEqual(['blocked', 'complete']);
    expect(await countOf('pages', 'blocked.example')).toBe(1);
  });

  test('a blocked site answers no topics until it can be read again', async () => {
    const document = siteDocument('shy.example', { lawp: { name: 'Zwiebelkuchen' } });
    await rememberRecord(index, siteRecord('shy.example', MONDAY, { document }));
    await rememberRecord(index, emptyRecord('shy.example', TUESDAY, 'blocked', 'blocked'));
    expect(await isFound('Zwiebelkuchen')).toBe(false);
    await rememberRecord(index, siteRecord('shy.example', WEDNESDAY, { document }));
    expect(await isFound('Zwiebelkuchen')).toBe(true);
    expect((await shown(index, 'shy.example')).version).toBe(1);
  });

  test('a site that never could be read is known without a document or a score', async () => {
    await rememberRecord(index, emptyRecord('never.example', MONDAY, 'blocked', 'blocked'));
    expect(await shown(index, 'never.example')).toMatchObject({
      document: null,
      version: null,
      scan: null,
      history: [],
    });
  });

  test.each(['gone', 'opted_out', 'duplicate', 'parked'] as const)(
    '%s takes the document out of sight but never out of the history',
    async (status) => {
      const host = `${status.replace('_', '-')}.example`;
      const word = `kringle${status.replace('_', '')}`;
      const outcome = ({ gone: 'gone', opted_out: 'opted_out', duplicate: 'moved', parked: 'complete' } as const)[
        status
      ];
      const product = {
        name: 'P',
        originalName: 'P',
        price: 1,
        currency: 'EUR',
        priceEur: 1,
        url: 'https://x.example/',
      };
      const document = siteDocument(host, {
        lawp: { name: word, actions: [action('call')], business: { telephone: '+4500123456' } },
        businessOrigin: 'schema.org',
        products: [{ ...product, image: null, available: true }],
      });
      await rememberRecord(index, siteRecord(host, MONDAY, { document }));
      expect(await isFound(word)).toBe(true);
      await rememberRecord(index, emptyRecord(host, TUESDAY, status, outcome));
      expect(await shown(index, host)).toMatchObject({
        status,
        document: null,
        version: null,
        scan: null,
        updatedAt: null,
      });
      for (const table of ['pages', 'actions', 'products', 'businesses']) expect(await countOf(table, host)).toBe(0);
      expect(await isFound(word)).toBe(false);
      expect(await countOf('documents', host)).toBe(1);
      expect(await countOf('scans', host)).toBe(1);

      await rememberRecord(index, emptyRecord(host, WEDNESDAY, status, outcome));
      expect((await shown(index, host)).changedAt).toBe(TUESDAY);

      await rememberRecord(index, siteRecord(host, '2026-03-05T08:00:00.000Z', { document }));
      expect(await shown(index, host)).toMatchObject({ status: 'active', version: 1, document });
      expect(await isFound(word)).toBe(true);
    },
  );
});

describe('when to look again', () => {
  async function timingOf(host: string) {
    return (await loadTimings(index, [host])).get(host);
  }

  test('failed visits are counted in a row, and a good one starts anew', async () => {
    for (const at of [MONDAY, TUESDAY])
      await rememberRecord(index, emptyRecord('flaky.example', at, 'blocked', 'blocked'));
    expect(await timingOf('flaky.example')).toMatchObject({ failures: 2 });
    await rememberRecord(index, siteRecord('flaky.example', WEDNESDAY));
    expect(await timingOf('flaky.example')).toMatchObject({ failures: 0 });
  });

  test('reading a visit anew neither counts as a failure nor moves the next visit', async () => {
    const failed = emptyRecord('reread.example', MONDAY, 'blocked', 'blocked');
    await rememberRecord(index, failed, { nextVisitAt: TUESDAY });
    await rememberRecord(index, failed, { nextVisitAt: WEDNESDAY, rulesVersion: '2.1' });
    expect(await timingOf('reread.example')).toMatchObject({ failures: 1, nextVisitAt: TUESDAY, rulesVersion: '2.1' });
  });

  test('sites are listed by how long they are due', async () => {
    const due = await newDue();
    expect(await listSitesDue(due, '2026-05-03T00:00:00.000Z', 10)).toEqual(['second.example', 'first.example']);
    expect(await listSitesDue(due, '2026-05-03T00:00:00.000Z', 1)).toEqual(['second.example']);
  });

  async function newDue() {
    const due = await newIndex();
    await rememberRecord(due, siteRecord('first.example', MONDAY), { nextVisitAt: '2026-05-02T00:00:00.000Z' });
    await rememberRecord(due, siteRecord('second.example', MONDAY), { nextVisitAt: '2026-05-01T00:00:00.000Z' });
    await rememberRecord(due, siteRecord('later.example', MONDAY), { nextVisitAt: '2026-06-01T00:00:00.000Z' });
    return due;
  }
});

describe('what sites may send', () => {
  test('a document with thousands of pages, actions and products is stored whole', async () => {
    const pages = Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`/${at}`, { title: '', content: '' }]));
    const actions = Array.from({ length: 9000 }, (_, at) => action(`a${at}`));
    const document = siteDocument('huge.example', { lawp: { pages, actions } });
    await rememberRecord(index, siteRecord('huge.example', MONDAY, { document }));
    expect(await countOf('pages', 'huge.example')).toBe(12_000);
    expect(await countOf('actions', 'huge.example')).toBe(9000);
  });

  test('odd text in names and pages breaks nothing', async () => {
    const odd = 'Robert\'); drop table sites;-- \u0000 \uD800 \u202E 😀 " OR *';
    const pages = JSON.parse('{"/": {"title": "t", "content": "c"}, "__proto__": {"title": "p", "content": "p"}}');
    const document = siteDocument('odd.example', {
      lawp: { name: odd, pages: { ...pages, '/odd': { title: odd, content: odd } } },
    });
    await rememberRecord(index, siteRecord('odd.example', MONDAY, { document }));
    await rememberRecord(index, siteRecord('odd.example', TUESDAY, { document }));
    const site = await shown(index, 'odd.example');
    expect(site.document?.lawp.name).toBe(odd);
    expect(site.version).toBe(1);
  });

  test('pages keep the order in which they were read', async () => {
    const paths = ['/', '/zebra', '/apple', '/10', '/9'];
    const pages = Object.fromEntries(paths.map((path) => [path, { title: path, content: path }]));
    await rememberRecord(
      index,
      siteRecord('ordered.example', MONDAY, { document: siteDocument('ordered.example', { lawp: { pages } }) }),
    );
    expect(Object.keys((await shown(index, 'ordered.example')).document?.lawp.pages ?? {})).toEqual(paths);
  });
});
