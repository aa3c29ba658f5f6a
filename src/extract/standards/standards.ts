import { firstNames } from '../../core/first-names.ts';
import { isPage } from '../../core/readiness/criterion.ts';
import type { StandardFacts } from '../../core/site/facts.ts';
import { type Resource, STANDARD_IDS, type StandardId, type Visit } from '../../core/site/visit.ts';
import { STANDARD_READERS, type StandardFinding } from './standard-readers.ts';
import { readRobotsStandard } from './standard-robots.ts';
import { readSitemapStandard } from './standard-sitemap.ts';

/**
 * The ten lines of "Standards seen", in their order, without points: seen, not seen, or could not verify. `schemaTypes`
 * are the schema.org types of the read pages, most frequent first. Never throws.
 */
export function readStandards(visit: Visit, schemaTypes: readonly string[]): StandardFacts[] {
  return STANDARD_IDS.map((id) => ({ id, ...readStandard(id, visit, schemaTypes) }));
}

function readStandard(id: StandardId, visit: Visit, schemaTypes: readonly string[]): StandardFinding {
  if (id === 'robots') return readRobotsStandard(visit);
  if (id === 'sitemap') return readSitemapStandard(visit);
  if (id === 'schema_org') return readSchemaOrg(visit, schemaTypes);
  const resource = visit.resources.find((candidate) => candidate.role === 'standard' && candidate.standard === id);
  return readProbe(id, resource, visit);
}

function readSchemaOrg(visit: Visit, types: readonly string[]): StandardFinding {
  if (types.length > 0) return { state: 'seen', found: firstNames(types, 4) };
  const read = visit.resources.filter((resource) => isPage(resource) && isAnswered(resource));
  if (read.some(({ role }) => role === 'home')) return { state: 'not_seen', found: 'No types on the pages we read' };
  const found = read.length === 0 ? 'No page could be read' : 'No types on the pages we read; no home page among them';
  return { state: 'unseen', found };
}

function readProbe(id: keyof typeof STANDARD_READERS, resource: Resource | undefined, visit: Visit): StandardFinding {
  if (resource === undefined) {
    return { state: 'unseen', found: visit.source === 'warc' ? 'Not in the archive' : 'Not checked' };
  }
  if (!isAnswered(resource)) return { state: 'unseen', found: resource.reason ?? 'No answer' };
  const { status, body } = resource;
  if (status !== null && (status < 200 || status > 299)) return { state: 'not_seen', found: String(status) };
  if (body === null || body.byteLength === 0) return { state: 'not_seen', found: 'An empty answer came back' };
  return STANDARD_READERS[id](resource, body);
}

function isAnswered({ outcome }: Resource): boolean {
  return outcome === 'ok' || outcome === 'unchanged';
}
