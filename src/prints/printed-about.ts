import type { SiteView } from './site-view.ts';

/** The town of a site. */
export interface PrintedPlace {
  readonly name: string;
  readonly country: string;
  readonly country_name: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly time_zone: string | null;
}

/** What a site is and where, as all prints for programs say it. */
export interface PrintedAbout {
  readonly description: string;
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly place: PrintedPlace | null;
}

/** Prints what a site is and where. */
export function printedAbout({ description, category, place }: SiteView): PrintedAbout {
  return {
    description,
    category: category === null ? null : { id: category.id, name: category.name },
    place:
      place === null
        ? null
        : {
            name: place.name,
            country: place.country,
            country_name: place.countryName,
            lat: place.lat,
            lon: place.lon,
            time_zone: place.timeZone,
          },
  };
}
