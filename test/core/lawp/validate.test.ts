import { Ajv, addFormats } from '@modelcontextprotocol/server/validators/ajv';
import { describe, expect, it } from 'vitest';
import { LAWP_RULES } from '../../../src/core/lawp/rules.ts';
import { lawpJsonSchema, validateLawp } from '../../../src/core/lawp/validate.ts';
import { fullDocument, withPart } from './sample.ts';

const A0 = ['actions', 0] as const;
const FIELDS = [...A0, 'input', 'fields'] as const;

/** One broken part each: where, what stands there, which rule says so (and where, when elsewhere). */
const BROKEN: [path: readonly (string | number)[], value: unknown, rule: string, at?: string][] = [
  [['lawp_version'], 0.3, 'lawp-version'],
  [['lawp_version'], 'three', 'lawp-version'],
  [['domain'], undefined, 'domain'],
  [['domain'], 'https://example.com', 'domain'],
  [['domain'], 'Example.com', 'domain'],
  [['domain'], 'example.com/', 'domain'],
  [['domain'], 'example.com:8080', 'domain'],
  [['domain'], 'example', 'domain'],
  [['domain'], 'example.com.', 'domain'],
  [['domain'], '127.0.0.1', 'domain'],
  [['name'], undefined, 'name'],
  [['name'], '', 'name'],
  [['name'], '   ', 'name'],
  [['name'], 'x'.repeat(201), 'name'],
  [['language'], 'DA', 'language'],
  [['language'], 'pt-BR', 'language'],
  [['pages'], undefined, 'pages'],
  [['pages'], [], 'pages'],
  [['pages', 'menu'], { title: 'Menu', content: '' }, 'page-key'],
  [['pages', '/'], 'Bakery', 'page'],
  [['pages', '/', 'title'], undefined, 'page-title'],
  [['pages', '/', 'content'], undefined, 'page-content'],
  [['pages', '/', 'content'], 'x'.repeat(5001), 'page-content'],
  [['actions'], undefined, 'actions'],
  [['actions'], {}, 'actions'],
  [A0, null, 'action'],
  [[...A0, 'id'], 'Book', 'action-id'],
  [[...A0, 'id'], '1book', 'action-id'],
  [['actions', 1, 'id'], 'book_table', 'action-id-unique'],
  [[...A0, 'name'], '', 'action-name'],
  [[...A0, 'description'], undefined, 'action-description'],
  [[...A0, 'intent'], [], 'action-intent'],
  [[...A0, 'intent'], 'book', 'action-intent'],
  [[...A0, 'intent'], [1], 'action-intent', '/actions/0/intent/0'],
  [['actions', 1, 'input'], undefined, 'input'],
  [['actions', 1, 'input', 'type'], 'json', 'input-type'],
  [['actions', 1, 'input', 'required'], undefined, 'input-required'],
  [['actions', 1, 'input', 'required'], 'no', 'input-required'],
  [['actions', 1, 'input', 'fields'], [{ name: 'a' }], 'input-fields'],
  [['actions', 1, 'input', 'type'], 'object', 'input-fields', '/actions/1/input/fields'],
  [[...A0, 'output', 'fields'], [], 'fields'],
  [[...A0, 'output', 'fields'], Array.from({ length: 31 }, (_, index) => ({ name: `f${index}` })), 'fields'],
  [[...FIELDS, 4, 'name'], 'Phone', 'field-name'],
  [[...FIELDS, 5, 'name'], 'a'.repeat(65), 'field-name'],
  [[...FIELDS, 5], 'seat', 'field'],
  [[...FIELDS, 5, 'type'], 'text', 'field-type'],
  [[...FIELDS, 5, 'required'], 'yes', 'field-required'],
  [[...FIELDS, 5, 'description'], 1, 'field-description'],
  [[...FIELDS, 5, 'options'], undefined, 'enum-options'],
  [[...FIELDS, 5, 'options'], [], 'enum-options'],
  [[...FIELDS, 5, 'options'], 'inside', 'field-options'],
  [[...FIELDS, 5, 'example'], {}, 'field-example'],
  [['actions', 1, 'url'], 'tel:+4500123456', 'action-url'],
  [['actions', 1, 'url'], '/contact', 'action-url'],
  [['actions', 1, 'url'], 'javascript:alert(1)', 'action-url'],
  [['actions', 1, 'endpoint'], 'https://example.com/', 'endpoint'],
  [[...A0, 'endpoint', 'url'], undefined, 'endpoint-url'],
  [[...A0, 'endpoint', 'url'], '/book', 'endpoint-url'],
  [[...A0, 'endpoint', 'url'], 'http://example.com/book', 'endpoint-https'],
  [[...A0, 'endpoint', 'url'], 'https://example.com:8443/book', 'endpoint-https'],
  [[...A0, 'endpoint', 'url'], 'https://other.com/book', 'endpoint-host'],
  [[...A0, 'endpoint', 'url'], 'https://evilexample.com/book', 'endpoint-host'],
  [[...A0, 'endpoint', 'url'], 'https://example.com.evil.com/book', 'endpoint-host'],
  [[...A0, 'endpoint', 'url'], 'https://me:secret@example.com/book', 'endpoint-user'],
  [[...A0, 'endpoint', 'method'], 'PUT', 'endpoint-method'],
  [[...A0, 'endpoint', 'method'], 'post', 'endpoint-method'],
  [[...A0, 'output'], [], 'output'],
  [[...A0, 'modes'], [], 'modes'],
  [[...A0, 'modes'], ['execute', 'execute'], 'modes'],
  [[...A0, 'modes'], ['test'], 'modes', '/actions/0/modes/0'],
  [['actions', 1, 'modes'], ['quote'], 'quote-endpoint'],
  [[...A0, 'safety'], true, 'safety'],
  [[...A0, 'safety', 'reversible'], 'yes', 'safety-flag'],
  [[...A0, 'safety', 'note'], 5, 'safety-note'],
  [[...A0, 'safety', 'costs_money'], 'yes', 'costs-money'],
  [
    [...A0, 'safety', 'costs_money'],
    { amount: -1, currency: 'DKK' },
    'costs-money',
    '/actions/0/safety/costs_money/amount',
  ],
  [
    [...A0, 'safety', 'costs_money'],
    { amount: 1, currency: 'kr' },
    'currency',
    '/actions/0/safety/costs_money/currency',
  ],
  [[...A0, 'account'], 'maybe', 'account'],
  [[...A0, 'scopes'], 'bookings', 'scopes'],
  [[...A0, 'scopes'], ['orders'], 'scope-known', '/actions/0/scopes/0'],
  [[...A0, 'scopes'], ['constructor'], 'scope-known', '/actions/0/scopes/0'],
  [['accounts'], undefined, 'account-accounts', '/actions/0/account'],
  [[...A0, 'type'], 'book_flight', 'standard-type'],
  [['actions', 1, 'type'], 'search', 'standard-input', '/actions/1/input/type'],
  [[...FIELDS, 0, 'name'], 'day', 'standard-input', '/actions/0/input/fields'],
  [[...FIELDS, 4, 'name'], 'fax', 'standard-person', '/actions/0/input/fields'],
  [['business'], 'bakery', 'business'],
  [['business', 'telephone'], 45, 'business-text'],
  [['business', 'price_range'], 'x'.repeat(41), 'price-range'],
  [['business', 'closed_on_public_holidays'], 'yes', 'business-flag'],
  [['business', 'address'], 'Road 1', 'address'],
  [['business', 'address', 'city'], 8000, 'address-text'],
  [['business', 'address', 'country'], 'dk', 'address-country'],
  [['business', 'address', 'country'], 'DNK', 'address-country'],
  [['business', 'geo', 'lat'], 90.1, 'geo'],
  [['business', 'geo', 'lon'], -180.5, 'geo'],
  [['business', 'geo', 'lon'], '10', 'geo'],
  [['business', 'opening_hours'], 'Mo-Fr', 'opening-hours'],
  [['business', 'opening_hours', 0, 'days'], [], 'days'],
  [['business', 'opening_hours', 0, 'days'], ['Mo', 'Mo'], 'days'],
  [['business', 'opening_hours', 0, 'days'], ['Monday'], 'days', '/business/opening_hours/0/days/0'],
  [['business', 'opening_hours', 0, 'opens'], '6:30', 'opens'],
  [['business', 'opening_hours', 0, 'closes'], '24:01', 'closes'],
  [['business', 'opening_hours', 0, 'closes'], '17:60', 'closes'],
  [['business', 'offers'], {}, 'offers'],
  [['business', 'offers'], Array.from({ length: 501 }, () => ({ name: 'Bread' })), 'offers'],
  [['business', 'offers', 0], 'Bread', 'offer'],
  [['business', 'offers', 0, 'name'], undefined, 'offer-name'],
  [['business', 'offers', 0, 'price'], -1, 'offer-price'],
  [['business', 'offers', 0, 'price'], '42', 'offer-price'],
  [['business', 'offers', 0, 'currency'], 'kr.', 'currency'],
  [['business', 'offers', 0, 'category'], 1, 'offer-text'],
  [['business', 'offers', 0, 'action'], 'buy', 'offer-action'],
  [['accounts'], 'oauth2', 'accounts'],
  [['accounts', 'type'], 'basic', 'accounts-type'],
  [['accounts', 'token_url'], 'http://example.com/token', 'accounts-url'],
  [['accounts', 'token_url'], 'https://example .com/token', 'accounts-url'],
  [['accounts', 'authorization_url'], 'https://[example]/sign-in', 'accounts-url'],
  [['accounts', 'scopes', 'bookings'], 1, 'accounts-scopes'],
  [['accounts', 'note'], 1, 'accounts-note'],
  [['translations', 'eng'], {}, 'translation-language'],
  [['translations', 'da'], {}, 'translation-own-language'],
  [['translations', 'en'], 'x', 'translation'],
  [['translations', 'en', 'name'], 1, 'translation'],
  [['translations', 'en', 'actions', 'buy'], {}, 'translation-action'],
  [['more_pages'], 'x', 'more-pages'],
  [['more_pages'], ['https://other.com/2.json'], 'more-pages', '/more_pages/0'],
  [['more_pages'], ['http://example.com/2.json'], 'more-pages', '/more_pages/0'],
  [['more_pages'], Array.from({ length: 51 }, () => 'https://example.com/2.json'), 'more-pages'],
  [['ttl'], 299, 'ttl'],
  [['ttl'], 604_801, 'ttl'],
  [['ttl'], 300.5, 'ttl'],
  [['updated_at'], '20 November 2026', 'updated-at'],
  [['updated_at'], '2026-11-20', 'updated-at'],
];

