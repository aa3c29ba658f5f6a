import { describe, expect, it } from 'vitest';
import { siteTwin } from '../../src/api/described-twins.ts';
import { site as apiSchema } from '../../src/api/schemas/site.ts';
import type { SiteDocument } from '../../src/core/site/site-record.ts';
import { toApiSite } from '../../src/prints/api-site.ts';
import { badgePictures } from '../../src/prints/badge-pictures.ts';
import { fitAnswer } from '../../src/prints/fit-answer.ts';
import { toSiteMarkdown } from '../../src/prints/site-markdown.ts';
import { toSiteTwin } from '../../src/prints/site-twin.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { ANSWER_BYTES } from '../../src/prints/what-fits.ts';
import { toReportView } from '../../src/web/views/report/report-view.ts';
import { CONTEXT, domainOf, NOW, sampleDocument, sampleSite } from '../web/pages/sample-site.ts';

/** A site of which everything is known that all prints are to say (R79). */
function wholeDocument(): SiteDocument {
  const document = sampleDocument();
  const { business = {} } = document.lawp;
  return sampleDocument({
    lawp: { ...document.lawp, business: { ...business, email: 'brod@bageri-solsiden.example', price_range: '€€' } },
    languages: [{ code: 'de', url: 'https://bageri-solsiden.example/de' }],
    products: document.products.map((product) => ({
      ...product,
      unit: 'kg',
      isFrom: true,
      tax: 'included',
      regions: ['DK', 'SE'],
    })),
    pageTypes: { '/brod': { type: 'product', date: '2026-10-02' } },
    map: { elements: ['node/7'], parts: ['geo'], confirms: [] },
    places: [
      {
        address: { street: 'Morgengade 4', postcode: '8000', city: 'Aarhus C', country: 'DK' },
        time_zone: 'Europe/Copenhagen',
        phones: [{ number: '+4500123456' }, { number: '+4500123499', reaches: 'sales' }],
        sources: ['schema.org', 'map'],
      },
      {
        name: 'Solsiden Nord',
        url: 'https://bageri-solsiden.example/nord',
        address: { street: 'Nordgade 9', postcode: '9000', city: 'Aalborg', country: 'DK' },
        geo: { lat: 57.05, lon: 9.92 },
        phones: [{ number: '+4500123477' }],
        opening_hours: [{ days: ['Su'], opens: '08:15', closes: '11:45' }],
        sources: ['map'],
      },
    ],
  });
}

const stored = sampleSite({ document: wholeDocument() });
const view = toSiteView(stored, CONTEXT);
const { site: api } = toApiSite(view, { tier: 'pro', now: NOW });
/** What `get_site` of the connector gives. */
const connector =
  fitAnswer([{ site: stored, tier: 'pro', match: [] }], { ...CONTEXT, now: NOW }, ANSWER_BYTES).results[0] ?? api;
const twin = toSiteTwin(view);
const markdown = toSiteMarkdown(view);

