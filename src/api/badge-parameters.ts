import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain, parseDomain } from '../core/domain/parse-domain.ts';
import type { BadgeFile } from '../services/badge.ts';

/** What a badge address asks for, or what is wrong with it (R55). */
export type BadgeParameters =
  | {
      readonly ok: true;
      readonly domain: DomainName;
      readonly file: BadgeFile;
      readonly usable: boolean;
      readonly message: string;
    }
  | { readonly ok: false; readonly message: string };

/**
 * Reads `domain`, `style` and `format` of a badge address. Any host name will do here: one that is not usable (R2) is
 * told apart by `usable`, because an indexed site is always shown.
 */
export function readBadgeParameters(path: '/badge.svg' | '/badge.json', parameters: URLSearchParams): BadgeParameters {
  const domains = parameters.getAll('domain');
  if (domains.length !== 1) return { ok: false, message: 'Give the domain of the badge once: ?domain=your-site.com.' };
  const named = operatorDomain(domains[0] ?? '');
  if (!named.ok) return { ok: false, message: named.message };
  const public_ = parseDomain(domains[0] ?? '');
  return {
    ok: true,
    domain: named.domain,
    file: fileOf(path, parameters),
    usable: public_.ok,
    message: public_.ok ? '' : public_.message,
  };
}

function fileOf(path: '/badge.svg' | '/badge.json', parameters: URLSearchParams): BadgeFile {
  if (path === '/badge.json') return parameters.get('format') === 'shields' ? 'shields.json' : 'badge.json';
  return parameters.get('style') === 'card' ? 'card.svg' : 'compact.svg';
}
