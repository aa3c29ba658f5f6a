import { fold } from '../../language/fold.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { Span } from '../text/text-collector.ts';
import { IN_STOCK, OUT_OF_STOCK } from './offer-words.ts';

const TAGS = ['div', 'section', 'p', 'span', 'li', 'strong', 'link'];
/** Class names by which shop software tells its style sheets whether a thing can be had: "instock", "price--sold-out". */
const IN_MARK = /(?<![a-z])in[-_]?stock(?![a-z])/iu;
const OUT_MARK = /(?<![a-z])(?:out[-_]?of[-_]?stock|sold[-_]?out)(?![a-z])/iu;
/** Themes print all of their badges, and their style sheets show one. */
const BADGE = /(?<![a-z])badges?(?![a-z])/iu;

/** Whether what a part of a page shows can be had, by class names of shop software, else by its words; null where neither says. */
export function statedStock(page: ParsedPage, { start, end }: Span): boolean | null {
  const said = new Set<boolean>();
  let words = page.text.slice(start, end);
  for (const tag of TAGS) {
    for (const element of page.byTag.get(tag) ?? []) {
      const { class: name = '' } = element.attribs;
      const isBadge = BADGE.test(name);
      const isIn = IN_MARK.test(name);
      if (!isBadge && !isIn && !OUT_MARK.test(name)) continue;
      const span = page.spanOf(element);
      if (span === null) continue;
      const isInside = span.start >= start && span.end <= end;
      if (isBadge) {
        if (isInside) words = words.replace(page.text.slice(span.start, span.end), ' ');
      } else if (isInside || (span.start <= start && span.end >= end)) said.add(isIn);
    }
  }
  if (said.size === 1) return said.has(true);
  const folded = fold(words);
  return OUT_OF_STOCK.test(folded) ? false : IN_STOCK.test(folded) ? true : null;
}
