import { expect, it } from 'vitest';
import { sampleAnswer, sampleVisit } from '../../../scripts/samples/sample-visit.ts';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import { readSite } from '../../../src/extract/read-site.ts';

interface Seen {
  readonly domain?: string;
  readonly language?: string;
  readonly path?: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly menu?: readonly string[];
  readonly head?: string;
  readonly body?: string;
}

const ARTICLE =
  '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-05">';
const STORY =
  '<p>The bridge over the river stays closed until the end of summer, and the ferry takes nobody after six in the evening.</p>';
const CALL = '<p>Call <a href="tel:+12025550123">us</a>.</p>';
const SITE_DATA =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Lantern","description":"The magazine for all who carry one"}</script>';
const STORIES = { path: '/2026/03/the-bridge', head: ARTICLE, title: 'The bridge stays closed' };

/** The kind of an invented site of one page, or null. */
function kindOf(seen: Seen): string | null {
  const { domain = 'sample.example', language = 'en', path = '/', name, title = name, menu = [] } = seen;
  const described = seen.description === undefined ? '' : `<meta name="description" content="${seen.description}">`;
  const links = menu.map((label, at) => `<li><a href="/m${at}">${label}</a></li>`).join('');
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title><meta property="og:site_name" content="${name}">
    ${described}${seen.head ?? ''}</head><body><nav><ul>${links}</ul></nav><main><h1>${title}</h1>${seen.body ?? STORY}</main></body></html>`;
  const answer = sampleAnswer(`https://${domain}${path}`, html, { role: path === '/' ? 'home' : 'page' });
  return describeSite(readSite(sampleVisit(domain, [answer]))).category?.id ?? null;
}

const GERMAN = '<p>Wir treffen uns an jedem ersten Freitag im Monat und zeigen einander, was wir gesammelt haben.</p>';
const DANISH =
  '<p>Broen over åen er lukket til sommeren er forbi, og færgen sejler ikke efter klokken seks om aftenen, siger kommunen.</p>';

it.each<[string, Seen]>([
  ['English', { name: 'The Elm Lantern', ...STORIES, menu: ['World', 'Politics', 'Business', 'Sport', 'Archive'] }],
  [
    'Danish',
    { name: 'Lygten', language: 'da', body: DANISH, menu: ['Politik', 'Økonomi', 'Krimi', 'Sport', 'Vejret', 'Om os'] },
  ],
])('a menu with the sections of a newspaper is that of one: %s', (_, seen) => {
  expect(kindOf(seen)).toBe('office/newspaper');
});

it.each<[string, Seen]>([
  ['a town', { name: 'Elmford', menu: ['Economy', 'Culture', 'Sport', 'Education', 'Health', 'Weather'] }],
  ['a ministry', { name: 'Elmland', menu: ['Politics', 'Economy', 'Education', 'Science', 'Culture'] }],
  ['a firm', { name: 'Elm & Sons', ...STORIES, menu: ['Business', 'Technology', 'Health', 'Travel'] }],
])('a menu that others have, too, tells nothing: %s', (_, seen) => {
  expect(kindOf(seen)).toBeNull();
});

it('keywords for news search engines are given by publishers', () => {
  const keyed = `${ARTICLE}<meta name="news_keywords" content="lamps, chairs">`;
  expect(kindOf({ name: 'Elm Living', ...STORIES, head: keyed })).toBe('site/magazine');
});

it.each<[string, Omit<Seen, 'name'>, string | null]>([
  ['a magazine', { ...STORIES, menu: ['Fashion', 'Advertise with us'] }, 'site/magazine'],
  ['news', { ...STORIES, menu: ['Weather', 'Advertise'] }, 'office/newspaper'],
  ['a magazine in German', { ...STORIES, language: 'de', body: GERMAN, menu: ['Mode', 'Mediadaten'] }, 'site/magazine'],
  ['a menu of which we know nothing', { ...STORIES, menu: ['Elms', 'Advertise'] }, null],
  ['what an agency does', { ...STORIES, menu: ['Fashion', 'Marketing', 'Ads'] }, null],
  [
    'the word upon stories',
    { ...STORIES, menu: ['Fashion'], body: `${STORY}<ul><li><a href="/tag/ads/">Advertising</a></li></ul>` },
    null,
  ],
  ['a home page', { menu: ['Fashion', 'Advertise with us'] }, null],
])('who has articles and space for advertisers is a publisher: %s', (_, seen, kind) => {
  expect(kindOf({ name: 'Elm Living', ...seen })).toBe(kind);
});

