import { describe, expect, it } from 'vitest';
import { evidence, PROSE, resource, type Sketch, sketch } from '../../../../scripts/versions/judge-input.ts';
import { judge } from '../../../../src/core/readiness/judge.ts';

function found(given: Sketch) {
  return judge(sketch(given)).criteria.find(({ id }) => id === 'description');
}

describe('the description criterion', () => {
  it('holds for more than 80 characters of prose, and quotes them', () => {
    expect(found({})).toMatchObject({ state: 'met', evidence: { found: '83 characters of prose', excerpt: PROSE } });
  });

  it('quotes at most 200 characters, up to the end of a word where one ends late enough', () => {
    const excerptOf = (text: string) => found({ pages: { '/': text } })?.evidence.excerpt;
    const sentence = 'We bake rye bread and cakes every night. ';
    expect(excerptOf(sentence.repeat(6))).toBe(`${sentence.repeat(4)}We bake rye bread and cakes every…`);
    expect(excerptOf(`${sentence}${'x'.repeat(300)}`)).toBe(`${sentence}${'x'.repeat(199 - sentence.length)}…`);
  });

  it.each([
    'Kvarterets bageri i Morgengade i Aarhus. Rugbrød, surdej og kager bages hver eneste nat af økologisk mel.',
    'Пекарня в самом центре города. Каждый день свежий хлеб, пироги и торты на заказ, доставка по всему району.',
    '神田の路地裏にある小さな喫茶店です。自家焙煎の珈琲と手作りのケーキをご用意しております。朝八時から夜七時まで営業、日曜定休。モーニングセットは十一時までご注文いただけます。',
    'مخبز الحي في وسط المدينة، نخبز كل ليلة الخبز الطازج والكعك والمعجنات ونبيعها طوال أيام الأسبوع صباحا ومساء.',
  ])('holds in any language: %s', (text) => {
    expect(found({ pages: { '/': text } })?.state).toBe('met');
  });

  it.each([
    ['Best bread in town.', 'more than 80 are needed'],
    ['', 'more than 80 are needed'],
    ['x'.repeat(80), 'more than 80 are needed'],
    [
      'Just a moment... We need to make sure that you are a person before you go on to the site, please wait.',
      'a bot check',
    ],
    [
      'Please enable JavaScript and cookies to continue. This page needs them to check your connection to us.',
      'a bot check',
    ],
    [
      '404 Not Found. The requested URL was not found on this server. Please check the address and try again.',
      'an error page',
    ],
    [
      'This domain is for sale! Buy this domain now and start the business you always dreamed of. Ask for a price.',
      'a parking page',
    ],
    [
      'Coming soon! Our new website is being built at this very moment. Come back in a few weeks to see it all.',
      'a placeholder',
    ],
    [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore.',
      'a placeholder',
    ],
    [
      'You need to enable JavaScript to run this app. Without it the application cannot be shown in your browser.',
      'scripts',
    ],
    [
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30',
      'no sentences',
    ],
    [
      'home home home home home home home home home home home home home home home home home home home home',
      'no sentences',
    ],
  ])('does not hold for %j', (text, reason) => {
    const result = found({ pages: { '/': text } });
    expect(result?.state).toBe('not_met');
    expect(result?.evidence.found).toContain(reason);
  });

  it('holds for a firm that speaks about such things', () => {
    const text =
      'Builders of family homes. Forty houses are under construction in Leeds, and new plots are coming soon to York.';
    expect(found({ pages: { '/': text } })?.state).toBe('met');
  });

  it('takes the page with the shortest path where there is no home page', () => {
    const pages = { '/about/history/long': 'x', '/en': PROSE };
    expect(found({ pages })).toMatchObject({ state: 'met', evidence: { url: 'https://bakery.example/en' } });
  });

  it('judges the site’s own words, never what we composed', () => {
    const result = found({
      pages: { '/': 'Kort.' },
      document: { originals: { '/': { title: 't', content: PROSE, translated: 'composed' } } },
    });
    expect(result?.state).toBe('not_met');
  });

  it('judges the site’s own file where it publishes one', () => {
    const native = { state: 'valid' as const, evidence: evidence('/.well-known/lawp.json') };
    const result = found({ native, document: { source: 'native' } });
    expect(result).toMatchObject({ state: 'met', evidence: { url: 'https://bakery.example/.well-known/lawp.json' } });
  });

  it('is unseen when the home page did not answer', () => {
    const home = resource('home', '/', {
      outcome: 'failed',
      status: null,
      body: null,
      reason: 'The server did not answer in time.',
    });
    const result = found({ pages: {}, visit: { outcome: 'partial', resources: [home] } });
    expect(result).toMatchObject({
      state: 'unseen',
      evidence: { status: null, found: 'The server did not answer in time.' },
    });
  });
});
