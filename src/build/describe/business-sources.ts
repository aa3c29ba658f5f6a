import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { FactSource, SourcedFact } from '../../core/site/fact-source.ts';
import type { PlaceFacts, SiteFacts } from '../../core/site/facts.ts';
import type { BusinessTextPart } from '../../core/site/site-record.ts';
import { phoneKey } from '../../language/phone-text.ts';
import { addressOnOneLine } from '../../prints/business-view.ts';
import { isSamePlace } from './business-from-text.ts';

/** How sure markup is that a site wrote about itself. */
const OF_MARKUP = 0.95;

type BusinessSources = Readonly<Partial<Record<SourcedFact, FactSource>>>;

/**
 * Where address, phone and hours of business details come from that were read on the pages, and what the visible text says
 * instead where it contradicts the markup.
 */
export function businessSources(
  facts: SiteFacts,
  business: LawpBusiness | null,
  fromText: readonly BusinessTextPart[],
): BusinessSources {
  const parts = (['address', 'telephone', 'opening_hours'] as const).filter((part) => business?.[part] !== undefined);
  return Object.fromEntries(
    parts.flatMap((part): [SourcedFact, FactSource][] => {
      const source = fromText.includes(part) ? ofText(facts, part) : ofMarkup(facts, part);
      return source === null ? [] : [[part, source]];
    }),
  );
}

function ofText({ places, actions }: SiteFacts, part: BusinessTextPart): FactSource | null {
  const place = places.find((each) => holds(each, part));
  const call = part === 'telephone' ? actions.find(({ phone }) => phone !== undefined) : undefined;
  if (place) {
    const { confidence, evidence, partEvidence = {} } = place;
    return { by: 'text', confidence, evidence: (part === 'address' ? undefined : partEvidence[part]) ?? evidence };
  }
  return call ? { by: 'text', confidence: 0.8, evidence: call.evidence } : null;
}

function holds({ address, phones, openingHours }: PlaceFacts, part: BusinessTextPart): boolean {
  if (part === 'address') return address !== undefined;
  return part === 'telephone' ? phones.length > 0 : openingHours !== undefined;
}

function ofMarkup({ business, places }: SiteFacts, part: BusinessTextPart): FactSource | null {
  if (business === null) return null;
  const source = { by: 'markup', confidence: OF_MARKUP, evidence: business.evidence } as const;
  const other = part === 'opening_hours' ? null : contradiction(business, places, part);
  return other === null ? source : { ...source, otherwise: other };
}

/** What all places of the text say that is not what the markup says; null where one agrees, or none says it. */
function contradiction(
  { address, telephone }: NonNullable<SiteFacts['business']>,
  places: readonly PlaceFacts[],
  part: 'address' | 'telephone',
): FactSource['otherwise'] | null {
  const telling = places.filter((each) => holds(each, part));
  const [first] = telling;
  if (!first) return null;
  if (part === 'address') {
    if (!address || telling.some((each) => each.address && isSamePlace(address, each.address))) return null;
    return { value: addressOnOneLine(first.address), evidence: first.evidence };
  }
  const key = phoneKey(telephone?.e164 ?? telephone?.written ?? '');
  const isSaid = telling.some(({ phones }) => phones.some((phone) => phoneKey(phone.e164 ?? phone.written) === key));
  const [number] = first.phones;
  return isSaid || !number ? null : { value: number.e164 ?? number.written, evidence: first.evidence };
}
