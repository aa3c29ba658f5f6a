import type { Notice } from '../../core/site/facts.ts';
import { formatDay } from '../../prints/format-day.ts';
import { toSiteMarkdown } from '../../prints/site-markdown.ts';
import { type SiteView, toSiteView } from '../../prints/site-view.ts';
import { typeLine } from '../../prints/type-line.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { bytesOf, whatFits } from '../../prints/what-fits.ts';
import { nearestPage } from '../../search/nearest-page.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Outcome } from '../outcome.ts';
import { findSite } from './find-site.ts';
import { pageAddress } from './page-address.ts';

export interface GetTextInput {
  readonly index: IndexDatabase;
  /** A host name, the address of a site or of a page of it, or of one of our report pages. */
  readonly id: string;
  readonly context: ViewContext;
}

/** A site, or one page of it, as text to read. */
export interface SiteText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where the text is from. */
  readonly url: string;
  readonly domain: string;
  readonly reportUrl: string;
  readonly score: number | null;
  readonly label: string | null;
  readonly language: string;
  readonly updatedAt: string | null;
  readonly notices: readonly Notice[];
}

/** A text is one part of an answer of 40 KB (R88), where it stands as JSON. */
const MAX_TEXT_BYTES = 34 * 1024;
/** What has to be said of it is another. */
const MAX_NOTICE_BYTES = 2 * 1024;

/** Gives the text of a site or of one of its pages; of an unknown page the one that comes nearest (R20). */
export async function getText({ index, id, context }: GetTextInput): Promise<Outcome<SiteText>> {
  const found = await findSite(index, reportedDomain(id, context) ?? id, '/id');
  if (!found.ok) return found;
  const { site, path, notices } = found.value;
  const view = toSiteView(site, context);
  const part = path === null ? wholeText(view) : pageText(view, path);
  const text: SiteText = {
    ...part,
    text: `${origin(view, part.id)}\n\n${fenced(part, view.reportUrl)}`,
    domain: view.domain,
    reportUrl: view.reportUrl,
    score: view.score,
    label: view.label,
    language: view.language?.code ?? 'en',
    updatedAt: view.updatedAt,
    notices: whatFits([...part.notices, ...notices], MAX_NOTICE_BYTES),
  };
  return { ok: true, value: text };
}

/** Whose words follow, in the text itself: some clients show their model nothing else. */
function origin({ updatedAt, checklist, ownerWords }: SiteView, id: string): string {
  if (ownerWords !== null) return `(${id}: ${ownerWords.sentence} Not checked.)`;
  const read = updatedAt === null ? '' : `, read by Waymark on ${formatDay(updatedAt)}`;
  const ours = checklist.length === 0 ? '' : ' Score and checklist, where given, are Waymark’s.';
  return `(What ${id} says of itself${read}; not checked.${ours})`;
}

/** What looks like the fence around a site's words. */
const FENCES = /[=\uff1d\u2550\ua78a\u1400\u2e40\u3013\u30a0]{3,}/g;

/** The words of a site between two lines that no site can write. */
function fenced({ id, text }: Part, reportUrl: string): string {
  const { kept, more } = cut(text.replace(FENCES, '=='), reportUrl);
  return `===== words of ${id} =====\n${kept.trimEnd()}\n===== end of the words of ${id} =====\n${more}`;
}

/** The domain of a report page or twin of ours; null for any other address. */
function reportedDomain(id: string, { baseUrl }: ViewContext): string | null {
  const prefix = `${baseUrl}/site/`;
  const rest = id.trim().startsWith(prefix) ? id.trim().slice(prefix.length) : null;
  return rest === null ? null : rest.replace(/[/?#].*$/, '').replace(/\.(?:md|json)$/, '');
}

type Part = Pick<SiteText, 'id' | 'title' | 'text' | 'url' | 'notices'>;

function wholeText(view: SiteView): Part {
  const { domain, name } = view;
  return { id: domain, title: name, text: toSiteMarkdown(view), url: `https://${domain}/`, notices: [] };
}

function pageText(view: SiteView, path: string): Part {
  const { key, exact } = nearestPage(
    view.pages.map((page) => page.path),
    path,
  );
  const page = view.pages.find((candidate) => candidate.path === key);
  if (!page) {
    const notice = {
      code: 'page_not_found',
      message: `${view.domain}${path} is not described, nor is any other page.`,
    };
    return { ...wholeText(view), notices: [notice] };
  }
  const message = `${view.domain}${path} is not described; the nearest page is ${page.path}.`;
  const own = page.original ? `\n\nAs written: ${page.original.title}\n\n${page.original.content}` : '';
  return {
    ...pageAddress(view.domain, page.path),
    title: page.title,
    text: [page.title, typeLine(page), `${page.content}${own}`].filter((part) => part !== '').join('\n\n'),
    notices: exact ? [] : [{ code: 'page_not_found', message }],
  };
}

function cut(text: string, reportUrl: string): { kept: string; more: string } {
  if (bytesOf(text) <= MAX_TEXT_BYTES) return { kept: text, more: '' };
  const most = charactersWithin(text, MAX_TEXT_BYTES);
  const end = text.lastIndexOf('\n', most);
  const kept = text.slice(0, end > 0 ? end : most).toWellFormed();
  return { kept, more: `\n(Cut here; all of it is at ${reportUrl}.md)\n` };
}

/** How many characters of a text its JSON has room for. */
function charactersWithin(text: string, mostBytes: number): number {
  let [fits, not] = [0, Math.min(text.length, mostBytes)];
  while (fits < not) {
    const middle = Math.ceil((fits + not) / 2);
    if (bytesOf(text.slice(0, middle)) <= mostBytes) fits = middle;
    else not = middle - 1;
  }
  return fits;
}
