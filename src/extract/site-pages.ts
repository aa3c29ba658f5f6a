import type { DomainName } from '../core/domain/domain-name.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { StructuredItem } from './structured-item.ts';

/** The pages of one site with what their structured data says: what the readers of actions, business and products take. */
export interface SitePages {
  /** Home first, then in the order visited. */
  readonly pages: readonly ParsedPage[];
  readonly items: ReadonlyMap<ParsedPage, readonly StructuredItem[]>;
  readonly domain: DomainName;
  /** Languages of its pages, by their text and by what they declare; absent when unknown. */
  readonly languages?: ReadonlySet<string>;
}
