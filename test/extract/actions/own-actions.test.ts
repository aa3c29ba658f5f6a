import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/core/actions/catalogue.ts';
import type { ActionFacts } from '../../../src/core/site/facts.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { htmlSite, jsonLd } from '../html-page.ts';

const read = (pages: Readonly<Record<string, string>>): ActionFacts[] => readActions(htmlSite(pages));
const ids = (html: string, path = '/'): ActionId[] => read({ [path]: html }).map(({ id }) => id);

describe('a market of small ads', () => {
  const links = `<nav><a href="/emploi">Les offres d'emploi</a><a href="/type/4">Tous les dons</a></nav>`;
  const home = (title: string, more = '') => `<html lang=fr><title>${title}</title>${links}${more}`;

  it('offers the jobs and the gifts of others', () => {
    expect(ids(home('Le Troc, petites annonces gratuites'))).toEqual([]);
    expect(ids(home('Le Troc, association du quartier'))).toEqual(expect.arrayContaining(['careers', 'donate']));
  });

  it('has jobs of its own where it says so', () => {
    const own = '<a href="/rejoindre">Travailler chez Le Troc</a>';
    expect(ids(home('Le Troc, petites annonces gratuites', own))).toEqual(['careers']);
  });

  it('takes ads, which makes no account', () => {
    const form = (more: string) => `<html lang=fr><form action=/x method=post><input type=email name=email>
      ${more}<textarea name=message></textarea><input type=password name=pas><input type=password name=pas2>
      <button>Valider</button></form>`;
    expect(ids(form('<label>Titre<input name=titre></label><label>Prix<input name=prix></label>'))).not.toContain(
      'sign_up',
    );
    expect(ids(form('<label>Nom<input name=nom></label>'))).toContain('sign_up');
  });
});

describe('doors of one name', () => {
  const prices = (count: number) =>
    Array.from({ length: count }, (_, at) => `<p><a href="/phones/${at}/price">Prices</a></p>`).join('');

  it('are those of listed things where they are many', () => {
    expect(ids(prices(3))).toContain('view_pricing');
    expect(ids(prices(4))).not.toContain('view_pricing');
  });

  it('are the site’s own where each is to buy or to book', () => {
    const rooms = [1, 2, 3, 4, 5].map((room) => `<p><a href="/rooms/${room}/book">Book now</a></p>`).join('');
    expect(ids(rooms)).toContain('book');
  });
});

it.each<[string, string, boolean]>([
  ['Rates', '/compare-rates.aspx', false],
  ['Preise', '/strom/preisvergleich', false],
  ['Compare plans', '/phones/compare-plans', false],
  ['Compare plans', '/en/compare-plans', true],
  ['Prices', '/pricing/compare', true],
])('what others charge is compared, one’s own plans are priced: %s at %s', (label, path, isOwn) => {
  expect(ids(`<a href="${path}">${label}</a>`).includes('view_pricing')).toBe(isOwn);
});

it('a story that tells what to shop is no shop', () => {
  expect(ids('<a href="/style/boots">Shop the best boots of the year</a>')).not.toContain('shop');
  expect(ids('<a href="/boots">Shop the collection</a>')).toContain('shop');
  expect(ids('<a href="/boots">Shop the collection of boots</a>')).toContain('shop');
});

describe('the services that a newspaper names beside its stories', () => {
  const story = (links: string) => {
    const article = jsonLd({ '@type': 'NewsArticle', headline: 'x' });
    return ids(
      `${article}<p>${'The river rose again in the night. '.repeat(9)}</p><footer>${links}</footer>`,
      '/2025/x',
    );
  };

  it('answer its questions and list its jobs', () => {
    const links = `<a href="https://reed.zendesk.com/hc">Help Centre</a><a href="https://reed.jobs.personio.de/">Jobs</a>`;
    expect(story(links)).toEqual(['get_support', 'careers']);
  });

  it('sell and book for those it tells of', () => {
    expect(story('<a href="https://www.opentable.com/r/otter">Book a table</a>')).toEqual([]);
    expect(story('<a href="https://reed.zendesk.com/hc">An otter at the desk</a>')).toEqual([]);
  });
});

