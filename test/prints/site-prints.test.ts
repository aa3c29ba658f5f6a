import { describe, expect, it } from 'vitest';
import type { LawpAction } from '../../src/core/lawp/document.ts';
import { CRITERIA_COUNT } from '../../src/core/readiness/criteria-count.ts';
import type { FormFacts } from '../../src/core/site/facts.ts';
import { isOpenNow } from '../../src/core/site/open-now.ts';
import { toApiSite } from '../../src/prints/api-site.ts';
import { toSiteMarkdown } from '../../src/prints/site-markdown.ts';
import { toSiteTwin } from '../../src/prints/site-twin.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { toReportView } from '../../src/web/views/report/report-view.ts';
import { CONTEXT, domainOf, NOW, sampleDocument, sampleScan, sampleSite } from '../web/pages/sample-site.ts';

const viewOf = (changes = {}) => toSiteView(sampleSite(changes), CONTEXT);
const reportOf = (changes = {}) => {
  const site = sampleSite(changes);
  return toReportView(site, toSiteView(site, CONTEXT), CONTEXT);
};

describe('the view of a site', () => {
  it('counts only what is met', () => {
    const { checklist, score } = viewOf({ scan: sampleScan(['description', 'pages'], ['native']) });
    expect(checklist.reduce((sum, { earned }) => sum + earned, 0)).toBe(score);
    expect(checklist.find(({ id }) => id === 'native')).toMatchObject({ state: 'unseen', earned: 0 });
  });

  it('says that a site whose last look failed is not fresh, and keeps its last answer', () => {
    const view = viewOf({ status: 'blocked', statusReason: 'A bot wall.' });
    expect(view.freshness).toBe('failed');
    expect(view.score).toBe(60);
    expect(reportOf({ status: 'blocked' }).plate).toMatchObject({ isHollow: true, number: '60' });
  });

  it('says after thirty days that it could not verify', () => {
    const old = { lastVisitedAt: '2026-10-01T00:00:00Z' };
    expect(viewOf(old).freshness).toBe('old');
    expect(reportOf(old).site.notes[0]?.text).toContain('1 October 2026');
  });

  it('never claims a score for a site that was never read', () => {
    const never = { status: 'blocked', document: null, scan: null, version: null, comparison: null, history: [] };
    const report = reportOf({ ...never, statusReason: 'The site turns our bot away.' });
    expect(report.plate).toMatchObject({ number: null, marks: [], label: 'We could not read the site' });
    expect(report.known).toBeNull();
    expect(report.head.index).toBe(false);
    expect(viewOf(never)).toMatchObject({ isNative: false, isExecutable: false });
  });
});

describe('the report page', () => {
  it('holds no visit times, so that an unchanged site keeps its page', () => {
    const later = { lastVisitedAt: '2026-11-20T08:00:00Z', updatedAt: '2026-11-20T08:00:00Z' };
    const visits = [{ startedAt: '2026-11-20T08:00:00Z', outcome: 'complete', reason: null, source: 'web' }];
    const scan = { ...sampleScan(), at: '2026-11-20T08:00:00Z' };
    expect(reportOf({ ...later, visits, scan })).toEqual(reportOf());
  });

  it('computes the step that pays most', () => {
    expect(reportOf().next).toMatchObject({ title: 'One file takes you from 60 to 85.', href: '#starter-lawp' });
  });

  it('adds the steps up to 100', () => {
    expect(reportOf().known?.improve?.steps.at(-1)?.result).toBe('to 100');
  });

  it('marks every unknown value of the starter JSON-LD, and closes no script early', () => {
    const document = sampleDocument();
    const lawp = { ...document.lawp, name: 'A </script> B' };
    const { parts = [] } = reportOf({ document: { ...document, lawp } }).known?.starter.jsonLd ?? {};
    const text = parts.map((part) => part.text).join('');
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(parts.filter(({ isPlaceholder }) => isPlaceholder).map((part) => part.text)).toHaveLength(1);
  });

  it('links only to http addresses', () => {
    const action = { ...(sampleDocument().lawp.actions[0] as LawpAction), url: 'javascript:alert(1)' };
    const document = sampleDocument();
    const { known } = reportOf({ document: { ...document, lawp: { ...document.lawp, actions: [action] } } });
    expect(known?.actions.rows[0]?.href).toBeNull();
  });

  it('names every broken rule of the file of the site, and what other readers may refuse', () => {
    const problem = { path: '', rule: 'name', message: 'There is no name.', mend: 'Add a name.' };
    const native = {
      state: 'invalid',
      wellKnown: true,
      url: 'https://x.example/.well-known/lawp.json',
      problems: [problem],
    };
    const shown = { place: 'the whole file', message: problem.message, mend: problem.mend };
    const wrong = { title: 'What is wrong', problems: [shown], more: [], left: 0 };
    const refused = { title: 'Other readers may refuse', problems: [shown], more: [], left: 0 };
    expect(reportOf({ native }).native?.lists).toMatchObject([wrong]);
    const warnings = [problem];
    expect(reportOf({ native: { ...native, warnings } }).native?.lists).toMatchObject([wrong, refused]);
    const used = { ...native, state: 'valid', problems: [], warnings };
    expect(reportOf({ native: used }).native).toMatchObject({
      title: expect.stringContaining('others may refuse'),
      lists: [refused],
    });
    expect(reportOf({ native: { ...used, warnings: [] } }).native).toBeNull();
  });

  it('shows originals with their language and direction', () => {
    const document = sampleDocument();
    const hebrew = { ...document, lawp: { ...document.lawp, language: 'he' } };
    expect(reportOf({ document: hebrew }).known?.pages.rows[0]?.original).toMatchObject({
      lang: 'he',
      dir: 'rtl',
    });
  });
});

