import { operatorDomain } from '../domain/parse-domain.ts';
import type { LawpProblem } from './document.ts';
import { asList, asObject, at, type JsonObject } from './json-value.ts';
import { isOnSite, type LawpHost, parseAddress } from './lawp-host.ts';
import { lawpProblem } from './problem.ts';

/** Rules that look at two parts of a document at once, its actions aside; shape is the schema's business. */
export function documentProblems(document: JsonObject, host: LawpHost, expectedDomain?: string): LawpProblem[] {
  return [
    ...domainProblems(document, host, expectedDomain),
    ...pageKeyProblems(document),
    ...uniqueIdProblems(document),
    ...offerProblems(document),
    ...accountsProblems(document),
    ...translationProblems(document),
    ...morePagesProblems(document, host),
  ];
}

/** The host that a document's addresses must belong to; `localHost` is the one name that may be local (R1). */
export function lawpHost(document: JsonObject, localHost?: string): LawpHost {
  const text = at(document, 'domain');
  if (typeof text !== 'string') return { domain: null, local: false };
  if (localHost !== undefined && text === localHost) return { domain: text, local: true };
  const parsed = operatorDomain(text);
  // A host name written with capitals, a scheme or a dot at its end is a broken rule, but its addresses can be judged.
  return { domain: parsed.ok ? parsed.domain : null, local: false };
}

function domainProblems(document: JsonObject, host: LawpHost, expectedDomain?: string): LawpProblem[] {
  const text = at(document, 'domain');
  if (typeof text !== 'string') return [];
  const bare = /^[\p{L}\p{M}\p{N}.-]+$/u.test(text) && text === text.toLowerCase() && !text.endsWith('.');
  if (!host.local && (!bare || host.domain === null)) return [lawpProblem('domain', ['domain'], text)];
  if (expectedDomain === undefined) return [];
  const expected = operatorDomain(expectedDomain);
  const same = expected.ok ? expected.domain === host.domain : expectedDomain === text;
  return same ? [] : [lawpProblem('domain-mismatch', ['domain'], text)];
}

function pageKeyProblems(document: JsonObject): LawpProblem[] {
  const keys = Object.keys(asObject(at(document, 'pages')) ?? {});
  return keys.filter((key) => !key.startsWith('/')).map((key) => lawpProblem('page-key', ['pages', key], key));
}

function uniqueIdProblems(document: JsonObject): LawpProblem[] {
  const seen = new Set<unknown>();
  return asList(at(document, 'actions')).flatMap((action, index) => {
    const id = at(action, 'id');
    if (typeof id !== 'string') return [];
    const again = seen.has(id);
    seen.add(id);
    return again ? [lawpProblem('action-id-unique', ['actions', index, 'id'], id)] : [];
  });
}

function actionIds(document: JsonObject): Set<unknown> {
  return new Set(asList(at(document, 'actions')).map((action) => at(action, 'id')));
}

function offerProblems(document: JsonObject): LawpProblem[] {
  const ids = actionIds(document);
  return asList(at(document, 'business', 'offers')).flatMap((offer, index) => {
    const action = at(offer, 'action');
    const dangling = typeof action === 'string' && !ids.has(action);
    return dangling ? [lawpProblem('offer-action', ['business', 'offers', index, 'action'], action)] : [];
  });
}

/** The schema has seen to the scheme; whether there is a host behind it takes a parser of addresses. */
function accountsProblems(document: JsonObject): LawpProblem[] {
  return ['authorization_url', 'token_url', 'registration_url'].flatMap((name) => {
    const address = at(document, 'accounts', name);
    const isBroken = typeof address === 'string' && parseAddress(address)?.protocol !== 'https:';
    return isBroken ? [lawpProblem('accounts-url', ['accounts', name], address)] : [];
  });
}

function translationProblems(document: JsonObject): LawpProblem[] {
  const own = at(document, 'language') ?? 'en';
  const ids = actionIds(document);
  return Object.entries(asObject(at(document, 'translations')) ?? {}).flatMap(([language, translation]) => {
    const path = ['translations', language];
    const problems: LawpProblem[] = [];
    if (!/^[a-z]{2}$/.test(language)) problems.push(lawpProblem('translation-language', path, language));
    if (language === own) problems.push(lawpProblem('translation-own-language', path, language));
    const keys = Object.keys(asObject(at(translation, 'actions')) ?? {});
    const unknown = keys.filter((key) => !ids.has(key));
    return [...problems, ...unknown.map((key) => lawpProblem('translation-action', [...path, 'actions', key], key))];
  });
}

function morePagesProblems(document: JsonObject, host: LawpHost): LawpProblem[] {
  return asList(at(document, 'more_pages')).flatMap((address, index) => {
    if (typeof address !== 'string') return [];
    const url = parseAddress(address);
    const fine = url !== null && url.protocol === 'https:' && (host.domain === null || isOnSite(url, host));
    return fine ? [] : [lawpProblem('more-pages', ['more_pages', index], address)];
  });
}
