import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import { partsFromText } from '../../core/site/parts-from-text.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import { type CompletedBusiness, completeByText } from './business-from-text.ts';
import { describeBusiness } from './describe-business.ts';
import type { StatedReach } from './stated-reach.ts';

export interface TellingInput {
  readonly facts: SiteFacts;
  readonly source: SiteDocument['source'];
  /** What the chosen document says of it. */
  readonly own: LawpBusiness | undefined;
  /** What its texts state. */
  readonly stated: StatedReach | undefined;
}

/**
 * Business details as the chosen document and the site's pages tell them; the open map knows nothing yet. What an owner
 * saves back as we read it in the text stays read in the text (R86).
 */
export function tellBusiness({ facts, source, own, stated }: TellingInput): CompletedBusiness {
  const marked = describeBusiness(own, source, facts.business, stated);
  if (source === 'built') return completeByText(marked, facts);
  if (source === 'native') return { ...marked, fromText: [] };
  const read = completeByText(describeBusiness(undefined, 'built', facts.business), facts);
  return { ...marked, fromText: partsFromText(own, read) };
}
