import { describe, expect, it } from 'vitest';
import type { LawpAction, LawpDocument } from '../../../../src/core/lawp/document.ts';
import type { SiteDocument } from '../../../../src/core/site/site-record.ts';
import type { StoredSite } from '../../../../src/core/site/stored-site.ts';
import { toApiSite } from '../../../../src/prints/api-site.ts';
import { toSiteMarkdown } from '../../../../src/prints/site-markdown.ts';
import { toSiteView } from '../../../../src/prints/site-view.ts';
import { toSourceLink } from '../../../../src/web/components/source-link.ts';
import { tellsEuro } from '../../../../src/web/views/parts/products-section.ts';
import { rankWords } from '../../../../src/web/views/parts/rank-words.ts';
import { toReportView } from '../../../../src/web/views/report/report-view.ts';
import { toSearchView } from '../../../../src/web/views/search-view.ts';
import { CONTEXT, NOW, sampleDocument, sampleScan, sampleSite } from '../../pages/sample-site.ts';

function reportOf(changes: Partial<StoredSite> = {}) {
  const site = sampleSite(changes);
  return toReportView(site, toSiteView(site, CONTEXT), CONTEXT);
}

const PROVEN = { since: '2026-11-03T09:00:00.000Z', missingSince: null };
const KEPT_OUT = { status: 'blocked', statusReason: 'It did not answer in time.' } as const;

