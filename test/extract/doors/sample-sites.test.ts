import { describe, expect, it } from 'vitest';
import type { ActionId } from '../../../src/core/actions/catalogue.ts';
import { readActions } from '../../../src/extract/actions/actions.ts';
import { htmlSite } from '../html-page.ts';
import { SAMPLE_SITES, type SampleSite } from './sample-sites.ts';

interface Judged {
  readonly id: ActionId;
  readonly given: boolean;
  readonly true: boolean;
}

function judge({ pages, language, actions }: SampleSite): Judged[] {
  const given = readActions({ ...htmlSite(pages), languages: new Set([language]) }).map(({ id }) => id);
  return [...new Set([...given, ...actions])].map((id) => ({
    id,
    given: given.includes(id),
    true: actions.includes(id),
  }));
}

const judged = SAMPLE_SITES.flatMap(judge);
const right = (all: readonly Judged[]) => all.filter((each) => each.given && each.true).length;
const precision = (all: readonly Judged[]) => right(all) / (all.filter((each) => each.given).length || 1);
const recall = (all: readonly Judged[]) => right(all) / (all.filter((each) => each.true).length || 1);

describe('the actions of sites in twelve languages and more', () => {
  it('are in at least twelve languages', () => {
    expect(new Set(SAMPLE_SITES.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(SAMPLE_SITES.map((site) => [site.language, site] as const))('are those of the page: %s', (_, site) => {
    const wrong = judge(site).filter((each) => each.given !== each.true);
    expect(wrong.map(({ id, given }) => `${given ? 'invented' : 'missed'} ${id}`)).toEqual([]);
  });

  it('are right and found as often as the product promises', () => {
    expect(precision(judged)).toBeGreaterThanOrEqual(0.97);
    expect(recall(judged)).toBeGreaterThanOrEqual(0.92);
    for (const [id, same] of Map.groupBy(judged, (each) => each.id)) {
      expect(precision(same), `${id}: precision`).toBeGreaterThanOrEqual(0.8);
      expect(recall(same), `${id}: recall`).toBeGreaterThanOrEqual(0.7);
    }
  });
});
