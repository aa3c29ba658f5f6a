import type { PageKind } from '../../core/site/page-kind.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { labelKey, PHRASES } from '../../language/phrases/phrase-index.ts';
import type { PageLink } from '../page/links.ts';

/** What the links beside a link say of it. */
export interface LinkFrame {
  /** It stands among links to pages about the site itself: about, contact, legal notice. */
  readonly isAmongOwn: boolean;
  /** It stands among the subjects of a portal: property, cars, travel. */
  readonly isAmongTopics: boolean;
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
  ['Property', 'Cars', 'Used cars', 'Travel', 'Sport', 'Health', 'Technology', 'Music', 'Food', 'Beauty'].flatMap(
    (topic) => PHRASES.filter(({ row }) => row.english === topic).map(({ key }) => key),
  ),
);
/** So many links on each side are beside it. */
const REACH = 4;
const MAX_LABEL = 40;

/** Reads the frame of a link by its place among the links of the page. */
export function frameReader(links: readonly PageLink[]): (at: number) => LinkFrame {
  const kinds = new Map<string, PageKind | 'topic' | null>();
  const kindOf = ({ label }: PageLink) => {
    const known = kinds.get(label);
    if (known !== undefined) return known;
    const kind = label === '' || label.length > MAX_LABEL ? null : kindOfLabel(label);
    kinds.set(label, kind);
    return kind;
  };
  return (at) => {
    const beside = [...links.slice(Math.max(0, at - REACH), at), ...links.slice(at + 1, at + 1 + REACH)];
    const found = beside.map(kindOf);
    const own = new Set(found.filter((kind) => kind !== null && kind !== 'topic' && OWN_KINDS.has(kind)));
    const topics = found.filter((kind) => kind === 'topic').length;
    return { isAmongOwn: own.size > 1, isAmongTopics: topics > 1 };
  };
}

function kindOfLabel(label: string): PageKind | 'topic' | null {
  return TOPICS.has(labelKey(label)) ? 'topic' : findPageKind({ text: label });
}