describe('a report', () => {
  it.each([
    ['The Brass Kettle', null],
    ['Wandervereinsblatt', 'wide'],
    ['Hand-me-down-and-keep-it', null],
    ['The Kettle '.repeat(8), 'long'],
  ])('sets the name so that it fits a phone: %s', (name, fit) => {
    const { lawp } = sampleDocument();
    expect(reportOf({ document: sampleDocument({ lawp: { ...lawp, name } }) }).site.fit).toBe(fit);
  });

  it('shows the first faults of a file at once, and folds the rest', () => {
    const problems = Array.from({ length: 23 }, (_, at) => ({
      path: `/actions/${at}`,
      rule: `R${at}`,
      message: 'It is wrong.',
      mend: 'Put it right.',
    }));
    const { native, known } = reportOf({
      native: { state: 'invalid', wellKnown: true, url: 'https://a.example/l', problems },
    });
    expect(known?.improve?.steps.map(({ title }) => title)).toContain('Fix your LAWP file');
    expect(native?.title).toBe('Your LAWP file has 23 faults');
    const [wrong] = native?.lists ?? [];
    expect([wrong?.problems.length, wrong?.moreTitle, wrong?.more.length, wrong?.left]).toEqual([
      3,
      '20 more faults',
      17,
      3,
    ]);
  });

  it.each([
    [[], 'Your LAWP file: valid'],
    [[{ path: '/actions/0', rule: 'R', message: 'It is wrong.', mend: 'Put it right.' }], 'Your LAWP file: in use'],
  ] as const)('never calls a file valid above or below its faults: %#', (problems, title) => {
    const native = { state: 'valid', wellKnown: true, url: 'https://a.example/l', problems } as const;
    expect(reportOf({ native, document: sampleDocument({ source: 'native' }) }).known?.ownFile?.title).toBe(title);
  });

  it('says what a form asks for as people do', () => {
    const site = sampleSite();
    const input = {
      type: 'object' as const,
      required: true,
      fields: [{ name: 'email', type: 'email' as const, required: true }],
    };
    const action = { ...(site.document?.lawp.actions[0] as LawpAction), input };
    const lawp = { ...(site.document?.lawp as LawpDocument), actions: [action] };
    const { known } = reportOf({ document: { ...site.document, lawp } as StoredSite['document'] });
    expect(known?.actions.rows[0]?.needs).toBe('The form asks for e-mail.');
  });

  it.each([
    ['a site that we read', {}, /^Is this your site.*correct anything on this page/],
    ['one that has a file', { document: sampleDocument({ source: 'native' }) }, /in your LAWP file/],
    [
      'one that is claimed',
      { document: sampleDocument({ source: 'owner' }), claim: PROVEN },
      /^Claimed by its owner The owner proved this domain on 3 November 2026 and tells agents/,
    ],
    ['one that is claimed without a word', { claim: PROVEN }, /^Claimed.*has saved no text with us yet/],
    [
      'one that is claimed and has a file',
      { document: sampleDocument({ source: 'native' }), claim: PROVEN },
      /^Claimed.*what the site’s LAWP file says/,
    ],
    [
      'one whose record is missing',
      { claim: { ...PROVEN, missingSince: '2026-11-17T09:00:00.000Z' } },
      /^Claimed.*missing since 17 November 2026: put it back within a week/,
    ],
    ['one whose claim lapsed', { document: sampleDocument({ source: 'owner' }) }, /^Is this your site/],
    [
      'one that keeps us out and is claimed',
      { ...KEPT_OUT, document: sampleDocument({ source: 'owner' }), claim: PROVEN },
      /^Claimed by its owner.*tells agents/,
    ],
    ['one that keeps us out and was proven', { ...KEPT_OUT, claim: PROVEN }, /^Claimed.*while we cannot read/],
    ['one that keeps us out', KEPT_OUT, /your own words while/],
    ['a parked name', { claim: PROVEN, status: 'parked', statusReason: 'The domain is offered for sale.' }, null],
    ['a name that forwards', { status: 'duplicate', movedTo: 'a.example' }, null],
  ] as const)('promises the owner of %s only what a claim brings', (_, changes, said) => {
    const document = 'status' in changes ? { document: null, scan: null } : {};
    const { claim } = reportOf({ ...document, ...(changes as Partial<StoredSite>) });
    if (said === null) expect(claim).toBeNull();
    else expect(`${claim?.title} ${claim?.text}`).toMatch(said);
  });

  it.each([
    [
      'Danish-language site of Bageri Solsiden, a bakery in Aarhus, Denmark. Sells bread.',
      'A bakery in Aarhus, Denmark. Sells bread.',
    ],
    ['Danish-language site of Bageri Solsiden, a bakery. Sells bread.', 'A bakery. Sells bread.'],
    [
      'Danish-language site of Bageri Solsiden in Aarhus, Denmark. Sells bread.',
      'Based in Aarhus, Denmark. Sells bread.',
    ],
    ['Danish-language site in the Netherlands.', 'Based in the Netherlands.'],
    ['Danish-language site of a bakery in Aarhus, Denmark.', 'A bakery in Aarhus, Denmark.'],
    ['Danish-language site of Bageri Solsiden. Sells bread.', 'Sells bread.'],
    ['Danish-language site of Bageri Solsiden. It has pages on cakes.', 'Pages on cakes.'],
    ['Danish-language site of Bageri Solsiden.', ''],
    ['Bakery of the harbour.', 'Bakery of the harbour.'],
  ])('says in English what its own words say, and not again what stands above: %s', (description, said) => {
    expect(reportOf({ document: sampleDocument({ description }) }).site.description).toBe(said);
  });

  it('does not tell an English site its own language', () => {
    const document = sampleDocument({
      description: 'English-language site of Bageri Solsiden, a bakery. Visitors can call.',
    });
    const { language, lawp } = { language: 'en', lawp: { ...document.lawp, language: 'en' } };
    const english = { document: { ...document, originals: {}, lawp }, language };
    expect(reportOf(english).site.description).toBe('A bakery. Visitors can call.');
  });

  it.each([
    ['Aarhus', 'Bakery in Aarhus, Denmark', 'Place: Aarhus, Denmark'],
    ['Denmark', 'Bakery in Denmark', 'Place: Denmark'],
  ])('names a country once where no town is known: %s', (name, about, line) => {
    const document = sampleDocument();
    const place = { ...(document.place as NonNullable<SiteDocument['place']>), name };
    const site = sampleSite({ document: { ...document, originals: {}, place } });
    const view = toSiteView(site, CONTEXT);
    expect(toReportView(site, view, CONTEXT).site.about).toBe(about);
    expect(toSiteMarkdown(view)).toContain(`${line}\n`);
  });

  it.each([
    [false, 'AI bots: 0 of 1 may read', '- GPTBot is shut out'],
    [true, undefined, ''],
  ] as const)(
    'of a site that keeps us out says which bots are kept out with us: may read %s',
    (allowed, title, line) => {
      const bots = [{ agent: 'GPTBot', allowed, lines: 'User-agent: * · Disallow: /' }];
      const site = sampleSite({
        document: null,
        scan: null,
        status: 'blocked',
        statusReason: 'robots.txt does not allow the home page to be read.',
        standards: [{ id: 'robots', state: 'seen', found: 'Some bots may not read', bots }],
      });
      const view = toSiteView(site, CONTEXT);
      expect(toReportView(site, view, CONTEXT).reading?.bots?.title).toBe(title);
      const markdown = toSiteMarkdown(view);
      expect(markdown.includes('AI bots')).toBe(!allowed);
      expect(markdown).toContain(line);
      expect(markdown).toContain('What we saw: robots.txt does not allow');
    },
  );

  it('shortens a long fact in the checklist, whose proof has all of it', () => {
    const found = `12 pages described: ${Array.from({ length: 8 }, (_, n) => `/a/rather/long/path/${n}`).join(', ')}`;
    const scan = sampleScan();
    const criteria = scan.criteria.map((row) => ({ ...row, evidence: { ...row.evidence, found } }));
    const row = reportOf({ scan: { ...scan, criteria } }).known?.checklist?.rows.find(({ state }) => state !== 'met');
    expect(row?.fact).toMatch(/^12 pages described: .{120,142}…$/);
    expect(row?.proof.find(({ name }) => name === 'What decided it')?.value).toBe(found);
  });

  it('says that all bots may read where there is no robots.txt', () => {
    const standards = [
      { id: 'robots', state: 'not_seen', found: '404; all bots may read' },
      { id: 'llms_txt', state: 'not_seen', found: '404' },
    ] as const;
    const rows = reportOf({ standards }).known?.checklist?.standards?.rows;
    expect(rows?.map(({ found }) => found)).toEqual(['404; all bots may read', '']);
  });

  it('shows the code of a badge at once where the score is one to show around', () => {
    const all = sampleScan(['description', 'pages', 'actions', 'three-actions', 'native', 'executable', 'business']);
    const codes = (site: Partial<StoredSite>) => {
      const { shown = [], moreTitle, more = [] } = reportOf(site).known?.badges ?? {};
      return [shown.map(({ label }) => label), moreTitle, more.length];
    };
    expect(codes({ scan: all })).toEqual([['HTML'], 'As a script, a picture or Markdown', 4]);
    expect(codes({})).toEqual([[], 'The code for your page', 5]);
  });
});

