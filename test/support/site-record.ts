import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { registrableDomain } from '../../src/core/domain/registrable-domain.ts';
import type { LawpAction, LawpDocument } from '../../src/core/lawp/document.ts';
import { CRITERION_IDS, type CriterionId, type Scan } from '../../src/core/readiness/scan.ts';
import type { SiteDocument, SiteRecord } from '../../src/core/site/site-record.ts';

/** A link-only action with its id as name. */
export function action(id: string, more: Partial<LawpAction> = {}): LawpAction {
  return {
    id,
    name: id,
    description: `You can ${id}.`,
    intent: [id],
    input: { type: 'none', required: false },
    ...more,
  };
}

/** A LAWP document of one page, unless told otherwise. */
export function lawp(host: string, more: Partial<LawpDocument> = {}): LawpDocument {
  return {
    lawp_version: '0.3',
    domain: host,
    name: host,
    language: 'en',
    pages: { '/': { title: 'Home', content: `This is the home page of ${host}.` } },
    actions: [],
    ...more,
  };
}

type DocumentParts = Partial<Omit<SiteDocument, 'lawp'>> & { readonly lawp?: Partial<LawpDocument> };

/** What agents see of a site, unless told otherwise built by us and with nothing beside the LAWP document. */
export function siteDocument(host: string, { lawp: part = {}, ...more }: DocumentParts = {}): SiteDocument {
  return {
    lawp: lawp(host, part),
    originals: {},
    source: 'built',
    description: '',
    businessOrigin: null,
    category: null,
    place: null,
    products: [],
    notices: [],
    ...more,
  };
}

/** A scan in which the given criteria are met and every other is not. */
export function scan(at: string, score: number, met: readonly CriterionId[] = []): Scan {
  return {
    scoreVersion: 1,
    outcome: 'complete',
    at,
    score,
    label: score >= 80 ? 'Agent-ready' : score >= 45 ? 'Partly agent-ready' : 'Not agent-ready yet',
    criteria: CRITERION_IDS.map((id) => ({
      id,
      state: met.includes(id) ? 'met' : 'not_met',
      evidence: { url: 'https://site.example/', status: 200, at, found: 'looked at' },
    })),
  };
}

type RecordParts = Partial<Omit<SiteRecord, 'visit'>> & { readonly visit?: Partial<SiteRecord['visit']> };

/** A good visit's record at the given moment: an active site with a document and a score of 15. */
export function siteRecord(host: string, at: string, { visit = {}, ...more }: RecordParts = {}): SiteRecord {
  const name = sampleDomain(host);
  return {
    domain: name,
    registrableDomain: registrableDomain(name),
    status: 'active',
    statusReason: null,
    movedTo: null,
    language: 'en',
    document: siteDocument(host),
    scan: scan(at, 15, ['description']),
    native: { state: 'absent', wellKnown: true, url: `https://${host}/.well-known/lawp.json`, problems: [] },
    standards: [{ id: 'robots', state: 'seen', found: 'All bots may read' }],
    visit: { startedAt: at, source: 'web', outcome: 'complete', reason: null, ...visit },
    ...more,
  };
}

/** A visit that gave nothing: no document, no scan. */
export function emptyRecord(
  host: string,
  at: string,
  status: SiteRecord['status'],
  outcome: SiteRecord['visit']['outcome'],
): SiteRecord {
  const reason = `It was ${outcome}.`;
  const parts: RecordParts = { status, statusReason: reason, language: null, document: null, scan: null };
  return siteRecord(host, at, { ...parts, visit: { outcome, reason } });
}
