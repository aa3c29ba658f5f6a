import { withCountryArticle } from '../country-name.ts';
import type { Place } from './site-record.ts';

type NamedPlace = Pick<Place, 'name' | 'countryName'>;

/** "Aarhus, Denmark"; "Denmark" where no more than the country is known. */
export function townAndCountry({ name, countryName }: NamedPlace): string {
  return name === countryName ? name : `${name}, ${countryName}`;
}

/** "in Aarhus, Denmark"; "in the Netherlands" where no more than the country is known. */
export function inPlace(place: NamedPlace): string {
  return `in ${withCountryArticle(townAndCountry(place))}`;
}