it('a page of questions is no thread', () => {
  expect(ids('<nav><a href="/questions.php">FAQs</a></nav>')).toEqual(['get_support']);
  expect(ids('<nav><a href="/questions/1">FAQs</a></nav>')).toEqual([]);
});

describe('ways to places', () => {
  const address = { '@type': 'PostalAddress', streetAddress: 'Main Street 5', addressLocality: 'Springfield' };
  const ways = (count: number, label: string) => {
    const links = Array.from({ length: count }, (_, at) => `<p><a href="/marker/${at}">${label}</a></p>`);
    return `${jsonLd({ '@type': 'Organization', name: 'Acme', address })}${links.join('')}`;
  };

  it('lead to the branches of one firm, but maps of many show what the site lists', () => {
    expect(ids(ways(4, 'Directions'))).toContain('directions');
    expect(ids(ways(3, 'View map'))).toContain('directions');
    expect(ids(ways(4, 'View map'))).not.toContain('directions');
  });

  it('lead to an event where they stand below it', () => {
    expect(ids('<a href="/events/cup-final/directions">Directions</a>')).not.toContain('directions');
    expect(ids('<a href="/contact/directions">Directions</a>')).toContain('directions');
  });

  it('are planned from anywhere to anywhere where no place is known', () => {
    expect(ids('<html lang=de><a href="/karten">Routenplaner</a>')).not.toContain('directions');
    expect(ids('<html lang=de><a href="/karten">Anfahrt</a>')).toContain('directions');
  });
});

describe('a button to sign up', () => {
  const button = '<a href="#popup">Jetzt anmelden</a>';

  it('is for the newsletter where the heading over it says so', () => {
    const found = ids(`<html lang=de><div><h2>Newsletter abonnieren</h2><div>${button}</div></div>`);
    expect(found).toContain('subscribe');
    expect(found).not.toContain('sign_up');
    expect(ids(`<html lang=de><div><h2>Dein Konto</h2><div>${button}</div></div>`)).not.toContain('subscribe');
  });

  it('makes no account in a form whose only box chooses a newsletter', () => {
    const form = (name: string) =>
      `<form action="/f"><input type=checkbox name="${name}"><input type=submit value="Sign up"></form>`;
    expect(ids(form('daily_newsletter'))).not.toContain('sign_up');
    expect(ids(form('over_18'))).toContain('sign_up');
  });
});

describe('an address that names an account', () => {
  it('makes none of a label about two things', () => {
    expect(ids('<a href="/register">Accounts & savings</a>')).not.toContain('sign_up');
    expect(ids('<a href="/register">New customers</a>')).toContain('sign_up');
  });
});

describe('help', () => {
  it('is none for the site’s visitors below its jobs', () => {
    expect(ids('<a href="/careers/applying/faq">FAQ</a>')).not.toContain('get_support');
    expect(ids('<a href="/customers/faq">FAQ</a>')).toContain('get_support');
  });

  it('is asked for above the pages of sponsors and legacies', () => {
    const menu = (below: string) => `<a href="/support/">Support</a><a href="/support/${below}">More</a>`;
    expect(ids(menu('sponsorship/'))).not.toContain('get_support');
    expect(ids(menu('drivers/'))).toContain('get_support');
  });
});

describe('what is no shop, no order and no search', () => {
  it('is the list of what a recipe needs', () => {
    const list = '<form action="/list" class="add-to-cart"><button>Add to cart</button></form>';
    expect(ids(`${jsonLd({ '@type': 'Recipe', name: 'Soup' })}${list}`)).not.toContain('order');
    expect(ids(list)).toContain('order');
  });

  it('is the archive of what was written under a word', () => {
    expect(ids('<a href="/?cat=566">Order online</a>')).not.toContain('order');
    expect(ids('<a href="/shop/?cat=566">Order online</a>')).toContain('order');
  });

  it('is a box for the number of a page', () => {
    const form = (name: string) =>
      `<form action="/showthread.php" class="search"><input name="${name}"><button>Go</button></form>`;
    expect(ids(form('page'))).not.toContain('search');
    expect(ids(form('q'))).toContain('search');
  });
});

