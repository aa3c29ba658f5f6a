import { describe, expect, test } from 'vitest';
import type { Suggestion } from '../../../src/services/suggest/get-suggestion.ts';
import { toSuggestView } from '../../../src/web/views/suggest-view.ts';

const BASE = 'https://waymark.example';
const AT = '2026-11-20T09:00:00.000Z';

const indexed: Suggestion = {
  domain: 'bakery.example',
  status: 'indexed',
  report_url: `${BASE}/site/bakery.example`,
  updated_at: AT,
};

describe('the page of suggestions', () => {
  test('is titled by what it is for, and by what is wrong', () => {
    const titleOf = (part: Omit<Parameters<typeof toSuggestView>[1], 'domain'>) =>
      toSuggestView(BASE, { domain: '', ...part }).head.title;
    expect(titleOf({})).toBe('Suggest a site | Waymark');
    expect(titleOf({ problem: { message: 'Is this a domain?', isWrong: true } })).toBe(
      'Error: Suggest a site | Waymark',
    );
    expect(titleOf({ suggestion: indexed })).toBe('Indexed: bakery.example | Waymark');
  });

  test('is one for search engines only while it is empty', () => {
    const { head } = toSuggestView(BASE, { domain: '' });
    expect(head).toMatchObject({ canonical: `${BASE}/suggest`, index: true });
    const asked = toSuggestView(BASE, { domain: 'bakery.example' });
    expect(asked.head).toMatchObject({ canonical: `${BASE}/suggest`, index: false });
    const problem = { message: 'Is this a domain?', isWrong: true };
    for (const more of [{ problem }, { declined: 'It stays away.' }, { suggestion: indexed }]) {
      expect(toSuggestView(BASE, { domain: '', ...more }).head).toMatchObject({ canonical: null, index: false });
    }
  });

  test.each([
    ['the score of a site that had none', { score: 70, score_before: null }, ['The score is 70.']],
    [
      'that nothing changed',
      { score: 70, score_before: 70 },
      ['Nothing that agents see has changed. The score is still 70.'],
    ],
    [
      'that nothing changed where nothing is judged',
      { score: null, score_before: null },
      ['Nothing that agents see has changed.'],
    ],
    [
      'what changed, and that the score did not',
      { score: 70, score_before: 70, changes: { pages: { '/menu': { status: 'added' } } } },
      ['The score is still 70.', 'New pages: /menu.'],
    ],
    [
      'how many faults its own file has left',
      { score: 70, score_before: 70, native_faults: 1 },
      ['Nothing that agents see has changed. The score is still 70.', 'Your LAWP file has 1 fault. See the report.'],
    ],
    [
      'why nothing was read, and that the report stays',
      { score: 70, score_before: 70, unread: 'It did not answer.' },
      ['We could not read the site this time. It did not answer.', 'The report still shows what we knew before.'],
    ],
    [
      'why nothing was read, where there is no report to stay',
      { score: null, score_before: null, unread: 'It did not answer.' },
      ['We could not read the site this time. It did not answer.'],
    ],
  ])('tells of a site that was checked again %s', (_what, outcome, words) => {
    const check = { asked_at: AT, ...outcome } as NonNullable<Suggestion['check']>;
    expect(toSuggestView(BASE, { domain: '', suggestion: { ...indexed, check } }).visit?.outcome).toEqual(words);
  });

  test('tells of a name of which nothing is indexed why, and when it is tried again unless it was just checked', () => {
    const reason = 'The domain is offered for sale.';
    const message = `We will not read bakery.example for now. ${reason} We try again from 1 January 2027, 00:00 UTC on.`;
    const refused: Suggestion = { ...indexed, status: 'refused', reason, message };
    const visitOf = (suggestion: Suggestion) => toSuggestView(BASE, { domain: '', suggestion }).visit;
    expect(visitOf(refused)).toMatchObject({ news: 'Not indexed:', refusal: message, outcome: [], steps: [] });
    const check = { asked_at: AT, visited_at: AT, score: null, score_before: null };
    const outcome = ['Nothing that agents see has changed.'];
    expect(visitOf({ ...refused, check })).toMatchObject({ news: 'Checked:', refusal: reason, outcome });
  });
});
