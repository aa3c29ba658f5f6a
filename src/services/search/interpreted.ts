import type { Day } from '../../core/lawp/days.ts';
import type { AskedFilters, Understood } from '../../search/understand/understood.ts';

/** What the words of a question were understood to mean, as answers print it; absent parts were not asked for. */
export interface Interpreted {
  /** ISO 639-1. */
  readonly language?: string;
  /** `confidence`: how sure it is, from 0 to 1. */
  readonly category?: { readonly id: string; readonly name: string; readonly confidence: number };
  readonly place?: {
    readonly name: string;
    readonly country: string;
    readonly lat?: number;
    readonly lon?: number;
    readonly near?: true;
    readonly confidence: number;
  };
  readonly filters?: PrintedFilters;
  /** How sure the language and each filter are, by their names here. */
  readonly confidence?: Readonly<Record<string, number>>;
}

interface PrintedFilters {
  readonly open_now?: true;
  readonly open_today?: true;
  /** A day of the week. */
  readonly open_on?: Day;
  readonly open_late?: true;
  readonly open_24_hours?: true;
  readonly prices?: AskedFilters['prices'];
  readonly max_price?: AskedFilters['maxPrice'];
  readonly min_price?: AskedFilters['minPrice'];
  readonly actions?: AskedFilters['actions'];
  /** Sites with a LAWP document of their own. */
  readonly native?: true;
  /** Sites with actions that agents can do. */
  readonly executable?: true;
  /** ISO 639-1. */
  readonly site_language?: string;
}

const OPEN_PRINTED: Readonly<Record<NonNullable<AskedFilters['open']>, PrintedFilters>> = {
  now: { open_now: true },
  today: { open_today: true },
  late: { open_late: true },
  always: { open_24_hours: true },
  Mo: { open_on: 'Mo' },
  Tu: { open_on: 'Tu' },
  We: { open_on: 'We' },
  Th: { open_on: 'Th' },
  Fr: { open_on: 'Fr' },
  Sa: { open_on: 'Sa' },
  Su: { open_on: 'Su' },
};

/** Prints what was understood. */
export function toInterpreted({ language, category, place, filters, confidence }: Understood): Interpreted {
  const printed = toFilters(filters);
  return {
    ...(language === null ? {} : { language }),
    ...(category === null
      ? {}
      : { category: { id: category.id, name: category.name, confidence: category.confidence } }),
    ...(place === null ? {} : { place: toPlace(place) }),
    ...(Object.keys(printed).length === 0 ? {} : { filters: printed }),
    ...(Object.keys(confidence).length === 0 ? {} : { confidence: toConfidence(confidence, filters) }),
  };
}

/** Each under the name that its filter is printed with. */
function toConfidence(confidence: Understood['confidence'], filters: AskedFilters): Record<string, number> {
  const named = Object.entries(confidence).flatMap(([part, value]) => {
    const [name = part] = Object.keys(toFilters(pick(filters, part)));
    return [[name, value]];
  });
  return Object.fromEntries(named);
}

function pick(filters: AskedFilters, part: string): AskedFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name === part));
}

function toPlace({ name, country, lat, lon, isNear, confidence }: NonNullable<Understood['place']>) {
  return {
    name,
    country,
    ...(lat === null || lon === null ? {} : { lat, lon }),
    ...(isNear ? { near: true as const } : {}),
    confidence,
  };
}

function toFilters(filters: AskedFilters): PrintedFilters {
  const { open, prices, maxPrice, minPrice, actions, agents, siteLanguage } = filters;
  return {
    ...(open === undefined ? {} : OPEN_PRINTED[open]),
    ...(prices === undefined ? {} : { prices }),
    ...(maxPrice === undefined ? {} : { max_price: maxPrice }),
    ...(minPrice === undefined ? {} : { min_price: minPrice }),
    ...(actions === undefined ? {} : { actions }),
    ...(agents === undefined ? {} : { [agents]: true as const }),
    ...(siteLanguage === undefined ? {} : { site_language: siteLanguage }),
  };
}