it('does not name a found site again in what is said of it', () => {
  const document = sampleDocument();
  const pages = { '/': { title: 'Home', content: 'Danish-language site of Bageri Solsiden, a bakery. Sells bread.' } };
  const [action] = document.lawp.actions;
  const actions = ['Order from Bageri Solsiden', 'Call Bageri Solsiden', 'View prices'].map((name) => ({
    ...(action as LawpAction),
    name,
  }));
  const site = sampleSite({ document: { ...document, lawp: { ...document.lawp, pages, actions } } });
  const { site: found } = toApiSite(toSiteView(site, CONTEXT), { tier: 'free', now: NOW });
  const answer = { query: 'bakery', count: 1, total: 1, notices: [], results: [found], products: [] };
  expect(toSearchView(answer, CONTEXT.baseUrl).answer?.hits[0]).toMatchObject({
    text: 'A bakery. Sells bread.',
    actions: 'Order, Call, View prices',
  });
});

it('names the first of the many things that can be done at a found site', () => {
  const document = sampleDocument();
  const [action] = document.lawp.actions;
  const hitOf = (count: number) => {
    const actions = Array.from({ length: count }, (_, n) => ({ ...(action as LawpAction), name: `Do ${n}` }));
    const site = sampleSite({ document: { ...document, lawp: { ...document.lawp, actions } } });
    const { site: found } = toApiSite(toSiteView(site, CONTEXT), { tier: 'pro', now: NOW });
    const answer = { query: 'x', count: 1, total: 1, notices: [], results: [found], products: [] };
    return toSearchView(answer, CONTEXT.baseUrl).answer?.hits[0]?.actions;
  };
  expect(hitOf(40)).toBe('Do 0, Do 1, Do 2, Do 3, Do 4, Do 5, Do 6, Do 7 and 32 more');
  expect(hitOf(9)).toMatch(/Do 7, Do 8$/);
});

it('marks ranks that sites share', () => {
  expect(rankWords([1, 2, 2, 4])).toEqual(['1', '=2', '=2', '4']);
});

it('gives prices in euro only where that says something new', () => {
  expect(tellsEuro([{ currency: 'EUR', priceEur: 5 }])).toBe(false);
  expect(tellsEuro([{ currency: 'DKK', priceEur: null }])).toBe(false);
  expect(
    tellsEuro([
      { currency: 'EUR', priceEur: 5 },
      { currency: 'DKK', priceEur: 5.63 },
    ]),
  ).toBe(true);
});

it.each([
  [{}, null],
  [{ repository: 'https://code.example/waymark' }, 'https://code.example/waymark'],
  [{ repository: { type: 'git', url: 'git+https://code.example/waymark.git' } }, 'https://code.example/waymark'],
  [{ repository: 'github:someone/waymark' }, null],
])('links the source code where package.json names its address: %j', (manifest, link) => {
  expect(toSourceLink(manifest)).toBe(link);
});
