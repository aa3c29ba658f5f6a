import { readBadgeJson } from '../../badges/badge-json.ts';
import type { Picture } from '../../badges/picture.ts';
import { sitePicture } from '../../badges/site-picture.ts';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { toUnicode } from '../../core/domain/to-unicode.ts';
import { CRITERION_IDS } from '../../core/readiness/scan.ts';
import { UNREAD_WORDS } from '../../core/site/unread-words.ts';

/**
 * The large picture of a site: with its name, then, for a font that lacks letters of it, with its domain (R71).
 * @param drawn the badge.json that was drawn with its page
 */
export function siteChoices(domain: DomainName, drawn: Uint8Array): readonly Picture[] {
  const { name, score, label, owner_words, unread, checks } = readBadgeJson(drawn);
  const criteria = checks.length > 0 ? checks : CRITERION_IDS.map((id) => ({ id, state: 'unseen' as const }));
  const shown = toUnicode(domain);
  const unscored = owner_words ? "Owner's words" : unread === null ? 'Not read yet' : UNREAD_WORDS[unread].title;
  const facts = { score, label: label ?? unscored, criteria };
  return [
    sitePicture({ ...facts, name: name ?? shown, domain: shown }),
    sitePicture({ ...facts, name: shown, domain: shown }),
    sitePicture({ ...facts, name: domain, domain }),
  ];
}
