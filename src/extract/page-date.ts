import type { ParsedPage } from './page/parsed-page.ts';

/** Names of meta elements that carry the day of publication, the commonest first. */
const DATE_METAS = [
  'article:published_time',
  'og:article:published_time',
  'datepublished',
  'article:published',
  'dc.date.issued',
  'dcterms.created',
  'dcterms.date',
  'dc.date',
  'dc.date.created',
  'dcterms.issued',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publishdate',
  'publish-date',
  'publication_date',
  'citation_publication_date',
  'citation_date',
  'cxenseparse:recs:publishtime',
  'article.published',
  'originalpublicationdate',
  'date',
];

const ISO_DAY = /^\s{0,20}((?:19|20)\d{2})[-/.]?(0[1-9]|1[0-2])[-/.]?(0[1-9]|[12]\d|3[01])(?!\d{3,})/u;
const EARLIEST = 1990;

/** The day of a machine-written date ("2025-01-13T08:00:00Z", "20250113", "Mon, 13 Jan 2025 …") as YYYY-MM-DD, or null. */
export function toDay(written: string): string | null {
  const [, year = '', month = '', day = ''] = ISO_DAY.exec(written.slice(0, 60)) ?? [];
  if (year !== '') return isDay(year, month, day) ? `${year}-${month}-${day}` : null;
  // RFC 5322, as feeds and old systems write it; in other orders nobody knows the day from the month.
  const named = /^\s{0,20}(?:[A-Z][a-z]{2},\s)?(\d{1,2})\s([A-Z][a-z]{2})[a-z]{0,6}\s((?:19|20)\d{2})\b/u.exec(
    written.slice(0, 60),
  );
  if (named === null) return null;
  const at = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(named[2] ?? '-');
  const [shownMonth, shownDay] = [String(at / 3 + 1).padStart(2, '0'), (named[1] ?? '').padStart(2, '0')];
  return at >= 0 && at % 3 === 0 && isDay(named[3] ?? '', shownMonth, shownDay)
    ? `${named[3]}-${shownMonth}-${shownDay}`
    : null;
}

function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number(year) >= EARLIEST && Number(year) < 2100 && date.getUTCDate() === Number(day);
}

const DAY_MS = 86_400_000;
/** What is printed or told later than it appeared differs by less from the address; more, and one of the two is no day of publication. */
const MOST_DAYS_APART = 7;

/**
 * The day on which a page says it was published, as YYYY-MM-DD: by `stated` (what its structured data say), its meta
 * elements, its `<time>`, its address; null when none tells. An address that names another week goes before the rest: it was
 * given when the page appeared, while what is marked may be the day of a theme, a move or a change.
 */
export function readPublishedDay(page: ParsedPage, stated = ''): string | null {
  const marked = toDay(stated) ?? dayOfMeta(page) ?? dayOfTime(page);
  const address = dayOfAddress(page.url);
  if (marked === null || address === null) return marked ?? address;
  const daysApart = Math.abs(Date.parse(marked) - Date.parse(address)) / DAY_MS;
  return daysApart > MOST_DAYS_APART ? address : marked;
}

function dayOfMeta(page: ParsedPage): string | null {
  for (const name of DATE_METAS) {
    const day = toDay(page.meta.get(name) ?? '');
    if (day !== null) return day;
  }
  return null;
}

const PUBLISHED = /(?:^|\s)(?:published|entry-date|post-date|dt-published|updated|entry-time|date-published)(?:\s|$)/iu;

/** The `<time>` or hAtom mark of publication; without a mark only where the page has one single day. */
function dayOfTime(page: ParsedPage): string | null {
  const times = (page.byTag.get('time') ?? []).slice(0, 200);
  const days = new Set<string>();
  for (const { attribs } of times) {
    const day = toDay(attribs.datetime ?? '');
    if (day === null) continue;
    if (attribs.itemprop === 'datePublished' || 'pubdate' in attribs || PUBLISHED.test(attribs.class ?? '')) return day;
    days.add(day);
  }
  if (days.size === 1) return [...days][0] ?? null;
  const marked = [...(page.byTag.get('abbr') ?? []), ...(page.byTag.get('span') ?? []).slice(0, 2_000)];
  for (const { attribs } of marked) {
    const written = attribs.title ?? attribs.content;
    const day = written !== undefined && PUBLISHED.test(attribs.class ?? '') ? toDay(written) : null;
    if (day !== null) return day;
  }
  return null;
}

/** "/2025/01/13/…": the address of a post. */
function dayOfAddress({ pathname }: URL): string | null {
  const [, year = '', month = '', day = ''] =
    /\/((?:19|20)\d{2})[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/u.exec(pathname) ?? [];
  return year === '' ? null : toDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
