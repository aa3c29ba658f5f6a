import type { DomainName } from '../core/domain/domain-name.ts';
import { CRITERIA } from '../core/readiness/criteria.ts';
import type { CriterionId, CriterionState, Scan, ScoreLabel } from '../core/readiness/scan.ts';
import type { UnreadReason } from '../core/site/unread-reason.ts';
import { unreadBadgeWords } from '../core/site/unread-words.ts';

/** What badge.json is made of; null parts for a site that was never read. */
export interface BadgeFacts {
  readonly domain: DomainName;
  /** Whether what was read of it is in the index (R17): not of a site that was never read, is parked or leads elsewhere. */
  readonly indexed: boolean;
  readonly name: string | null;
  readonly scan: Pick<Scan, 'score' | 'label' | 'criteria'> | null;
  /** Whether only the owner tells of the site, since we cannot read it. */
  readonly isInOwnerWords: boolean;
  /** Whether the owner of the site has proved its domain. */
  readonly isClaimed: boolean;
  /** Why there is no answer of today; null where there is one. */
  readonly unread: UnreadReason | null;
  readonly category: { readonly id: string; readonly name: string } | null;
  /** Address of the report page. */
  readonly page: string;
  /** ISO 8601 UTC. */
  readonly updatedAt: string | null;
}

/** The answer of `/badge.json?domain=` (R5). */
export interface BadgeJson {
  readonly domain: string;
  readonly indexed: boolean;
  readonly name: string | null;
  readonly score: number | null;
  readonly label: ScoreLabel | null;
  /** Only the owner tells of the site: we could not read it. */
  readonly owner_words: boolean;
  /** The owner of the site has proved its domain. */
  readonly claimed: boolean;
  /** Why there is no answer of today; null where there is one, and for a site that is not in the index. */
  readonly unread: UnreadReason | null;
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly checks: readonly BadgeCheck[];
  readonly page: string | null;
  readonly updated_at: string | null;
}

export interface BadgeCheck {
  readonly id: CriterionId;
  readonly label: string;
  readonly ok: boolean;
  /** Beside `ok`: "unseen" is not "no" (R8). */
  readonly state: CriterionState;
  readonly points: number;
}

/** The form that shields-like services read. */
export interface ShieldsJson {
  readonly schemaVersion: 1;
  readonly label: 'agent-ready';
  readonly message: string;
  readonly color: string;
}

/** badge.json of a site that has a report page. */
export function badgeJson(facts: BadgeFacts): BadgeJson {
  const { domain, indexed, name, scan, isInOwnerWords, isClaimed, unread, category, page, updatedAt } = facts;
  const checks = (scan?.criteria ?? []).flatMap(({ id, state }) => {
    const found = CRITERIA.find((candidate) => candidate.id === id);
    return found === undefined ? [] : [{ id, label: found.title, ok: state === 'met', state, points: found.points }];
  });
  const { score = null, label = null } = scan ?? {};
  const shown = category === null ? null : { id: category.id, name: category.name };
  return {
    domain,
    indexed,
    name,
    score,
    label,
    owner_words: isInOwnerWords,
    claimed: isClaimed,
    unread,
    category: shown,
    checks,
    page,
    updated_at: updatedAt,
  };
}

/** badge.json of a domain that is not in the index: 200, and says so. */
export function unknownBadgeJson(domain: DomainName): BadgeJson {
  const nothing = { name: null, score: null, label: null, category: null, page: null, updated_at: null };
  return { domain, indexed: false, owner_words: false, claimed: false, unread: null, ...nothing, checks: [] };
}

/** Reads a badge.json that was written by us, by an earlier version too: nobody else writes among the drawn files. */
export function readBadgeJson(drawn: Uint8Array): BadgeJson {
  const json = JSON.parse(new TextDecoder().decode(drawn)) as Omit<BadgeJson, 'unread' | 'claimed'>;
  return { unread: null, claimed: false, ...json };
}

/** The shields form of either; the colour is our one green, never a judgement. */
export function shieldsJson(badge: Pick<BadgeJson, 'page' | 'score' | 'owner_words' | 'unread'>): ShieldsJson {
  const { score } = badge;
  if (score !== null) return { schemaVersion: 1, label: 'agent-ready', message: `${score}/100`, color: '00573f' };
  return { schemaVersion: 1, label: 'agent-ready', message: neutralWords(badge), color: '47584f' };
}

/** What the badge of a site without a score says: R22 knows sites that have a page and were never read. */
export function neutralWords({
  page,
  owner_words,
  unread,
}: Pick<BadgeJson, 'page' | 'owner_words' | 'unread'>): string {
  if (page === null) return 'not indexed yet';
  if (owner_words) return "in the owner's words";
  return unread === null ? 'not yet read' : unreadBadgeWords(unread);
}
