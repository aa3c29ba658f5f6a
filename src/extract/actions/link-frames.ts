import type { PageKind } from '../../core/site/page-kind.ts';
import { mentions } from '../../language/action-lists.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { labelKey, PHRASES } from '../../language/phrases/phrase-index.ts';
import { remembered } from '../../language/word-memo.ts';
import type { PageLink } from '../page/links.ts';

/** What the links beside a link say of it. */
export interface LinkFrame {
  /** One of them leads to a page about the site itself. */
  readonly isBesideOwn: boolean;
  /** It stands among links to pages about the site itself: about, contact, legal notice. */
  readonly isAmongOwn: boolean;
  /** It stands among the subjects of a portal: sport, travel, homes and cars. */
  readonly isAmongTopics: boolean;
  /** The nearest link that tells anything leads to a market of what people offer each other: homes, cars, jobs. */
  readonly isAtMarket: boolean;
  /** A link to the same address stands among the subjects of the portal, or at its market. */
  readonly isSection: () => boolean;
  /** A link before it or behind it speaks to advertisers. */
  readonly isAtAdverts: () => boolean;
}

const OWN_KINDS: ReadonlySet<PageKind> = new Set([
  'about',
  'contact',
  'imprint',
  'privacy',
  'terms',
  'accessibility',
  'team',
]);
const TOPICS: ReadonlySet<string> = new Set(
  ['Travel', 'Sport', 'Health', 'Technology', 'Music', 'Food', 'Beauty'].flatMap((topic) =>
    PHRASES.filter(({ row }) => row.english === topic).map(({ key }) => key),
  ),
);
/** Words for advertising in any of their forms. */
const ADVERTS =
  /(?<!\p{L})(?:advertis|werb|anzeigenkund|mediadaten|publicit|publicid|pubblicit|annonceur|annonsör|annoncør|adverten|adverter|reklam|реклам|διαφήμ|διαφημ)|広告|广告|廣告|광고|إعلان|اعلان/iu;
/** So many links on each side are beside it. */
const REACH = 4;
const MAX_LABEL = 40;
/** So many links to one address are looked at. */
const MAX_SAME = 10;

type Surroundings = Omit<LinkFrame, 'isSection' | 'isAtAdverts'>;
type Sort = PageKind | 'topic' | 'market' | null;

/** Reads the frame of a link by its place among the links of the page. */
export function frameReader(links: readonly PageLink[]): (at: number) => LinkFrame {
  const sortOf = remembered(sortOfLabel, MAX_LABEL);
  const sortAt = (at: number): Sort => sortOf(links[at]?.label ?? '');
  const surroundings = (at: number): Surroundings => {
    const near = Array.from({ length: REACH }, (_, step) => [sortAt(at - step - 1), sortAt(at + step + 1)]);
    const beside = near.flat();
    const topics = beside.filter((sort) => sort === 'topic' || sort === 'market').length;
    const telling = near.find((both) => both.some((sort) => sort === 'market' || isOwn(sort)));
    const own = new Set(beside.filter(isOwn));
    return {
      // "Leadership" and "Management" are subjects, too.
      isBesideOwn: own.size > 1 || (own.size > 0 && !own.has('team')),
      isAmongOwn: own.size > 1,
      isAmongTopics: topics > 1,
      isAtMarket: telling?.includes('market') === true,
    };
  };
  const isSectionAt = (at: number) => {
    const { isAmongTopics, isAmongOwn, isAtMarket } = surroundings(at);
    return (isAmongTopics || isAtMarket) && !isAmongOwn;
  };
  const isSection = (at: number) => {
    const address = addressOf(links[at]);
    const same = links.flatMap((link, other) => (address !== null && addressOf(link) === address ? [other] : []));
    return same.slice(0, MAX_SAME).some(isSectionAt);
  };
  const isAtAdverts = (at: number) =>
    [at - 2, at - 1, at + 1, at + 2].some((near) => ADVERTS.test(links[near]?.label.slice(0, MAX_LABEL) ?? ''));
  return (at) => ({ ...surroundings(at), isSection: () => isSection(at), isAtAdverts: () => isAtAdverts(at) });
}

/** Where a link leads, whatever parameters count who followed it where. */
function addressOf(link: PageLink | undefined): string | null {
  return link?.url ? `${link.url.hostname}${link.url.pathname.replace(/\/$/u, '')}` : null;
}

function isOwn(sort: Sort): boolean {
  return sort !== null && sort !== 'topic' && sort !== 'market' && OWN_KINDS.has(sort);
}

function sortOfLabel(label: string): Sort {
  if (label === '' || label.length > MAX_LABEL) return null;
  if (mentions('markets', label) || mentions('job_adverts', label)) return 'market';
  return TOPICS.has(labelKey(label)) ? 'topic' : findPageKind({ text: label });
}
