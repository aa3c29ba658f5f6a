import { dayInWords } from '../../core/day-of.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { PAGE_TYPES, type TypedPage } from '../../core/site/page-type.ts';
import { fold } from '../fold.ts';
import { joined } from './fact-sentences.ts';
import { tellingType } from './telling-type.ts';

/** What a title is made of. */
export interface TitledPage {
  readonly kind: PageKind;
  /** In the site's language. */
  readonly title: string;
  readonly typed?: TypedPage;
  /** What its title names, in English. */
  readonly topics?: readonly string[];
  /** "999 EUR", where it sells one thing. */
  readonly price?: string;
  /** A title that is the site's name tells no page from another. */
  readonly siteName?: string;
}

/** "News article", "List of 12 products", "Page on guitars": what a page is, without its name. */
export function whatItIs(page: TitledPage): string {
  const typed = tellingType(page);
  const said = typed === null ? '' : PAGE_TYPES[typed.type].toLowerCase();
  // A recipe is on no recipes.
  const topics = (page.topics ?? [])
    .filter((topic) => said === '' || !said.includes(topic.replace(/s$/, '')))
    .slice(0, 3);
  const about = topics.length === 0 ? '' : ` on ${joined(topics)}`;
  if (typed === null) return `Page${about}`;
  const name = PAGE_TYPES[typed.type];
  const counted = typed.count === undefined ? name : name.replace('List of ', `List of ${typed.count} `);
  return typed.type === 'password_reset' || typed.type === 'product' ? counted : `${counted}${about}`;
}

/** What single pages are, each thing once, where their type or their topics tell it. */
export function whatPagesAre(pages: readonly TitledPage[]): string[] {
  const telling = pages.filter(
    (page) => tellingType(page) !== null || (page.kind === 'other' && page.topics !== undefined),
  );
  return [...new Set(telling.map(whatItIs))];
}

const MAX_NAMED = 3;

/** "“Title” (news article, 13 January 2025)": single pages of an English site by their titles, as far as their type tells. */
export function namedPages(pages: readonly TitledPage[], siteName: string): string[] {
  return pages
    .flatMap((page) => {
      const typed = tellingType(page);
      const title = quoted(page.title).trim();
      if (typed === null || title === '' || NUMBERED.test(title) || fold(page.title) === fold(siteName)) return [];
      const day = typed.date === undefined ? '' : `, ${dayInWords(typed.date)}`;
      return [`${title} (${PAGE_TYPES[typed.type].toLowerCase()}${day})`];
    })
    .slice(0, MAX_NAMED);
}

/** “Page 4” names nothing that is on it. */
const NUMBERED = /^“page \d+”$/iu;

/**
 * The English title of a page that no word of the phrase book names: what it is, the name of its thing in quotation marks
 * (R78), its day and its price; null for a page that neither its type nor its own title tells from others.
 */
export function titleOfThing(page: TitledPage): string | null {
  const typed = tellingType(page);
  const named = typed === null || typed.thing !== undefined ? (typed?.thing ?? page.title) : '';
  const thing = fold(named) === fold(page.siteName ?? '') ? '' : quoted(named);
  if (typed === null && thing === '' && (page.topics ?? []).length === 0) return null;
  const day = typed?.date === undefined ? '' : `, ${dayInWords(typed.date)}`;
  const price = page.price === undefined ? '' : `, ${page.price}`;
  return `${whatItIs(page)}${thing}${day}${price}`;
}

const MAX_QUOTED = 100;

/** ` “Title”`, or nothing for a title without words. */
function quoted(title: string): string {
  const bare = title
    .replace(/[“”„«»"]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/\p{L}.*\p{L}/u.test(bare) || bare.startsWith('/')) return '';
  const letters = [...bare];
  return letters.length <= MAX_QUOTED
    ? ` “${bare}”`
    : ` “${letters
        .slice(0, MAX_QUOTED - 1)
        .join('')
        .trimEnd()}…”`;
}
