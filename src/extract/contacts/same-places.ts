import { bareLetters } from '../../language/bare-letters.ts';
import type { PagePlace } from './page-places.ts';

/**
 * Places by their addresses, however pages write them. One that leaves its street out is the only one of its postal code
 * that has a street.
 */
export function samePlaces(places: readonly PagePlace[]): PagePlace[][] {
  const whole = places.filter(({ address }) => address.street !== undefined);
  const byCode = Map.groupBy(whole, ({ address }) => codeOf(address));
  const completed = places.map((place): PagePlace => {
    if (place.address.street !== undefined) return place;
    const [only, ...others] = byCode.get(codeOf(place.address)) ?? [];
    const isOne = only && others.every(({ address }) => addressKey(address) === addressKey(only.address));
    return isOne ? { ...place, address: only.address } : place;
  });
  return [...Map.groupBy(completed, ({ address }) => addressKey(address)).values()];
}

/** One key for the ways in which pages write one address. */
export function addressKey({ street = '', postcode = '', city = '' }: PagePlace['address']): string {
  const number = /\d+/u.exec(street)?.[0] ?? bareLetters(street).slice(0, 8);
  return `${codeOf({ postcode, city })} ${number}`;
}

function codeOf({ postcode = '', city = '' }: PagePlace['address']): string {
  return postcode === '' ? bareLetters(city) : bareLetters(postcode).replace(/^(\d{5})\d{4}$/u, '$1');
}
