import { countryNamed, townsNamed } from './named-place.ts';
import { type NamedInForm, namesInForm } from './place-forms.ts';
import { LONGEST_CODE, townOrRegion } from './town-within.ts';
import type { AskedPlace } from './understood.ts';

/** The place that a word is a form of. */
export interface Formed {
  readonly place: AskedPlace;
  /** Of a country: that of any town is smaller. */
  readonly population: number;
  readonly language: string;
  /** Whether the form itself says that a place is meant. */
  readonly isSaid: boolean;
}

/** The largest place that a word may be a form of. */
export function formOf(key: string, isFit: (form: NamedInForm) => boolean): Formed | null {
  let largest: Formed | null = null;
  for (const form of namesInForm(key)) {
    if (!isFit(form)) continue;
    const country = form.name.length > LONGEST_CODE ? countryNamed(form.name, []) : null;
    const [town] = country === null ? townsNamed(form.name) : [];
    const population = country === null ? (town?.population ?? 0) : Number.MAX_SAFE_INTEGER;
    const place = country ?? (town === undefined ? null : townOrRegion(town));
    if (place === null || population <= (largest?.population ?? 0)) continue;
    largest = { place, population, language: form.language, isSaid: form.kind === 'in' };
  }
  return largest;
}
