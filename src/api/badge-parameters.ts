import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain, parseDomain } from '../core/domain/parse-domain.ts';
import type { BadgeFile } from '../prints/unknown-badge-file.ts';

/** The addresses of badges. */
export type BadgePath = '/badge.svg' | '/badge.png' | '/badge.json';

/** What a badge address asks for, or what is wrong with it (R55). */
export type BadgeParameters =
  | {
      readonly ok: true;
      readonly domain: DomainName;
      /** The drawn file that holds the answer, or what it is drawn from. */
      readonly file: BadgeFile;
      readonly style: 'compact' | 'card';
      /** What is wrong with a domain that is not in the index; null when it is usable. Asked of few. */
      readonly fault: () => string | null;
    }
  | { readonly ok: false; readonly message: string };

/**
 * Reads `domain`, `style` and `format` of a badge address. Any host name will do here: one that is not usable (R2) is
 * told apart by `fault`, because an indexed site is always shown.
 */
export function readBadgeParameters(path: BadgePath, parameters: URLSearchParams): BadgeParameters {
  const domains = parameters.getAll('domain');
  if (domains.length !== 1) return { ok: false, message: 'Give the domain of a site once: ?domain=your-site.com.' };
  const named = operatorDomain(domains[0] ?? '');
  if (!named.ok) return { ok: false, message: named.message };
  const style = parameters.get('style') === 'card' ? 'card' : 'compact';
  return {
    ok: true,
    domain: named.domain,
    file: fileOf(path, style, parameters.get('format')),
    style,
    fault() {
      const public_ = parseDomain(domains[0] ?? '');
      return public_.ok ? null : public_.message;
    },
  };
}

function fileOf(path: BadgePath, style: 'compact' | 'card', format: string | null): BadgeFile {
  if (path === '/badge.svg') return `${style}.svg`;
  return path === '/badge.json' && format === 'shields' ? 'shields.json' : 'badge.json';
}
