import type { MarkdownInstance } from 'astro';
import { ERROR_CODES, ERROR_TABLE, type ErrorCode } from '../../core/error-table.ts';
import { CRITERIA } from '../../core/readiness/criteria.ts';

/** What the front matter of a page of words must say. */
export interface DocsMatter {
  readonly title: string;
  readonly description: string;
  /** Position in the list of its group; pages without one are not listed. */
  readonly order?: number;
  /** Ends with a message to whoever runs the reader's site. */
  readonly send?: boolean;
  /** For whom it is: for owners of sites when it does not say. */
  readonly group?: DocsGroupId;
}

/** For whom pages are, in the order of the list. */
const GROUPS = {
  owners: 'For site owners',
  agents: 'For agents and developers',
  operators: 'For operators',
  about: 'About',
} as const;
type DocsGroupId = keyof typeof GROUPS;

/** One page of the documentation, compiled into the render bundle. */
export interface DocsPage extends DocsMatter {
  /** "/docs/score". */
  readonly path: string;
  /** Its words: a file, or the row of the table of errors. */
  readonly content: { readonly kind: 'file'; readonly Content: MarkdownInstance<DocsMatter>['Content'] } | ErrorContent;
}

interface ErrorContent {
  readonly kind: 'error';
  readonly code: ErrorCode;
}

/** Addresses that do not follow from the name of their file. */
const PATHS: Readonly<Record<string, string>> = { index: '/docs', bot: '/bot' };

const docs = import.meta.glob<MarkdownInstance<DocsMatter>>('/content/docs/*.md', { eager: true });
const criteria = import.meta.glob<MarkdownInstance<DocsMatter>>('/content/criteria/*.md', { eager: true });

/** All pages of the documentation, in the order they are listed. */
export const DOCS_PAGES: readonly DocsPage[] = [
  ...toPages(docs, (name) => PATHS[name] ?? `/docs/${name}`),
  ...toPages(criteria, (name) => `/docs/criteria/${name}`).map(withMeaning),
  ...ERROR_CODES.map(toErrorPage),
].sort((a, b) => (a.order ?? 99) - (b.order ?? 99));

/** The listed pages by whom they are for. */
export const DOCS_GROUPS = Object.entries(GROUPS).map(([id, title]) => ({
  id,
  title,
  pages: DOCS_PAGES.filter(({ order, group = 'owners' }) => order !== undefined && group === id),
}));

const LISTED = DOCS_GROUPS.flatMap(({ pages }) => pages);

/** The listed pages before and after one; null at both ends, and of a page that is not listed. */
export function neighboursOf(path: string): { readonly previous: DocsPage | null; readonly next: DocsPage | null } {
  const at = LISTED.findIndex((page) => page.path === path);
  if (at === -1) return { previous: null, next: null };
  return { previous: LISTED[at - 1] ?? null, next: LISTED[at + 1] ?? null };
}

/** The page at an address. Throws when there is none: the publisher asks only for those of `DOCS_PAGES`. */
export function findDocsPage(path: string): DocsPage {
  const page = DOCS_PAGES.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no documentation page at ${path}.`);
  return page;
}

/** What a criterion asks is told with the criterion, not in its file of words. */
function withMeaning(page: DocsPage): DocsPage {
  const asked = CRITERIA.find(({ id }) => page.path === `/docs/criteria/${id}`);
  return asked === undefined ? page : { ...page, description: asked.meaning };
}

function toPages(
  files: Readonly<Record<string, MarkdownInstance<DocsMatter>>>,
  toPath: (name: string) => string,
): DocsPage[] {
  return Object.entries(files).map(([file, { frontmatter, Content }]) => {
    const { title, description, order, group, send = false } = frontmatter;
    const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    const content = { kind: 'file', Content } as const;
    const listed = order === undefined ? {} : { order };
    return {
      path: toPath(name),
      title,
      description,
      send,
      content,
      ...listed,
      ...(group === undefined ? {} : { group }),
    };
  });
}

/** The `type` of every error answer is the address of its page. */
function toErrorPage(code: ErrorCode): DocsPage {
  const { status, title, means } = ERROR_TABLE[code];
  const description = `The error ${code} (${status}) of the API. ${means}`;
  return { path: `/docs/errors/${code}`, title: `${code}: ${title}`, description, content: { kind: 'error', code } };
}
