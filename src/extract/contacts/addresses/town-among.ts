import { findCountry } from './countries.ts';
import {
  AUSTRALIAN_STATES,
  BRAZILIAN_STATES,
  BRITISH_COUNTIES,
  CANADIAN_PROVINCES,
  MEXICAN_STATES,
} from './postal-forms.ts';
import { type Town, townAtEnd } from './town.ts';

/** The last part that is a town; what stands behind it is a county, what stands before it the rest. */
export function townAmong(parts: readonly string[], country: string) {
  let unknown: { town: Town; rest: string[]; between: string | undefined } | null = null;
  for (let back = 1; back <= Math.min(4, parts.length); back++) {
    const written = parts[parts.length - back] ?? '';
    const part = withoutState(written, country);
    if (isRegionOrCountry(part, country)) continue;
    const town = townAtEnd(part, country);
    if (!town) {
      if (/\d/u.test(part)) break;
      continue;
    }
    const before = part.slice(0, town.at).trim();
    const rest = [...parts.slice(0, parts.length - back), ...(before === '' ? [] : [before])];
    const between = parts
      .slice(parts.length - back + 1)
      .find((part) => findCountry(part) !== country && !/^cep\b/iu.test(part));
    const found = { town, rest, between };
    if (town.isKnown) return found;
    unknown ??= found;
  }
  return unknown;
}

const STATE_BEHIND: Readonly<Record<string, RegExp>> = {
  BR: /[ /]+[A-Z]{2}$/u,
  // "Dublin 2" is a part of the town.
  IE: / \d{1,2}w?$/iu,
  MX: new RegExp(`[ ]+(?:${MEXICAN_STATES})$`, 'u'),
};

/** A town without the state that stands behind it without a comma. */
function withoutState(part: string, country: string): string {
  const bare = part.replace(/ ?\($/u, '');
  const state = STATE_BEHIND[country];
  return state === undefined ? bare : bare.replace(state, '');
}

/** "Alberta", "Canada" between a town and its code. */
function isRegionOrCountry(part: string, country: string): boolean {
  // A city that is a state, too.
  if (country === 'SG') return false;
  const states = country === 'CA' ? CANADIAN_PROVINCES : country === 'AU' ? AUSTRALIAN_STATES : {};
  if (Object.hasOwn(states, part) || Object.values(states).includes(part) || findCountry(part) === country) return true;
  if (country === 'GB') return BRITISH_COUNTIES.has(part) || /^\p{L}+shire$/iu.test(part);
  return country === 'BR' && (BRAZILIAN_STATES.includes(part) || /^cep\b/iu.test(part));
}
