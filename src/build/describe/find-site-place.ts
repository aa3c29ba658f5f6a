import type { Evidence } from '../../core/evidence.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { FactSource, Sourced } from '../../core/site/fact-source.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { Place, SiteDocument } from '../../core/site/site-record.ts';
import { findCities } from '../../places/cities.ts';
import { countryOfDomain, countryOfPhone } from '../../places/country-hints.ts';
import { findPlace } from '../../places/find-place.ts';
import { placeInText } from '../../places/place-in-text.ts';
import { ownSource } from './sources.ts';

/** What is known of where a site is. */
export interface PlaceQuestion {
  readonly facts: SiteFacts;
  readonly business: LawpBusiness | null;
  readonly source: SiteDocument['source'];
  /** Only visible text states the address. */
  readonly isFromText: boolean;
  /** What gave the address, where only the open map has it. */
  readonly onMap?: Evidence | null;
}

/**
 * Where the site's business is: by its address, else by a town that the title of its home page or its own description
 * plainly names (R77); null when neither.
 */
export function findSitePlace(question: PlaceQuestion): Sourced<Place> | null {
  const { facts, business } = question;
  const phones = [facts.business?.telephone, ...facts.actions.map((action) => action.phone)];
  const byPhone = phones.flatMap((phone) => (phone?.e164 ? [countryOfPhone(phone.e164)] : []));
  const countries = [...byPhone, countryOfDomain(facts.domain)].filter((code) => code !== null);
  const geo = business?.geo;
  if (business?.address) {
    const address = { ...business.address, ...countryOfTown(business.address, countries) };
    const value = findPlace(address, { countries, ...(geo ? { geo } : {}) });
    if (value !== null) return { value, source: sourceOfAddress(question) };
  }
  const [country] = countries;
  return country === undefined ? null : placeInOwnWords(facts, country);
}

/** A country that knows no such town is a slip where the domain's or the phone's country does. */
function countryOfTown({ city, country }: NonNullable<LawpBusiness['address']>, countries: readonly string[]) {
  if (city === undefined || country === undefined || countries.includes(country)) return {};
  if (findCities(city, country).length > 0) return {};
  const other = countries.find((code) => findCities(city, code).length > 0);
  return other === undefined ? {} : { country: other };
}

function sourceOfAddress({ facts, source, isFromText, onMap }: PlaceQuestion): FactSource {
  if (onMap) return { by: 'map', confidence: 0.9, evidence: onMap };
  if (source !== 'built') return ownSource(facts, source);
  const place = isFromText ? facts.places.find(({ address }) => address !== undefined) : undefined;
  if (place) return { by: 'text', confidence: place.confidence, evidence: place.evidence };
  return { by: 'markup', confidence: 0.95, evidence: facts.business?.evidence ?? facts.native.evidence };
}

function placeInOwnWords(facts: SiteFacts, country: string): Sourced<Place> | null {
  const home = facts.pages.find(({ kind }) => kind === 'home');
  const texts = [home?.title ?? '', facts.description?.value ?? ''];
  const value = placeInText(texts, facts.language.value, country);
  const evidence = home?.evidence ?? facts.description?.evidence;
  if (value === null || !evidence) return null;
  const excerpt = texts.find((text) => text !== '') ?? '';
  return {
    value,
    source: { by: 'words', confidence: 0.7, evidence: { ...evidence, found: 'A town in its words', excerpt } },
  };
}
