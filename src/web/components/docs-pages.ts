import type { MarkdownInstance } from 'astro';
import { DOCS_GROUPS, DOCS_START, type DocsRow } from '../../core/docs-table.ts';
import { ERROR_CODES, ERROR_TABLE, type ErrorCode } from '../../core/error-table.ts';
import { CRITERIA, criterion } from '../../core/readiness/criteria.ts';

/** What the front matter of a file of words may say. */
interface DocsMatter {
  /** The page ends with a message to whoever runs the reader's site. */
  readonly send?: boolean;
}

type Words = MarkdownInstance<DocsMatter>;

/** One page of the documentation, compiled into the render bundle. */
export interface DocsPage extends DocsRow {
  readonly send: boolean;
  /** Its words: a file, or the row of the table of errors. */
  readonly content: { readonly kind: 'file'; readonly Content: Words['Content'] } | ErrorContent;
}

interface ErrorContent {
  readonly kind: 'error';
  readonly code: ErrorCode;
}

/** Files whose name does not follow from the address of their page. */
const FILES: Readonly<Record<string, string>> = { '/docs': 'index', '/bot': 'bot' };

const docs = import.meta.glob<Words>('/content/docs/*.md', { eager: true });
const criteria = import.meta.glob<Words>('/content/criteria/*.md', { eager: true });

const LISTED: readonly DocsRow[] = DOCS_GROUPS.flatMap(({ pages }) => pages);

/** All pages of the documentation, the listed ones first and in their order. */
export const DOCS_PAGES: readonly DocsPage[] = [
  ...[DOCS_START, ...LISTED].map(toDocsPage),
  ...CRITERIA.map(({ id }) => id).flatMap(toCriterionPage),
  ...ERROR_CODES.map(toErrorPage),
];

/** The listed pages before and after one; null at both ends, and of a page that is not listed. */
export function neighboursOf(path: string): { readonly previous: DocsRow | null; readonly next: DocsRow | null } {
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

function toDocsPage(row: DocsRow): DocsPage {
  const name = FILES[row.path] ?? row.path.slice('/docs/'.length);
  const words = docs[`/content/docs/${name}.md`];
  if (words === undefined) throw new Error(`The words of ${row.path} are missing: content/docs/${name}.md.`);
  return { ...row, ...wordsOf(words) };
}

/** The page of a criterion; none before its words are written. */
function toCriterionPage(id: (typeof CRITERIA)[number]['id']): DocsPage[] {
  const words = criteria[`/content/criteria/${id}.md`];
  if (words === undefined) return [];
  const { title, meaning } = criterion(id);
  return [{ path: `/docs/criteria/${id}`, title, description: meaning, ...wordsOf(words) }];
}

function wordsOf({ frontmatter, Content }: Words): Pick<DocsPage, 'send' | 'content'> {
  return { send: frontmatter.send === true, content: { kind: 'file', Content } };
}

/** The `type` of every error answer is the address of its page. */
function toErrorPage(code: ErrorCode): DocsPage {
  const { status, title, means } = ERROR_TABLE[code];
  const description = `The error ${code} (${status}) of the API. ${means}`;
  return {
    path: `/docs/errors/${code}`,
    title: `${code}: ${title}`,
    description,
    send: false,
    content: { kind: 'error', code },
  };
}
