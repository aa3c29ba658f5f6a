import { counted } from '../core/counted.ts';
import type { LawpDocument, LawpProblem } from '../core/lawp/document.ts';
import { LAWP_PATH } from '../core/lawp/fetch-document.ts';
import { isJsonType, isVagueType, mediaTypeOf, servedAs } from '../core/lawp/media-type.ts';
import { parseLawpBytes, TOO_LARGE } from '../core/lawp/parse-lawp-bytes.ts';
import { usableLawp } from '../core/lawp/usable-lawp.ts';
import type { NativeFacts } from '../core/site/facts.ts';
import type { Resource, Visit } from '../core/site/visit.ts';

/**
 * Reads the LAWP document that a site publishes itself. Valid means usable: broken endpoints are dropped and named
 * (R3), every other broken rule makes it invalid. What could not be fetched is unseen, never absent. Never throws.
 */
export function readNative(visit: Visit): NativeFacts {
  const resource = visit.resources.find(({ role }) => role === 'native');
  if (resource === undefined) return notLookedAt(visit);
  const { outcome, status, body, reason } = resource;
  if (outcome !== 'ok' && outcome !== 'unchanged') {
    return facts(resource, 'unseen', reason ?? 'We could not check this address.');
  }
  if (visit.outcome === 'moved') return facts(resource, 'unseen', 'The whole site leads to another one.');
  if (status !== null && (status < 200 || status > 299)) {
    return facts(
      resource,
      'absent',
      status === 404 || status === 410 ? `No file at that address (${status})` : `Status ${status}, no file`,
    );
  }
  if (body === null || body.byteLength === 0) return facts(resource, 'absent', 'An empty answer came back');
  return readBody(resource, body, visit.domain);
}

function notLookedAt(visit: Visit): NativeFacts {
  const found =
    visit.source === 'warc'
      ? 'We read a saved copy that lacks this page.'
      : (visit.reason ?? 'We did not check this address.');
  const evidence = { url: `https://${visit.domain}${LAWP_PATH}`, status: null, at: visit.startedAt, found };
  return { state: 'unseen', wellKnown: true, document: null, problems: [], evidence };
}

function readBody(resource: Resource, body: Uint8Array, domain: string): NativeFacts {
  const start = new TextDecoder().decode(body.subarray(0, 1024)).trimStart();
  const type = mediaTypeOf(resource.headers['content-type']);
  if (start.startsWith('<')) return facts(resource, 'absent', 'A web page came back, not a LAWP document');
  if (resource.truncated && !/^[{[]/.test(start)) return facts(resource, 'unseen', 'More than 1 MB came, and no JSON');
  if (!isJsonType(type) && !/^[{[]/.test(start)) return facts(resource, 'absent', 'No JSON came back');
  if (!isJsonType(type) && !isVagueType(type)) return broken(resource, servedAs(type));
  if (resource.truncated) return broken(resource, TOO_LARGE);
  const parsed = parseLawpBytes(body);
  return parsed.ok ? judged(resource, parsed.json, domain) : broken(resource, parsed.problem);
}

function judged(resource: Resource, json: unknown, domain: string): NativeFacts {
  const { document, problems, warnings: others } = usableLawp(json, { expectedDomain: domain });
  const warnings = others.length === 0 ? {} : { warnings: others };
  if (document === null) {
    const found = `Published, but it has ${counted(problems.length, 'fault')}`;
    return { ...facts(resource, 'invalid', found), problems, ...warnings };
  }
  const wellKnown = isWellKnown(resource);
  const kept = wellKnown ? document : withoutEndpoints(document);
  const misplaced = wellKnown ? [] : misplacedEndpoints(document);
  const valid = facts(resource, 'valid', `Valid, version ${document.lawp_version}`);
  return { ...valid, document: kept, problems: [...problems, ...misplaced], ...warnings };
}

function isWellKnown({ url }: Resource): boolean {
  return URL.parse(url)?.pathname === LAWP_PATH;
}

function broken(resource: Resource, problem: LawpProblem): NativeFacts {
  return { ...facts(resource, 'invalid', problem.message), problems: [problem] };
}

function facts(resource: Resource, state: NativeFacts['state'], found: string): NativeFacts {
  const { url, status, fetchedAt: at } = resource;
  const evidence = { url, status, at, found };
  return { state, wellKnown: isWellKnown(resource), document: null, problems: [], evidence };
}

function withoutEndpoints(document: LawpDocument): LawpDocument {
  const actions = document.actions.map(({ endpoint: _endpoint, modes, ...action }) => {
    const kept = modes?.filter((mode) => mode !== 'quote') ?? [];
    return kept.length > 0 ? { ...action, modes: kept } : action;
  });
  return { ...document, actions };
}

function misplacedEndpoints({ actions }: LawpDocument): LawpProblem[] {
  return actions.flatMap(({ endpoint }, index) =>
    endpoint === undefined
      ? []
      : [
          {
            path: `/actions/${index}/endpoint`,
            rule: 'endpoint-well-known',
            message: `An endpoint counts only in a document at ${LAWP_PATH}.`,
            mend: `Publish the document at ${LAWP_PATH}.`,
            severity: 'endpoint' as const,
          },
        ],
  );
}
