import { expect, it } from 'vitest';
import { badgeExamples } from '../../../src/web/views/badge-examples.ts';

it('shows the badges of a site that meets all, of one that does not, and of one not read, as they would be drawn', () => {
  const spoken = badgeExamples().map(({ svg }) => /aria-label="([^"]*)"/.exec(svg)?.[1]);
  expect(spoken).toEqual([
    'Waymark: example.com, 100 of 100, Agent-ready, 20 November 2026',
    'Waymark: 70 of 100, Partly agent-ready, 20 November 2026',
    'Waymark: not indexed yet',
  ]);
});
