import type { ParsedPage } from '../page/parsed-page.ts';
import type { Span } from '../text/text-collector.ts';

const MIN_LETTERS = 8;
const MAX_NAME = 160;
/** "Availability: In stock": a label and what it says of the thing, not the thing. */
const LABELLED = /^[^:]{1,39}[^:\d]:\s?/u;
/** So much behind a label is a name all the same: "Seat cover: Semi-custom universal-fit high bucket set". */
const MIN_LABELLED = 25;
const MIN_LABELLED_WORDS = 4;
/** "(Choose one of the patterns above.)", "* required". */
const ASIDE = /^(?:\([^()]*\)$|\*)/u;
/** "2x Studio monitor": how many of it. */
const COUNT = /^\d{1,2} ?[x×] (?=\p{L})/u;

/**
 * What a form to buy something calls it, where no heading does: the last line above the amount that is no label, else the
 * words behind a label. Null where no line is long enough to be a name.
 */
export function nameWithin(
  page: ParsedPage,
  { start, end }: Span,
  isThing: (name: string) => boolean,
): { readonly name: string; readonly span: Span } | null {
  const lines = page.blocks
    .filter((block, at) => block.start >= start && block.end <= end && !isOfChoice(page, at))
    .map((block) => ({ span: block, name: page.text.slice(block.start, block.end).trim().replace(COUNT, '') }))
    .filter(({ name }) => name.length <= MAX_NAME && (name.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS);
  const bare = lines.findLast(
    ({ name }) => !LABELLED.test(name) && !name.endsWith(':') && !ASIDE.test(name) && isThing(name),
  );
  if (bare) return bare;
  const [labelled] = lines
    .filter(({ name }) => LABELLED.test(name))
    .map(({ name, span }) => ({ span, name: name.replace(LABELLED, '') }))
    .filter(({ name }) => name.length >= MIN_LABELLED && name.split(' ').length >= MIN_LABELLED_WORDS && isThing(name));
  return labelled ?? null;
}

/** What is chosen from a list, and the line that asks for it. */
function isOfChoice({ blocks }: ParsedPage, at: number): boolean {
  return [blocks[at], blocks[at + 1]].some((block) => block?.element?.name === 'option');
}
