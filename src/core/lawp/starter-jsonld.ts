import { hoursLines } from '../site/hours-lines.ts';
import type { LawpDocument } from './document.ts';

/** schema.org data of a business, ready to be put on a home page (R56). */
export interface StarterJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'LocalBusiness';
  readonly name: string;
  readonly url: string;
  readonly telephone: string;
  readonly priceRange: string;
  readonly address: {
    readonly '@type': 'PostalAddress';
    readonly streetAddress: string;
    readonly postalCode: string;
    readonly addressLocality: string;
    readonly addressCountry: string;
  };
  readonly openingHours: readonly string[];
}

/** What stands where we know nothing: texts that name what belongs there. */
export const JSONLD_PLACEHOLDERS = {
  telephone: 'Phone number with country code',
  priceRange: 'Price range, such as €€',
  streetAddress: 'Street and number',
  postalCode: 'Postal code',
  addressLocality: 'City',
  addressCountry: 'Country code of two letters',
  openingHours: 'Mo-Fr 09:00-17:00',
} as const;

/** Fills the starter with what a document knows; the rest are texts that name themselves. */
export function starterJsonLd(document: LawpDocument): StarterJsonLd {
  const { name, telephone, price_range: priceRange, address, opening_hours: hours = [] } = document.business ?? {};
  const known = hoursLines(hours.filter(({ valid_from, valid_through }) => !valid_from && !valid_through));
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: name || document.name,
    url: `https://${document.domain}/`,
    telephone: telephone || JSONLD_PLACEHOLDERS.telephone,
    priceRange: priceRange || JSONLD_PLACEHOLDERS.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address?.street || JSONLD_PLACEHOLDERS.streetAddress,
      postalCode: address?.postcode || JSONLD_PLACEHOLDERS.postalCode,
      addressLocality: address?.city || JSONLD_PLACEHOLDERS.addressLocality,
      addressCountry: address?.country || JSONLD_PLACEHOLDERS.addressCountry,
    },
    openingHours: known.length > 0 ? known : [JSONLD_PLACEHOLDERS.openingHours],
  };
}
