import { describe, expect, it } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { badgeJson, shieldsJson, unknownBadgeJson } from '../../src/badges/badge-json.ts';
import type { BadgeView } from '../../src/badges/badge-view.ts';
import { cardBadge } from '../../src/badges/card-badge.ts';
import { compactBadge } from '../../src/badges/compact-badge.ts';
import { neutralPicture, unknownBadge } from '../../src/badges/neutral-badge.ts';
import { svgPicture } from '../../src/badges/svg-parts.ts';
import { fitText, textWidth } from '../../src/badges/text-width.ts';
import { CRITERIA_COUNT } from '../../src/core/readiness/criteria-count.ts';
import type { CriterionState } from '../../src/core/readiness/scan.ts';
import { CRITERION_IDS } from '../../src/core/readiness/scan.ts';

const STATES: readonly CriterionState[] = ['met', 'met', 'met', 'not_met', 'unseen', 'not_met', 'met'];

function view(more: Partial<BadgeView> = {}): BadgeView {
  return {
    domain: sampleDomain('bakery.example'),
    score: 60,
    label: 'Partly agent-ready',
    states: STATES,
    date: '2026-11-20T05:14:00Z',
    ...more,
  };
}

/** Marks drawn in a path of the given kind: every mark begins with a move. */
function marks(svg: string, kind: RegExp): number {
  const path = svg.match(/<path [^>]*>/g)?.find((tag) => kind.test(tag) && !/M0 0/.test(tag)) ?? '';
  return path.match(/M/g)?.length ?? 0;
}

