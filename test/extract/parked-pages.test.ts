import { describe, expect, it } from 'vitest';
import type { Resource } from '../../src/core/site/visit.ts';
import { parsePage } from '../../src/extract/page/parse-page.ts';
import { readPageState } from '../../src/extract/status/page-state.ts';
import PARKED_PAGES from '../parked-pages/pages.json' with { type: 'json' };

/** What each is called by the reader. */
const KINDS = { parked: 'parked', wall: 'bot_wall', placeholder: 'placeholder', error: 'error' } as const;

function stateOf(html: string) {
  const url = 'https://parked.example/';
  const resource: Resource = {
    role: 'home',
    url,
    finalUrl: url,
    outcome: 'ok',
    reason: null,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(html),
    truncated: false,
    fetchedAt: '2026-11-01T00:00:00.000Z',
  };
  const page = parsePage(resource);
  return page ? readPageState(page) : null;
}

it('tells all pages that hold nothing of a site, and what most of them are', () => {
  const states = PARKED_PAGES.map(({ html }) => stateOf(html)?.kind);
  expect(states).not.toContain('content');
  const right = PARKED_PAGES.filter(({ kind }, at) => states[at] === KINDS[kind as keyof typeof KINDS]);
  expect(right.length).toBeGreaterThanOrEqual(87);
});

describe('a small page that says something of its own is content', () => {
  it.each([
    [
      'a boiler firm',
      '<h1>Boiler maintenance in Leeds</h1><p>We service boilers of all makes. Call us any day but Sunday.</p>',
    ],
    [
      'a domain dealer’s neighbour',
      '<h1>Rooms for sale and rent</h1><p>Flats with a view of the harbour, two minutes from the ferry.</p>',
    ],
    [
      'a robot shop',
      '<h1>Robots for gardens</h1><p>Our robots mow lawns of up to 2,000 square metres. See them at the fair.</p>',
    ],
    [
      'a school of databases',
      '<h1>Learn databases</h1><p>Evening courses in Aarhus, for beginners, from October to March.</p>',
    ],
    [
      'a bar with a rule',
      '<h1>The Owl</h1><p>Cocktails every night until two. Guests must be 18 or older after ten.</p>',
    ],
    [
      'a contact form that keeps machines out',
      '<h1>Write to us</h1><form><textarea name="message"></textarea>Please confirm that you are not a robot.</form>',
    ],
    [
      'a shop with accounts',
      '<h1>Wool &amp; Yarn</h1><p>Log in to see your orders, or look at our new yarns from Shetland.</p>',
    ],
  ])('%s', (_, body) => {
    expect(stateOf(`<html lang="en"><title>Acme</title><body>${body}</body></html>`)?.kind).toBe('content');
  });
});

it('is quick on a page made of the words it looks for', () => {
  const started = process.cpuUsage().user;
  stateOf(`<title>x</title><p>${'domain'.repeat(20_000)}</p><p>${'account '.repeat(20_000)}</p>`);
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(1_500);
});
