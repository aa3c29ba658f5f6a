import type { DomainName } from '../../core/domain/domain-name.ts';
import type { LawpDocument, LawpProblem } from '../../core/lawp/document.ts';
import { asList, at, type JsonObject } from '../../core/lawp/json-value.ts';
import { validateLawp } from '../../core/lawp/validate.ts';
import type { Notice } from '../../core/site/facts.ts';

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
  | { readonly ok: false; readonly errors: readonly { readonly path: string; readonly message: string }[] };

/**
 * Judges the body of POST register by every rule. Parts that are unknown to the format are kept and never published;
 * those that only we say of a site (`native`, `score` …) are such (R51).
 */
export async function readOwnerDocument(body: JsonObject, domain: DomainName): Promise<OwnerReading> {
  // Our own answers say null where a site has no business details: an owner may send an answer back.
  const { business, ...rest } = body;
  const kept = { ...rest, domain, ...(business === null || business === undefined ? {} : { business }) };
  const { document, problems, warnings, notices } = validateLawp(kept, { expectedDomain: domain });
  if (document === null) {
    return { ok: false, errors: problems.map(({ path, message, mend }) => ({ path, message: `${message} ${mend}` })) };
  }
  const callable = asList(at(kept, 'actions')).filter((action) => at(action, 'endpoint') !== undefined).length;
  const dropped = callable > 0 ? [endpointsDropped(callable, domain)] : [];
  // The readers of pages take half a second to load: whoever only searches needs none of them.
  const { settleDocument } = await import('../../extract/settle-document.ts');
  const settled = settleDocument(document);
  const told = [...notices, ...warnings.map(toNotice), ...dropped, ...settled.notices];
  return { ok: true, kept, document: settled.document, notices: told };
}

/** The document that a kept one stands for; null when today's rules find it broken. */
export function toOwnerDocument(json: string, domain: string): LawpDocument | null {
  return validateLawp(JSON.parse(json), { expectedDomain: domain }).document;
}

function endpointsDropped(count: number, domain: string): Notice {
  const subject = count === 1 ? 'One action has an endpoint; it is' : `${count} actions have endpoints; they are`;
  return {
    code: 'endpoints_dropped',
    message: `${subject} not taken from here. Endpoints belong in https://${domain}/.well-known/lawp.json, where only the site itself can put them.`,
  };
}

/** What others may refuse is taken here, and said. */
function toNotice({ path, message, mend }: LawpProblem): Notice {
  return { code: 'lawp_warning', message: `${path}: ${message} ${mend}` };
}
