import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import type { Evidence } from '../../../src/core/evidence.ts';
import type { LawpAction } from '../../../src/core/lawp/document.ts';
import { CRITERIA } from '../../../src/core/readiness/criteria.ts';
import { scoreLabel } from '../../../src/core/readiness/label.ts';
import type { CriterionId, CriterionState, Scan } from '../../../src/core/readiness/scan.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import type { StoredSite } from '../../../src/core/site/stored-site.ts';

export const NOW = new Date('2026-11-20T09:05:00Z');
export const BASE_URL = 'https://waymark.example';
export const CONTEXT = { baseUrl: BASE_URL, now: NOW };

/** A string as a domain: test values are canonical already. */
export const domainOf = (text: string): DomainName => text as DomainName;

const MET: readonly CriterionId[] = ['description', 'pages', 'actions', 'business'];

/** A scan in which the given criteria are met and the others are not, unless said. */
export function sampleScan(met: readonly CriterionId[] = MET, unseen: readonly CriterionId[] = []): Scan {
  const criteria = CRITERIA.map(({ id }) => {
    const state: CriterionState = met.includes(id) ? 'met' : unseen.includes(id) ? 'unseen' : 'not_met';
    return { id, state, evidence: evidenceOf(id, state) };
  });
  const score = CRITERIA.reduce((sum, { id, points }) => sum + (met.includes(id) ? points : 0), 0);
  return {
    scoreVersion: 1,
    outcome: 'complete',
    at: '2026-11-20T04:10:00Z',
    score,
    label: scoreLabel(score),
    criteria,
  };
}

function evidenceOf(id: CriterionId, state: CriterionState): Evidence {
  const native = id === 'native' || id === 'executable';
  return {
    url: `https://bageri-solsiden.example/${native ? '.well-known/lawp.json' : ''}`,
    status: state === 'unseen' ? null : native ? 404 : 200,
    at: '2026-11-20T04:10:08Z',
    found: state === 'unseen' ? 'No answer within 10 seconds' : native ? 'nothing there' : '122 characters of prose',
    ...(id === 'description' ? { excerpt: 'Dit lokale bageri i Morgengade.' } : {}),
  };
}

const order: LawpAction = {
  id: 'order',
  name: 'Order for pick-up',
  description: 'Order bread and cakes before 15:00 for pick-up the next morning.',
  intent: ['order', 'bread', 'cake', 'pick-up'],
  input: { type: 'none', required: false },
  url: 'https://bageri-solsiden.example/bestil',
};

const call: LawpAction = {
  id: 'call',
  name: 'Call the bakery',
  description: 'Call +45 00 12 34 56 during opening hours.',
  intent: ['call', 'phone', 'ask'],
  input: { type: 'none', required: false },
};

/** The document of a Danish bakery. */
export function sampleDocument(changes: Partial<SiteDocument> = {}): SiteDocument {
  return {
    lawp: {
      lawp_version: '0.3',
      domain: 'bageri-solsiden.example',
      name: 'Bageri Solsiden',
      language: 'da',
      pages: {
        '/': {
          title: 'Bakery in Aarhus',
          content:
            'Neighbourhood bakery in Morgengade, Aarhus. Rye bread, sourdough and cakes are baked every night from Danish organic flour. Open Monday to Friday 6:30–17:30.',
        },
        '/brod': { title: 'Bread and cakes', content: 'Rye bread 42 kr., sourdough loaf 48 kr., cardamom bun 28 kr.' },
        '/kontakt': { title: 'Contact', content: 'Morgengade 4, 8000 Aarhus C. Phone +45 00 12 34 56.' },
      },
      actions: [order, call],
      business: {
        telephone: '+45 00 12 34 56',
        address: { street: 'Morgengade 4', postcode: '8000', city: 'Aarhus C', country: 'DK' },
        opening_hours: [
          { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '06:30', closes: '17:30' },
          { days: ['Sa'], opens: '18:00', closes: '02:00' },
        ],
      },
    },
    originals: {
      '/': {
        title: 'Bageri i Aarhus',
        content:
          'Dit lokale bageri i Morgengade. Vi bager rugbrød, surdejsbrød og kager hver nat af dansk økologisk mel.',
        translated: 'composed',
      },
    },
    source: 'built',
    description: 'Neighbourhood bakery in Morgengade, Aarhus. Rye bread, sourdough and cakes are baked every night.',
    businessOrigin: 'schema.org',
    category: { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' },
    place: {
      name: 'Aarhus',
      country: 'DK',
      countryName: 'Denmark',
      lat: 56.1567,
      lon: 10.2108,
      timeZone: 'Europe/Copenhagen',
    },
    products: [
      {
        name: 'Rye bread',
        originalName: 'Rugbrød',
        price: 42,
        currency: 'DKK',
        priceEur: 5.63,
        url: 'https://bageri-solsiden.example/brod#rugbrod',
        image: null,
        available: true,
      },
    ],
    notices: [],
    ...changes,
  };
}

/** The bakery as the store holds it, 60 of 100. */
export function sampleSite(changes: Partial<StoredSite> = {}): StoredSite {
  const domain = domainOf('bageri-solsiden.example');
  return {
    domain,
    registrableDomain: 'bageri-solsiden.example',
    status: 'active',
    statusReason: null,
    movedTo: null,
    language: 'da',
    document: sampleDocument(),
    version: 3,
    scan: sampleScan(),
    native: { state: 'absent', wellKnown: true, url: `https://${domain}/.well-known/lawp.json`, problems: [] },
    standards: [
      { id: 'robots', state: 'seen', found: 'All bots may read' },
      { id: 'sitemap', state: 'seen', found: '7 addresses' },
      { id: 'llms_txt', state: 'not_seen', found: '404' },
      { id: 'api_catalog', state: 'unseen', found: 'Timed out after 10 s' },
    ],
    changedAt: '2026-11-19T04:12:00Z',
    updatedAt: '2026-11-19T04:12:00Z',
    lastVisitedAt: '2026-11-20T04:10:12Z',
    unreadSince: null,
    visits: [{ startedAt: '2026-11-20T04:10:00Z', outcome: 'complete', reason: null, source: 'web' }],
    history: [
      { at: '2026-06-02T00:00:00Z', score: 30 },
      { at: '2026-08-11T00:00:00Z', score: 45 },
      { at: '2026-10-04T00:00:00Z', score: 60 },
    ],
    claim: null,
    comparison: {
      rank: 2,
      of: 3,
      group: 'bakeries in Aarhus',
      betterThan: 41,
      spread: [10, 0, 10, 10, 20, 0, 30, 0, 20, 0],
      peers: [
        {
          domain: domainOf('korn.example'),
          name: 'Korn og Skorpe',
          score: 85,
          met: [...MET, 'three-actions', 'native'],
          unseen: [],
          rank: 1,
        },
        {
          domain: domainOf('havnen.example'),
          name: 'Havnebageren <b>',
          score: 45,
          met: ['description', 'pages', 'actions'],
          unseen: ['native'],
          rank: 3,
        },
      ],
      lacks: [
        { id: 'native', heldBy: 1 },
        { id: 'three-actions', heldBy: 1 },
      ],
    },
    ...changes,
  };
}