describe('a magazine’s section on careers', () => {
  it('stands beside those on leadership and management', () => {
    const news = '<meta property="og:type" content="article">';
    const menu = (beside: string) =>
      `${news}<a href="/a">${beside}</a><a href="/careers/">Careers</a><a href="/b">Cloud</a>`;
    expect(ids(menu('Leadership'), '/story/12')).not.toContain('careers');
    expect(ids(menu('Contact us'), '/story/12')).toContain('careers');
  });
});

describe('a site that is all one page', () => {
  const menu = '<nav><a href="#prices">Prices</a><a href="#way">Directions</a><a href="#faq">FAQ</a></nav>';
  const parts = '<section id="prices">Haircut 20 €</section><section id="way">By bus 4 to the station</section>';

  it('offers in its parts what its menu names', () => {
    const found = read({ '/': `${menu}${parts}` });
    expect(found.find(({ id }) => id === 'view_pricing')?.url).toBe('https://acme.example/#prices');
    expect(found.find(({ id }) => id === 'directions')?.url).toBe('https://acme.example/#way');
  });

  it('offers nothing in a part that is empty, hidden or not there', () => {
    expect(ids(`${menu}<div id="prices"></div><div id="way" style="display:none">By bus</div>`)).toEqual([]);
  });

  it('is no page inside a site, nor a newspaper', () => {
    expect(ids(`${menu}${parts}`, '/wiki/hair')).toEqual([]);
    const paper = jsonLd({ '@type': 'Newspaper', name: 'The Acme' });
    expect(ids(`${paper}${menu}${parts}`)).toEqual([]);
  });
});

describe('a menu of dishes', () => {
  const place = jsonLd({ '@type': 'Organization', name: 'Acme', address: { streetAddress: 'Torvet 1' } });
  const link = (label: string) => `<html lang=de><nav><a href="/x">${label}</a></nav>`;

  it('says what is charged where there is a place to eat at', () => {
    expect(ids(`${link('Speisekarte')}${place}`)).toEqual(['view_pricing']);
    expect(ids(link('Speisekarte'))).toEqual([]);
  });

  it('is no map, and no subject of a newspaper', () => {
    expect(ids(`${link('Karte')}${place}`)).not.toContain('view_pricing');
    const paper = jsonLd({ '@type': 'Newspaper', name: 'The Acme' });
    expect(ids(`${link('Speisekarte')}${place}${paper}`)).not.toContain('view_pricing');
  });
});

it('a mailbox that is kept from robots is written to where it stands, not at the address that stands for it', () => {
  const [contact] = read({ '/': '<a href="/cdn-cgi/l/email-protection#056d">Contact us</a>' });
  expect(contact).toMatchObject({ id: 'contact', url: 'https://acme.example/' });
});

describe('words of two subjects', () => {
  it.each<[string, ActionId]>([
    ['Konto & Anlegen', 'sign_up'],
    ['Boden & Lage', 'directions'],
  ])('"%s" are no offer', (label, id) => {
    expect(ids(`<html lang=de><a href="/wissen">${label}</a>`)).not.toContain(id);
  });

  it('are one where a part alone is', () => {
    expect(ids('<html lang=de><a href="/konto">Registrieren & Vorteile</a>')).toContain('sign_up');
  });
});

describe('sections of news', () => {
  const news = jsonLd({ '@type': 'NewsArticle', headline: 'A day in town' });

  it.each<[string, ActionId]>([
    ['<a href="/partners/notices">Appointments</a>', 'book'],
    ['<a href="/subjects/careers">Careers</a>', 'careers'],
    ['<a href="/make-money/career">Careers</a>', 'careers'],
  ])('are no deeds of the site: %s', (link, id) => {
    expect(ids(`${news}<nav><a href="/about">About us</a>${link}<a href="/contact">Contact</a></nav>`)).not.toContain(
      id,
    );
  });
});

