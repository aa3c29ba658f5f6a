import type { Element } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { Span } from '../text/text-collector.ts';
import { ASIDE_MARK, OLD_MARK, PRICE_MARK, USUAL_MARK } from './offer-words.ts';

const MARKED_TAGS = [
  'span',
  'div',
  'p',
  'b',
  'strong',
  'em',
  'i',
  'ins',
  'td',
  'dd',
  'li',
  'font',
  'bdi',
  'h2',
  'h3',
  'h4',
];
const STRUCK_TAGS = ['del', 's', 'strike'];
/** In a style, and as a class name of its own. */
const STRUCK = /\bline-through(?<![a-z-]line-through)(?![a-z-])/iu;
/** More text is no price, but a box that holds one. */
const MAX_MARKED = 80;

/** The spans of a page that its markup calls prices, former prices, or amounts of something else. */
export interface PriceMarks {
  readonly prices: readonly Span[];
  readonly former: readonly Span[];
  /** Former prices where another one stands beside them, else the only ones: "regular". */
  readonly usual: readonly Span[];
  /** Crossed out. */
  readonly struck: readonly Span[];
  readonly others: readonly Span[];
}

/** Looks through the elements of a page once. */
export function readPriceMarks(page: ParsedPage): PriceMarks {
  const marks = {
    prices: [] as Span[],
    former: [] as Span[],
    usual: [] as Span[],
    struck: [] as Span[],
    others: [] as Span[],
  };
  for (const tag of STRUCK_TAGS) for (const element of page.byTag.get(tag) ?? []) addSpan(marks.struck, page, element);
  for (const tag of MARKED_TAGS) {
    for (const element of page.byTag.get(tag) ?? []) {
      const { class: name = '', id = '', itemprop = '', style = '' } = element.attribs;
      if (STRUCK.test(style) || STRUCK.test(name)) addSpan(marks.struck, page, element);
      // What takes the place of what is crossed out.
      if (tag === 'ins') addSpan(marks.prices, page, element);
      if (name === '' && id === '' && itemprop === '') continue;
      const words = `${name} ${id} ${itemprop}`.slice(0, 300).toLowerCase();
      if (ASIDE_MARK.test(words)) addSpan(marks.others, page, element);
      else if (PRICE_MARK.test(words)) addSpan(marksFor(words, marks), page, element);
    }
  }
  return marks;
}

/** Boxes of what is shown beside something else: none that holds the page's main heading, or most of its text. */
export function besideBoxes(page: ParsedPage): readonly Span[] {
  const headings = (page.byTag.get('h1') ?? []).flatMap((heading) => page.spanOf(heading) ?? []);
  return BOX_TAGS.flatMap((tag) => page.byTag.get(tag) ?? []).flatMap((element) => {
    const { class: name = '' } = element.attribs;
    const isAside = name !== '' && ASIDE_MARK.test(name.slice(0, 300).toLowerCase());
    const span = isAside ? page.spanOf(element) : null;
    if (span === null || (span.end - span.start) * 2 > page.text.length) return [];
    return headings.some(({ start }) => span.start <= start && start < span.end) ? [] : [span];
  });
}

const BOX_TAGS = ['section', 'aside', 'div', 'ul'];

function marksFor<T>(words: string, { former, usual, prices }: { former: T; usual: T; prices: T }): T {
  return OLD_MARK.test(words) ? former : USUAL_MARK.test(words) ? usual : prices;
}

function addSpan(spans: Span[], page: ParsedPage, element: Element): void {
  const span = page.spanOf(element);
  if (span && span.end - span.start <= MAX_MARKED && span.end > span.start) spans.push(span);
}
