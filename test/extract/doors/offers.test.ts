import { describe, expect, it, test } from 'vitest';
import type { ActionId } from '../../../src/core/actions/catalogue.ts';
import type { ActionFacts, PlaceFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { NO_PLACES } from '../../../src/extract/contacts/read-places.ts';
import { toLawpAction } from '../../../src/language/english/english-actions.ts';
import { siteContext } from '../../support/site-context.ts';
import { htmlSite, jsonLd } from '../html-page.ts';

const read = (html: string, id: ActionId): ActionFacts | undefined =>
  readActions(htmlSite({ '/': html })).find((action) => action.id === id);
const context = siteContext('en');

describe('a service that takes an action', () => {
  it('is given filled in where its makers document how', () => {
    expect(read('<a href="https://calendly.com/acme/30min">Book a call</a>', 'book')).toMatchObject({
      provider: 'Calendly',
      url: 'https://calendly.com/acme/30min',
      fields: [{ name: 'name' }, { name: 'email', type: 'email', required: false }],
      form: { method: 'GET', urlTemplate: 'https://calendly.com/acme/30min?name={name}&email={email}' },
    });
    expect(read('<a href="https://resy.com/cities/ny/acme">Reserve</a>', 'book')).not.toHaveProperty('form');
  });

  it.each<[string, string, ActionId | null]>([
    ['an app', 'https://apps.apple.com/us/app/acme/id1', 'download'],
    ['a podcast', 'https://itunes.apple.com/us/podcast/acme/id1', null],
    ['a number to write to', 'https://wa.me/4512345678', 'contact'],
    ['a page to share', 'https://wa.me/?text=acme', null],
    ['a help desk', 'https://acme.zendesk.com/hc', 'get_support'],
    ["the maker's own page", 'https://www.zendesk.com/help-desk-software', null],
    ['a number behind an address that sends', 'https://api.whatsapp.com/send?phone=4512345678&text=Hi', 'contact'],
    ['a text to share', 'https://api.whatsapp.com/send?text=acme', null],
    ['a number to write to by another service', 'https://t.me/+4512345678', 'contact'],
    ['a channel, or an invitation to one', 'https://t.me/+Ab3dEf9hIj', null],
    ['an app for messages, by its address on the web', 'whatsapp://send?phone=4512345678', 'contact'],
    ['an account to write to', 'https://line.me/R/ti/p/@acme', 'contact'],
    ['a map of any country', 'https://maps.google.com.br/maps?q=Rua+1', 'directions'],
    ['a firm with a like name', 'https://acmebakes-shop.example/shop', null],
  ])('is known for %s', (_, href, id) => {
    expect(readActions(htmlSite({ '/': `<a href="${href}">Acme</a>` })).map((action) => action.id)).toEqual(
      id === null ? [] : [id],
    );
  });

  it('takes messages with their words filled in, where a site has no contact page', () => {
    const link = '<a href="https://api.whatsapp.com/send?phone=4512345678&amp;text=Hi"><i></i></a>';
    const contact = read(link, 'contact');
    expect(contact).toMatchObject({
      provider: 'WhatsApp',
      fields: [{ name: 'message', required: false }],
      form: { urlTemplate: 'https://api.whatsapp.com/send?phone=4512345678&text={message}' },
    });
    expect(contact && toLawpAction(contact, context).description).toBe('Write to Acme through WhatsApp.');
    const both = `${link}<a href="/contact">Contact</a>`;
    expect(read(both, 'contact')?.url).toBe('https://acme.example/contact');
  });

  it('names an app, a menu, a call back, and a subscription that may not be a newsletter', () => {
    const app = read('<a href="https://play.google.com/store/apps/details?id=a">App</a>', 'download');
    expect(app && toLawpAction(app, context)).toMatchObject({
      name: 'Get the app',
      description: 'Get the app of Acme, through Google Play.',
    });
    const dishes = read(
      `<a href="/x">Our menu</a>${jsonLd({ '@type': 'Organization', address: { streetAddress: 'Torvet 1' } })}`,
      'view_pricing',
    );
    expect(dishes && toLawpAction(dishes, context).description).toBe('See the menu of Acme.');
    const paper = read('<a href="/plans/x">Subscribe</a>', 'subscribe');
    expect(paper && toLawpAction(paper, context).description).toBe('Subscribe to Acme.');
    const abo = read('<html lang="es"><a href="/suscripciones">Suscribirse</a>', 'subscribe');
    expect(abo && toLawpAction(abo, context).description).toBe('Subscribe to Acme.');
    const letters = read('<html lang="es"><a href="/boletin">Suscríbete al boletín</a>', 'subscribe');
    expect(letters && toLawpAction(letters, context).description).toBe('Receive the newsletter of Acme.');
    const page = read('<a href="/app">Download the app</a>', 'download');
    expect(page && toLawpAction(page, context).description).toBe('Get the app of Acme.');
    const byAddress = read('<a href="/mobile/app/">Download</a>', 'download');
    expect(byAddress && toLawpAction(byAddress, context).description).toBe('Get the app of Acme.');
    const files = read('<a href="/downloads">Downloads</a>', 'download');
    expect(files && toLawpAction(files, context).description).toBe('Download files from Acme.');
    const call = read(
      '<h3>Call me back</h3><form action="/c" method="post"><input type="tel" name="tel"><button>OK</button></form>',
      'contact',
    );
    expect(call && toLawpAction(call, context).description).toBe('Leave a phone number with Acme to be called back.');
    const news = read('<a href="/newsletter">Newsletter</a>', 'subscribe');
    expect(news && toLawpAction(news, context).description).toBe('Receive the newsletter of Acme.');
  });
});

describe('what a script or a service does on the page itself', () => {
  it.each<[string, string, ActionId, string]>([
    ['a box drawn as a button', '<div role="button" data-href="/x">Book now</div>', 'book', '/x'],
    ['a button that opens a page', `<button onclick="location.href='/t'">Book a table</button>`, 'book', '/t'],
    ['a link that has no address', '<a role="button">Book now</a>', 'book', '/'],
    ['an input that is a button', '<input type="button" value="Book now">', 'book', '/'],
    ['a drawing with a name', '<a href="/w"><svg><title>Warenkorb</title></svg></a>', 'order', '/w'],
    ['a script of a service', '<script src="https://www.opentable.com/widget/loader?rid=9"></script>', 'book', '/'],
    ['a picture with a number beside', '<a href="/w" title="Giỏ hàng"><i></i><b>0</b></a>', 'order', '/w'],
    ['a picture without words, by its address', '<a href="/my/cart/"><i class="c"></i>2</a>', 'order', '/my/cart/'],
    ['a script that a link follows', `<a href="#" onclick="window.open('/t')">Book a table</a>`, 'book', '/t'],
    ['an address that is a script', `<a href="javascript:location.href='/t'">Book a table</a>`, 'book', '/t'],
    ['a point on the map', '<a href="geo:55.1,10.2">Map</a>', 'directions', '/'],
  ])('is read from %s', (_, html, id, path) => {
    expect(read(html, id)?.url).toBe(`https://acme.example${path}`);
  });

  it('is at the address that a frame or box of a service shows, filled in where that can be', () => {
    const frame = '<iframe src="https://www.covermanager.com/reserve/acme"></iframe>';
    const url = 'https://www.covermanager.com/reserve/acme';
    expect(read(frame, 'book')).toMatchObject({ provider: 'CoverManager', url });
    const box = read('<div data-url="https://calendly.com/acme/30min"></div>', 'book');
    expect(box?.form?.urlTemplate).toBe('https://calendly.com/acme/30min?name={name}&email={email}');
  });

  it('is at the service that a script opens', () => {
    const popup = `<a href="#" onclick="Calendly.initPopupWidget({url: 'https://calendly.com/acme/demo'})">Let’s talk</a>`;
    expect(read(popup, 'book')).toMatchObject({ provider: 'Calendly', url: 'https://calendly.com/acme/demo' });
  });

  it('is not read from a link that has no address and nothing to follow', () => {
    expect(readActions(htmlSite({ '/': '<a href="" class="help">Help</a>' }))).toEqual([]);
  });

  it('is never read from a frame that cannot be seen', () => {
    const frame = '<p hidden><iframe src="https://www.covermanager.com/reserve/acme"></iframe></p>';
    expect(readActions(htmlSite({ '/': frame }))).toEqual([]);
  });

  it('is a registration as well where a start leads to one', () => {
    const ids = (href: string) =>
      readActions(htmlSite({ '/': `<a href="${href}">Get started</a>` })).map(({ id }) => id);
    expect(ids('/signup')).toEqual(['sign_up', 'get_started']);
    expect(ids('/start')).toEqual(['get_started']);
  });

  it('is each of what a label joins', () => {
    const html = '<a href="/x">Opening hours and prices</a>';
    expect(readActions(htmlSite({ '/': html })).map(({ id }) => id)).toEqual(['view_pricing', 'visit']);
  });
});

describe('what is the site’s own', () => {
  it('is no number that stands beside each of many things', () => {
    const card = (at: number) => `<p><a href="tel:+4420794600${at}">Call</a></p>`;
    const ids = (...numbers: number[]) =>
      readActions(htmlSite({ '/': numbers.map(card).join('') })).map(({ id }) => id);
    expect(ids(11, 12)).toEqual(['call']);
    expect(ids(11, 12, 13, 14)).toEqual([]);
  });

  it('is no account where the address is one of a newsletter', () => {
    const ids = (html: string) => readActions(htmlSite({ '/': html })).map(({ id }) => id);
    expect(ids('<a href="/anmelden-newsletter">Anmelden</a>')).toEqual(['subscribe']);
    expect(ids('<a href="https://newsletter.acme.example/">Anmelden</a>')).toEqual(['subscribe']);
    expect(ids('<a href="/mail/">Sign up</a><a href="/mail/">Our newsletter</a>')).toEqual(['subscribe']);
  });

  it('holds pages of other hosts of the firm, by its name', () => {
    const site = htmlSite({ '/': '<a href="https://morgenstund-shop.example/">Shop</a>' }, 'morgenstund.example');
    expect(readActions(site).map(({ id }) => id)).toEqual(['shop']);
  });

  it.each([
    ['a sponsored link', '<a rel="sponsored" href="/x">Book now</a>'],
    ['a banner', '<a href="https://ads.acme.example/www/delivery/ck.php">Shop now</a>'],
    ['an affiliate’s link', '<a href="https://tours.example/book?affiliate_id=9">Book now</a>'],
    ['feeds', '<a href="/news-rss-feeds/">Subscribe</a>'],
    ['season tickets', '<a href="/saison/abonnements">Abonnements</a>'],
  ])('is never %s', (_, html) => expect(readActions(htmlSite({ '/': html }))).toEqual([]));

  it('leads to the contact page before any other form', () => {
    const form =
      '<form method="post" action="/s"><h3>Ask about this car</h3><input name="name"><input type="email" name="e"><textarea name="message"></textarea><button>Send</button></form>';
    const link = '<a href="/contact">Contact</a>';
    const contact = (pages: Record<string, string>) => readActions(htmlSite(pages)).find(({ id }) => id === 'contact');
    expect(contact({ '/': link, '/cars/9': `${link}${form}` })).toMatchObject({ url: 'https://acme.example/contact' });
    const read = contact({ '/': link, '/cars/9': form, '/contact': form.replace('/s', '/write') });
    expect(read?.form?.url).toBe('https://acme.example/write');
  });
});

describe('a visit', () => {
  const place: PlaceFacts = {
    address: { street: 'Storegade 1', city: 'Aarhus' },
    phones: [],
    openingHours: [{ days: ['Mo'], opens: '09:00', closes: '17:00' }],
    confidence: 0.9,
    evidence: { url: 'https://acme.example/', status: 200, at: '2026-01-01T00:00:00.000Z', found: 'An address' },
  };
  const ids = (html: string, places: readonly PlaceFacts[]) =>
    readActions(htmlSite({ '/': html }), { ...NO_PLACES, places }).map(({ id }) => id);

  test('is offered where text states a street and hours, and the page shows the way', () => {
    expect(ids('<p>x</p>', [place])).toEqual([]);
    expect(ids('<a href="https://www.google.com/maps/place/Acme">Map</a>', [place])).toEqual(['visit', 'directions']);
  });

  test('is offered by whoever takes bookings at an address and shows the way', () => {
    const { openingHours: _, ...closed } = place;
    const map = '<a href="https://www.google.com/maps/place/Acme">Map</a>';
    expect(ids(map, [closed])).toEqual(['directions']);
    expect(ids(`${map}<a href="/book">Book an appointment</a>`, [closed])).toEqual(['book', 'visit', 'directions']);
    expect(ids('<a href="/book">Book an appointment</a>', [closed])).toEqual(['book']);
  });

  test('is offered by whoever has beds and an address', () => {
    const beds =
      '<form action="/r"><label>Arrival <input type="date" name="arrival"></label><label>Departure <input type="date" name="departure"></label><button>Search</button></form>';
    expect(ids(beds, [place])).toContain('visit');
    expect(ids(beds, [])).not.toContain('visit');
  });
});

it('a search that a script sends is told by the address that the site states', () => {
  const data = jsonLd({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://acme.example/?s={search_term_string}' },
    },
  });
  const form = '<form role="search" method="post" action="/go"><input name="q"></form>';
  expect(read(`${form}${data}`, 'search')?.form?.urlTemplate).toBe('https://acme.example/?s={query}');
});

it('a search among choices asks for words only', () => {
  const form =
    '<form action="/find"><select name="c"><option value="1">One<option value="2">Two</select><input type="search" name="q"></form>';
  expect(read(form, 'search')?.form?.urlTemplate).toBe('https://acme.example/find?q={query}');
});
