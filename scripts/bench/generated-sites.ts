import type { DomainName } from '../../src/core/domain/domain-name.ts';
import type { LawpAction, LawpPage } from '../../src/core/lawp/document.ts';
import { CRITERIA } from '../../src/core/readiness/criteria.ts';
import { scoreLabel } from '../../src/core/readiness/label.ts';
import type { Scan } from '../../src/core/readiness/scan.ts';
import type { Product, SiteDocument } from '../../src/core/site/site-record.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { randomOf } from './random-of.ts';

/** What the made-up sites write with. */
export const WORDS =
  'bread rye oven morning street harbour bicycle repair price week open order table garden window flour cake quiet room north family small wooden river station market letter spring evening winter lamp copper stone'.split(
    ' ',
  );
/** What they are. */
export const TRADES = [
  'Bakery',
  'Optician',
  'Bicycle hire',
  'Bookbinder',
  'Dentist',
  'Guest house',
  'Tile shop',
  'Watchmaker',
];
/** Where they are. */
export const TOWNS = ['Aarhus', 'Bergen', 'Kraków', 'Lyon', 'Porto', 'Lindau', 'Tromsø', 'Gent', 'Turku', 'Graz'];

/** Site `n` of a made-up index, always the same; `edition` changes its texts. */
export function generatedSite(n: number, edition = 0): StoredSite {
  const random = randomOf(n * 7919 + 17);
  const domain = domainOf(n);
  const document = documentOf(n, domain, random, edition);
  const scan = scanOf(n, domain);
  return {
    domain,
    registrableDomain: domain,
    status: 'active',
    statusReason: null,
    movedTo: null,
    language: document.lawp.language,
    document,
    version: 1,
    scan,
    native: { state: 'absent', wellKnown: true, url: `https://${domain}/.well-known/lawp.json`, problems: [] },
    standards: [
      { id: 'robots', state: 'seen', found: 'All bots may read' },
      { id: 'sitemap', state: 'seen', found: `${n % 40} addresses` },
      { id: 'llms_txt', state: 'not_seen', found: '404' },
    ],
    changedAt: '2026-11-19T04:12:00Z',
    updatedAt: '2026-11-19T04:12:00Z',
    lastVisitedAt: '2026-11-19T04:12:00Z',
    unreadSince: null,
    visits: [{ startedAt: '2026-11-19T04:12:00Z', outcome: 'complete', reason: null, source: 'web' }],
    history: [
      { at: '2026-06-02T00:00:00Z', score: Math.max(0, scan.score - 15) },
      { at: '2026-10-04T00:00:00Z', score: scan.score },
    ],
    claim: null,
    comparison: {
      rank: 1 + (n % 9),
      of: 14,
      group: `sites in ${TOWNS[n % TOWNS.length]}`,
      betterThan: 41,
      spread: [10, 0, 10, 10, 20, 0, 30, 0, 20, 0],
      peers: [1, 2, 3, 4, 5].map((step) => ({
        domain: domainOf(n + step),
        name: `${TRADES[(n + step) % TRADES.length]} ${n + step}`,
        score: 60,
        met: ['description', 'pages', 'actions', 'business'],
        unseen: [],
        rank: step,
      })),
      lacks: [{ id: 'native', heldBy: 2 }],
    },
  };
}

/** Domain of site `n`; in the order of their numbers. */
export function domainOf(n: number): DomainName {
  return `site-${String(n).padStart(7, '0')}.com` as DomainName;
}

function documentOf(n: number, domain: DomainName, random: () => number, edition: number): SiteDocument {
  const trade = TRADES[n % TRADES.length] ?? '';
  const town = TOWNS[n % TOWNS.length] ?? '';
  const english = n % 2 === 0;
  const paths = ['/', '/about', '/prices', '/contact', '/news', '/hours'].slice(0, 3 + (n % 4));
  const pages = paths.map((path): [string, LawpPage] => {
    return [path, { title: sentence(random, 3), content: prose(random, 40 + (n % 50), edition) }];
  });
  return {
    lawp: {
      lawp_version: '0.3',
      domain,
      name: `${trade} ${n}`,
      language: english ? 'en' : 'da',
      pages: Object.fromEntries(pages),
      actions: ['contact', 'call', 'book', 'view_pricing'].slice(0, 1 + (n % 4)).map((id) => actionOf(id, domain)),
      business: {
        telephone: `+45 00 ${n % 90} 34 56`,
        address: { street: `Morgengade ${n % 200}`, postcode: '8000', city: town, country: 'DK' },
        opening_hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '06:30', closes: '17:30' }],
      },
    },
    originals: english
      ? {}
      : Object.fromEntries(
          paths.map((path) => [
            path,
            { title: sentence(random, 3), content: prose(random, 40, edition), translated: 'composed' as const },
          ]),
        ),
    source: 'built',
    description: prose(random, 18, edition),
    businessOrigin: 'schema.org',
    category: { id: `shop/${trade.toLowerCase().replace(' ', '_')}`, name: trade, plural: `${trade.toLowerCase()}s` },
    place: { name: town, country: 'DK', countryName: 'Denmark', lat: 56, lon: 10, timeZone: 'Europe/Copenhagen' },
    products: n % 3 === 0 ? [1, 2, 3, 4].map((step) => productOf(step, domain)) : [],
    notices: [],
  };
}

function actionOf(id: string, domain: string): LawpAction {
  return {
    id,
    name: `${id} us`.replace('_', ' '),
    description: `You can ${id.replace('_', ' ')} here, every day of the week.`,
    intent: [id, 'ask', 'visit'],
    input: { type: 'none', required: false },
    url: `https://${domain}/${id}`,
  };
}

function productOf(step: number, domain: string): Product {
  const name = `Loaf number ${step}`;
  return {
    name,
    originalName: `Brød nummer ${step}`,
    price: 40 + step,
    currency: 'DKK',
    priceEur: 5.4,
    url: `https://${domain}/p${step}`,
    image: null,
    available: true,
  };
}

function scanOf(n: number, domain: string): Scan {
  const criteria = CRITERIA.map(({ id }, place) => ({
    id,
    state: place <= n % 7 ? ('met' as const) : ('not_met' as const),
    evidence: {
      url: `https://${domain}/`,
      status: 200,
      at: '2026-11-19T04:12:00Z',
      found: `${80 + (n % 300)} characters of prose`,
    },
  }));
  const score = CRITERIA.reduce((sum, { points }, place) => sum + (place <= n % 7 ? points : 0), 0);
  return {
    scoreVersion: 1,
    outcome: 'complete',
    at: '2026-11-19T04:12:00Z',
    score,
    label: scoreLabel(score),
    criteria,
  };
}

function prose(random: () => number, words: number, edition: number): string {
  const start = edition === 0 ? '' : `Edition ${edition}. `;
  return `${start}${sentence(random, Math.ceil(words / 2))} ${sentence(random, Math.floor(words / 2))}`;
}

function sentence(random: () => number, words: number): string {
  const picked = Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '').join(' ');
  return `${picked.charAt(0).toUpperCase()}${picked.slice(1)}.`;
}
