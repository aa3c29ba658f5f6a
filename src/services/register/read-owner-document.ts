import type { DomainName } from '../../core/domain/domain-name.ts';
import { firstNames } from '../../core/first-names.ts';
import type { LawpDocument, LawpProblem } from '../../core/lawp/document.ts';
import { asList, at, type JsonObject } from '../../core/lawp/json-value.ts';
import { toPointer } from '../../core/lawp/problem.ts';
import { validateLawp } from '../../core/lawp/validate.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import type { InputError } from '../service-error.ts';

/** A document that an owner sent: usable, or with every rule that it breaks. */
export type OwnerReading =
  | {
      readonly ok: true;
      /** As it is kept: what was sent, its domain in the one spelling. */
      readonly kept: JsonObject;
      /** As it is read from there. */
      readonly document: LawpDocument;
      /** What of it is shown otherwise, or not at all. */
      readonly notices: readonly Notice[];
    }
  | { readonly ok: false; readonly errors: readonly InputError[] };

/**
 * Judges the body of POST register by every rule. Parts that are unknown to the format are kept and never published;
 * those that only we say of a site (`native`, `score` …) are such (R51).
 * @param past what was shown of the site so far, newest first
 */
export async function readOwnerDocument(
  body: JsonObject,
  domain: DomainName,
  past: readonly SiteDocument[] = [],
): Promise<OwnerReading> {
  // Our own answers say null where a site has no business details: an owner may send an answer back.
  const { business, ...rest } = body;
  const kept = { ...rest, domain, ...(business === null || business === undefined ? {} : { business }) };
  const { document, problems, warnings, notices } = validateLawp(kept, { expectedDomain: domain });
  if (document === null) {
    return { ok: false, errors: problems.map(({ path, message, mend }) => ({ path, message: `${message} ${mend}` })) };
  }
  // The readers of pages take half a second to load: whoever only searches needs none of them.
  const [{ settleDocument }, { carryCorrections }, { differingFacts }] = await Promise.all([
    import('../../extract/settle-document.ts'),
    import('./carry-corrections.ts'),
    import('./differing-facts.ts'),
  ]);
  const corrected = carryCorrections(kept, document, past);
  const shown = toOwnerDocument(JSON.stringify(corrected.kept), domain);
  // A longer address may leave too long a text: then the document stays as it was sent.
  const carried = shown === null ? { kept, notices: [] } : corrected;
  const settled = settleDocument(carried === corrected ? (shown ?? document) : document);
  return {
    ok: true,
    kept: carried.kept,
    document: settled.document,
    notices: [
      ...notices,
      ...warnings.map(toNotice),
      ...endpointNotices(kept, domain),
      ...unknownNotices(kept, document),
      ...carried.notices,
      ...differingFacts(shown ?? document),
      ...settled.notices,
    ],
  };
}

/** The document that a kept one stands for; null when today's rules find it broken. */
export function toOwnerDocument(json: string, domain: string): LawpDocument | null {
  return validateLawp(JSON.parse(json), { expectedDomain: domain }).document;
}

function endpointNotices(kept: JsonObject, domain: string): Notice[] {
  const paths = asList(at(kept, 'actions')).flatMap((action, index) =>
    at(action, 'endpoint') === undefined ? [] : [`/actions/${index}/endpoint`],
  );
  if (paths.length === 0) return [];
  const subject =
    paths.length === 1 ? 'One action has an endpoint; it is' : `${paths.length} actions have endpoints; they are`;
  const message = `${subject} not taken from here: ${paths.join(', ')}. Endpoints belong in https://${domain}/.well-known/lawp.json, where only the site itself can put them.`;
  return [{ code: 'endpoints_dropped', message }];
}

/** What our own answers say of a site beside its document, or of a page: an owner may send an answer back. */
const OURS =
  /^\/(?:id|title|url|native|executable|last_updated|age_hours|status|score|label|report_url|description|category|place|places|products|languages|match|source|score_version|moved_to|scan|last_visited|criteria|standards|notices|unread_since|claimed_since|home_seen|sources|score_moves|assistant|ai_bots|actions\/\d+\/form|business\/(?:hours|open_now|attribution|attribution_url)|pages\/[^/]+\/(?:original|translated|translator))$/;
const MAX_NAMED = 50;

/** Names the parts that the format does not know, which are kept and never shown. */
function unknownNotices(kept: JsonObject, document: LawpDocument): Notice[] {
  const paths = unknownParts(kept, document).filter((path) => !OURS.test(path));
  if (paths.length === 0) return [];
  const message = `Kept but not shown, because the format does not have them: ${firstNames(paths, MAX_NAMED)}.`;
  return [{ code: 'unknown_parts', message }];
}

function unknownParts(given: unknown, known: unknown, path: readonly PropertyKey[] = []): string[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, part]) => {
    const here = [...path, key];
    const there = at(known, key);
    return there === undefined ? [toPointer(here)] : unknownParts(part, there, here);
  });
}

/** What others may refuse is taken here, and said. */
function toNotice({ path, message, mend }: LawpProblem): Notice {
  return { code: 'lawp_warning', message: `${path}: ${message} ${mend}` };
}
