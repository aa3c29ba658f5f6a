import { ACTIONS } from '../../core/actions/catalogue.ts';
import { countryName } from '../../core/country-name.ts';
import { languageName } from '../../language/names.ts';
import { findCategory } from '../../places/categories.ts';
import { OPEN_WORDS } from '../../search/filter-words.ts';
import type { Understood } from '../../search/understand/understood.ts';
import { ASKED_PARTS, type AskedPart, withoutParts } from '../../search/understand/without-parts.ts';

/** One part of what a question was understood to mean, for people. */
export interface ReadPart {
  readonly part: AskedPart;
  /** "bakeries", "in Aarhus (Denmark)", "open now". */
  readonly text: string;
  /** The question without it; null when it cannot be taken back. */
  readonly without: string | null;
}

/**
 * How a question was read, part by part; empty when all of it are words to look for.
 * @param read understands a question
 */
export function readAs(query: string, read: (query: string) => Understood): readonly ReadPart[] {
  const asked = read(query);
  const parts = ASKED_PARTS.flatMap((part) => {
    const text = TEXTS[part](asked);
    return text === null ? [] : { part, text };
  });
  if (parts.every(({ part }) => part === 'words')) return [];
  const without = withoutParts(query, asked, read);
  return parts.map(({ part, text }) => ({ part, text, without: without.get(part) ?? null }));
}

const TEXTS: Readonly<Record<AskedPart, (asked: Understood) => string | null>> = {
  category: ({ category }) => category && (findCategory(category.id)?.plural ?? category.name).toLowerCase(),
  words: ({ words }) => (words.length === 0 ? null : `with “${words.join(' ')}”`),
  place: ({ place }) => {
    if (place === null) return null;
    const where =
      place.kind === 'country' ? place.name : `${place.name} (${countryName(place.country) ?? place.country})`;
    return `${place.isNear ? 'near' : 'in'} ${where}`;
  },
  open: ({ filters: { open } }) => (open === undefined ? null : OPEN_WORDS[open]),
  actions: ({ filters: { actions = [] } }) => (actions.length === 0 ? null : `where you can ${deeds(actions)}`),
  agents: ({ filters: { agents } }) => (agents === undefined ? null : AGENTS[agents]),
  site_language: ({ filters: { siteLanguage } }) =>
    siteLanguage === undefined ? null : `in ${languageName(siteLanguage) ?? siteLanguage}`,
  min_price: ({ filters: { minPrice } }) => (minPrice ? `over ${minPrice.amount} ${minPrice.currency}` : null),
  max_price: ({ filters: { maxPrice } }) => (maxPrice ? `under ${maxPrice.amount} ${maxPrice.currency}` : null),
  prices: ({ filters: { prices } }) =>
    prices === undefined ? null : prices === 'cheap' ? 'low prices first' : 'high prices first',
};

const AGENTS = { native: 'with a LAWP document of their own', executable: 'where agents can act' } as const;

/** "book online or call". */
function deeds(ids: readonly string[]): string {
  const rows = Object.entries(ACTIONS).filter(([id]) => ids.includes(id));
  return rows
    .map(
      ([
        ,
        {
          deeds: { visitor },
          words,
        },
      ]) => visitor ?? words.intent[0],
    )
    .join(' or ');
}
