import { withDigitsInPlace } from '../../../language/phone-text.ts';
import type { ParsedPage } from '../../page/parsed-page.ts';
import { commentReader } from './comments.ts';
import { storyReader } from './stories.ts';
import { type Cell, cellAround } from './table-cell.ts';

/** One line of a page as a person sees it, its digits those of English: a block, or the part of one up to a `<br>`. */
export interface ContactLine {
  readonly text: string;
  /** Inside a footer, header, sidebar or the like. */
  readonly inFrame: boolean;
  /** Inside an `address` element. */
  readonly inAddress: boolean;
  /** A sentence of one of the page's stories. */
  readonly inStory: boolean;
  /** Of the table that it is in, null outside of tables. */
  readonly cell: Cell | null;
}

/** More than any page of a business has; hostile ones have a million. */
const MAX_LINES = 4_000;
/** Of a longer line only the beginning is read: it is a story, no contact detail. */
const MAX_LINE = 1_200;

/** A postal code on a line of its own, or behind its state, belongs to the town above it. */
const CODE_ALONE =
  /^(?:(?:[A-Z]{2} )?\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)[.,]?$/u;

/** A longer line in a story is a sentence of it; branches that stand in articles of their own have shorter ones. */
const MAX_CARD = 100;

/** Several readers ask for the lines of a page. */
const known = new WeakMap<ParsedPage, readonly ContactLine[]>();

/** The lines of a page in their order, but for what its visitors wrote. */
export function contactLines(page: ParsedPage): readonly ContactLine[] {
  const lines = known.get(page) ?? linesOf(page);
  known.set(page, lines);
  return lines;
}

function linesOf(page: ParsedPage): ContactLine[] {
  const lines: ContactLine[] = [];
  let next = 0;
  const hasTables = page.byTag.has('td');
  const isInStory = storyReader(page);
  const isComment = commentReader(page);
  for (const { start, end, region, element } of page.blocks) {
    if (lines.length >= MAX_LINES) break;
    if (isComment(element)) continue;
    while ((page.breaks[next] ?? Number.POSITIVE_INFINITY) <= start) next++;
    const cell = hasTables ? cellAround(element) : null;
    const place = {
      inFrame: region !== null,
      inAddress: element?.name === 'address',
      inStory: isInStory(element),
      cell,
    };
    let from = start;
    for (; (page.breaks[next] ?? Number.POSITIVE_INFINITY) < end; next++) {
      addLine(lines, page.text, { from, until: page.breaks[next] ?? end }, place);
      from = page.breaks[next] ?? end;
    }
    addLine(lines, page.text, { from, until: end }, place);
  }
  return lines;
}

function addLine(
  lines: ContactLine[],
  text: string,
  { from, until }: { readonly from: number; readonly until: number },
  place: Omit<ContactLine, 'text'>,
): void {
  const line = withDigitsInPlace(text.slice(from, Math.min(until, from + MAX_LINE)).trim());
  const above = lines.at(-1);
  if (above && CODE_ALONE.test(line) && above.text.length <= 80 && /\p{L}[.,]?$/u.test(above.text)) {
    lines[lines.length - 1] = { ...above, text: `${above.text} ${line}` };
  } else if (line !== '') lines.push({ text: line, ...place, inStory: place.inStory && line.length > MAX_CARD });
}
