import { expect, test } from 'vitest';
import { SEARCH_EXAMPLE } from '../../src/api/examples/search-response.ts';
import { scoreLabel } from '../../src/core/readiness/label.ts';

const { count, total, results, truncated, interpreted, notices } = SEARCH_EXAMPLE;
const [site] = results;
const HOUR_MS = 3_600_000;

test('the example of a search counts what it shows', () => {
  expect(results).toHaveLength(count);
  expect(truncated.results).toEqual({ shown: count, total });
});

test('the example of a search says of its site what its own facts come to', () => {
  const [, said = ''] = /\((\d+ \w+ \d{4}, [\d:]+ UTC)\)/.exec(notices[0]?.message ?? '') ?? [];
  const since = Date.parse(said.replace(',', '')) - Date.parse(site?.last_updated ?? '');
  expect(site?.age_hours).toBe(Math.floor(since / HOUR_MS));
  expect(site?.label).toBe(scoreLabel(site?.score ?? -1));
});

test('the example of a search finds its site where it looked', () => {
  const { name, lat, lon } = interpreted.place;
  expect(site?.place).toMatchObject({ name, lat, lon });
  expect(site?.category.id).toBe(interpreted.category.id);
});
