import { grouped } from '../../../core/counted.ts';
import { countryName } from '../../../core/country-name.ts';
import { scoreLabel } from '../../../core/readiness/label.ts';
import type { SiteRow } from '../../../core/site/site-row.ts';
import { townAndCountry } from '../../../core/site/town-and-country.ts';
import { languageName } from '../../../prints/language-name.ts';

/** Ways to narrow the directory down. */
export const FACETS = ['category', 'place', 'language', 'score'] as const;
export type FacetId = (typeof FACETS)[number];

/** One value of a facet that at least one site has. */
export interface FacetValue {
  readonly facet: FacetId;
  /** Last part of the address: "bakery", "aarhus-dk", "da", "80-100". */
  readonly slug: string;
  readonly name: string;
  readonly rows: readonly SiteRow[];
}

/** A link with the number of sites behind it. */
export interface FacetLink {
  readonly href: string;
  readonly name: string;
  readonly count: string;
}

interface Facet {
  readonly title: string;
  /** Slug and name of a site's value; null when it has none. */
  readonly valueOf: (row: SiteRow) => { readonly slug: string; readonly name: string } | null;
}

const BANDS = {
  'Agent-ready': { slug: '80-100', name: '80–100, agent-ready' },
  'Partly agent-ready': { slug: '45-79', name: '45–79, partly' },
  'Not agent-ready yet': { slug: '0-44', name: '0–44, not yet' },
} as const;

/** The facets in their order. */
export const FACET_TABLE: Readonly<Record<FacetId, Facet>> = {
  category: {
    title: 'Category',
    valueOf: ({ category }) => (category === null ? null : { slug: toSlug(category.id), name: category.name }),
  },
  place: {
    title: 'Place',
    valueOf: ({ place }) =>
      place === null
        ? null
        : {
            slug: toSlug(`${place.name} ${place.country}`),
            name: townAndCountry({ name: place.name, countryName: countryName(place.country) ?? place.country }),
          },
  },
  language: {
    title: 'Language',
    valueOf: ({ language }) => (language === null ? null : { slug: toSlug(language), name: languageName(language) }),
  },
  score: {
    title: 'Score',
    valueOf: ({ score, status }) =>
      score === null || status === 'blocked'
        ? { slug: 'not-read', name: 'Could not be read' }
        : BANDS[scoreLabel(score)],
  },
};

/** Every value of a facet with its sites, in the order of its name; scores best first. */
export function facetValues(facet: FacetId, rows: readonly SiteRow[]): FacetValue[] {
  const values = new Map<string, { name: string; rows: SiteRow[] }>();
  for (const row of rows) {
    const value = FACET_TABLE[facet].valueOf(row);
    if (value === null || value.slug === '') continue;
    const kept = values.get(value.slug);
    if (kept === undefined) values.set(value.slug, { name: value.name, rows: [row] });
    else kept.rows.push(row);
  }
  const list = [...values].map(([slug, value]): FacetValue => ({ facet, slug, ...value }));
  if (facet === 'score') return list.sort((a, b) => scoreOrder(a) - scoreOrder(b));
  return list.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Where the sites of a value are listed. @param below "/directory" */
export function facetPath(below: string, { facet, slug }: FacetValue): string {
  return `${below}/${facet}/${slug}`;
}

/** The link to them. */
export function facetLink(below: string, value: FacetValue): FacetLink {
  return { href: facetPath(below, value), name: value.name, count: grouped(value.rows.length) };
}

function scoreOrder({ slug }: FacetValue): number {
  return ['80-100', '45-79', '0-44', 'not-read'].indexOf(slug);
}

/** Words as part of an address: lower case letters and figures of any script, hyphens between. */
function toSlug(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
