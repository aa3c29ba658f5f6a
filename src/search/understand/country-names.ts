import { DAY_WORDS } from '../../language/day-words.ts';
import { wordsOf } from '../../language/words-of.ts';
import type { LikeWords } from './understood.ts';

/** Shorter names begin too many other words. */
const LEAST_BEGUN = 5;

let displays: readonly Intl.DisplayNames[] | null = null;

/** What languages call a country (ISO 3166-1 alpha-2), also with an ending: "Almanya'ya", "Германии". */
export function namesOfCountry(country: string): LikeWords[] {
  displays ??= [...DAY_WORDS.keys()].map((code) => new Intl.DisplayNames([code], { type: 'region', fallback: 'none' }));
  const names = new Set(displays.flatMap((display) => wordsOf(display.of(country) ?? '').join(' ') || []));
  return [...names].map((name) => {
    const words = name.split(' ');
    return words.length === 1 && name.length >= LEAST_BEGUN ? { words: [stemOf(name)], isBegun: true } : { words };
  });
}

/** Without a last vowel, which other cases have another one for. */
function stemOf(name: string): string {
  return name.length > LEAST_BEGUN && /[aeoyаяиіαίη]$/u.test(name) ? name.slice(0, -1) : name;
}
