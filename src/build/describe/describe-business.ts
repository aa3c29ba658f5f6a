import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { BusinessFacts } from '../../core/site/facts.ts';
import type { SiteBusiness } from '../../core/site/site-record.ts';
import { dialable } from '../../language/phone-text.ts';
import { isSameAddress } from '../map/site-points.ts';
import type { StatedReach } from './stated-reach.ts';

/** Business details read from structured data in the shape of LAWP 0.4; null when there are none. */
function businessOf(facts: BusinessFacts | null): LawpBusiness | null {
  if (facts === null) return null;
  const { type, name, telephone, email, priceRange, address, geo, openingHours } = facts;
  const phone = telephone === undefined ? '' : dialable(telephone);
  const range = priceRange?.trim().slice(0, 40);
  return {
    ...(type === undefined ? {} : { type }),
    ...(name === undefined ? {} : { name }),
    ...(phone === '' ? {} : { telephone: phone }),
    ...(email === undefined ? {} : { email }),
    // "fra 80 kr." is no English; signs, numbers and currency codes are.
    ...(range === undefined || !SAYS_PRICES.test(range) || /\p{Ll}{3}|[^\p{Script=Latin}\P{L}]/u.test(range)
      ? {}
      : { price_range: range }),
    ...(address === undefined ? {} : { address }),
    ...(geo === undefined ? {} : { geo }),
    ...(openingHours === undefined || openingHours.length === 0 ? {} : { opening_hours: openingHours }),
  };
}

/** An amount, or as many signs of money as it is dear: "kr." says nothing. */
const SAYS_PRICES = /\d|^(?:\p{Sc}{1,5}|\p{Sc}{1,5} ?[-–] ?\p{Sc}{1,5})$/u;

/** Business details as published, and who said them first. */
export interface DescribedBusiness {
  readonly business: LawpBusiness | null;
  readonly origin: SiteBusiness['origin'] | null;
}

/**
 * What the site's or owner's own document says, completed by its structured data, never replaced (contract section 2). What
 * the document's texts state comes before what was read, too (R86).
 */
export function describeBusiness(
  own: LawpBusiness | undefined,
  source: 'native' | 'owner' | 'built',
  facts: BusinessFacts | null,
  stated: StatedReach = {},
): DescribedBusiness {
  const read = businessOf(facts);
  if (source !== 'built' && (own !== undefined || Object.keys(stated).length > 0)) {
    const { geo, ...rest } = read ?? {};
    // A position read from the site belongs to the address read from it.
    const isSamePlace = isSameAddress(own?.address ?? stated.address ?? {}, rest.address ?? {});
    return { business: { ...(isSamePlace ? read : rest), ...stated, ...own }, origin: source };
  }
  const hasMore = read !== null && Object.keys(read).length > 0;
  return { business: hasMore ? read : null, origin: hasMore ? 'schema.org' : null };
}
