import { expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { withOtherWords } from '../../src/search/other-words.ts';
import { inOtherWords } from '../../src/search/understand/dictionary.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remember(host: string, language: string, own: string, into = index): Promise<void> {
  const document = siteDocument(host, {
    lawp: { name: host.split('.')[0] ?? '', language, pages: { '/': { title: 'Start', content: 'A page.' } } },
    originals: { '/': { title: 'Start', content: own, translated: 'composed' } },
  });
  await rememberRecord(into, { ...siteRecord(host, AT, { document }), language });
}

await remember('merlu.example', 'fr', 'Le merlu de nos côtes et sa pêche.');
await remember('cave.example', 'en', 'All of the hibernation of a bat.');
await remember('keller.example', 'de', 'Der Winterschlaf im Keller.');

async function asked(text: string) {
  const { sites, notices, asked } = await findSubject(index, {
    asked: understand(text, () => null),
    now: new Date(AT),
    sellers: [],
  });
  return {
    domains: sites.map(({ site }) => site.domain),
    reasons: sites.flatMap(({ reasons }) => reasons().map((each) => each.text)),
    told: notices.map(({ message }) => message).join(' '),
    asked,
  };
}

test('a word that only sites in another language have finds them, and says so', async () => {
  const { domains, told, reasons, asked: answered } = await asked('Seehecht');
  expect(domains).toEqual(['merlu.example']);
  expect(told).toBe('No site has “seehecht” in these words; these have it in other words or languages.');
  expect(reasons).toEqual(['has words for “seehecht”, in this or another language']);
  expect(answered.wanted).toEqual([{ words: ['seehecht'], alike: [] }]);
});

test('who has the word itself is found without those who have it in another language', async () => {
  expect((await asked('hibernation')).domains).toEqual(['cave.example']);
  expect((await asked('Winterschlaf')).domains).toEqual(['keller.example']);
});

test('an English word finds sites in other languages, and each word of a question must be there', async () => {
  expect((await asked('hake')).domains).toEqual(['merlu.example']);
  expect((await asked('hake hibernation')).domains).toEqual([]);
});

test('small words and everyday verbs need not be there, whatever the language of the question', async () => {
  expect((await asked('Seehecht aus dem Flugzeug ziehen')).domains).toEqual([]);
  expect((await asked('Seehecht vor dem Fischen ziehen')).domains).toEqual(['merlu.example']);
});

test('small words, the most usual ones and what a table of ours knows are not looked up', () => {
  const namesIn = (text: string) =>
    inOtherWords(understand(text, () => null))?.wanted.map(({ alike }) => alike.length > 0);
  expect(namesIn('der')).toBeUndefined();
  expect(namesIn('aiuto')).toBeUndefined();
  expect(namesIn('<script>hake(1)</script>')).toBeUndefined();
  expect(namesIn('Seehecht')).toEqual([true]);
});

test('a long word that no table knows is found by the two that it says, where sites have both', async () => {
  expect((await asked('Hechtpassage suchen')).domains).toEqual([]);
  expect((await asked('Fledermauswinterschlaf in der Höhle')).domains).toEqual(['cave.example']);
  expect((await asked('Seehechtwinterschlaf in der Höhle')).domains).toEqual([]);
});

test('what is written without spaces is looked up in the longest words that the dictionary knows', async () => {
  const wordsIn = (text: string) =>
    inOtherWords(understand(text, () => null))?.wanted.map(({ words, alike }) => [
      words.join(''),
      alike.map(({ words }) => words.join(' ')).find((each) => /^[a-z ]+$/.test(each)),
    ]);
  expect(wordsIn('宇航员 冬眠')).toEqual([
    ['宇航员', 'astronaut'],
    ['冬眠', 'hibernation'],
  ]);
  expect(wordsIn('冬眠中のこうもり')?.[0]).toEqual(['冬眠', 'hibernation']);
  expect((await asked('冬眠')).domains).toContain('cave.example');
});

test('what was found further down the pages is asked for in no other words', async () => {
  const question = { asked: understand('hake', () => null), now: new Date(AT), sellers: [] };
  const found = { ...(await findSubject(index, question)), sites: [], isFurther: false };
  expect((await withOtherWords(index, found, question)).sites).toHaveLength(1);
  expect((await withOtherWords(index, { ...found, isFurther: true }, question)).sites).toEqual([]);
});

test('who has some of it in another language stands among those who have some of it in the words of the question', async () => {
  const others = await newIndex();
  await remember(
    'some.example',
    'en',
    `Glimmering quorvex, azuril too. ${'Much else happened here. '.repeat(20)}`,
    others,
  );
  await remember('deux.example', 'fr', 'Merlu, merlu, passoire: un merlu dans la passoire.', others);
  const question = {
    asked: understand('hake colander glimmering quorvex azuril', () => null),
    now: new Date(AT),
    sellers: [],
  };
  const { sites, notices } = await findSubject(others, question);
  expect(sites.map(({ site }) => site.domain)).toEqual(['some.example', 'deux.example']);
  expect(sites[1]?.reasons().map(({ text }) => text)).toEqual([
    'has words for “hake colander”, in this or another language',
  ]);
  expect(notices.at(-1)?.message).toMatch(/^1 of these has some of “.*” only in other words or languages\.$/);
});
