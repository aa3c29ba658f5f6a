import { SITE_PICTURE } from '../../../badges/site-picture.ts';
import { pagePictureWords, picturedPage } from '../../../prints/pictures/page-choices.ts';

/** What stands in the head of any page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Full address of the page; null for pages that have none of their own. */
  readonly canonical: string | null;
  /** False keeps the page out of search engines. */
  readonly index: boolean;
  readonly alternates: readonly { readonly type: string; readonly href: string; readonly title: string }[];
  /** JSON-LD with "<" escaped, ready to stand in a data block; null for none. */
  readonly jsonLd: string | null;
  /** What is shown beside a link to the page: its full address, its size, its words; null for none. */
  readonly image: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  } | null;
  /** Entry of the navigation that is this page, if any. */
  readonly current: 'search' | 'directory' | 'state' | 'claim' | 'docs' | null;
}

/** The Markdown twin of a page, by the full address of the page. */
export function markdownTwin(canonical: string): PageHead['alternates'] {
  const { origin, pathname } = new URL(canonical);
  const href = `${origin}${pathname === '/' ? '/index' : pathname}.md`;
  return [{ type: 'text/markdown', href, title: 'The same as Markdown' }];
}

/** A head with the usual answers for what is not given. */
export function pageHead(parts: Pick<PageHead, 'title' | 'description'> & Partial<PageHead>): PageHead {
  const image = parts.canonical && parts.image === undefined ? pageImage(parts.canonical) : null;
  return { canonical: null, index: true, alternates: [], jsonLd: null, image, current: null, ...parts };
}

/** The picture beside links to a page of ours, by its full address. */
export function pageImage(address: string): PageHead['image'] {
  const { origin, pathname } = new URL(address);
  const page = picturedPage(pathname);
  return { src: `${origin}/og.png?page=${page}`, ...SITE_PICTURE, alt: pagePictureWords(page) };
}

/** JSON for a data block in HTML: nothing in it can end the block or open a comment. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
