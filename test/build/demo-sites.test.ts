import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_FOLDER, DEMO_HOSTS, readDemoVisits, visitDemo } from '../../scripts/demo/read-demo.ts';
import { readDigest } from '../../scripts/versions/read-digest.ts';
import versions from '../../scripts/versions/reader-versions.json' with { type: 'json' };
import { RULES_VERSION } from '../../src/build/read/rules-version.ts';
import { starterDocument } from '../../src/core/lawp/starter.ts';
import { validateLawp } from '../../src/core/lawp/validate.ts';
import { hoursLines } from '../../src/core/site/hours-lines.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';
import type { Visit } from '../../src/core/site/visit.ts';
import { expectSame, startSavingBack } from '../support/saving-back.ts';

/*
 * The bundled web, visited over real HTTP and read, held against what was written by hand before any reader had run.
 */
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

let visits: ReadonlyMap<string, Visit>;
let records: ReadonlyMap<string, SiteRecord>;
const register = await startSavingBack('2026-11-20T06:00:00.000Z');

beforeAll(async () => {
  visits = await visitDemo();
  records = readDemoVisits(visits);
}, 120_000);

describe.each(DEMO_HOSTS)('%s', (host) => {
  const expected = expectation.parse(JSON.parse(readFileSync(join(DEMO_FOLDER, host, 'expected.json'), 'utf8')));
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

  it('quotes nothing empty as what decided', () => {
    const quoted = record().scan?.criteria.flatMap(({ evidence }) => evidence.excerpt ?? []) ?? [];
    expect(quoted.filter((words) => !/[\p{L}\p{N}]/u.test(words))).toEqual([]);
  });

  it('shows nothing that a visitor cannot see, and says what it left out', () => {
    const { document } = record();
    const printed = JSON.stringify(document);
    for (const words of expected.not_content ?? []) expect(printed).not.toContain(words);
    const codes = document?.notices.map(({ code }) => code) ?? [];
    expect(codes).toEqual(expect.arrayContaining(expected.notices ?? []));
  });

  it('shows the same when its owner saves back what we gave him, once and again', async () => {
    const visit = visits.get(host);
    if (!visit || record().status !== 'active') return;
    // A second try finds what the first one saved, and would say nothing.
    expect(await register.saved(host), 'what was saved before').toBeNull();
    await register.show(visit);
    await register.prove(host);
    const before = await register.shown(host);
    for (const round of ['first', 'second']) {
      const notices = await register.save(visit, await register.given(host));
      const other = notices.filter(({ code }) => !TOLD.includes(code));
      expect(other, round).toEqual([]);
      expectSame(before, await register.shown(host), `${host}, ${round} time`);
    }
  });

  it('gives a document and a starter file that pass our own checker', () => {
    const { document } = record();
    if (!document) return;
    expect(validateLawp(document.lawp).problems).toEqual([]);
    expect(validateLawp(starterDocument(document.lawp)).problems).toEqual([]);
  });
});

/** Notices of a save that changes nothing. */
const TOLD = ['unchanged', 'own_file_first', 'endpoints_dropped', 'details_as_read'];

const ADVICE = `The bundled web is read otherwise than by version ${RULES_VERSION} of the rules. If the readers changed, raise
READER_VERSION in src/build/read/rules-version.ts (each kept visit is then read again), and record it with
"npm run reader-version". If only pages of the bundled web changed, or this version was never pushed, say so with
"npm run reader-version -- --same-rules".`;

describe('the version of the readers', () => {
  it('rises whenever the same pages give other facts', () => {
    const recorded: Readonly<Record<string, string>> = versions;
    expect(recorded[RULES_VERSION], ADVICE).toBe(readDigest(records));
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
