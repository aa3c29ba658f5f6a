import type { Evidence } from '../../src/core/evidence.ts';
import type { LawpAction, LawpBusiness, LawpDocument } from '../../src/core/lawp/document.ts';
import type { JudgeInput } from '../../src/core/readiness/judge.ts';
import type { NativeFacts, PageFacts, SiteFacts } from '../../src/core/site/facts.ts';
import type { SiteDocument } from '../../src/core/site/site-record.ts';
import type { Resource, Visit } from '../../src/core/site/visit.ts';
import { AT, sampleAnswer, sampleDomain, sampleVisit } from '../samples/sample-visit.ts';

/** 83 characters. */
export const PROSE = 'Neighbourhood bakery in Aarhus. Rye bread and cakes are baked every night for sale.';

const DOMAIN = sampleDomain('bakery.example');

export function evidence(path: string, found = ''): Evidence {
  return { url: `https://${DOMAIN}${path}`, status: 200, at: AT, found };
}

export function action(id: string, more: Partial<LawpAction> = {}): LawpAction {
  return { id, name: id, description: id, intent: [id], input: { type: 'none', required: false }, ...more };
}

export function resource(role: Resource['role'], path: string, more: Partial<Resource> = {}): Resource {
  return sampleAnswer(`https://${DOMAIN}${path}`, '<', { role, headers: {}, ...more });
}

export interface Sketch {
  /** Path → content in the site's own words. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly actions?: readonly LawpAction[];
  readonly business?: LawpBusiness;
  readonly native?: Partial<NativeFacts>;
  readonly visit?: Partial<Visit>;
  readonly facts?: Partial<SiteFacts>;
  readonly document?: Partial<SiteDocument> | null;
}

/** A site as the criteria see it: by default a home page, one action, no native document, seen whole. */
export function sketch(given: Sketch = {}): JudgeInput {
  const pages = given.pages ?? { '/': PROSE };
  const lawp: LawpDocument = {
    lawp_version: '0.3',
    domain: DOMAIN,
    name: 'Bakery',
    language: 'en',
    pages: Object.fromEntries(Object.entries(pages).map(([path, content]) => [path, { title: path, content }])),
    actions: given.actions ?? [action('call')],
    ...(given.business === undefined ? {} : { business: given.business }),
  };
  return { document: toDocument(lawp, given), facts: toFacts(pages, given), visit: toVisit(pages, given) };
}

function toDocument(lawp: LawpDocument, { document, business }: Sketch): SiteDocument | null {
  if (document === null) return null;
  const businessOrigin = business === undefined ? null : 'schema.org';
  return {
    lawp,
    originals: {},
    source: 'built',
    description: PROSE,
    businessOrigin,
    category: null,
    place: null,
    products: [],
    notices: [],
    ...document,
  };
}

function toFacts(pages: Readonly<Record<string, string>>, { native, facts }: Sketch): SiteFacts {
  const described = Object.entries(pages).map(
    ([path, content]): PageFacts => ({
      path,
      url: `https://${DOMAIN}${path}`,
      kind: 'other',
      title: path,
      content,
      language: 'en',
      evidence: evidence(path),
    }),
  );
  const absent = { url: `https://${DOMAIN}/.well-known/lawp.json`, status: 404, at: AT, found: 'Nothing there' };
  return {
    domain: DOMAIN,
    status: 'active',
    statusReason: null,
    name: null,
    description: null,
    language: { value: 'en', evidence: evidence('/') },
    pages: described,
    actions: [],
    business: null,
    places: [],
    products: [],
    kindSigns: [],
    schemaTypes: [],
    native: { state: 'absent', wellKnown: true, document: null, problems: [], evidence: absent, ...native },
    standards: [],
    notices: [],
    ...facts,
  };
}

function toVisit(pages: Readonly<Record<string, string>>, { visit }: Sketch): Visit {
  const paths = Object.keys(pages).filter((path) => path !== '/');
  return sampleVisit(DOMAIN, [resource('home', '/'), ...paths.map((path) => resource('page', path))], visit);
}

/** A visit on which one key page did not answer. */
export const MISSED_PAGE: Partial<Visit> = {
  outcome: 'partial',
  resources: [
    resource('home', '/'),
    resource('page', '/contact', { outcome: 'failed', status: null, body: null, reason: 'Timed out.' }),
  ],
};
