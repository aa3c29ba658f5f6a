import type { Element } from 'domhandler';
import { fold } from '../../language/fold.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { Span } from '../text/text-collector.ts';
import { IN_STOCK, OUT_OF_STOCK } from './offer-words.ts';

/** Whether what a part of a page shows can be had, by class names of shop software, else by its words; null where neither says. */
export function statedStock(page: ParsedPage, { start, end }: Span): boolean | null {
  const marks = marksOf(page);
  const isInside = ({ span }: Mark) => span.start >= start && span.end <= end;
  const isAround = ({ span }: Mark) => span.start <= start && span.end >= end;
  const said = new Set(
    marks.flatMap((mark) => (mark.isIn !== null && (isInside(mark) || isAround(mark)) ? mark.isIn : [])),
  );
  if (said.size === 1) return said.has(true);
  const aside = marks.filter((mark) => mark.isIn === null && isInside(mark)).map(({ span }) => span);
  const folded = fold(withoutParts(page.text, { start, end }, aside));
  return OUT_OF_STOCK.test(folded) ? false : IN_STOCK.test(folded) ? true : null;
}

/** What stands between two places of a text, with a space for each of some parts of it. */
function withoutParts(text: string, { start, end }: Span, parts: readonly Span[]): string {
  const kept: string[] = [];
  let from = start;
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    kept.push(text.slice(from, Math.max(from, part.start)));
    from = Math.max(from, part.end);
  }
  return [...kept, text.slice(from, Math.max(from, end))].join(' ');
}

/** What a class name says of a part of a page. */
interface Mark {
  readonly span: Span;
  /** Null for a badge, as themes print all of them, and their style sheets show one, and for one of several to choose from. */
  readonly isIn: boolean | null;
}

const marksOfPages = new WeakMap<ParsedPage, readonly Mark[]>();

/** Each thing of a list asks once more. */
function marksOf(page: ParsedPage): readonly Mark[] {
  const marks = marksOfPages.get(page) ?? TAGS.flatMap((tag) => page.byTag.get(tag) ?? []).flatMap(markOf(page));
  marksOfPages.set(page, marks);
  return marks;
}

const TAGS = ['div', 'section', 'p', 'span', 'li', 'strong', 'option'];

function markOf(page: ParsedPage): (element: Element) => readonly Mark[] {
  return (element) => {
    const { class: name = '' } = element.attribs;
    const isChoice = element.name === 'option';
    if (!isChoice && !MARK.test(name)) return [];
    const span = page.spanOf(element);
    const isIn = isChoice || BADGE.test(name) ? null : IN_MARK.test(name);
    return span === null ? [] : [{ span, isIn }];
  };
}

/** Class names by which shop software tells its style sheets whether a thing can be had: "instock", "price--sold-out". */
const IN = 'in[-_]?stock';
const MARK = new RegExp(`(?<![a-z])(?:${IN}|out[-_]?of[-_]?stock|sold[-_]?out|badges?)(?![a-z])`, 'iu');
const IN_MARK = new RegExp(`(?<![a-z])${IN}(?![a-z])`, 'iu');
const BADGE = /(?<![a-z])badges?(?![a-z])/iu;
