import { describe, expect, it } from 'vitest';
import { reasonOf, UNREAD_REASONS, unreadReason } from '../../../src/core/site/unread-reason.ts';
import { UNREAD_WORDS } from '../../../src/core/site/unread-words.ts';
import { forbiddenUrl } from '../../../src/crawl/fetch/address-guard.ts';
import { faultOf } from '../../../src/crawl/fetch/fetch-fault.ts';
import { judgeAnswer } from '../../../src/crawl/fetch/judge-answer.ts';
import { STATUS_RULES } from '../../../src/extract/status/status-parts.ts';
import { DEFAULT_PAGES, PARKED } from '../../../src/extract/status/status-phrases.ts';

/** The sentence that an answer to a visit gives. */
function said(status: number, headers: Record<string, string> = {}, text = ''): string | null {
  const body = new TextEncoder().encode(text);
  return judgeAnswer({ role: 'home', status, headers, body }, new Date(0)).reason ?? null;
}

const coded = (code: string) => faultOf(Object.assign(new Error(code), { code })).sentence;

describe('the reason why a site has no answer of today', () => {
  it.each([
    [said(403), 'firewall'],
    [said(200, { 'cf-mitigated': 'challenge' }), 'firewall'],
    [said(401), 'login'],
    [said(429), 'busy'],
    [said(503, { 'retry-after': '120' }), 'busy'],
    [said(500), 'server_error'],
    [coded('UND_ERR_HEADERS_TIMEOUT'), 'timeout'],
    [coded('UND_ERR_CONNECT_TIMEOUT'), 'timeout'],
    [coded('ECONNREFUSED'), 'unreachable'],
    [coded('EHOSTUNREACH'), 'unreachable'],
    [coded('ESERVFAIL'), 'no_name_server'],
    [coded('CERT_HAS_EXPIRED'), 'certificate'],
    [coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'certificate'],
    [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'certificate'],
    [coded('ERR_SSL_WRONG_VERSION_NUMBER'), 'certificate'],
    [coded('HPE_INVALID_CONSTANT'), 'broken_answer'],
    [coded('HPE_HEADER_OVERFLOW'), 'broken_answer'],
    [coded('ECONNRESET'), 'broken_answer'],
    [coded('Z_DATA_ERROR'), 'broken_answer'],
    [coded('whatever'), 'broken_answer'],
    ['The address redirects in a circle.', 'redirects'],
    ['The address redirects more than 5 times.', 'redirects'],
    ['The address redirects to something that is not an address.', 'redirects'],
    [forbiddenUrl(new URL('http://10.0.0.1/')), 'leads_away'],
    [forbiddenUrl(new URL('http://x.example:8080/')), 'leads_away'],
    ['The home page leads to an address that is not visited.', 'leads_away'],
    ['robots.txt does not allow the home page to be read.', 'robots'],
    [`robots.txt could not be read: ${said(500)}`, 'server_error'],
    [`robots.txt could not be read: ${coded('UND_ERR_BODY_TIMEOUT')}`, 'timeout'],
    ['The home page is not a page of text.', 'not_html'],
    ['The home page has no text.', 'empty'],
    ['The home page answered with status 418.', 'error_page'],
    ['The page says that it does not exist.', 'error_page'],
    ['The time for this visit was spent.', 'timeout'],
    ['The archive has no page of this site that can be read.', 'not_archived'],
    [null, 'unknown'],
  ] as const)('that could not be read: %s', (sentence, reason) => {
    expect(reasonOf('blocked', sentence)).toBe(reason);
  });

  it('is known of every page that is no content, whichever words gave it away', () => {
    const of = (kind: string) => (kind === 'parked' || kind === 'placeholder' ? 'parked' : 'blocked');
    const told = STATUS_RULES.map(({ kind, reason }) => [kind, reasonOf(of(kind), reason)]);
    expect(told.filter(([, reason]) => reason === 'unknown')).toEqual([]);
    expect(new Set(told.map(([, reason]) => reason))).toEqual(
      new Set([
        'parked',
        'no_site_yet',
        'suspended',
        'human_check',
        'gate',
        'login',
        'announced',
        'maintenance',
        'server_error',
        'error_page',
      ]),
    );
    expect(PARKED.map(({ reason }) => reasonOf('parked', reason))).toEqual(PARKED.map(() => 'parked'));
    expect(DEFAULT_PAGES.map(({ reason }) => reasonOf('parked', reason))).toEqual(
      DEFAULT_PAGES.map(() => 'no_site_yet'),
    );
  });

  it('follows the status where that says enough', () => {
    expect(reasonOf('duplicate', 'The home page leads to a.com.')).toBe('forwards');
    expect(reasonOf('gone', 'There is no home page (status 404).')).toBe('no_home_page');
    expect(reasonOf('gone', 'The name of the site leads to no public address.')).toBe('no_such_name');
    expect(reasonOf('noindex', null)).toBe('noindex');
  });

  it('is none of a site that was read, until a visit finds it shut', () => {
    const read = { startedAt: '', outcome: 'complete', reason: null, source: 'web' } as const;
    expect(unreadReason({ status: 'active', statusReason: null, visits: [read] })).toBeNull();
    const shut = { ...read, outcome: 'blocked', reason: said(403) } as const;
    expect(unreadReason({ status: 'active', statusReason: null, visits: [shut, read] })).toBe('firewall');
  });
});

describe('its words', () => {
  it.each(UNREAD_REASONS)('are whole for %s, and tell nobody of the score', (reason) => {
    const { title, meaning, step, help } = UNREAD_WORDS[reason];
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    for (const sentence of [meaning, step.title, step.text, ...help]) expect(sentence).toMatch(/^[A-Z].*[.]$/);
    expect([title, meaning, step.title, step.text].join(' ')).not.toMatch(/score|point|\d/);
    expect(new Set(UNREAD_REASONS.map((other) => UNREAD_WORDS[other].title)).size).toBe(UNREAD_REASONS.length);
  });
});
