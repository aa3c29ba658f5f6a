import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../src/core/evidence.ts';
import type { CriterionId } from '../../src/core/readiness/scan.ts';
import { toChecklist } from '../../src/prints/checklist.ts';
import { sampleScan } from '../web/pages/sample-site.ts';

/** The line to repeat of a criterion whose evidence says so. */
function lineOf(id: CriterionId, evidence: Partial<Evidence>): string | undefined {
  const scan = sampleScan();
  const criteria = scan.criteria.map((each) =>
    each.id === id ? { ...each, evidence: { ...each.evidence, ...evidence } } : each,
  );
  return toChecklist({ ...scan, criteria }).find((item) => item.id === id)?.repeat;
}

describe('the line with which a reader looks for themselves', () => {
  const url = 'https://solsiden.example/.well-known/lawp.json';

  test.each<[id: CriterionId, status: number, line: string]>([
    ['native', 404, `curl -sI ${url}`],
    ['native', 200, `curl -sL ${url}`],
    ['pages', 404, `curl -sL ${url}`],
  ])('of %s that answered with %d', (id, status, line) => {
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
});
