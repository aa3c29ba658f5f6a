import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import type { Fact } from '../../src/core/evidence.ts';
import { readSiteTopics } from '../../src/extract/site-topics.ts';
import { seenPage } from './seen-page.ts';

const topicsOf = (html: string, name: string | null, more: Partial<Parameters<typeof readSiteTopics>[0]> = {}) => {
  const pages = [seenPage(html, { url: 'https://sample.example/' })];
  const domain = sampleDomain('sample.example');
  return readSiteTopics({ pages, domain, language: 'de', name, description: null, ...more }).map(({ topic }) => topic);
};

describe('the topics of a site', () => {
  it('are none that only its name says: an inn at the sign of the eagle is about none', () => {
    const html = '<title>Gasthof Adler – Urlaub in den Bergen</title><p>Zimmer mit Frühstück.</p>';
    expect(topicsOf(html, null)).toContain('eagles');
    expect(topicsOf(html, 'Gasthof Adler')).not.toContain('eagles');
  });

  it('are those of its name that its page has, too', () => {
    const html = '<title>Falknerei Adler</title><p>Bei uns sehen Sie Falken und einen Adler im Flug.</p>';
    expect(topicsOf(html, 'Falknerei Adler')).toContain('eagles');
  });

  it('are those that its name begins with where two sentences say the same', () => {
    const says = '<title>Aktuell</title><p>Der Garten braucht im Mai viel Wasser.</p><p>Im Garten wird es bunt.</p>';
    expect(topicsOf(says, 'Gartenblatt')).toEqual(['garden']);
    expect(topicsOf('<title>Aktuell</title><p>Der Garten braucht im Mai viel Wasser.</p>', 'Gartenblatt')).toEqual([]);
  });

  it('are those of a first paragraph that names the site, and of none else', () => {
    const of = (value: string) => topicsOf('<p>Hallo</p>', 'Lindner', { description: fact(value) });
    expect(of('Bei Lindner gibt es Möbel aus eigener Werkstatt.')).toEqual(['furniture']);
    expect(of('Gestern kamen die Möbel aus der Werkstatt.')).toEqual([]);
  });

  it('are no countries that the site has an edition or an office for', () => {
    const menu = (links: string) => topicsOf(`<nav>${links}</nav>`, null, { language: 'en' });
    expect(
      menu('<a href="/fr/">France</a> <a href="/de-at">Austria</a> <a href="https://no.sample.example/">Norway</a>'),
    ).toEqual([]);
    expect(menu('<a href="/about#offices">Japan</a> <a href="/sports">Sports</a>')).toEqual(['sport']);
    expect(menu('<a href="/tv/">TV</a>')).toEqual(['television']);
    expect(menu('<a href="/tag/france">France</a> <a href="/travel/norway">Norway</a>')).toEqual(['France', 'Norway']);
  });

  it('are no country that one chooses, and nothing that narrows a list down', () => {
    const menu = (links: string) => topicsOf(`<nav>${links}</nav>`, null, { language: 'en' });
    expect(menu('<a href="/en/choose-country-region/">Spain</a>')).toEqual([]);
    expect(menu('<a href="/regions/spain">Spain</a>')).toEqual(['Spain']);
    const facet = '<a href="/jackets?facet=pattern&value=flowers">Flowers (2)</a>';
    expect(menu(`${facet} <a href="/garden">Garden</a>`)).toEqual(['garden']);
  });

  it('are no society where a club alone is called so, and no opinions that readers send', () => {
    const menu = (links: string) => topicsOf(`<nav>${links}</nav>`, null, { language: 'it' });
    expect(menu('<a href="/societa">Società</a> <a href="/biglietti">Biglietti</a>')).toEqual([]);
    expect(menu('<a href="/societa">Società</a> <a href="/politica">Politica</a>')).toEqual(['society', 'politics']);
    const spanish = (links: string) => topicsOf(`<nav>${links}</nav>`, null, { language: 'es' });
    expect(spanish('<a href="/escribe">Dudas y opiniones</a>')).toEqual([]);
    expect(spanish('<a href="/s">Política y opinión</a>')).toEqual(['politics', 'opinion']);
  });

  it('are none of a month, of which things may be called', () => {
    expect(topicsOf('<nav><a href="/2026/03">March 2026</a> <a href="/m">Märchen</a></nav>', null)).toEqual([
      'fairy tales',
    ]);
    expect(topicsOf('<nav><a href="/2026/03">March 2026</a></nav>', null)).toEqual([]);
  });

  it('are those of its own menu where it is a part of a larger site, unless that tells too little', () => {
    const pages = (menu: string) => [seenPage(`<nav>${menu}</nav>`, { url: 'https://food.sample.example/' })];
    const domain = sampleDomain('food.sample.example');
    const whole = '<a href="https://news.sample.example/politics">Politics</a>';
    const own = '<a href="/a">Sports</a> <a href="/b">Weather</a> <a href="/c">Salads</a>';
    const of = (menu: string) => topicsOf('', null, { pages: pages(menu), domain, language: 'en' });
    expect(of(`${whole} ${own}`)).toEqual(['sport', 'weather', 'salads']);
    expect(of(`${whole} <a href="/a">Sports</a>`)).toEqual(['sport', 'politics']);
  });

  it('are told of an English site by its menus, and only where it says nothing itself', () => {
    const html = '<nav><a href="/a">Sports</a> <a href="/b">Politics</a> <a href="/c">Eagles</a></nav>';
    expect(topicsOf(html, null, { language: 'en' })).toEqual(['sport', 'politics']);
    expect(topicsOf(html, null, { language: 'en', description: fact('We write about our town.') })).toEqual([]);
  });
});

function fact(value: string): Fact<string> {
  return { value, by: 'text', evidence: { url: 'https://sample.example/', status: 200, at: '', found: '' } };
}