describe('one set of facts', () => {
  it.each(['name', 'description', 'category', 'place', 'places', 'products', 'languages', 'language'] as const)(
    'is in all prints for programs: %s',
    (fact) => {
      expect(api[fact]).toBeDefined();
      expect(connector[fact]).toEqual(api[fact]);
      expect(twin[fact]).toEqual(api[fact]);
    },
  );

  it('answers what visitors ask, and says which AI bots may read, in both twins', () => {
    const bots = [
      { agent: 'GPTBot', allowed: false, lines: 'User-agent: GPTBot · Disallow: /' },
      { agent: 'Bingbot', allowed: true, lines: null },
    ];
    const told = toSiteView({ ...stored, standards: [{ id: 'robots', state: 'seen', found: 'Some', bots }] }, CONTEXT);
    expect(toSiteTwin(told)).toMatchObject({
      assistant: [{ question: 'When are you open on Sunday?', answer: 'Closed on Sunday.' }, {}, {}, {}],
      ai_bots: bots,
    });
    expect(toSiteMarkdown(told)).toContain(
      '- GPTBot is shut out: `User-agent: GPTBot · Disallow: /`\n- Bingbot may read',
    );
    expect(markdown).toMatch(/## Ask an assistant\n\n- “When are you open on Sunday\?” .+\(opening hours\)/);
  });

  it('tells bots that the same lines decide of together, which spares an agent most of the words', () => {
    const all = 'User-agent: * · Disallow: /';
    const bots = [
      { agent: 'GPTBot', allowed: false, lines: all },
      { agent: 'Bingbot', allowed: true, lines: 'User-agent: Bingbot · Allow: /' },
      { agent: 'CCBot', allowed: false, lines: all },
    ];
    const told = toSiteView({ ...stored, standards: [{ id: 'robots', state: 'seen', found: 'Some', bots }] }, CONTEXT);
    expect(toSiteMarkdown(told)).toContain(
      `- GPTBot and CCBot are shut out: \`${all}\`\n- Bingbot may read: \`User-agent: Bingbot · Allow: /\`\n`,
    );
  });

  it('says since when a site is claimed, or that it is not', () => {
    const since = '2026-11-03T09:00:00.000Z';
    const claimed = toSiteView({ ...stored, claim: { since, missingSince: null } }, CONTEXT);
    expect(toSiteTwin(claimed).claimed_since).toBe(since);
    expect(toApiSite(claimed, { tier: 'free', now: NOW }).site.claimed_since).toBe(since);
    expect(toSiteMarkdown(claimed)).toContain('Claimed by its owner, who proved the domain on 3 November 2026.');
    expect(badgePictures(claimed).card).toContain('claimed by its owner');
    expect([twin.claimed_since, api.claimed_since, connector.claimed_since]).toEqual([null, null, null]);
    expect(`${markdown}${badgePictures(view).card}`).not.toMatch(/claimed/i);
  });

  it('says what moved the score, and whether it was our rules', () => {
    const kept = [
      {
        detectedAt: '2026-10-04T00:00:00Z',
        changes: { score: { from: 45, to: 60 }, criteria: { gained: ['business'], lost: [] } },
      },
      { detectedAt: '2026-09-04T00:00:00Z', changes: { pages: {} } },
      { detectedAt: '2026-08-11T00:00:00Z', changes: { score: { from: 30, to: 45 }, method_changed: true } },
    ] as const;
    const moved = toSiteView(stored, CONTEXT, kept);
    expect(toSiteTwin(moved).score_moves).toEqual([
      {
        at: '2026-10-04T00:00:00Z',
        from: 45,
        to: 60,
        words: 'The score went from 45 to 60. Now met: Business details.',
      },
      { at: '2026-08-11T00:00:00Z', from: 30, to: 45, words: expect.stringContaining('Our rules changed too') },
    ]);
    expect(toSiteMarkdown(moved)).toContain(
      '- 4 October 2026: The score went from 45 to 60. Now met: Business details.',
    );
    expect(toReportView(stored, moved, CONTEXT).known?.checklist?.moves[0]?.day).toBe('4 October 2026');
  });

  it('leads from a name that forwards to the report that counts, in the Markdown as on the page', () => {
    const movedTo = domainOf('harbour-inn.example');
    const old = toSiteView(sampleSite({ status: 'duplicate', movedTo, document: null, scan: null }), CONTEXT);
    expect(toSiteMarkdown(old)).toContain(
      'The report that counts: <https://waymark.example/site/harbour-inn.example.md>',
    );
    expect(markdown).not.toContain('The report that counts');
  });

  it('tells an agent that reads Markdown how to call an action, as the JSON does', () => {
    const document = wholeDocument();
    const [first, ...rest] = document.lawp.actions;
    if (first === undefined) throw new Error('no action');
    const endpoint = { url: 'https://bageri-solsiden.example/api/order', method: 'POST' } as const;
    const lawp = { ...document.lawp, actions: [{ ...first, endpoint }, ...rest] };
    const called = toSiteView(sampleSite({ document: { ...document, source: 'native', lawp } }), CONTEXT);
    expect(toSiteMarkdown(called)).toMatch(
      /\(`order`\): .+ Agents call POST `https:\/\/bageri-solsiden\.example\/api\/order` with /,
    );
    expect(toSiteMarkdown(called)).toContain('How a call is made: <https://waymark.example/docs/lawp.md>');
    expect(markdown).not.toContain('How a call is made');
  });

  it('holds the types and dates of pages, the actions and the business details alike', () => {
    const pageOf = (pages: unknown) => (pages as Record<string, { type?: string; date?: string }>)['/brod'];
    for (const pages of [api.pages, connector.pages, twin.pages]) {
      expect(pageOf(pages)).toMatchObject({ type: 'product', date: '2026-10-02' });
    }
    expect([connector.actions, twin.actions]).toEqual([api.actions, api.actions]);
    const { hours: _hours, open_now: _open, ...business } = api.business ?? {};
    expect(twin.business).toEqual(business);
    expect(connector.business).toEqual(api.business);
  });

  it.each([
    'Bageri Solsiden',
    'Neighbourhood bakery in Morgengade, Aarhus. Rye bread',
    'Category: Bakery',
    'Place: Aarhus, Denmark',
    '- Morgengade 4, 8000 Aarhus C, Denmark; +4500123456, +4500123499 (sales); Europe/Copenhagen; from its structured data and OpenStreetMap',
    '- Solsiden Nord; Nordgade 9, 9000 Aalborg, Denmark; +4500123477; Su 08:15-11:45; from OpenStreetMap <https://bageri-solsiden.example/nord>',
    'Map data: © OpenStreetMap contributors',
    'Rye bread, from 42 DKK per kg, tax included, for Denmark and Sweden',
    'German (de)',
    '2 October 2026',
    'brod@bageri-solsiden.example',
    '€€',
  ])('is in the Markdown: %s', (words) => expect(markdown).toContain(words));

  it('keeps to what is described', () => {
    expect(apiSchema.safeParse(api).error).toBeUndefined();
    expect(siteTwin.safeParse(twin).error).toBeUndefined();
  });

  it('has one list of places only', () => {
    expect(api.business).not.toHaveProperty('places');
    expect(twin.business).not.toHaveProperty('places');
  });
});
