import type { Day } from '../../core/lawp/document.ts';
import type { AskedFilters, Understood } from '../../search/understand/understood.ts';

/** What the words of a question were understood to mean, as answers print it; absent parts were not asked for. */
export interface Interpreted {
  /** ISO 639-1. */
  readonly language?: string;
  readonly category?: { readonly id: string; readonly name: string };
  readonly place?: {
    readonly name: string;
    readonly country: string;
    readonly lat?: number;
    readonly lon?: number;
    readonly near?: true;
  };
  readonly filters?: PrintedFilters;
}

interface PrintedFilters {
  readonly open_now?: true;
  /** A day of the week. */
  readonly open_on?: Day;
  readonly prices?: AskedFilters['prices'];
  readonly max_price?: AskedFilters['maxPrice'];
  readonly min_price?: AskedFilters['minPrice'];
  readonly actions?: AskedFilters['actions'];
}

/** Prints what was understood. */
export function toInterpreted({ language, category, place, filters }: Understood): Interpreted {
  const printed = toFilters(filters);
  return {
    ...(language === null ? {} : { language }),
    ...(category === null ? {} : { category: { id: category.id, name: category.name } }),
    ...(place === null ? {} : { place: toPlace(place) }),
    ...(Object.keys(printed).length === 0 ? {} : { filters: printed }),
  };
}

function toPlace({ name, country, lat, lon, isNear }: NonNullable<Understood['place']>) {
  return {
    name,
    country,
    ...(lat === null || lon === null ? {} : { lat, lon }),
    ...(isNear ? { near: true as const } : {}),
  };
}

function toFilters({ open, prices, maxPrice, minPrice, actions }: AskedFilters): PrintedFilters {
  return {
    ...(open === 'now' ? { open_now: true as const } : open === undefined ? {} : { open_on: open }),
    ...(prices === undefined ? {} : { prices }),
    ...(maxPrice === undefined ? {} : { max_price: maxPrice }),
    ...(minPrice === undefined ? {} : { min_price: minPrice }),
    ...(actions === undefined ? {} : { actions }),
  };
}
