import type { DomainName } from '../core/domain/domain-name.ts';
import { isNearly, isOneSlip } from '../language/spellings.ts';
import { wordsOf } from '../language/words-of.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { type CandidateSite, loadCandidates } from '../store/words/candidate-sites.ts';
import { gatherMisspelt, gatherRespaced } from './gather-hits.ts';

const MOST = 3;

/**
 * The domains of indexed sites that come so near to one that is not indexed that they may have been meant: the same but for
 * hyphens ("teaandkettle.example"), a slip away ("leafandketle.example"), or with another ending ("leafandkettle.con"); best
 * first. None of them is it: another owner may hold the other name.
 */
export async function findNearDomains(index: IndexDatabase, domain: DomainName): Promise<DomainName[]> {
  const words = wordsOf(labelOf(domain));
  const [spelt, called] = await Promise.all([gatherMisspelt(index, words), gatherRespaced(index, words)]);
  const known = await loadCandidates(index, [...called, ...spelt]);
  return known
    .map((site) => ({ site, slips: slipsIn(domain, site.domain) }))
    .filter(({ slips }) => slips !== null)
    .sort((a, b) => Number(a.slips) - Number(b.slips) || knownBy(b.site) - knownBy(a.site))
    .slice(0, MOST)
    .map(({ site }) => site.domain);
}

function knownBy({ score }: CandidateSite): number {
  return score ?? -1;
}

const SAME = 0;
const ONE_SLIP = 1;
const MORE_SLIPS = 2;
const OTHER_ENDING = 3;

/** Shorter first parts have too many neighbours. */
const SHORTEST = 6;
/** And many share shorter ones under other endings. */
const SHORTEST_WHOLE = 4;

/** How far a domain is from another one; null for too far. */
function slipsIn(asked: DomainName, other: DomainName): number | null {
  const [label, known] = [labelOf(asked), labelOf(other)].map((each) => each.replaceAll('-', ''));
  if (label === undefined || known === undefined) return null;
  const isSameEnding = asked.slice(asked.indexOf('.')) === other.slice(other.indexOf('.'));
  if (label === known) return isSameEnding ? SAME : label.length < SHORTEST_WHOLE ? null : OTHER_ENDING;
  if (!isSameEnding || Math.min(label.length, known.length) < SHORTEST || !isNearly(label, known)) return null;
  return isOneSlip(label, known) ? ONE_SLIP : MORE_SLIPS;
}

function labelOf(domain: string): string {
  return domain.slice(0, domain.indexOf('.'));
}
