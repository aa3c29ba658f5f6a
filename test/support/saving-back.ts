import { expect } from 'vitest';
import { readVisit } from '../../src/build/read/read-visit.ts';
import type { JsonObject } from '../../src/core/lawp/json-value.ts';
import type { Notice } from '../../src/core/site/facts.ts';
import type { Visit } from '../../src/core/site/visit.ts';
import { toApiSite } from '../../src/prints/api-site.ts';
import { toSiteTwin } from '../../src/prints/site-twin.ts';
import { toSiteView } from '../../src/prints/site-view.ts';
import { txtResolver } from '../../src/runtime/adapters/dns-resolver.ts';
import { createServices } from '../../src/services/create-services.ts';
import { toOwnerDocument } from '../../src/services/register/read-owner-document.ts';
import { loadOwnerDocuments } from '../../src/store/owner-documents.ts';
import { BASE_URL, serviceDeps } from './api.ts';
import { startDnsServer } from './dns-server.ts';
import { madeUpFinder } from './made-up-english.ts';
import { newIndex, rememberRecord, shown } from './test-index.ts';

const KEY = 'k_owner';
const SECOND = 1000;

/** What a site shows, without what says who wrote it and when. */
export interface Shown {
  readonly document: JsonObject;
  readonly twin: JsonObject;
  readonly api: JsonObject;
}

/** Real services on a real database and a real name server, with owners who proved their domains. */
export async function startSavingBack(at: string) {
  const [index, dns] = await Promise.all([newIndex(), startDnsServer()]);
  let now = Date.parse(at);
  const services = createServices(
    serviceDeps(index, () => new Date(now), {
      lookUpTxt: txtResolver({ servers: [dns.address], timeoutMs: 10_000, tries: 2 }),
      callBuildHook: async () => true,
    }),
  );

  async function registration(domain: string) {
    const found = await services.getRegistration({ keyId: KEY, domain });
    if (!found.ok) throw new Error(found.error.detail);
    return found.value;
  }

  async function savedFor(domain: string) {
    return (await loadOwnerDocuments(index, [domain])).get(domain) ?? null;
  }

  /** Reads a visit as the job does, with what its owner saved. */
  async function show(visit: Visit, more: { readonly isTranslated?: boolean } = {}): Promise<void> {
    const saved = await savedFor(visit.domain);
    const owner = saved === null ? null : toOwnerDocument(saved.json, visit.domain);
    const record = more.isTranslated
      ? madeUpFinder((english) => readVisit(visit, { owner, english }))
      : readVisit(visit, { owner });
    await rememberRecord(index, record, saved ? { savedAt: saved.savedAt } : {});
  }

  return {
    index,
    services,
    show,
    /** The document that an owner saved; null where none did. */
    saved: savedFor,
    /** Puts the proof of a domain into the zone. */
    async prove(domain: string): Promise<void> {
      const { verify } = await registration(domain);
      dns.zones.set(verify.dns_txt.host, { txt: [verify.dns_txt.value] });
      now += 31 * SECOND;
    },
    /** The document that GET register gives, as it comes over the wire. */
    async given(domain: string): Promise<JsonObject> {
      return JSON.parse(JSON.stringify((await registration(domain)).lawp)) as JsonObject;
    },
    /** Saves a document and shows it; gives the notices of the answer. */
    async save(
      visit: Visit,
      body: unknown,
      more: { readonly isTranslated?: boolean } = {},
    ): Promise<readonly Notice[]> {
      now += SECOND;
      const saved = await services.saveDocument({ keyId: KEY, body });
      if (!saved.ok) throw new Error(`${saved.error.detail} ${JSON.stringify(saved.error.errors)}`);
      await show(visit, more);
      return saved.value.notices;
    },
    async shown(domain: string): Promise<Shown> {
      const site = await shown(index, domain);
      const view = toSiteView(site, { baseUrl: BASE_URL, now: new Date(now) });
      const api = toApiSite(view, { tier: 'pro', now: new Date(now) }).site;
      return unsigned({ document: site.document, twin: toSiteTwin(view), api });
    },
  };
}

/** Says who wrote it, how we know, and when: what a save is meant to change. */
const MARKS = new Set([
  'source',
  'businessOrigin',
  'businessText',
  'evidence',
  'sources',
  'last_updated',
  'age_hours',
  'last_visited',
  'claimed_since',
]);

function unsigned<T>(value: unknown): T {
  const text = JSON.stringify(value, (key, part: unknown) => (MARKS.has(key) ? undefined : part));
  return JSON.parse(text) as T;
}

/** Expects that nothing that is shown has changed, and says where it has. */
export function expectSame(before: Shown, after: Shown, what: string): void {
  expect(after, what).toEqual(before);
}