/** What others may refuse, and we take. */
const WARNED: [path: readonly (string | number)[], value: unknown, rule: string][] = [
  [['domain'], 'bücher.de', 'domain-ascii'],
  [['business', 'email'], 'write to us', 'business-email'],
  [['business', 'email'], 'hello@example', 'business-email'],
  [[...FIELDS, 0, 'required'], false, 'standard-field-required'],
  [[...FIELDS, 3, 'required'], undefined, 'standard-field-required'],
  [[...FIELDS, 0, 'type'], 'string', 'standard-field-type'],
  [[...FIELDS, 1, 'type'], undefined, 'standard-field-type'],
  [[...FIELDS, 2, 'type'], 'phone', 'standard-field-type'],
  [[...FIELDS, 4, 'type'], 'email', 'standard-field-type'],
];

function toPointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('/', '~1')}`).join('');
}

describe('validateLawp', () => {
  it('takes a document with every part of every version', () => {
    const { valid, problems, notices, document } = validateLawp(fullDocument());
    expect(problems).toEqual([]);
    expect(notices).toEqual([]);
    expect(valid).toBe(true);
    expect(document?.actions[0]?.input.fields?.[3]).toMatchObject({ name: 'name', type: 'string', required: true });
  });

  it.each(BROKEN)('names %j = %j as a broken rule with path and mend', (path, value, rule, at) => {
    const { valid, document, problems } = validateLawp(withPart(path, value));
    expect(valid).toBe(false);
    expect(document).toBeNull();
    expect(problems.map((problem) => [problem.rule, problem.path])).toContainEqual([rule, at ?? toPointer(path)]);
    for (const problem of problems) {
      expect(problem.message).toMatch(/^\S.*\.$/s);
      expect(problem.mend).toMatch(/\S/);
    }
  });

  it.each(WARNED)('warns of %j = %j, and takes the document', (path, value, rule) => {
    const given = withPart(path, value) as { actions: { endpoint?: unknown; modes?: unknown }[]; more_pages?: unknown };
    if (path[0] === 'domain') {
      // Their addresses are on another domain.
      delete given.more_pages;
      for (const action of given.actions) {
        delete action.endpoint;
        delete action.modes;
      }
    }
    const { valid, problems, warnings } = validateLawp(given);
    expect(problems).toEqual([]);
    expect(valid).toBe(true);
    expect(warnings.map((warning) => [warning.rule, warning.path])).toEqual([[rule, toPointer(path)]]);
  });

  it('warns of nothing in a document with every part of every version', () => {
    expect(validateLawp(fullDocument()).warnings).toEqual([]);
  });

  it('has a test for every rule but the few that need another document', () => {
    const elsewhere = ['document', 'document-size', 'shape', 'domain-mismatch', 'standard-output'];
    const tested = new Set([...BROKEN, ...WARNED].map(([, , rule]) => rule));
    expect(Object.keys(LAWP_RULES).filter((rule) => !tested.has(rule) && !elsewhere.includes(rule))).toEqual([]);
  });

  it('names every broken rule at once, in the order of the document', () => {
    const { problems } = validateLawp({
      domain: 'Example.com',
      pages: { menu: { title: 1 } },
      actions: [
        { id: 'X' },
        { id: 'a', name: 'A', description: '', intent: ['a'], input: { type: 'none', required: false } },
      ],
      ttl: 1,
    });
    expect(problems.map(({ rule }) => rule)).toEqual([
      'domain',
      'name',
      'page-title',
      'page-content',
      'page-key',
      'action-id',
      'action-name',
      'action-description',
      'action-intent',
      'input',
      'ttl',
    ]);
    expect(problems.at(-1)?.message).toContain('the number 1');
  });

  it('fills in what absent parts mean', () => {
    const { document } = validateLawp({
      domain: 'example.com',
      name: 'Example',
      pages: {},
      actions: [
        {
          id: 'a',
          name: 'A',
          description: 'Does a.',
          intent: ['a'],
          input: { type: 'object', required: true, fields: [{ name: 'x' }] },
          endpoint: { url: 'https://example.com/a' },
        },
      ],
    });
    expect(document).toMatchObject({ lawp_version: '0.1', language: 'en' });
    expect(document?.actions[0]?.endpoint?.method).toBe('POST');
    expect(document?.actions[0]?.input.fields?.[0]).toEqual({ name: 'x', type: 'string', required: false });
  });

  it('takes unknown fields everywhere, and drops them', () => {
    const { valid, document } = validateLawp({ ...fullDocument(), mood: 'good', business: { stars: 5 } });
    expect(valid).toBe(true);
    expect(document).not.toHaveProperty('mood');
    expect(document?.business).toEqual({});
  });

  it.each(['0.1', '0.2', '0.3', '0.4', '0.5', '0.3.1'])('reads version %s as it is', (version) => {
    const { document, notices } = validateLawp({ ...fullDocument(), lawp_version: version });
    expect(document?.lawp_version).toBe(version);
    expect(notices).toEqual([]);
  });

  it.each(['0.6', '0.10', '1.0', '2.0.1'])('reads version %s as 0.5, and says so', (version) => {
    const { document, notices } = validateLawp({ ...fullDocument(), lawp_version: version });
    expect(document?.lawp_version).toBe('0.5');
    expect(notices).toEqual([{ code: 'version_newer', message: expect.stringContaining(version) }]);
  });

  it('wants the domain of the host it comes from, www. aside', () => {
    const rules = (expectedDomain: string) =>
      validateLawp(fullDocument(), { expectedDomain }).problems.map(({ rule }) => rule);
    expect(rules('example.com')).toEqual([]);
    expect(rules('www.example.com')).toEqual([]);
    expect(rules('shop.example.com')).toEqual(['domain-mismatch']);
    expect(rules('other.com')).toEqual(['domain-mismatch']);
  });

  it('settles a domain in its own letters as A-labels, and keeps its www.', () => {
    const settled = (domain: string, expectedDomain: string) =>
      validateLawp({ domain, name: 'B', pages: {}, actions: [] }, { expectedDomain }).document?.domain;
    expect(settled('bücher.de', 'xn--bcher-kva.de')).toBe('xn--bcher-kva.de');
    expect(settled('www.example.com', 'example.com')).toBe('www.example.com');
  });

  it('takes a local host and http endpoints for that one host only', () => {
    const own = {
      domain: 'localhost',
      name: 'Waymark',
      pages: {},
      actions: [
        {
          id: 'search',
          name: 'Search',
          description: 'Search.',
          intent: ['search'],
          input: { type: 'text', required: true },
          endpoint: { url: 'http://localhost:4321/api/search', method: 'POST' },
        },
      ],
    };
    expect(validateLawp(own, { localHost: 'localhost' }).problems).toEqual([]);
    expect(validateLawp(own).problems.map(({ rule }) => rule)).toEqual(['domain', 'endpoint-https']);
    const foreign = { ...own, domain: 'example.com' };
    const rules = validateLawp(foreign, { localHost: 'localhost' }).problems.map(({ rule }) => rule);
    expect(rules).toEqual(['endpoint-https', 'endpoint-host']);
  });

  it('asks check_availability for its output', () => {
    const action = {
      id: 'free',
      name: 'Free?',
      description: 'Is it free?',
      intent: ['free'],
      type: 'check_availability',
      input: { type: 'object', required: true, fields: [{ name: 'date', type: 'date', required: true }] },
    };
    const document = { domain: 'example.com', name: 'E', pages: {}, actions: [action] };
    expect(validateLawp(document).problems.map(({ rule }) => rule)).toEqual(['standard-output']);
    const output = { fields: [{ name: 'available', type: 'boolean' }] };
    expect(validateLawp({ ...document, actions: [{ ...action, output }] }).valid).toBe(true);
  });

  it('names each missing field of a standard action', () => {
    const action = {
      id: 'c',
      name: 'C',
      description: 'C',
      intent: ['c'],
      type: 'contact',
      input: { type: 'object', required: true, fields: [{ name: 'x' }] },
    };
    const { problems } = validateLawp({ domain: 'example.com', name: 'E', pages: {}, actions: [action] });
    expect(problems.map(({ message }) => message.split(';')[0])).toEqual([
      'The field "name" is missing',
      'The field "message" is missing',
      '"fields" is a list of 1',
    ]);
  });
});

describe('hostile documents', () => {
  it.each([null, undefined, 1, 'x', true, [], [1]])('takes %j for no document', (json) => {
    expect(validateLawp(json).problems.map(({ rule }) => rule)).toEqual(['document']);
  });

  it('never takes "__proto__" and its like for anything but a key', () => {
    const text =
      '{"__proto__":{"domain":"example.com"},"name":"E","pages":{"__proto__":{"title":"t","content":"c"}},"actions":[]}';
    const { problems } = validateLawp(JSON.parse(text));
    expect(problems.map(({ rule }) => rule)).toEqual(['domain', 'page-key']);
    expect(({} as Record<string, unknown>).title).toBeUndefined();
  });

  it.each([
    ['broken actions', `{"actions":[${'{},'.repeat(29_000)}{}]}`],
    ['actions with an id only', `{"actions":[${'{"id":"a"},'.repeat(14_000)}{}]}`],
    ['endless actions', `{"actions":[${'0,'.repeat(400_000)}0]}`],
    ['broken pages', `{"pages":{${Array.from({ length: 29_000 }, (_, index) => `"/${index}":0`).join(',')}}}`],
    ['a deep value', `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['a deep unknown part', `{"x":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`],
    ['a long text', `{"name":"${'x'.repeat(1_000_000)}"}`],
  ])('are judged in bounded time and words: %s', (_what, text) => {
    const { valid, problems } = validateLawp(JSON.parse(text));
    expect(valid).toBe(false);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(200);
    expect(Math.max(...problems.map(({ message }) => message.length))).toBeLessThan(400);
  });

  it('say so when more rules are broken than are listed', () => {
    const { problems, notices } = validateLawp({ actions: Array.from({ length: 300 }, () => ({})) });
    expect(problems).toHaveLength(200);
    expect(notices.map(({ code }) => code)).toEqual(['more_problems']);
  });
});

describe('lawpJsonSchema', () => {
  it('describes the document as it is written, with only the required parts required', () => {
    const schema = lawpJsonSchema();
    expect(schema.required).toEqual(['domain', 'name', 'pages', 'actions']);
    expect(JSON.stringify(schema)).toContain('^[a-z][a-z0-9_-]*$');
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('refuses what breaks a rule of one part, and takes what is whole', () => {
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    const { $schema, ...schema } = lawpJsonSchema();
    const takes = ajv.compile(schema);
    expect(takes(fullDocument())).toBe(true);
    // The parser of addresses and hosts knows more than a pattern can say; the others look at two parts.
    const beyond = BROKEN.filter(([path, value]) => takes(withPart(path, value))).map(([, , rule]) => rule);
    expect(beyond.filter((rule) => ONE_PART.includes(rule))).toEqual([]);
  });
});

const ONE_PART = [
  'name',
  'action-name',
  'page-content',
  'modes',
  'days',
  'action-url',
  'language',
  'ttl',
  'price-range',
];
