import { canonicalJson } from '../lawp/canonical-json.ts';
import type { LawpBusiness } from '../lawp/document.ts';
import type { BusinessTextPart } from './site-record.ts';

/** Parts of business details that only the visible text of a site's pages states, with what it states. */
export interface TextBusiness {
  readonly business: LawpBusiness | null;
  readonly fromText: readonly BusinessTextPart[];
}

/**
 * Which parts of an owner's details are those that we read in the text: the document itself says that it has them from
 * there (`source`), and they are unchanged. Who corrects one, or takes that line out, states it himself.
 */
export function partsFromText(own: LawpBusiness | undefined, read: TextBusiness): readonly BusinessTextPart[] {
  if (own?.source !== 'text') return [];
  return read.fromText.filter((part) => canonicalJson(own[part]) === canonicalJson(read.business?.[part]));
}
