import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../src/core/evidence.ts';
import type { CriterionId } from '../../src/core/readiness/scan.ts';
import { toChecklist } from '../../src/prints/checklist.ts';
import { sampleScan } from '../web/pages/sample-site.ts';

const TWIN = 'https://waymark.example/site/solsiden.example.json';

/** The line to repeat of a criterion whose evidence says so. */
function lineOf(id: CriterionId, evidence: Partial<Evidence>): string | undefined {
  const scan = sampleScan();
  const criteria = scan.criteria.map((each) =>
    each.id === id ? { ...each, evidence: { ...each.evidence, ...evidence } } : each,
  );
  return toChecklist({ ...scan, criteria }, TWIN).find((item) => item.id === id)?.repeat;
}

describe('the line with which a reader looks for themselves', () => {
  const url = 'https://solsiden.example/.well-known/lawp.json';

  test.each<[id: CriterionId, status: number | null, line: string]>([
    ['native', 404, `curl -sSLI ${url}`],
    ['native', 200, `curl -sL ${url}`],
    ['executable', 404, `curl -sSLI ${url}`],
    ['pages', 403, `curl -sSLI ${url}`],
    ['pages', null, `curl -sSLI ${url}`],
  ])('of %s that answered with %s', (id, status, line) => {
    expect(lineOf(id, { url, status })).toBe(line);
  });

  test.each([
    ['https://solsiden.example/?a=1&b=2', "curl -sL 'https://solsiden.example/?a=1&b=2'"],
    ["https://solsiden.example/o'clock", 'curl -sL https://solsiden.example/o%27clock'],
    ['solsiden.example', ''],
    ['ftp://solsiden.example/', ''],
  ])('of %s', (url, line) => {
    expect(lineOf('pages', { url })).toBe(line);
  });

  test.each([
    ['https://www.openstreetmap.org/way/7', null, 'curl -sL https://api.openstreetmap.org/api/0.6/way/7.json'],
    ['https://www.openstreetmap.org/about', 200, 'curl -sL https://www.openstreetmap.org/about'],
  ])('fetches the data of the open map, not the page around it: %s', (url, status, line) => {
    expect(lineOf('business', { url, status })).toBe(line);
  });

  test('fetches our own file for what an owner saved with us', () => {
    expect(lineOf('business', { url: 'https://solsiden.example/', status: 200, by: 'owner' })).toBe(`curl -sL ${TWIN}`);
  });
});