describe('the twins', () => {
  it('carry the evidence with a line to repeat it', () => {
    const criteria = toSiteTwin(viewOf()).criteria as { id: string; evidence: { repeat: string } }[];
    expect(criteria.map(({ id }) => id)).toHaveLength(CRITERIA_COUNT);
    expect(criteria[0]?.evidence.repeat).toBe('curl -sL https://bageri-solsiden.example/');
    expect(criteria[4]?.evidence.repeat).toBe('curl -sSLI https://bageri-solsiden.example/.well-known/lawp.json');
  });

  it('say where the facts come from, what a weaker source says instead, and that no home page was seen', () => {
    const evidence = { url: 'https://x.example/2026/a', status: 200, at: '2026-11-20T05:14:00.000Z', found: 'News' };
    const otherwise = { value: 'Online shop', evidence };
    const category = { by: 'pages' as const, confidence: 0.8, evidence: { ...evidence, excerpt: 'Today' }, otherwise };
    const document = { ...sampleDocument(), homeSeen: false, sources: { category } };
    const view = viewOf({ document });
    const { url, found } = evidence;
    expect(toSiteTwin(view)).toMatchObject({
      home_seen: false,
      sources: {
        category: { by: 'pages', confidence: 0.8, url, found, excerpt: 'Today', otherwise: { url, found } },
      },
    });
    expect(toSiteMarkdown(view)).toContain('No home page of the site was seen.');
    expect(toApiSite(view, { tier: 'free', now: new Date(0) }).site.home_seen).toBe(false);
  });

  it('say what a page is, when it was published, its own words, and the languages of the site, all alike', () => {
    const languages = [{ code: 'en', url: 'https://x.example/en' }];
    const pageTypes = { '/': { type: 'news_article' as const, date: '2025-01-13' } };
    const view = viewOf({ document: { ...sampleDocument(), languages, pageTypes } });
    const original = view.pages[0]?.original;
    expect(original).toBeDefined();
    const printed = { type: 'news_article', date: '2025-01-13', original };
    expect(toSiteTwin(view)).toMatchObject({ languages, pages: { '/': printed } });
    expect(toApiSite(view, { tier: 'free', now: new Date(0) }).site).toMatchObject({
      languages,
      pages: { '/': printed },
    });
    const markdown = toSiteMarkdown(view);
    for (const line of [
      'News article, 13 January 2025',
      'English (en): <https://x.example/en>',
      original?.title ?? '-',
    ])
      expect(markdown).toContain(line);
  });

  it('say the score in the Markdown where there is one, and no number where there is none', () => {
    expect(toSiteMarkdown(viewOf())).toContain('60 of 100: ');
    expect(toSiteMarkdown(viewOf({ status: 'blocked', document: null, scan: null }))).not.toMatch(/of 100|null/);
  });

  it('keep a hostile address inside its quotes', () => {
    const scan = sampleScan();
    const criteria = scan.criteria.map((result) => {
      return { ...result, evidence: { ...result.evidence, url: "https://x.example/?a=1&b='$(reboot)'" } };
    });
    const [first] = toSiteTwin(viewOf({ scan: { ...scan, criteria } })).criteria as { evidence: { repeat: string } }[];
    expect(first?.evidence.repeat).toBe("curl -sL 'https://x.example/?a=1&b=%27$(reboot)%27'");
  });

  it('carry the time of the last visit in the JSON only', () => {
    const view = viewOf();
    expect(toSiteTwin(view)).toMatchObject({ last_visited: '2026-11-20T04:10:12Z', scan: 'complete' });
    expect(toSiteMarkdown(view)).not.toContain('04:10');
  });

  it('give an action with an endpoint no url', () => {
    const document = sampleDocument();
    const [first] = document.lawp.actions;
    const endpoint = { url: 'https://bageri-solsiden.example/api', method: 'POST' as const };
    const lawp = { ...document.lawp, actions: first === undefined ? [] : [{ ...first, endpoint }] };
    const twin = toSiteTwin(viewOf({ document: { ...document, source: 'native', lawp } }));
    expect((twin.actions as { url?: string }[])[0]?.url).toBeUndefined();
  });

  it('say how the form of an action is sent, as the API does', () => {
    const { urlTemplate, ...rest } = {
      url: 'https://bageri-solsiden.example/find',
      method: 'GET' as const,
      controls: { query: 's`' },
      urlTemplate: 'https://bageri-solsiden.example/find?s={query}',
    };
    const document = sampleDocument();
    const [action] = document.lawp.actions as [LawpAction];
    const view = (form: FormFacts) =>
      viewOf({
        document: { ...document, lawp: { ...document.lawp, actions: [action] }, forms: { [action.id]: form } },
      });
    const printed = { ...rest, url_template: urlTemplate };
    const drawn = view({ ...rest, urlTemplate });
    expect(toSiteTwin(drawn).actions).toEqual([{ ...action, form: printed }]);
    expect(toApiSite(drawn, { tier: 'free', now: NOW }).site.actions).toEqual([{ ...action, form: printed }]);
    expect(toSiteMarkdown(drawn)).toContain('Address: `https://bageri-solsiden.example/find?s={query}`.');
    expect(toSiteMarkdown(view(rest))).toContain('Form: GET `https://bageri-solsiden.example/find`, query as `s%60`.');
  });

  it('name the translator of a page where one is known, and nothing where none is', () => {
    const document = sampleDocument();
    const [path = '', own] = Object.entries(document.originals)[0] ?? [];
    const pageWith = (changes: object) => {
      const originals = { ...document.originals, [path]: { ...own, ...changes } } as typeof document.originals;
      return viewOf({ document: { ...document, originals } }).pages.find((page) => page.path === path);
    };
    expect(pageWith({ translated: 'provider', translator: 'DeepL' })).toHaveProperty('translator', 'DeepL');
    expect(pageWith({ translated: 'composed' })).not.toHaveProperty('translator');
  });

  it('say whether a site is open only where its clock is known', () => {
    const document = sampleDocument();
    const slotIn = (timeZone: string | null) => {
      const place = document.place && { ...document.place, timeZone };
      return viewOf({ document: { ...document, place } }).business?.openSlot;
    };
    expect(slotIn('Europe/Copenhagen')).toMatchObject({ timeZone: 'Europe/Copenhagen' });
    expect(slotIn(null)).toBeNull();
  });

  it('let nothing of a site act as Markdown', () => {
    const document = sampleDocument();
    const lawp = { ...document.lawp, name: '# [click](javascript:1)\n<img>' };
    const markdown = toSiteMarkdown(viewOf({ document: { ...document, lawp } }));
    expect(markdown.split('\n')[0]).toBe('# \\# \\[click\\]\\(javascript:1) \\<img\\>');
  });
});

