import type { MarkdownInstance } from 'astro';
import { ERROR_CODES, ERROR_TABLE, type ErrorCode } from '../../core/error-table.ts';

/** What the front matter of a page of words must say. */
export interface DocsMatter {
  readonly title: string;
  readonly description: string;
  /** Position in the list of pages; pages without one are not listed. */
  readonly order?: number;
  /** Ends with a message to whoever runs the reader's site. */
  readonly send?: boolean;
}

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
  ...toPages(criteria, (name) => `/docs/criteria/${name}`),
  ...ERROR_CODES.map(toErrorPage),
].sort((a, b) => (a.order ?? 99) - (b.order ?? 99));

/** The page at an address. Throws when there is none: the publisher asks only for those of `DOCS_PAGES`. */
export function findDocsPage(path: string): DocsPage {
  const page = DOCS_PAGES.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no documentation page at ${path}.`);
  return page;
}

function toPages(
  files: Readonly<Record<string, MarkdownInstance<DocsMatter>>>,
  toPath: (name: string) => string,
): DocsPage[] {
  return Object.entries(files).map(([file, { frontmatter, Content }]) => {
    const { title, description, order, send = false } = frontmatter;
    const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    const content = { kind: 'file', Content } as const;
    return { path: toPath(name), title, description, send, content, ...(order === undefined ? {} : { order }) };
  });
}

/** The `type` of every error answer is the address of its page. */
function toErrorPage(code: ErrorCode): DocsPage {
  const { status, title, means } = ERROR_TABLE[code];
  const description = `The error ${code} (${status}) of the API. ${means}`;
  return { path: `/docs/errors/${code}`, title: `${code}: ${title}`, description, content: { kind: 'error', code } };
}