it.each<[string, Omit<Seen, 'name'>, string | null]>([
  ['a magazine in issues', { ...STORIES, menu: ['Elms', 'Current issue'] }, 'site/magazine'],
  ['a newspaper in issues', { ...STORIES, menu: ['Politics', 'Print edition'] }, 'office/newspaper'],
  ['a magazine in German', { ...STORIES, language: 'de', body: GERMAN, menu: ['Heft'] }, 'site/magazine'],
  ['a blog of one', { ...STORIES, menu: ['Elms', 'About me', 'Advertise with us'] }, 'site/blog'],
  ['a blog with a list of others', { ...STORIES, body: `${STORY}<aside><h3>Blogroll</h3></aside>` }, 'site/blog'],
  ['who has more than articles', { menu: ['About me', 'Current issue'] }, null],
])('who publishes articles is told by labels: %s', (_, seen, kind) => {
  expect(kindOf({ name: 'Elm Living', ...seen })).toBe(kind);
});

it.each<[string, Seen, string | null]>([
  ['news in the name of a site that has articles', { name: 'Elm Daily News', ...STORIES }, 'office/newspaper'],
  ['a blog by its name and its articles', { name: 'The Elm Blog', ...STORIES }, 'site/blog'],
  ['news in the name alone', { name: 'Elm Daily News' }, null],
  [
    'a magazine by what it says of itself, and its articles',
    { name: 'Lantern', ...STORIES, head: `${ARTICLE}${SITE_DATA}` },
    'site/magazine',
  ],
  [
    'an association by its name',
    { name: 'Verband der Laternenfreunde e.V.', language: 'de', body: GERMAN },
    'office/association',
  ],
  ['a chamber that can be called', { name: 'Elmford Chamber of Commerce', body: CALL }, 'office/association'],
  ['a school of music by its name', { name: 'Elm School of Music', body: CALL }, 'amenity/music_school'],
  ['a trade that firms are called after', { name: 'Elmford Masonry LLC', body: CALL }, 'craft/stonemason'],
  ['a trade that is all of the name', { name: 'Masonry', body: CALL }, null],
  ['the friends of a library', { name: 'Friends of the Library', body: CALL }, null],
  ['a society by what it is for', { name: 'Elmford Society for Old Mills', body: CALL }, 'office/association'],
  ['lawyers by what they are for', { name: 'Lawyers for Old Mills', body: CALL }, null],
  ['a board of a town', { name: 'Elmford Board of Education', body: CALL }, 'office/government'],
  [
    'a name that the description writes out',
    { name: 'Elm & Birch', description: 'Elm & Birch Estate Agents will find you a home.', body: CALL },
    'office/estate_agent',
  ],
  [
    'a name that the title writes out',
    { name: 'Elm Homes', title: 'Elm Homes Home Builders and Gardens', body: CALL },
    'craft/builder',
  ],
  [
    'a kind that stands behind another word',
    { name: 'Elm & Birch', description: 'Elm & Birch and the bakery next door.', body: CALL },
    null,
  ],
  ['a loan for lawyers', { name: 'Lawyer Loans', body: '<p>Call <a href="tel:+12025550123">us</a>.</p>' }, null],
  ['a café that can be called', { name: 'Elm Cafe', body: '<a href="tel:+12025550123">Call us</a>' }, 'amenity/cafe'],
  [
    'what the description says that it is',
    { name: 'Elm & Sons', description: 'Elm & Sons is a family-run bakery in the north of the country.' },
    'shop/bakery',
  ],
  [
    'what the description adds to the name',
    { name: 'Elm & Sons', description: 'Elm & Sons, the bakery at the end of the road.' },
    'shop/bakery',
  ],
  [
    'what the description says of somebody else',
    { name: 'Elm & Sons', description: 'Bread is a bakery secret.' },
    null,
  ],
  [
    'the plural in the name of a domain',
    { name: 'Elm', domain: 'elmhotels.example', description: 'Welcome to the hotel of the lanterns.' },
    'tourism/hotel',
  ],
])('words tell a kind only where they are sure: %s', (_, seen, kind) => {
  expect(kindOf(seen)).toBe(kind);
});