describe('the Site of the API', () => {
  it('gives the free tier three pages of sixty words', () => {
    const document = sampleDocument();
    const page = { title: 'T', content: 'word '.repeat(90).trim() };
    const pages = { '/': page, '/a': page, '/b': page, '/c': page };
    const view = viewOf({ document: { ...document, lawp: { ...document.lawp, pages } } });
    const { site, cut } = toApiSite(view, { tier: 'free', now: NOW });
    expect(Object.keys(site.pages)).toHaveLength(3);
    expect(site.pages['/']?.content.split(' ')).toHaveLength(60);
    expect(cut).toEqual({ pages: true, words: true });
    expect(toApiSite(view, { tier: 'whole', now: NOW }).cut).toEqual({ pages: false, words: false });
  });

  it('tells age in whole hours and hours as lines', () => {
    const { site } = toApiSite(viewOf(), { tier: 'whole', now: NOW });
    expect(site.age_hours).toBe(28);
    expect(site.business?.hours).toContain('Mo-Fr 06:30-17:30');
    expect(site.business?.open_now).toBe(true);
  });

  it('knows the international form of a domain only for people', () => {
    const view = viewOf({ domain: domainOf('xn--bckerei-5wa.de') });
    expect(view.domainShown).toBe('bäckerei.de');
    expect(toApiSite(view, { tier: 'whole', now: NOW }).site.domain).toBe('xn--bckerei-5wa.de');
  });
});

describe('open now', () => {
  const bar = [{ days: ['Sa' as const], opens: '18:00', closes: '02:00' }];

  it.each([
    ['2026-11-21T20:00:00Z', true],
    ['2026-11-22T00:30:00Z', true],
    ['2026-11-22T01:30:00Z', false],
  ])('goes by the clock of the place, past midnight: %s', (at, open) => {
    expect(isOpenNow(bar, 'Europe/Copenhagen', new Date(at))).toBe(open);
  });

  it('is unknown without hours, zone or a zone that exists', () => {
    expect(isOpenNow([], 'Europe/Copenhagen', NOW)).toBeNull();
    expect(isOpenNow(bar, null, NOW)).toBeNull();
    expect(isOpenNow(bar, 'Mars/Olympus', NOW)).toBeNull();
  });
});
