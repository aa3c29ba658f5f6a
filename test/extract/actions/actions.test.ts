import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/core/actions/catalogue.ts';
import type { ActionFacts, PlaceFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { NO_PLACES } from '../../../src/extract/contacts/read-places.ts';
import type { ParsedPage } from '../../../src/extract/page/parsed-page.ts';
import { cpuMs } from '../../support/cpu-ms.ts';
import { htmlSite, jsonLd } from '../html-page.ts';

const read = (html: string): ActionFacts[] => readActions(htmlSite({ '/': html }));
const ids = (html: string): ActionId[] => read(html).map(({ id }) => id);
const find = (html: string, id: ActionId): ActionFacts | undefined => read(html).find((action) => action.id === id);

describe('actions of links', () => {
  it.each<[string, string, ActionId]>([
    ['English', '<a href="/book">Book a table</a>', 'book'],
    ['German', '<a href="/x">Tisch reservieren</a>', 'book'],
    ['Danish', '<a href="/kontakt">Kontakt</a>', 'contact'],
    ['Russian', '<a href="/x">Контакты</a>', 'contact'],
    ['Japanese', '<a href="/x">お問い合わせ</a>', 'contact'],
    [
      'a row with who made it behind it',
      `<article>${'<p>The river rose again. </p>'.repeat(9)}</article><p>${['Terms', 'Privacy', 'Contact The Reed', 'Advertise with The Reed', 'Your choices'].map((label, at) => `<a href="/${at === 2 ? 'contact' : at}">${label}</a> | `).join('')} Copyright 2026 The Reed Publishing Company. All rights reserved.</p>`,
      'contact',
    ],
    ['a picture', '<a href="/x"><img src="a.png" alt="Book now"></a>', 'book'],
    ['a part of an image', '<img src="a.png" usemap="#m"><map name="m"><area href="/x" alt="Book now"></map>', 'book'],
    [
      'a part deep in a map',
      '<img src="a.png" usemap="#m"><map name="m"><p><area href="/x" alt="Book now"></p></map>',
      'book',
    ],
    ['a button that a script follows', '<button>Book now</button>', 'book'],
    ['a page of questions and answers', '<a href="/faq">FAQ</a>', 'get_support'],
    ['words for a job whose address is that of an account', '<a href="/signup">Join our team</a>', 'sign_up'],
    ['a path', '<a href="/pricing">Plans for you</a>', 'view_pricing'],
    ['a booking service', '<a href="https://www.opentable.com/r/acme">Table</a>', 'book'],
    ['a delivery service', '<a href="https://www.lieferando.de/speisekarte/acme">Essen</a>', 'order'],
    ['a job board', '<a href="https://boards.greenhouse.io/acme">Team</a>', 'careers'],
    ['an app store', '<a href="https://apps.apple.com/app/id1">iPhone</a>', 'download'],
    ['a map', '<a href="https://www.google.com/maps/place/Acme">Map</a>', 'directions'],
    ['a button that fills the cart', '<form action="/x" method="post"><button>Add to cart</button></form>', 'order'],
  ])('are read from %s', (_, html, id) => expect(ids(html)).toContain(id));

  it('names the service and the absolute address', () => {
    expect(find('<a href="https://resy.com/cities/ny/acme">Reserve</a>', 'book')).toMatchObject({
      provider: 'Resy',
      url: 'https://resy.com/cities/ny/acme',
    });
    expect(find('<a href="/book">Book a table</a>', 'book')?.url).toBe('https://acme.example/book');
  });

  it.each([
    [
      'share links',
      '<a href="https://www.facebook.com/sharer.php?u=x">Share</a><a href="/share?share=x">Contact us</a>',
    ],
    ['social profiles', '<a href="https://www.instagram.com/acme">Follow us</a>'],
    ["other sites' shops", '<a href="https://shop.other.example/">Shop</a>'],
    ["a service's own front page", '<a href="https://www.opentable.com/">Powered by OpenTable</a>'],
    ['what a person cannot see', '<div style="display:none"><a href="/book">Book a table</a></div>'],
    ['parts of an image that is not shown', '<map name="m"><area href="/book" alt="Book a table"></map>'],
    ['feeds', '<a href="/feed/rss">Subscribe</a>'],
    [
      'running text',
      `<p>${'We went there and it was nice. '.repeat(5)}<a href="/story/9">Book a table</a> said the man.</p>`,
    ],
    ['headlines', '<a href="/news/1">Order restored in the city after a long night of unrest</a>'],
    ['scripts as addresses', '<a href="javascript:alert(1)">Pricing</a>'],
    ['links with user info', '<a href="https://u:p@acme.example/book">Book a table</a>'],
  ])('are never %s', (_, html) => expect(ids(html)).toEqual([]));

  it.each<[string, string]>([
    ['prices of the world', '<a href="/local-gas-prices/">Local gas prices</a>'],
    ['what became of an order', '<a href="/orderstatus">Order status</a>'],
    ['threads of a forum', '<a href="/showthread.php?t=93167">Bestellung</a>'],
    ['stories', '<a href="/t/disfraz-de-piloto-de-carreras-rojo">Disfraz de piloto carreras</a>'],
    ['a map of the site', '<a href="/mapa">Mapa stránek</a>'],
    ['files', '<a href="/guide.pdf">Location</a>'],
    ['newsletters that one orders', '<a href="/x">Newsletter bestellen</a>'],
    ['what a shop says of itself', '<a href="/x">Store info</a>'],
  ])('are never %s', (_, html) => {
    for (const id of ['view_pricing', 'order', 'careers', 'directions', 'shop'] as const)
      expect(ids(html)).not.toContain(id);
  });

  it.each<[string, string]>([
    [
      'a story whose headline says something else',
      '<a href="/1257/list-of-groups-that-listen-and-care">Need help?</a>',
    ],
    ['the first page, where nothing is done', '<a href="/">Download</a>'],
    ['a part of a page', '<a href="/coach/faq.html#sample">Do it now!</a>'],
    ['posts with a word', '<a href="/?tag=shop">Shop</a>'],
    ['a shop window of a newspaper', '<a href="/rovat/vasarlas">Vásárlás</a>'],
    [
      'a cry for help in a forum',
      '<a href="https://forums.acme.example/98-cars/318153-help-please.html">Help please</a>',
    ],
    ['films', '<a href="/news/movies">The Help</a>'],
    ['a list of shops', '<a href="/storelocator">Find a store</a>'],
    ['a whole map', '<a href="https://www.bing.com/maps/default.aspx?FORM=NAV">Maps &amp; Directions</a>'],
    [
      'a membership above the page for gifts',
      '<a href="/support/">Membership &amp; Support</a><a href="/support/give">Donate</a>',
    ],
  ])('are never %s', (_, html) => expect(ids(html).filter((id) => id !== 'donate')).toEqual([]));

  it.each<[string, string, ActionId]>([
    ['a story that its address names', '<a href="/22-how-you-can-contact-us-today">Contact</a>', 'contact'],
    [
      'a story in letters of addresses',
      '<a href="/795-unterstuetzen_sie_uns_jetzt_und_hier.html">Unterstützen</a>',
      'donate',
    ],
    ['a newsletter that one orders', '<a href="/service/newsletter/">Bestellen</a>', 'subscribe'],
    ['the first page of a shop', '<a href="/">Online shop</a>', 'shop'],
    ['an answer to a question', '<a href="/x">Noch kein Kunde? Jetzt registrieren</a>', 'sign_up'],
    ['a button under a question', '<button>Jste tu poprvé? Vytvořte si účet</button>', 'sign_up'],
    ['a script that asks who one is', '<a href="/">Sign in</a>', 'sign_in'],
    ['a newsletter that one signs up for', '<a href="/signup">Sign up for newsletters</a>', 'subscribe'],
    ['an address that tells of a newsletter', '<a href="/enewsletter-sign-up">Register</a>', 'subscribe'],
    ['an address that tells of jobs', '<a href="/people/careers.aspx">Join Acme</a>', 'careers'],
    ['an account of a market of jobs', '<a href="/jobs/register">Register</a>', 'sign_up'],
    ['a place on a map', '<a href="https://www.bing.com/maps?where1=Storegade+1">Map</a>', 'directions'],
  ])('are read from %s', (_, html, id) => expect(ids(html)).toEqual([id]));

  it.each<[string, string, ActionId]>([
    [
      'jobs between homes and cars',
      '<a>Immobilien</a> <a href="/jobs">Jobs</a> <a>Autos</a> <a href="/agb">AGB</a>',
      'careers',
    ],
    ['empleo', '<a href="/x">Inmuebles</a> <a href="/empleo">Empleo</a> <a href="/y">Coches</a>', 'careers'],
    ['work', '<a href="/x">Недвижимость</a> <a href="/rabota">Вакансии</a> <a href="/y">Авто</a>', 'careers'],
    [
      'a market of jobs of another name',
      '<a href="/x">Impressum</a> <a href="https://cityjobs.example/">Jobs</a> <a href="/z">Kontakt</a>',
      'careers',
    ],
    [
      'jobs that it writes about',
      '<a href="/x">About us</a> <a href="/features/solar-jobs">Jobs</a> <a href="/y">Contact us</a>',
      'careers',
    ],
    [
      'a section of careers',
      '<a href="/it">IT</a> <a href="/careers">Careers</a> <a href="/cloud">Cloud</a>',
      'careers',
    ],
    [
      'small ads',
      '<a href="/about">About us</a> <a href="/anzeigen/stellen">Stellen</a> <a href="/c">Contact</a>',
      'careers',
    ],
    [
      'the section on firms',
      '<a href="/x">Reisen</a> <a href="/unternehmen/karriere">Karriere</a> <a href="/y">Sport</a>',
      'careers',
    ],
    [
      'a market that the footer names once more',
      '<a>Homes</a> <a href="/jobs/">Jobs</a> <a>Cars</a> <p><a>Contact</a> <a href="/jobs">Jobs</a> <a>About</a> <a>Terms</a>',
      'careers',
    ],
    ['a section on gifts', '<a href="/giving/">The city gives</a>', 'donate'],
    ['leaflets of shops', '<a href="/marktplatz/prospekte">Aktuelle Prospekte</a>', 'download'],
    ['prizes deep in a section', '<a href="/kultur-und-mehr/literatur/preise">Preise</a>', 'view_pricing'],
    ['itself as a file', '<a href="/print?format=pdf">Download PDF</a>', 'download'],
  ])('are never %s on a page of news', (_, links, id) => {
    expect(ids(`${jsonLd({ '@type': 'NewsArticle', headline: 'x' })}<nav>${links}</nav>`)).not.toContain(id);
  });

  it('are its own jobs on a page of news where they are said to be', () => {
    const page = (link: string) =>
      ids(
        `${jsonLd({ '@type': 'NewsArticle', headline: 'x' })}<nav><a href="/x">Homes</a> ${link} <a href="/y">Cars</a></nav>`,
      );
    expect(page('<a href="/jobs">Work for us</a>')).toEqual(['careers']);
    expect(page('<a href="/en/working-with-us">Jobs</a>')).toEqual(['careers']);
    expect(page('<a href="/about/jobs">Jobs</a>')).toEqual(['careers']);
  });

  it('are the jobs that are said to be its own, before a section of that name', () => {
    const links =
      '<a href="/about">About us</a><a href="/work/careers">Careers</a><a href="/careers-at-acme">Careers</a>';
    const html = `${jsonLd({ '@type': 'NewsArticle', headline: 'x' })}<nav>${links}</nav>`;
    expect(find(html, 'careers')?.url).toBe('https://acme.example/careers-at-acme');
  });

  it.each<[string, boolean]>([
    ['Green jobs', false],
    ['More science jobs', false],
    ['Jobs & internships', true],
    ['Become one of us', true],
  ])('of some kind only are a subject, wherever they are: %s', (label, isOwn) => {
    expect(find(`<a href="/jobs">${label}</a>`, 'careers') !== undefined).toBe(isOwn);
  });

  it('are led to by the page for them, not by one part of the folder', () => {
    const parts = '<a href="/meta/jobs">Jobs & careers</a><a href="/work-for-us/training">Apprenticeships</a>';
    expect(find(parts, 'careers')?.url).toBe('https://acme.example/meta/jobs');
  });

  it('are never accounts of who hosts the site', () => {
    const links = '<a href="https://wordpress.com/start">Register</a><a href="/login">Log in</a>';
    const site = htmlSite({ '/': links }, 'anna.wordpress.com');
    expect(readActions(site).map(({ id }) => id)).toEqual(['sign_in']);
  });

  it('never takes the map of a listed thing for the way to the site, unless two pages show it', () => {
    const map = '<a href="https://www.google.com/maps/place/53.38,13.60">Map</a>';
    const house = `${jsonLd({ '@type': 'Product', name: 'House by the lake' })}${map}`;
    const idsOf = (pages: Record<string, string>) => readActions(htmlSite(pages)).map(({ id }) => id);
    expect(idsOf({ '/': '', '/houses/lake': house })).toEqual([]);
    expect(idsOf({ '/': '', '/houses/lake': house, '/contact': map })).toContain('directions');
  });

  it('never takes the map of what one page is about for the way to a site that names no place', () => {
    const map =
      '<p>The old quarter lies by the river. <a href="https://www.google.com/maps/place/53.38,13.60">Map</a></p>';
    const site = htmlSite({ '/': '', '/walks/old-quarter': map });
    const evidence = (site.pages[0] as ParsedPage).evidence('An address');
    const place = { address: { street: '5 Mill Lane', city: 'Leeds' }, phones: [], evidence, confidence: 0.8 };
    const idsWith = (places: readonly PlaceFacts[]) => readActions(site, { ...NO_PLACES, places }).map(({ id }) => id);
    expect(idsWith([])).toEqual([]);
    expect(idsWith([place])).toContain('directions');
    const framed = htmlSite({
      '/': '',
      '/walks/river': '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    });
    expect(readActions(framed)).toEqual([]);
  });

  it('counts a word of another language only where that language is spoken', () => {
    const site = (...languages: string[]) => ({
      ...htmlSite({ '/': '<a href="/x">Planes</a><a href="/y">Lana</a>' }),
      languages: new Set(languages),
    });
    expect(readActions(site('en'))).toEqual([]);
    expect(readActions(site('es', 'eu')).map(({ id }) => id)).toEqual(['view_pricing', 'careers']);
  });

  it('hands on addresses without the session and the way of whoever came', () => {
    const url = (href: string) => find(`<a href="${href}">Shopping cart</a>`, 'order')?.url;
    expect(url('/cart.html;jsessionid=0AFBFCE373071AA13B.app2')).toBe('https://acme.example/cart.html');
    expect(url('/cart?PHPSESSID=abc&amp;s=1d0f438e682374556630f48524e4a39b&amp;id=4')).toBe(
      'https://acme.example/cart?id=4',
    );
    expect(url('/cart?s=shoes&amp;utm_source=x')).toBe('https://acme.example/cart?s=shoes');
  });

  it('takes the first link of a menu for one, though a text ends where the menu begins', () => {
    const story = '<p>We went there and it was nice, and we stayed until the evening came and the lamps were lit. </p>';
    expect(ids(`${story}<nav><a href="/page?id=pricing-list">Prices</a></nav>`)).toEqual(['view_pricing']);
  });

  it('takes links in the text of an article for what is talked about, not for what can be done', () => {
    const story = 'We went there and it was nice. '.repeat(5);
    const text = `<p>${story}<a href="/booking">Book a table</a> or <a href="/contact">contact us</a>, they said.</p>`;
    const article = jsonLd({ '@type': 'NewsArticle', headline: 'x' });
    expect(ids(text)).toEqual(['contact', 'book']);
    expect(ids(`${article}${text}`)).toEqual([]);
    const frame = '<a href="/about">About us</a><a href="/privacy">Privacy</a><a href="/jobs">Jobs</a>';
    expect(ids(`${article}${text}<footer>${frame}</footer>`)).toEqual(['careers']);
  });

  it.each<[string, string, ActionId]>([
    ['/wirtschaft/karriere', 'Karriere', 'careers'],
    ['/economia/precios', 'Precios', 'view_pricing'],
    ['/news/jobs', 'Jobs', 'careers'],
    ['/lifestyle/booking', 'Book now', 'book'],
    ['/politics/help', 'Help', 'get_support'],
  ])('never takes the section %s of a newspaper for a page of the site itself', (path, label, id) => {
    expect(ids(`<nav><a href="${path}">${label}</a></nav>`)).toEqual([]);
    const page = path.slice(path.lastIndexOf('/'));
    expect(ids(`<nav><a href="${page}">${label}</a></nav>`)).toEqual([id]);
  });

  it('never takes the phone or e-mail in an article for the site’s own', () => {
    const html = `${jsonLd({ '@type': 'NewsArticle', headline: 'x' })}<p>Call Tel. +45 86 12 34 56 or <a href="mailto:jo@other.example">Jo</a></p>`;
    expect(ids(html)).toEqual([]);
  });

  it.each([
    ['/', ['call']],
    ['/?p=12', []],
  ])('takes what declares itself an article at %s for the home page or for a post', (path, expected) => {
    const html = '<meta property="og:type" content="article"><p>Call Tel. +45 86 12 34 56</p>';
    expect(readActions(htmlSite({ [path]: html })).map(({ id }) => id)).toEqual(expected);
  });

  it('takes the phone at the foot of an article’s page for the site’s own, not that at the foot of the article', () => {
    const html = (foot: string) =>
      `${jsonLd({ '@type': 'NewsArticle', headline: 'x' })}<article><h1>x</h1><p>A story.</p>${foot}</article>`;
    const foot = '<footer><p>Tel. +45 86 12 34 56</p></footer>';
    expect(ids(html(foot))).toEqual([]);
    expect(ids(html('') + foot)).toEqual(['call']);
    expect(ids(`${html('')}<footer>${'<div>'.repeat(80)}<p>Tel. +45 86 12 34 56</p></footer>`)).toEqual(['call']);
  });
});

describe('actions of forms', () => {
  it('reads a contact form with its fields, without machine fields', () => {
    const action = find(
      `<form method="post" action="/send" class="contact-form"><input type="hidden" name="csrf" value="1"><label>Navn <input name="navn" required></label>
       <input type="email" name="mail" required><input type="tel" name="t"><input name="x1" placeholder="Farve"><textarea name="besked" required></textarea>
       <input name="honeypot"><input name="website" style="display:none"><input type="checkbox" name="ok"><button>Send besked</button></form>`,
      'contact',
    );
    expect(action?.url).toBe('https://acme.example/');
    expect(action?.fields).toEqual([
      { name: 'name', type: 'string', required: true },
      { name: 'email', type: 'email', required: true },
      { name: 'phone', type: 'phone', required: false },
      { name: 'farve', type: 'string', required: false, description: 'Farve' },
      { name: 'message', type: 'string', required: true },
    ]);
  });

  it.each<[string, string, ActionId[]]>([
    ['search', '<form action="/search"><input name="q"><button>Go</button></form>', ['search']],
    [
      'sign in',
      '<form method="post"><input name="user"><input type="password" name="p"><button>Log in</button></form>',
      ['sign_in'],
    ],
    [
      'sign up',
      '<form method="post"><input type="email" name="e"><input type="password" name="a"><input type="password" name="b"></form>',
      ['sign_up'],
    ],
    ['a newsletter', '<form class="newsletter"><input type="email" name="e"><button>OK</button></form>', ['subscribe']],
    ['a forgotten password', '<form action="/forgot-password"><input type="email" name="e"></form>', []],
    [
      'a comment',
      '<form id="commentform"><input name="author"><input name="email"><textarea name="comment"></textarea></form>',
      [],
    ],
    ['a hotel', '<form><input name="checkin"><input name="checkout"><button>Go</button></form>', ['book']],
    [
      'a table at an hour',
      '<form><input name="name"><input type="email" name="e"><input type="date" name="d"><input type="time" name="t"><textarea name="x"></textarea></form>',
      ['book'],
    ],
    [
      'a visit that only its heading names',
      '<h2>Időpontfoglalás</h2><form><input name="a" placeholder="Név"><input type="date" name="b"><button>Küldés</button></form>',
      ['book'],
    ],
    [
      'words to a friend',
      '<form><input name="from_name"><input type="email" name="to_email"><input name="to_name"><textarea name="message"></textarea></form>',
      [],
    ],
    [
      'a new thread',
      '<form action="/makeThread.php"><input name="name"><input type="email" name="mail"><textarea name="body"></textarea></form>',
      [],
    ],
    ['nothing to fill in', '<form action="/search"><input type="hidden" name="q"></form>', []],
    [
      'a market of jobs',
      '<form action="https://jobs.example/find"><input name="q"><button>Find jobs</button></form>',
      [],
    ],
    [
      'a search that is told where',
      '<form action="https://find.example/cse"><input type="hidden" name="cx" value="1"><input name="q"></form>',
      ['search'],
    ],
    ['an invisible search', '<form action="/search" hidden><input name="q"></form>', []],
  ])('tells the form of %s by its shape', (_, html, expected) => expect(ids(html)).toEqual(expected));

  it('searches by the form that asks for words alone', () => {
    const html =
      '<form action="/jobs"><input name="q" placeholder="Search"><input name="where" placeholder="City"></form><form action="/find"><input type="search" name="s"></form>';
    expect(find(html, 'search')?.form?.urlTemplate).toBe('https://acme.example/find?s={query}');
  });

  it('gives a search no address', () => {
    expect(
      find('<form role="search" action="/find"><input type="search" name="s"></form>', 'search'),
    ).not.toHaveProperty('url');
  });
});

describe('actions of numbers, addresses and data', () => {
  it('names the number as written and in E.164', () => {
    expect(find('<html lang="da"><a href="tel:+4586123456">86 12 34 56</a>', 'call')?.phone).toEqual({
      written: '86 12 34 56',
      e164: '+4586123456',
    });
    expect(find('<html lang="da"><p>Tlf. 86 12 34 56</p>', 'call')?.phone?.e164).toBe('+4586123456');
  });

  it('never takes the support of a site that asks for gifts for help from it', () => {
    const give = '<a href="/give">Donate</a>';
    expect(ids(`${give}<a href="/get-involved">Support</a>`)).toEqual(['donate']);
    expect(ids(`${give}<a href="/support">Support</a>`)).toEqual(['get_support', 'donate']);
    expect(ids('<a href="/get-involved">Support</a>')).toEqual(['get_support']);
  });

  it('calls the number that stands beside the address of the site', () => {
    const html = '<p>1448 W. Morse Ave.</p><p>Chicago, IL 60626</p>';
    const site = htmlSite({ '/': html });
    const evidence = { url: 'https://acme.example/', status: 200, at: '', found: '' };
    const phones = [
      { written: '773.508.5000', e164: '+17735085000', reaches: 'press' },
      { written: '773.508.5885', e164: '+17735085885' },
    ];
    const call = readActions(site, { ...NO_PLACES, places: [{ phones, evidence, confidence: 1 }] }).find(
      ({ id }) => id === 'call',
    );
    expect(call?.phone).toEqual({ written: '773.508.5885', e164: '+17735085885' });
  });

  it('calls the number of the main place, where what is shown most does not stand beside its address', () => {
    const evidence = { url: 'https://acme.example/', status: 200, at: '', found: '' };
    const place = { phones: [{ written: '773.508.5885', e164: '+17735085885' }], evidence, confidence: 1 };
    const called = (html: string) =>
      readActions(htmlSite({ '/': html, '/two': html }), { ...NO_PLACES, places: [place] }).find(
        ({ id }) => id === 'call',
      )?.phone?.e164;
    const event = '<html lang="en"><p>Open day, call <a href="tel:+17735082014">773-508-2014</a></p>';
    expect(called(event)).toBe('+17735085885');
    const both = {
      phones: [...place.phones, { written: '773.508.2014', e164: '+17735082014' }],
      evidence,
      confidence: 1,
    };
    const site = htmlSite({ '/': event });
    expect(readActions(site, { ...NO_PLACES, places: [both] }).find(({ id }) => id === 'call')?.phone?.e164).toBe(
      '+17735082014',
    );
  });

  it('calls a number as the country of the address dials it, whatever else the page speaks for', () => {
    const html = '<html lang="pt"><p>1448 W. Morse Ave.</p><p>Chicago, IL 60626</p><p>Phone: (773) 508-5885</p>';
    const evidence = { url: 'https://acme.example/', status: 200, at: '', found: '' };
    const place = { address: { city: 'Chicago', country: 'US' }, phones: [], evidence, confidence: 1 };
    const call = readActions(htmlSite({ '/': html }), { ...NO_PLACES, places: [place] }).find(
      ({ id }) => id === 'call',
    );
    expect(call?.phone?.e164).toBe('+17735085885');
  });

  it('keeps the e-mail address beside the contact page', () => {
    expect(find('<a href="/contact">Contact</a> <a href="mailto:info@acme.example">Mail</a>', 'contact')).toMatchObject(
      {
        url: 'https://acme.example/contact',
        email: 'info@acme.example',
      },
    );
  });

  it('reads potentialAction of the site itself, never one that leads elsewhere', () => {
    const action = (target: string) => ({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', target } });
    expect(ids(jsonLd(action('https://acme.example/?q={q}')))).toEqual(['search']);
    expect(ids(jsonLd(action('https://other.example/?q={q}')))).toEqual([]);
    const target = { '@type': 'EntryPoint', urlTemplate: 'https://resy.com/r/acme' };
    expect(ids(jsonLd({ '@type': 'Restaurant', potentialAction: [{ '@type': 'ReserveAction', target }] }))).toEqual([
      'book',
    ]);
  });

  it('offers a visit where the business data names a street and the page shows the way', () => {
    const address = { '@type': 'PostalAddress', streetAddress: 'Storegade 1', addressLocality: 'Aarhus' };
    const data = (type: string) => jsonLd({ '@type': type, name: 'Acme', address });
    expect(ids(data('Attorney'))).toEqual([]);
    expect(ids(data('Bakery'))).toEqual(['visit']);
    const way = '<a href="https://www.google.com/maps/place/Acme">Map</a>';
    expect(ids(`${data('Attorney')}${way}`)).toEqual(['visit', 'directions']);
  });

  it.each<[what: string, line: string, closes: string, days: ('Fr' | 'Sa')[], isOpen: boolean]>([
    ['a Saturday', '<div>Opening hours:</div>', '17:00', ['Fr', 'Sa'], true],
    ['an evening', '<div>Öffnungszeiten</div>', '22:00', ['Fr'], true],
    ['a night', '<div>Opening hours</div>', '02:00', ['Fr'], true],
    ['hours of offices', '<div>Opening hours</div>', '17:00', ['Fr'], false],
    ['hours that nothing calls those when it is open', '<div>Telephone</div>', '22:00', ['Fr'], false],
    ['hours behind a link', '<div><a href="#h">Opening hours</a></div>', '22:00', ['Fr'], false],
  ])('offers a visit at an address by %s', (_, line, closes, days, isOpen) => {
    const site = htmlSite({ '/': `${line}<p>Storegade 1, Aarhus</p>` });
    const evidence = (site.pages[0] as ParsedPage).evidence('An address');
    const place = { address: { street: 'Storegade 1' }, openingHours: [{ days, opens: '10:00', closes }], phones: [] };
    const places = [{ ...place, evidence, confidence: 1 }];
    const found = readActions(site, { ...NO_PLACES, places }).map(({ id }) => id);
    expect(found.includes('visit')).toBe(isOpen);
  });

  it.each([
    ['Rooms & prices', 'view_pricing'],
    ['Menù e prezzi', 'view_pricing'],
    ['Book a table (by phone)', 'book'],
    ['Opening hours', 'visit'],
  ])('reads the label %s', (label, id) => expect(ids(`<a href="/x">${label}</a>`)).toEqual([id]));

  it('takes a label that only holds a word for nothing', () => {
    expect(ids('<a href="/jeux/produits.html">Baisse de prix</a>')).toEqual([]);
  });
});

describe('readActions', () => {
  it('gives one action per id, at most twelve, in one order, with evidence', () => {
    const labels = [
      'Shop',
      'Sign up',
      'Log in',
      'Support',
      'Contact',
      'Book now',
      'Order now',
      'Pricing',
      'Careers',
      'Directions',
      'Download',
      'Get started',
      'Request a demo',
      'Newsletter',
      'Donate',
    ];
    const actions = read(
      labels.map((label, at) => `<a href="/p${at}">${label}</a><a href="/other${at}">${label}</a>`).join(' '),
    );
    expect(actions).toHaveLength(12);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(12);
    expect(actions[0]?.evidence).toMatchObject({ url: 'https://acme.example/', status: 200 });
  });

  it('reads hostile pages in bounded time', () => {
    const started = cpuMs();
    for (const piece of [
      '<form><input name=q>',
      '<a href="/book">Book a table</a>',
      '<button>Book</button>',
      'Tel. 1-1-1-1-1-1 ',
      'a.a.a.a@a.a.a.a ',
      '<iframe src="https://www.google.com/maps/embed">',
    ]) {
      read(piece.repeat(20_000));
    }
    expect(cpuMs() - started).toBeLessThan(15_000);
  });
});