const LONG = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.example`;

it('shows on the card that a site is claimed', () => {
  expect(cardBadge(view({ isClaimed: true }))).toContain('>bakery.example, claimed</text>');
});

describe.each([
  ['compact', compactBadge],
  ['card', cardBadge],
] as const)('the %s badge', (_style, draw) => {
  it('says score, label and date to those who do not see it', () => {
    const svg = draw(view());
    const name = /Waymark: (?:bakery\.example, )?60 of 100, Partly agent-ready, 20 November 2026/;
    expect(/ role="img" /.test(svg)).toBe(true);
    expect(/ aria-label="([^"]*)"/.exec(svg)?.[1]).toMatch(name);
    expect(/<title>([^<]*)<\/title>/.exec(svg)?.[1]).toMatch(name);
  });

  it('says of a claimed site that it is', () => {
    const svg = draw(view({ isClaimed: true }));
    expect(/ aria-label="([^"]*)"/.exec(svg)?.[1]).toMatch(/20 November 2026, claimed by its owner$/);
    expect(draw(view())).not.toContain('claimed');
  });

  it('paints what is met, outlines what is not, dots what we could not see', () => {
    const svg = draw(view());
    expect(marks(svg, /fill="#fff"/)).toBe(4);
    expect(marks(svg, /fill="none"(?!.*dasharray)/)).toBe(2);
    expect(marks(svg, /dasharray/)).toBe(1);
  });

  it('has the same colours for every score', () => {
    const colours = (score: number) => new Set(draw(view({ score })).match(/#[0-9a-f]{3,6}/g));
    expect(colours(0)).toEqual(colours(100));
  });

  it('stays below 4 KB, is well formed, and carries neither style nor script', () => {
    for (const svg of [
      draw(view()),
      draw(view({ domain: sampleDomain(LONG), score: 100, label: 'Not agent-ready yet' })),
    ]) {
      expect(new TextEncoder().encode(svg).byteLength).toBeLessThan(4096);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" /);
      expect(svg).not.toMatch(/<style|<script|href|undefined|NaN|on\w+=/);
      expect(svg.match(/<(?:text|g|title|svg)\b/g)?.length).toBe(svg.match(/<\/(?:text|g|title|svg)>/g)?.length);
    }
  });

  it('escapes whatever it is given', () => {
    const svg = draw(
      view({ domain: sampleDomain('a.example'), label: '<script>"\u0000&\ud800' as BadgeView['label'] }),
    );
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
    expect(svg.isWellFormed()).toBe(true);
  });
});

describe('the card badge', () => {
  it('shows the domain as people write it, and cuts a long one', () => {
    expect(cardBadge(view({ domain: sampleDomain('bücher.example') }))).toContain('>bücher.example</text>');
    expect(cardBadge(view({ domain: sampleDomain(LONG) }))).toMatch(/>a{20,40}…<\/text>/);
  });
});

describe('the neutral badges', () => {
  it.each([
    [unknownBadge('compact'), 'not indexed yet'],
    [unknownBadge('card'), 'not indexed yet'],
    [svgPicture(neutralPicture('could not be read', 'compact')), 'could not be read'],
    [svgPicture(neutralPicture('forwards elsewhere', 'card')), 'forwards elsewhere'],
  ])('are grey, with all marks dotted', (svg, words) => {
    expect(svg).toContain(`<title>Waymark: ${words}</title>`);
    expect(svg).toContain('#47584f');
    expect(svg).not.toContain('#00573f');
    expect(marks(svg, /dasharray/)).toBe(CRITERIA_COUNT);
  });
});

describe('badge.json', () => {
  const scan = {
    score: 60,
    label: 'Partly agent-ready' as const,
    criteria: CRITERION_IDS.map((id, index) => ({
      id,
      state: STATES[index] ?? 'unseen',
      evidence: { url: '', status: 200, at: '', found: '' },
    })),
  };
  const facts = {
    domain: sampleDomain('bakery.example'),
    indexed: true,
    name: 'Bakery',
    scan,
    isInOwnerWords: false,
    isClaimed: false,
    unread: null,
    category: null,
    page: 'https://w.example/site/bakery.example',
    updatedAt: '2026-11-20T05:14:00Z',
  };

  it('has the published fields', () => {
    const json = badgeJson(facts);
    expect(Object.keys(json)).toEqual([
      'domain',
      'indexed',
      'name',
      'score',
      'label',
      'owner_words',
      'claimed',
      'unread',
      'category',
      'checks',
      'page',
      'updated_at',
    ]);
    expect(json.checks).toHaveLength(CRITERIA_COUNT);
    expect(json.checks[0]).toEqual({
      id: 'description',
      label: 'Clear description of the site',
      ok: true,
      state: 'met',
      points: 15,
    });
    expect(json.checks[4]).toMatchObject({ ok: false, state: 'unseen' });
  });

  it('says that a domain is not indexed, or not yet read', () => {
    expect(unknownBadgeJson(facts.domain)).toMatchObject({ indexed: false, score: null, label: null, checks: [] });
    const unread = badgeJson({ ...facts, indexed: false, name: null, scan: null });
    expect(unread).toMatchObject({ indexed: false, score: null, label: null, checks: [], page: facts.page });
  });

  it('has the form that shields read', () => {
    expect(shieldsJson(badgeJson(facts))).toEqual({
      schemaVersion: 1,
      label: 'agent-ready',
      message: '60/100',
      color: '00573f',
    });
    expect(shieldsJson(unknownBadgeJson(facts.domain)).message).toBe('not indexed yet');
    expect(shieldsJson(badgeJson({ ...facts, indexed: false, scan: null })).message).toBe('not yet read');
    const forwards = badgeJson({ ...facts, indexed: false, scan: null, unread: 'forwards' });
    expect(shieldsJson(forwards).message).toBe('forwards elsewhere');
  });
});

describe('the width table', () => {
  it('comes near to the widths of Verdana', () => {
    expect(textWidth('60', 11, true)).toBe(16);
    expect(Math.abs(textWidth('Partly agent-ready', 11) - 103)).toBeLessThanOrEqual(2);
  });

  it('never gives a text wider than was asked for', () => {
    expect(textWidth(fitText('W'.repeat(80), 11, 220), 11)).toBeLessThanOrEqual(220);
    expect(fitText('short', 11, 220)).toBe('short');
  });
});