it('a house to rent on a page of its own makes no shop, a product with a cart does', () => {
  const product =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Elm","offers":{"@type":"Offer","price":"90","priceCurrency":"EUR"}}</script>';
  const shop = { name: 'Lake & Sons', path: '/p/119', title: 'Elm', head: product };
  const menu = ['Shop', 'Contact'];
  expect(kindOf({ ...shop, menu })).toBeNull();
  expect(kindOf({ ...shop, menu, body: '<a href="/cart">Cart</a><button>Add to cart</button>' })).toBe('shop/online');
});

it.each<[string, Partial<Seen>, string | null]>([
  ['a shop', {}, 'shop/online'],
  ['a magazine', { head: ARTICLE }, null],
  ['who knows no customers', { menu: ['Shop'] }, null],
])('a cart, a catalogue and accounts on a page without the home page tell a shop: %s', (_, seen, kind) => {
  const cart = '<a href="/cart">Cart</a>';
  const page = { name: 'Lake & Sons', path: '/help', title: 'Your questions', menu: ['Shop', 'Sign in'] };
  expect(kindOf({ ...page, body: `${STORY}${cart}`, ...seen })).toBe(kind);
});

it.each<[string, string, string | null]>([
  ['a ministry', 'Ministry of Elms', 'office/government'],
  ['an association', 'Elmland Lantern Association', 'office/association'],
  ['what only its pages are called', 'Elms and lanterns', null],
])('what a site calls itself besides its short name tells what it is: %s', (_, other, kind) => {
  expect(kindOf({ name: other, head: '<meta name="application-name" content="EML">', domain: 'eml.example' })).toBe(
    kind,
  );
});

it('the last word of a name with two kinds is what it is, unless it is both', () => {
  expect(kindOf({ name: 'Elm Dental Insurance', body: CALL })).toBe('office/insurance');
  expect(kindOf({ name: 'Elm Museum and Restaurant', body: CALL })).toBeNull();
});

it('who hosts the blogs of others is none of them', () => {
  const head = '<meta name="generator" content="WordPress.com">';
  expect(kindOf({ name: 'Anna', domain: 'anna.wordpress.com', head })).toBe('site/blog');
  expect(kindOf({ name: 'WordPress', domain: 'wordpress.com', head })).toBeNull();
});

it('a magazine that is called as a chain of shops is no shop', () => {
  const news = `${ARTICLE}<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The bridge"}</script>`;
  const chain = { name: 'New Yorker', domain: 'newyorker.de' };
  expect(kindOf({ ...chain })).toBe('shop/clothes');
  expect(kindOf({ ...chain, ...STORIES, head: news })).toBe('office/newspaper');
});

it('a party that marks what it tells as news is a party', () => {
  const news = `${ARTICLE}<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"The bridge"}</script>`;
  const party = { name: 'Laternenpartei Elmland', domain: 'laternenpartei.example', language: 'de' };
  expect(kindOf({ ...party, ...STORIES, head: news, body: GERMAN })).toBe('office/political_party');
});

it('a blog that is called a library is none, an institution that says where it is stays one', () => {
  const blog = { name: 'Elm Library', domain: 'elmlibrary.example' };
  expect(kindOf({ ...blog, ...STORIES })).toBeNull();
  expect(kindOf({ ...blog, ...STORIES, body: `${STORY}<footer><p>Phone: +1 202 555 0123</p></footer>` })).toBe(
    'amenity/library',
  );
});

