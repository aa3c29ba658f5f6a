import { lawpDocument } from '../../../../src/core/lawp/document.ts';
import type { Resource, ResourceRole, Visit } from '../../../../src/core/site/visit.ts';
import { sampleAnswer, sampleVisit } from '../../../samples/sample-visit.ts';
import { putOrders } from './put-orders.ts';
import { sampleOf } from './sample-of.ts';

/** A visit of a site that gives an order in one place. */
export interface OrderedVisit {
  readonly place: string;
  readonly visit: Visit;
}

const HOST = 'bakery.example';

/** A document with all parts that the format knows. */
export function wholeDocument(): Record<string, unknown> {
  const sample = sampleOf(lawpDocument) as { actions: Record<string, unknown>[]; business: { offers: object[] } };
  const { type: _standard, ...action } = sample.actions[0] ?? {};
  const url = `https://${HOST}/x`;
  return {
    ...sample,
    domain: HOST,
    name: 'Corner Bakery',
    pages: {
      '/': { title: 'Home', content: 'We bake rye bread.' },
      '/about': { title: 'About us', content: 'A family.' },
    },
    actions: [
      { ...action, input: { ...(action.input as object), type: 'object' }, url, endpoint: { url, method: 'POST' } },
    ],
    translations: { da: Object.values(sampleOf(lawpDocument.shape.translations) as object)[0] },
    more_pages: [url],
  };
}

/** Visits whose site publishes a document with an order in one text or key. */
export function nativeVisits(): OrderedVisit[] {
  return [...putOrders(wholeDocument())].map(({ place, value }) => ({
    place,
    visit: visitOf([
      page('/', '<title>Bakery</title><p>Bread.'),
      file('/.well-known/lawp.json', 'native', JSON.stringify(value)),
    ]),
  }));
}

const FACTS = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Bakery',
      name: 'Corner Bakery',
      description: 'A bakery.',
      url: `https://${HOST}/`,
      telephone: '+45 86 12 34 56',
      email: `hello@${HOST}`,
      priceRange: '€€',
      image: `https://${HOST}/a.jpg`,
      slogan: 'Bread for all',
      servesCuisine: 'Danish',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'High Street 1',
        postalCode: '8000',
        addressLocality: 'Aarhus',
        addressRegion: 'Midtjylland',
        addressCountry: 'DK',
      },
      geo: { '@type': 'GeoCoordinates', latitude: '56.15', longitude: '10.2' },
      openingHours: ['Mo-Fr 07:00-17:00'],
      potentialAction: { '@type': 'OrderAction', name: 'Order bread', target: `https://${HOST}/order` },
      makesOffer: { '@type': 'Offer', name: 'Rye bread', price: '5', priceCurrency: 'EUR' },
    },
    {
      '@type': 'Product',
      name: 'Rye bread',
      url: `https://${HOST}/rye`,
      image: `https://${HOST}/rye.jpg`,
      category: 'Bread',
      brand: { '@type': 'Brand', name: 'Corner' },
      offers: {
        '@type': 'Offer',
        price: '5',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `https://${HOST}/rye`,
      },
    },
    {
      '@type': 'WebSite',
      name: 'Corner Bakery',
      alternateName: 'CB',
      potentialAction: { '@type': 'SearchAction', target: `https://${HOST}/?q={q}`, 'query-input': 'required name=q' },
    },
  ],
};

/** The parts of a page's markup; each is a text that a site writes. */
const MARKUP = {
  title: 'Corner Bakery',
  description: 'A bakery in Aarhus that bakes rye bread every night.',
  siteName: 'Corner Bakery',
  canonical: `https://${HOST}/`,
  heading: 'Corner Bakery',
  text: 'We bake rye bread and rolls every night, and sell them from seven in the morning.',
  link: 'Order online',
  href: '/order',
  telephone: '+45 86 12 34 56',
  mail: `hello@${HOST}`,
  label: 'Your name',
  placeholder: 'Anna',
  field: 'name',
  option: 'Cake',
  button: 'Send message',
  action: '/contact',
  image: 'Corner Bakery logo',
  imageFile: 'logo.png',
  spoken: 'Order bread online',
  hint: 'Opens the shop',
  download: 'menu.pdf',
  openGraph: 'Corner Bakery',
  sharedImage: '/logo.png',
  card: 'Corner Bakery',
  cardStreet: 'High Street 1',
  itemName: 'Rolls',
  itemPrice: '3',
  place: 'Aarhus',
};

/** Visits of a site whose structured data, or whose markup, has an order in one text or key. */
export function pageVisits(): OrderedVisit[] {
  return [
    ...[...putOrders(FACTS)].map(({ place, value }) => ({
      place: `JSON-LD ${place}`,
      visit: visitOf([page('/', htmlOf(MARKUP, value))]),
    })),
    ...[...putOrders(MARKUP)].map(({ place, value }) => ({
      place: `page ${place}`,
      visit: visitOf([page('/', htmlOf(value as typeof MARKUP, FACTS))]),
    })),
  ];
}

function htmlOf(parts: typeof MARKUP, facts: unknown): string {
  const of = Object.fromEntries(
    Object.entries(MARKUP).map(([key]) => [key, escaped((parts as Record<string, string>)[key] ?? '')]),
  ) as typeof MARKUP;
  return `<!doctype html><html lang="en"><title>${of.title}</title><meta name="description" content="${of.description}">
<meta property="og:site_name" content="${of.siteName}"><meta property="og:title" content="${of.openGraph}"><meta property="og:image" content="${of.sharedImage}"><link rel="canonical" href="${of.canonical}">
<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<h1>${of.heading}</h1><img class="logo" src="/${of.imageFile}" alt="${of.image}"><main><p>${of.text}</p>
<a href="${of.href}">${of.link}</a> <a href="/shop" aria-label="${of.spoken}" title="${of.hint}"><svg></svg></a> <a href="/files/${of.download}" download="${of.download}">Download the menu</a>
<a href="tel:${of.telephone}">Call us ${of.telephone}</a> <a href="mailto:${of.mail}">Write to us</a>
<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${of.itemName}</span><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">${of.itemPrice}</span><meta itemprop="priceCurrency" content="EUR"></span></div>
<address vocab="https://schema.org/" typeof="LocalBusiness"><span property="address" typeof="PostalAddress"><span property="addressLocality">${of.place}</span></span></address>
<p class="h-card"><b class="p-name p-org">${of.card}</b> <i class="p-street-address">${of.cardStreet}</i></p>
<form method="post" action="${of.action}"><label for="n">${of.label}</label><input id="n" name="${of.field}" placeholder="${of.placeholder}">
<select name="what"><option>${of.option}</option></select><textarea name="message"></textarea><button>${of.button}</button></form></main></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function page(path: string, body: string): Resource {
  return sampleAnswer(`https://${HOST}${path}`, body);
}

function file(path: string, role: ResourceRole, body: string): Resource {
  return sampleAnswer(`https://${HOST}${path}`, body, { role, headers: { 'content-type': 'application/json' } });
}

function visitOf(resources: readonly Resource[]): Visit {
  return sampleVisit(HOST, resources);
}
