import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { Place } from '../../core/site/site-record.ts';
import { countryOfDomain, countryOfPhone } from '../../places/country-hints.ts';
import { findPlace } from '../../places/find-place.ts';
import { placeInText } from '../../places/place-in-text.ts';

/** Where the site's business is: by its address, else by a town that its title or description plainly names; null when neither. */
export function findSitePlace(facts: SiteFacts, business: LawpBusiness | null): Place | null {
  const phones = [facts.business?.telephone, ...facts.actions.map((action) => action.phone)];
  const byPhone = phones.flatMap((phone) => (phone?.e164 ? [countryOfPhone(phone.e164)] : []));
  const countries = [...byPhone, countryOfDomain(facts.domain)].filter((code) => code !== null);
  const geo = business?.geo;
  if (business?.address) {
    const place = findPlace(business.address, { countries, ...(geo ? { geo } : {}) });
    if (place !== null) return place;
  }
  const [country] = countries;
  if (country === undefined) return null;
  return placeInText([facts.pages[0]?.title ?? '', facts.description?.value ?? ''], facts.language.value, country);
}
