import { describe, expect, it } from 'vitest';
import { readSite } from '../../../src/extract/read-site.ts';
import { answer, PROSE, visitOf } from '../seen-page.ts';

const read = (html: string) => readSite(visitOf([answer(html)]));
const page = (title: string, body: string) => `<html><head><title>${title}</title></head><body>${body}</body></html>`;

/** A site of several pages. */
const MENU = '<nav><a href="/about">About</a><a href="/visit">Visit</a><a href="/contact">Contact</a></nav>';

describe('a site that has no content of its own', () => {
  it.each([
    [
      'a domain for sale',
      page('corner.example', '<h1>corner.example</h1><p>This domain is for sale. Make an offer today.</p>'),
      'parked',
    ],
    [
      'a domain for sale in German',
      page('corner.example', '<p>Diese Domain steht zum Verkauf. Jetzt anfragen!</p>'),
      'parked',
    ],
    ['a domain for sale in Russian', page('x', '<p>Этот домен продается, звоните.</p>'), 'parked'],
    [
      'a parking service',
      page('corner.example', '<p>Related searches</p><script src="https://img.sedoparking.com/x.js"></script>'),
      'parked',
    ],
    [
      'a default page',
      page('Welcome to nginx!', '<h1>Welcome to nginx!</h1><p>If you see this page, the web server is installed.</p>'),
      'parked',
    ],
    ['a file list', page('Index of /', '<h1>Index of /</h1><a href="a/">a/</a>'), 'parked'],
    ['a page of nothing', '\0'.repeat(5_000), 'blocked'],
    ['a placeholder', page('Corner', '<h1>Coming soon</h1><p>Our new site is on its way.</p>'), 'parked'],
    ['a Japanese placeholder', page('Corner', '<p>ただいま準備中です。</p>'), 'parked'],
    [
      'a bot wall',
      page('Just a moment...', '<p>Checking your browser before accessing corner.example.</p>'),
      'blocked',
    ],
    [
      'a human check',
      page('corner.example', '<p>Please verify you are human by completing the action below.</p>'),
      'blocked',
    ],
    ['noindex', page('Corner', `<meta name="robots" content="noindex"><p>${PROSE}</p>`), 'noindex'],
  ])('%s is never content', (_, html, status) => {
    const facts = read(html);
    expect(facts.status).toBe(status);
    expect(facts.statusReason).toMatch(/\.$/);
    expect(facts.pages).toEqual([]);
    expect(facts.description).toBeNull();
    expect(facts.actions).toEqual([]);
  });

  it.each([
    [
      'a text about domains for sale',
      page('Domain news', `<p>${`${PROSE} A domain for sale is worth what somebody pays. `.repeat(20)}</p>`),
    ],
    [
      'a shop that opens soon and says what it is',
      page('Corner', `<h1>New oven coming soon</h1>${`<p>${PROSE}</p>`.repeat(3)}`),
    ],
    ['a text about nginx', page('Welcome to nginx for beginners', `<p>${PROSE}</p>`)],
    ['a gate with few words', page('Corner', `<p>${PROSE}</p><p>Call for security questions.</p>`)],
  ])('but %s is', (_, html) => {
    expect(read(html).status).toBe('active');
  });

  it.each([
    ['opted_out', 'opted_out'],
    ['gone', 'gone'],
    ['moved', 'duplicate'],
    ['blocked', 'blocked'],
  ] as const)('a visit that is %s gives the status %s and nothing else', (outcome, status) => {
    const facts = readSite(visitOf([answer(page('Corner', `<p>${PROSE}</p>`))], { outcome, reason: 'Because.' }));
    expect(facts).toMatchObject({ status, statusReason: 'Because.', name: null, pages: [], actions: [] });
  });

  it.each([
    ['it', 'Museo del Vetro', '<p>Aperto la domenica dalle 10.</p><p>Acquista i biglietti.</p>'],
    ['es', 'Casa Dominicana', '<p>Cocina dominicana en Madrid.</p><p>Comprar un bono de regalo.</p>'],
    ['en', 'Glass Museum', `${MENU}<p>Tickets for sale at the door. The domain of glass.</p>`],
    ['fr', 'Domaine du Lac', `${MENU}<p>Le domaine vend ses vins. Acheter nos vins.</p>`],
  ])('is none that only sells something (%s, %s)', (language, title, body) => {
    const html = page(title, `<h1>${title}</h1>${body}`).replace('<html>', `<html lang="${language}">`);
    expect(read(html).status).toBe('active');
  });

  it('is told apart from an archive that holds only noindex pages', () => {
    const only = answer(page('Corner', `<meta name="robots" content="none"><p>${PROSE}</p>`), {
      url: 'https://corner.example/x',
    });
    const facts = readSite(visitOf([only], { outcome: 'partial', reason: 'Read from an archive.' }));
    expect(facts).toMatchObject({
      status: 'noindex',
      statusReason: 'Every page that was seen asks not to be indexed (noindex).',
    });
  });

  it('error pages that answer 200 or 404 are no pages', () => {
    const other = (html: string, status: number) => answer(html, { url: `https://corner.example/x${status}`, status });
    const facts = readSite(
      visitOf([
        answer(page('Corner', `<p>${PROSE}</p>`)),
        other(page('Corner', `<p>${PROSE} More.</p>`), 404),
        other(
          page(
            'Page not found – Corner',
            '<h1>Oops, page not found</h1><p>Try the home page, or search for something.</p>',
          ),
          200,
        ),
      ]),
    );
    expect(facts.pages.map(({ path }) => path)).toEqual(['/']);
  });
});