describe('jobs at the site', () => {
  it('are no account where the address says to join', () => {
    expect(ids('<a href="/join">加入我们</a>')).toEqual(['careers']);
    expect(ids('<a href="/join">Join our team</a>')).toEqual(['careers']);
    expect(ids('<a href="/join">Join</a>')).toEqual(['sign_up']);
  });
});

describe('the door of a shop', () => {
  const cart = '<a href="https://shop.acme.example/cart">Cart</a>';
  const shopOf = (path: string) => read({ [path]: `<p>A story.</p>${cart}` }).find(({ id }) => id === 'shop')?.url;

  it('is the first page of the cart’s host where no home page was seen', () => {
    expect(shopOf('/news/a-day-in-town')).toBe('https://shop.acme.example/');
    expect(shopOf('/')).toBe('https://acme.example/');
  });

  it('is the page of products that a menu leads to, but of a newspaper, which writes about products', () => {
    const menu = '<a href="/range">Our products</a>';
    const door = (html: string) => read({ '/': html }).find(({ id }) => id === 'shop')?.url;
    expect(door(`${menu}${cart}`)).toBe('https://acme.example/range');
    const paper = jsonLd({ '@type': 'Newspaper', name: 'Acme' });
    expect(door(`${paper}${menu}${cart}`)).toBe('https://acme.example/');
  });
});

describe('a form that asks what things cost at one place', () => {
  it('is none to order', () => {
    const form = `<form id=purchase action=/rates method=post><input name=postal_code><input name=down_payment>
      <button>Calculate</button></form>`;
    expect(ids(form)).not.toContain('order');
  });
});

describe('a door that is none of the site’s own', () => {
  it('leads to the file of a newspaper’s section', () => {
    expect(ids('<nav><a href="/news.php?page=241">Jobs</a></nav>')).not.toContain('careers');
    expect(ids('<nav><a href="/jobs.php?page=241">Jobs</a></nav>')).toContain('careers');
  });

  it('gives the page itself as a file', () => {
    expect(ids('<p><a href="/7/document.do">Download the PDF version</a></p>')).not.toContain('download');
    expect(ids('<p><a href="/brochure.pdf">Download our brochure</a></p>')).toContain('download');
  });

  it('is what a court ordered', () => {
    expect(ids('<nav><a href="/filings/order-42">Order</a></nav>')).not.toContain('order');
    expect(ids('<nav><a href="/order">Order</a></nav>')).toContain('order');
  });

  it('asks the readers of a forum', () => {
    const ask = (action: string) =>
      `<form method=post action="${action}"><input name=subject><textarea name=message></textarea><button>Ask a question</button></form>`;
    expect(ids(ask('/NewTopic-17.html'))).not.toContain('contact');
    expect(ids(ask('/contact'))).toContain('contact');
  });
});

it('makes no account of what one has registered', () => {
  expect(ids('<html lang=ja><a href="/a">登録情報</a>')).toEqual([]);
  expect(ids('<html lang=ja><a href="/a">新規取得</a>')).toEqual(['sign_up']);
});

it('knows its own jobs below what is about the firm, by its name, too', () => {
  const story = '<html lang=sv><meta property="og:type" content="article"><p>En berättelse.</p>';
  const jobs = (folder: string) => `${story}<nav><a href="/${folder}/jobb/">Jobb</a></nav>`;
  expect(ids(jobs('om-acme'), '/en-berattelse')).toEqual(['careers']);
  expect(ids(jobs('om-hav'), '/en-berattelse')).toEqual([]);
});

it('has no menu where food is one of many sorts of things', () => {
  const map = '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>';
  expect(ids(`<a href="/all/184-food-and-drink">Food and drink</a>${map}`)).not.toContain('view_pricing');
  expect(ids(`<a href="/food-and-drink">Food and drink</a>${map}`)).toContain('view_pricing');
});
