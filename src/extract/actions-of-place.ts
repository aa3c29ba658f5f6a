import type { ActionFacts, BusinessFacts } from '../core/site/facts.ts';
import { findPageKind } from '../language/page-kinds.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { isA } from './business-types.ts';
import type { SitePages } from './site-pages.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/**
 * A visit to a place that people walk into. The pages must show the way (a map, a page on how to come), and the business
 * data name its street or a heading announce opening hours: an address alone may be an office that sees nobody.
 */
export function visitOfPlace(
  site: SitePages,
  business: BusinessFacts | null,
  found: readonly ActionFacts[],
): ActionCandidate[] {
  const way = found.find(({ id }) => id === 'directions');
  if (!way) return [];
  if (business && hasDoor(business)) {
    const label = [business.address?.street, business.address?.city].filter(Boolean).join(', ');
    return [{ id: 'visit', label, url: way.evidence.url, evidence: business.evidence, rank: RANKS.structured }];
  }
  for (const page of site.pages) {
    const headings = HEADINGS.flatMap((name) => page.byTag.get(name)?.slice(0, 100) ?? []);
    const heading = headings
      .map((element) => page.textOf(element))
      .find((text) => text.length <= 60 && findPageKind({ text }) === 'opening_hours');
    if (heading)
      return [
        {
          id: 'visit',
          label: '',
          url: toActionAddress(page.url),
          evidence: page.evidence('A heading for opening hours', heading),
          rank: RANKS.text,
        },
      ];
  }
  return [];
}

function hasDoor({ address, type }: BusinessFacts): boolean {
  return Boolean(address?.street && type && (isA(type, 'LocalBusiness') || isA(type, 'CivicStructure')));
}
