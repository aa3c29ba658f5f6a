import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/services/suggest/find-check.ts';
import { toSuggestView } from '../../../src/web/views/suggest-view.ts';

const AT = '2026-11-20T09:00:05.000Z';

/** What the page says of a site that was checked again. */
function outcome(check: Partial<Check>): readonly string[] | undefined {
  const suggestion = {
    domain: 'shop.com',
    status: 'indexed',
    updated_at: AT,
    report_url: 'https://waymark.example/site/shop.com',
    check: { asked_at: AT, visited_at: AT, score: 55, score_before: 55, ...check },
  } as const;
  return toSuggestView('https://waymark.example', { domain: 'shop.com', suggestion }).visit?.outcome;
}

describe('a site that was checked again', () => {
  it('is told that nothing changed, of what agents see only', () => {
    expect(outcome({})).toEqual(['Nothing that agents see has changed. The score is still 55.']);
  });

  it('is told how many faults its own file has left', () => {
    expect(outcome({ native_faults: 1 })?.at(-1)).toBe('Your LAWP file has 1 fault. See the report.');
    expect(outcome({ native_faults: 4 })?.at(-1)).toBe('Your LAWP file has 4 faults. See the report.');
  });
});
