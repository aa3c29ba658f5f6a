import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startDemoWeb } from '../../scripts/demo/demo-web.ts';
import { readVisit } from '../../src/build/read/read-visit.ts';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import { starterDocument } from '../../src/core/lawp/starter.ts';
import { validateLawp } from '../../src/core/lawp/validate.ts';
import { hoursLines } from '../../src/core/site/hours-lines.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';
import { loopbackDispatcher } from '../../src/crawl/loopback-dispatcher.ts';
import { waymarkUserAgent } from '../../src/crawl/visit-options.ts';
import { visitSite } from '../../src/crawl/visit-site.ts';

/*
 * The bundled web, visited over real HTTP and read, held against what was written by hand before any reader had run.
 */
const FOLDER = fileURLToPath(new URL('../../content/demo', import.meta.url));
const HOSTS = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const expectation = z.strictObject({
  status: z.string(),
  name: z.string().nullable(),
  language: z.string().nullable(),
  pages: z.array(z.string()),
  actions: z.array(z.string()),
  business: z
    .strictObject({
      telephone: z.string().optional(),
      email: z.string().optional(),
      street: z.string().optional(),
      postcode: z.string().optional(),
      city: z.string().optional(),
      country: z.string().optional(),
      hours: z.array(z.string()).optional(),
    })
    .nullable(),
  products: z.number(),
  native: z.string(),
  executable: z.boolean(),
  criteria: z.record(z.string(), z.string()),
  score: z.number().nullable(),
  label: z.string().nullable(),
  notices: z.array(z.string()).optional(),
  not_content: z.array(z.string()).optional(),
});

const records = new Map<string, SiteRecord>();
let close = async (): Promise<void> => {};

beforeAll(async () => {
  const web = await startDemoWeb();
  const dispatcher = loopbackDispatcher(web);
  close = async () => {
    await dispatcher.destroy();
    await web.close();
  };
  const options = {
    dispatcher,
    userAgent: waymarkUserAgent('http://localhost:4321'),
    clock: () => new Date('2026-11-20T05:00:00Z'),
    delayMs: 5,
    timeoutMs: 3000,
  };
  await Promise.all(HOSTS.map(async (host) => records.set(host, readVisit(await visitSite(toDomain(host), options)))));
}, 120_000);
afterAll(() => close());

describe.each(HOSTS)('%s', (host) => {
  const expected = expectation.parse(JSON.parse(readFileSync(join(FOLDER, host, 'expected.json'), 'utf8')));
  const record = (): SiteRecord => {
    const found = records.get(host);
    if (!found) throw new Error(`${host} was not visited`);
    return found;
  };

  it('is read as a person reads it', () => {
    const { status, document, language, native } = record();
    const { lawp } = document ?? {};
    const found = {
      status,
      name: lawp?.name ?? null,
      language,
      pages: Object.keys(lawp?.pages ?? {}).sort(),
      actions: (lawp?.actions ?? []).map(({ id }) => id).sort(),
      products: document?.products.length ?? 0,
      native: native.state,
    };
    const { name, language: spoken, pages, actions, products } = expected;
    expect(found).toEqual({
      status: expected.status,
      name,
      language: spoken,
      pages: pages.toSorted(),
      actions: actions.toSorted(),
      products,
      native: expected.native,
    });
  });

  it('has the business details that stand there, and no others', () => {
    expect(businessOf(record())).toEqual(expected.business);
  });

  it('gets the score that its marks add up to', () => {
    const { scan } = record();
    const states =
      scan?.criteria.map(({ id, state }) => [id, state]) ?? Object.keys(expected.criteria).map((id) => [id, 'unseen']);
    expect(Object.fromEntries(states)).toEqual(expected.criteria);
    expect(scan?.score ?? null).toBe(expected.score);
    expect(scan?.label ?? null).toBe(expected.label);
  });

  it('shows nothing that a visitor cannot see, and says what it left out', () => {
    const { document } = record();
    const printed = JSON.stringify(document);
    for (const words of expected.not_content ?? []) expect(printed).not.toContain(words);
    const codes = document?.notices.map(({ code }) => code) ?? [];
    expect(codes).toEqual(expect.arrayContaining(expected.notices ?? []));
  });

  it('gives a document and a starter file that pass our own checker', () => {
    const { document } = record();
    if (!document) return;
    expect(validateLawp(document.lawp).problems).toEqual([]);
    expect(validateLawp(starterDocument(document.lawp)).problems).toEqual([]);
  });
});

/** The parts that expected.json names, absent ones left out. */
function businessOf({ document }: SiteRecord): z.infer<typeof expectation>['business'] {
  const business = document?.lawp.business;
  if (!business) return null;
  const { street, postcode, city, country } = business.address ?? {};
  const hours = hoursLines(business.opening_hours ?? []);
  const parts = {
    telephone: business.telephone?.replace(/[^+\d]/g, ''),
    email: business.email,
    street,
    postcode,
    city,
    country,
    hours: hours.length ? hours : undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

function toDomain(host: string): DomainName {
  const parsed = operatorDomain(host);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.domain;
}
