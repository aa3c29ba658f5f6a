import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Sketch, sketch } from '../../scripts/versions/judge-input.ts';
import { openApi } from '../../src/api/openapi.ts';
import { ROUTES } from '../../src/api/routes.ts';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { CRITERIA } from '../../src/core/readiness/criteria.ts';
import { judge } from '../../src/core/readiness/judge.ts';
import { SITE_STATUSES } from '../../src/core/site/site-status.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { toSiteMarkdown } from '../../src/prints/site-markdown.ts';
import { toSiteTwin } from '../../src/prints/site-twin.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { toReportView } from '../../src/web/views/report/report-view.ts';
import { BASE_URL, CONTEXT, sampleSite } from '../web/pages/sample-site.ts';
import { ROOT, sourcesIn, withoutComments } from './sources.ts';

/** Sources of facts that nobody here reads yet: whoever builds a reader takes its line out. */
const UNREAD_SOURCES: readonly RegExp[] = [/\b(?:google|bing|apple) business/i, /\bwikidata\b/i];

function claimsIn(text: string): string[] {
  return UNREAD_SOURCES.flatMap((source) => source.exec(text)?.[0] ?? []);
}

const pages = ['content/docs', 'content/criteria'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`).map((name) => `${folder}/${name}`),
);

/** Sites with details from every origin, without any, and with parts that we could not see. */
const SKETCHES: readonly Sketch[] = [
  {},
  ...(['native', 'owner', 'schema.org'] as const).map((businessOrigin) => ({
    business: { telephone: '+4500123456' },
    document: { businessOrigin },
  })),
  { document: null },
  { visit: { outcome: 'partial', resources: [] } },
  { native: { state: 'unseen' } },
];

describe('no text claims that we looked where nobody looks', () => {
  it.each(['README.md', ...pages])('in %s', (path) => {
    expect(claimsIn(readFileSync(`${ROOT}${path}`, 'utf8'))).toEqual([]);
  });

  it('in anything the program can say', () => {
    const found = sourcesIn('src').flatMap(({ path, text }) =>
      claimsIn(withoutComments(text)).map((words) => ({ path, words })),
    );
    expect(found).toEqual([]);
  });

  it.each(SKETCHES)('in the report, twin and Markdown of a site like %j', (given) => {
    const input = sketch(given);
    const site: StoredSite = sampleSite({ document: input.document, scan: judge(input) });
    expect(claimsIn(printed(site))).toEqual([]);
  });

  it.each(SITE_STATUSES)('in the report, twin and Markdown of a site that is %s', (status) => {
    expect(claimsIn(printed(sampleSite({ status, movedTo: 'other.example' as DomainName })))).toEqual([]);
  });

  it('in the words of the criteria', () => {
    expect(claimsIn(JSON.stringify(CRITERIA))).toEqual([]);
  });

  it('in the descriptions of the API and of the tools', () => {
    const api = openApi({ routes: ROUTES, baseUrl: BASE_URL, operator: null });
    expect(claimsIn(JSON.stringify([api, TOOLS.map(({ title, description }) => [title, description])]))).toEqual([]);
  });
});

function printed(site: StoredSite): string {
  const view = toSiteView(site, CONTEXT);
  return JSON.stringify([toReportView(site, view, CONTEXT), toSiteTwin(view), toSiteMarkdown(view)]);
}
