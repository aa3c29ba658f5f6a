import { beforeAll, describe, expect, test } from 'vitest';
import { gatherFew, gatherPlain, gatherTelling, listHolders } from '../../src/search/gather-some.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const index = await newIndex();

/** Sites that say nothing but these words. */
async function sites(count: number, content: string): Promise<string[]> {
  const hosts = Array.from({ length: count }, (_none, at) => `${content.replaceAll(' ', '-')}-${at}.example`);
  for (const host of hosts) {
    const document = siteDocument(host, { lawp: { name: 'Some', pages: { '/': { title: 'Home', content } } } });
    await rememberRecord(index, siteRecord(host, AT, { document }));
  }
  return hosts;
}

const TOLD = { own: null, isEveryday: false };
const ANY = { ofAll: 0, ofBest: 0, withoutRare: 0.6 };

async function telling(words: string, beside = '', least = ANY, gather = gatherTelling): Promise<string[]> {
  const matches = (text: string) => text.split(' ').flatMap((word) => (word === '' ? [] : { words: [word] }));
  const asked = matches(words).map((held) => ({ ...TOLD, ...held, held }));
  const hits = gather(await listHolders(index, asked, matches(beside)), least);
  const hosts = new Map(
    (await rows(index, 'select search_id, domain from sites')).map((row) => [row.search_id, row.domain]),
  );
  return hits.map(({ searchId }) => String(hosts.get(searchId)));
}

test('a word tells by itself who is meant where eight sites hold it, and not where nine do', async () => {
  const eight = await sites(8, 'zither');
  await sites(9, 'banjo');
  expect((await telling('zither banjo')).sort()).toEqual(eight);
  expect(await telling('banjo')).toEqual([]);
});

test('words that many hold tell together where they are most of what is told', async () => {
  const nine = await sites(9, 'oboe reed town');
  expect((await telling('oboe reed')).sort()).toEqual(nine);
  expect(await telling('oboe reed nobody nowhere')).toEqual([]);
  // What nobody has anywhere is missing; what nobody has in a place may be there in another form.
  expect(await telling('oboe reed nobody')).toEqual([]);
  expect((await telling('oboe reed nobody', 'town')).sort()).toEqual(nine);
});

test('who tells much less than the best, or little of all, is left out', async () => {
  const [best = ''] = await sites(1, 'tuba valve mouthpiece');
  const [other = ''] = await sites(1, 'tuba');
  expect(await telling('tuba valve mouthpiece')).toEqual([best, other]);
  expect(await telling('tuba valve mouthpiece', '', { ...ANY, ofBest: 0.6 })).toEqual([best]);
  expect(await telling('tuba valve mouthpiece', '', { ...ANY, ofAll: 0.5 })).toEqual([best]);
});

test('plain search leaves out who tells little of all, and who has much less of what bm25 gives the best', async () => {
  const plain = (least: object) => telling('cello bow rosin', '', { ...ANY, ...least }, gatherPlain);
  const [best = ''] = await sites(1, 'cello bow rosin');
  const [other = ''] = await sites(1, 'cello');
  expect(await plain({})).toEqual([best, other]);
  expect(await plain({ ofBest: 0.6 })).toEqual([best]);
  expect(await plain({ ofAll: 0.5 })).toEqual([best]);
  expect(await plain({ ofAll: 1, ofBest: 1 })).toEqual([best]);
});

test('who has all of what is asked for tells all of it, and is the best', async () => {
  const [whole = ''] = await sites(1, 'lute lyre');
  await sites(1, 'lyre');
  expect(await telling('lute lyre', '', { ofAll: 1, ofBest: 1, withoutRare: 1 })).toEqual([whole]);
});

test('of two that have a word, the one whose text is more about it comes first', async () => {
  const [long = ''] = await sites(1, 'sitar and much else in a large house by the river');
  const [short = ''] = await sites(1, 'sitar');
  expect(await telling('sitar')).toEqual([short, long]);
});

test('who has a word as it was asked for comes before who says it in others', async () => {
  await sites(12, 'organ choir');
  const [own = ''] = await sites(1, 'harmonium choir');
  const harmonium = {
    words: ['harmonium'],
    held: { any: [{ words: ['harmonium'] }, { words: ['organ'] }] },
    own: { words: ['harmonium'] },
    isEveryday: false,
  };
  const choir = { words: ['choir'], held: { words: ['choir'] }, own: null, isEveryday: false };
  const [first] = gatherTelling(await listHolders(index, [harmonium, choir], []), ANY);
  const [row] = await rows(index, `select domain from sites where search_id = ${first?.searchId}`);
  expect(row?.domain).toBe(own);
});

test.each([
  ['all tellings', gatherTelling],
  ['plain search', gatherPlain],
])('a hit of %s tells which words it holds where it lacks some', async (_name, gather) => {
  await sites(1, 'dulcimer hammer');
  await sites(1, 'dulcimer');
  const asked = ['dulcimer', 'hammer'].map((word) => ({ ...TOLD, words: [word], held: { words: [word] } }));
  const [first, second] = gather(await listHolders(index, asked, []), ANY);
  expect(first?.held).toBeUndefined();
  expect(second?.held).toEqual(['dulcimer']);
});

describe('few of the words', () => {
  /** A `*` after a word: it is an everyday one. */
  async function few(words: string): Promise<string[]> {
    const asked = words.split(' ').map((word) => ({
      words: [word.replace('*', '')],
      held: { words: [word.replace('*', '')] },
      own: null,
      isEveryday: word.endsWith('*'),
    }));
    const hits = await gatherFew(index, await listHolders(index, asked, []));
    return Promise.all(
      hits.map(async ({ searchId }) =>
        String((await rows(index, `select domain from sites where search_id = ${searchId}`))[0]?.domain),
      ),
    );
  }

  const titled = 'titled.example';
  beforeAll(async () => {
    await sites(12, 'contest');
    await sites(12, 'capital');
    await sites(12, 'voters');
    await sites(1, 'vellorin contest');
    for (const [host, title, content] of [
      [titled, 'Fennimore brindle rental', 'We hire them out.'],
      ['hire.example', 'Brindle', 'We hire out drabble.'],
    ] as const) {
      const lawp = { name: 'Hire', pages: { '/': { title, content } } };
      await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { lawp }) }));
    }
  });

  test('tell who is meant where one that hardly anybody has stands with another', async () => {
    expect(await few('vellorin contest capital voters')).toEqual(['vellorin-contest-0.example']);
    expect(await few('vellorin* contest capital voters')).toEqual([]);
  });

  test('tell by one word alone only where it stands in a name or a title', async () => {
    expect(await few('fennimore capital voters')).toEqual([titled]);
    expect(await few('fennimore* capital voters')).toEqual([]);
    expect(await few('drabble capital voters')).toEqual([]);
  });

  test('where nobody has one of the words, tell only of who is alone with one in its name or a title, and has enough', async () => {
    expect(await few('fennimore nobodyhasthis')).toEqual([titled]);
    expect(await few('fennimore capital voters nobodyhasthis')).toEqual([]);
    expect(await few('drabble nobodyhasthis')).toEqual([]);
    expect(await few('brindle nobodyhasthis')).toEqual([]);
  });
});
