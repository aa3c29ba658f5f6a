import { type BadgeJson, shieldsJson, unknownBadgeJson } from '../badges/badge-json.ts';
import { unknownBadge } from '../badges/neutral-badge.ts';
import type { DomainName } from '../core/domain/domain-name.ts';

/** A badge among the drawn files. */
export type BadgeFile = 'compact.svg' | 'card.svg' | 'badge.json' | 'shields.json';

/** The neutral badge of a domain that is not in the index. */
export function unknownBadgeFile(domain: DomainName, file: BadgeFile): string {
  if (file === 'card.svg' || file === 'compact.svg') return unknownBadge(file === 'card.svg' ? 'card' : 'compact');
  const json: BadgeJson = unknownBadgeJson(domain);
  return JSON.stringify(file === 'badge.json' ? json : shieldsJson(json));
}