it('who makes wine and has a basket is a winery', () => {
  const sells = '<a href="/cart">Cart</a><button>Add to cart</button><p>Our wines, from our own vines.</p>';
  const estate = { name: 'Elm Hill Winery', domain: 'elmhillwinery.example', description: 'A family winery.' };
  expect(kindOf({ ...estate, menu: ['Shop', 'Wines', 'About us', 'Contact'], body: sells })).toBe('craft/winery');
});

const REPLIES = `${STORY}<div id="respond"><form method="post" action="/wp-comments-post.php"><textarea name="comment"></textarea></form></div>`;
const ENTRIES = Array.from(
  { length: 3 },
  (_, at) => `<div class="post hentry"><h2>Bridge ${at}</h2>${STORY}</div>`,
).join('');
const PHONE = '<footer><p>Phone: +1 202 555 0123</p></footer>';
const ADVERT = '<ins class="adsbygoogle"></ins>';
const script = (src: string) => `<script async src="${src}"></script>`;
const SLOTS = script('https://securepubads.g.doubleclick.net/tag/js/gpt.js');

it.each<[string, Omit<Seen, 'name'>, string | null]>([
  ['articles on which readers comment', { ...STORIES, body: REPLIES }, 'site/publication'],
  ['the articles of a firm', { ...STORIES, body: `${REPLIES}${PHONE}` }, null],
  ['articles on which nobody comments', { ...STORIES }, null],
  ['comments on what is no article', { path: '/the-bridge', title: 'The bridge', body: REPLIES }, null],
  ['a home page with comments', { body: REPLIES }, null],
  [
    'articles that have a feed of comments',
    { ...STORIES, head: `${ARTICLE}<link rel="alternate" href="https://sample.example/2026/03/the-bridge/feed/">` },
    'site/publication',
  ],
  [
    'articles of a site that has a feed of comments',
    { ...STORIES, head: `${ARTICLE}<link rel="alternate" href="https://sample.example/comments/feed/">` },
    null,
  ],
  [
    'what calls itself an article, and has no day',
    {
      path: '/places/old-bridge',
      title: 'The old bridge',
      head: '<meta property="og:type" content="article">',
      body: `${STORY}${ADVERT}`,
    },
    null,
  ],
  ['articles beside advertisements', { ...STORIES, body: `${STORY}${ADVERT}` }, 'site/publication'],
  ['whom one can call', { ...STORIES, body: `${STORY}${SLOTS}${PHONE}` }, 'site/publication'],
  [
    'what counts the customers of an advertiser',
    { ...STORIES, body: `${STORY}${script('//googleads.g.doubleclick.net/pagead/viewthroughconversion/1/')}` },
    null,
  ],
  ['a tool beside advertisements', { path: '/tool', title: 'Count words', body: `${STORY}${ADVERT}` }, null],
  ['a home page of stories beside advertisements', { body: `${ENTRIES}${SLOTS}` }, 'site/publication'],
  ['the same that says what it is', { title: 'Elms and bridges, a blog', body: `${ENTRIES}${ADVERT}` }, 'site/blog'],
  ['the same of a firm', { body: `${ENTRIES}${ADVERT}${PHONE}` }, null],
  ['a home page of stories', { body: ENTRIES }, null],
])('who publishes, without a word of what it is, is an online publication: %s', (_, seen, kind) => {
  expect(kindOf({ name: 'Elm Lines', ...seen })).toBe(kind);
});

it('a front page of the newest posts is told by what WordPress calls it', () => {
  const kindOfPage = (classes: string) => {
    const html = `<!doctype html><html lang="en"><head><title>Elm Lines</title></head><body class="${classes}"><main>${STORY}${ADVERT}</main></body></html>`;
    const answer = sampleAnswer('https://sample.example/', html, { role: 'home' });
    return describeSite(readSite(sampleVisit('sample.example', [answer]))).category?.id ?? null;
  };
  expect(kindOfPage('home blog wp-theme')).toBe('site/publication');
  expect(kindOfPage('home page blogs')).toBeNull();
});
