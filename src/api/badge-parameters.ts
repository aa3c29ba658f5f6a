import type { DomainName } from '../core/domain/domain-name.ts';
import { operatorDomain } from '../core/domain/parse-domain.ts';
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
      /** The domain as it was given. */
      readonly given: string;
    }
  | { readonly ok: false; readonly message: string };

/**
 * Reads `domain`, `style` and `format` of a badge address. Any host name will do here: whether it is usable (R2) is asked
 * only where nothing is drawn for it.
 */
export function readBadgeParameters(path: BadgePath, parameters: URLSearchParams): BadgeParameters {
  const [given, another] = parameters.getAll('domain');
  if (given === undefined || another !== undefined) {
    return { ok: false, message: 'Give the domain of a site once: ?domain=your-site.com.' };
  }
  const named = operatorDomain(given);
  if (!named.ok) return { ok: false, message: named.message };
  const style = parameters.get('style') === 'card' ? 'card' : 'compact';
  return { ok: true, domain: named.domain, given, file: fileOf(path, style, parameters.get('format')), style };
}

function fileOf(path: BadgePath, style: 'compact' | 'card', format: string | null): BadgeFile {
  if (path === '/badge.svg') return `${style}.svg`;
  return path === '/badge.json' && format === 'shields' ? 'shields.json' : 'badge.json';
}
