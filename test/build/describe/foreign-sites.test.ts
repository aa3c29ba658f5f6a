import { describe, expect, it } from 'vitest';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import type { SiteFacts } from '../../../src/core/site/facts.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { readSite } from '../../../src/extract/read-site.ts';
import { languageName } from '../../../src/language/names.ts';
import { resource, visit } from '../../support/visit.ts';
import { FOREIGN_SAMPLES, type ForeignSample } from './foreign-samples.ts';

function factsOf({ language, name, title, menu, page }: ForeignSample): SiteFacts {
  const links = menu.map((label, at) => `<li><a href="/m${at}">${label}</a></li>`).join('');
  const frame = (head: string, titled: string, main: string): string =>
    `<!doctype html><html lang="${language}"><head><title>${titled}</title><meta property="og:site_name" content="${name}">${head}</head>
     <body><nav><ul>${links}</ul></nav><main>${main}</main></body></html>`;
  const pages = [
    resource('https://sample.example/', frame('', title, `<h1>${name}</h1>`), { role: 'home' }),
    resource(
      'https://sample.example/one',
      frame(page.head, `${page.heading} | ${name}`, `<h1>${page.heading}</h1><p>${page.text}</p>`),
      { role: 'page' },
    ),
  ];
  return readSite(visit('sample.example', '2026-11-20T00:00:00.000Z', pages));
}

const sites = FOREIGN_SAMPLES.map((sample) => {
  const facts = factsOf(sample);
  return { sample, facts, document: describeSite(facts) };
});

describe.each(sites)('a site in $sample.language', ({ sample, facts, document }) => {
  it('says in English what it is about', () => {
    expect(facts.language.value).toBe(sample.language);
    for (const topic of sample.says) expect(document.description).toContain(topic);
    expect(document.lawp.pages['/']?.content).toContain(document.description.split('. ')[1]);
  });

  it('names its page for what it is', () => {
    expect(document.lawp.pages['/one']?.title).toBe(sample.page.titled);
  });

  it('keeps its own words beside the English', () => {
    expect(document.originals['/one']?.title).toContain(sample.page.heading);
  });

  it('says nothing but what is held', () => {
    for (const text of textsOf(document)) expect(unheld(text, facts, document), text).toBe('');
  });
});

it('tells every site from the others', () => {
  const said = sites.map(({ sample, document }) => document.description.replaceAll(sample.name, ''));
  expect(new Set(said).size).toBe(sites.length);
});

function textsOf({ description, lawp }: SiteDocument): string[] {
  return [description, ...Object.values(lawp.pages).flatMap(({ title, content }) => [title, content])];
}

/** The words that composed texts are built with; everything else in them must be a fact. */
const FRAME =
  /\b(?:a|an|and|in|of|on|or|for|the|it|its|has|is|with|from|to|language|site|page|mentions|names?|pages|visitors can|sells|one product|products|write a message|shop online|home|contact|about|news article|article|blog post|product|recipe|job advert|password reset|phone|e-mail|address|order online|see prices)\b/giu;

/** What a text says beyond the facts of the site: must be nothing. */
function unheld(text: string, facts: SiteFacts, document: SiteDocument): string {
  const { name, place, category } = { name: document.lawp.name, place: document.place, category: document.category };
  const held = [
    name,
    languageName(document.lawp.language) ?? '',
    place?.name ?? '',
    place?.countryName ?? '',
    category?.name ?? '',
    ...(facts.topics ?? []).map(({ topic }) => topic),
    ...facts.pages.flatMap(({ topics = [], typed, title }) => [...topics, typed?.thing ?? '', title]),
    ...document.products.flatMap(({ name: product, price, currency }) => [
      product,
      price?.toFixed(2) ?? '',
      currency ?? '',
    ]),
    ...facts.pages.map(({ typed }) => (typed?.date === undefined ? '' : dayText(typed.date))),
  ];
  const rest = held
    .filter((fact) => fact !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((left, fact) => left.replaceAll(new RegExp(escaped(fact), 'giu'), ' '), text);
  return rest
    .replace(FRAME, ' ')
    .replace(/[\s.,“”:;()-]+/gu, ' ')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

describe('a site with an English start page', () => {
  const pages = [
    resource(
      'https://sample.example/',
      '<html lang="da"><head><title>Fyrtårnet</title><link rel="alternate" hreflang="en" href="/en/"><link rel="alternate" hreflang="da" href="/"></head><body><p>Vi laver keramik i hånden i et gammelt fyrtårn ved havet, og vores værksted er åbent for alle hver dag om sommeren.</p></body></html>',
      { role: 'home' },
    ),
    resource(
      'https://sample.example/en',
      '<html lang="en"><head><title>The lighthouse</title></head><body><p>We make ceramics by hand in an old lighthouse by the sea. Our workshop is open to everybody each day in summer. Come and see us.</p></body></html>',
      { role: 'page' },
    ),
  ];
  const facts = readSite(visit('sample.example', '2026-11-20T00:00:00.000Z', pages));
  const document = describeSite(facts);

  it('is described in its own English, and its language is still told', () => {
    expect(document.description).toBe(
      'We make ceramics by hand in an old lighthouse by the sea. Our workshop is open to everybody each day in summer.',
    );
    expect(document.lawp.language).toBe('da');
    expect(document.lawp.pages['/']?.content).toContain('Danish-language site of');
  });

  it('is described by it wherever it stands, unless it is in another language or not to be indexed', () => {
    const described = (head: string, body: string) => {
      const [home] = pages;
      const start = resource('https://en.sample.example/', `<html lang="en">${head}<body>${body}</body>`, {
        role: 'english',
      });
      const read = readSite(visit('sample.example', '2026-11-20T00:00:00.000Z', home ? [home, start] : []));
      return describeSite(read).description;
    };
    const english = '<p>We make ceramics by hand in an old lighthouse by the sea. Come and see us on any day.</p>';
    const composed = described(
      '',
      '<p>Vi laver keramik i hånden i et gammelt fyrtårn ved havet, hver dag om sommeren.</p>',
    );
    expect(described('', english)).toContain('We make ceramics by hand in an old lighthouse by the sea.');
    expect(described('<meta name="robots" content="noindex">', english)).toBe(composed);
    expect(composed).not.toContain('We make');
  });

  it('names the languages it is offered in, with their addresses', () => {
    expect(document.languages).toEqual([
      { code: 'en', url: 'https://sample.example/en/' },
      { code: 'da', url: 'https://sample.example/' },
    ]);
  });
});

describe('a site whose home page was not seen', () => {
  const told = 'Vi sender blomster og planter til hele landet.';
  const page = (path: string, title: string, description: string) =>
    resource(
      `https://sample.example${path}`,
      `<html lang="da"><head><title>${title}</title><meta name="description" content="${description}"></head><body><h1>${title}</h1><p>Vi ligger ved havnen og har åbent hver dag, og du er altid velkommen til at kigge forbi.</p></body></html>`,
      { role: 'page' },
    );
  const described = (...pages: ReturnType<typeof page>[]) =>
    describeSite(readSite(visit('sample.example', '2026-11-20T00:00:00.000Z', pages))).description;

  it('is about what different pages say alike, and not about what one says', () => {
    expect(described(page('/levering', 'Sådan leverer vi', told), page('/historie', 'Historien', told))).toContain(
      'Mentions flowers and plants',
    );
    expect(
      described(page('/levering', 'Sådan leverer vi', told), page('/historie', 'Historien', 'Siden 1911.')),
    ).not.toContain('flowers');
  });
});
