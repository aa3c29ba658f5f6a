import { beforeAll, expect, it } from 'vitest';
import { DEMO_HOSTS, readDemoVisits, visitDemo } from '../../scripts/demo/read-demo.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { loadSites } from '../../src/store/sites/load-sites.ts';
import { type KnownParts, type ReportView, toReportView } from '../../src/web/views/report/report-view.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

/*
 * The reports of the bundled web, each read as its owner reads it: no part of a page may say what another part denies.
 */
const CONTEXT = { baseUrl: 'https://waymark.example', now: new Date('2026-11-20T09:00:00Z') };

const index = await newIndex();
let reports: readonly ReportView[] = [];

beforeAll(async () => {
  for (const record of readDemoVisits(await visitDemo()).values()) await rememberRecord(index, record);
  const sites = await loadSites(index, DEMO_HOSTS);
  reports = sites.map((site) => toReportView(site, toSiteView(site, CONTEXT), CONTEXT));
}, 120_000);

/** What is held against what, for every site with parts; each named in the message. */
function hold(check: (known: KnownParts, report: ReportView) => void): void {
  const told = reports.flatMap((report) => (report.known === null ? [] : [{ report, known: report.known }]));
  expect(told.length).toBeGreaterThan(15);
  for (const { known, report } of told) check(known, report);
}

it('never denies on the plate what an answer says one can do', () => {
  hold(({ ask }, { domain, plate }) => {
    const asked = ask.answers.filter(({ answer }) => answer !== null);
    for (const { question } of asked) {
      const deed = /^Can I (.+)\?$/.exec(question)?.[1] ?? question;
      expect(plate.gist, domain).not.toContain(`cannot ${deed} yet`);
      expect(plate.gist, domain).not.toContain(`whether they can ${deed}.`);
    }
    const isAble = asked.some(({ answer }) => answer?.includes('I can do it for you'));
    if (isAble) expect(plate.gist, domain).toContain('They can also');
  });
});

it('answers whatever the plate says that assistants can tell', () => {
  const told = [
    ['when you are open', /^When are you open/],
    ['where you are', /^Where are you/],
    ['what you charge', /cost\?$/],
    ['how to call you', /^How do I reach you/],
    ['how to write to you', /^How do I reach you/],
  ] as const;
  hold(({ ask }, { domain, plate }) => {
    for (const [words, asks] of told) {
      const answer = ask.answers.find(({ question }) => asks.test(question));
      if (answer === undefined || !plate.gist.includes(words)) continue;
      expect(answer.answer, `${domain}: ${answer.question}`).not.toBeNull();
    }
  });
});

it('counts the same marks, pages and actions in each part', () => {
  hold(({ checklist, improve, actions, pages }, { domain, plate }) => {
    const met = plate.marks.filter(({ state }) => state === 'met');
    expect(checklist?.title, domain).toBe(`Checklist: ${met.length} of ${plate.marks.length} met`);
    const points = met.map((mark) => Number(mark.points.split(' ')[0]));
    expect(String(points.reduce((sum, each) => sum + each, 0)), domain).toBe(plate.number);
    expect(improve?.steps.length ?? 0, domain).toBe(plate.marks.length - met.length);
    if (improve !== null) expect(improve.steps.at(-1)?.result, domain).toBe('to 100');
    const facts = checklist?.rows.map(({ fact }) => fact).join(' ') ?? '';
    const counts = [
      [/(\d+) actions?:/, actions.title],
      [/(\d+) pages? described/, pages.title],
    ] as const;
    for (const [said, title] of counts) {
      const count = said.exec(facts)?.[1];
      if (count !== undefined) expect(title, domain).toContain(`: ${count}`);
    }
  });
});

it('names no business details on the plate where the part of that name has none', () => {
  hold(({ business }, { domain, plate }) => {
    if (business.empty !== null) expect(plate.gist, domain).not.toMatch(/where you are|when you are open/);
  });
});
