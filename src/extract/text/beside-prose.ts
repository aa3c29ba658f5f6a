import type { Element } from 'domhandler';
import { isNear, makeOf, roomOf, storyOf } from '../page/element-rooms.ts';
import { type Candidate, isProse } from '../text-candidate.ts';

/** With what belongs to the chosen paragraphs: those in boxes of the same make, the lead under the heading, neighbours. */
export function withParagraphsBeside(all: readonly Candidate[], core: readonly Candidate[]): readonly Candidate[] {
  const kept = new Set(core);
  const makes = new Set(core.flatMap(({ block }) => makeOf(roomOf(block.element)) ?? []));
  const stories = new Set(core.map(({ block }) => storyOf(block.element)));
  const first = all.findIndex((each) => kept.has(each));
  const lead = all.slice(0, first).findLastIndex(({ block }) => block.element?.name === 'h1');
  for (const [at, each] of all.entries()) {
    if (!isProse(each) || each.linkShare >= 0.3) continue;
    const story = storyOf(each.block.element);
    if (story !== null && !stories.has(story)) continue;
    const make = makeOf(roomOf(each.block.element));
    const isLead = lead >= 0 && at > lead && at < first;
    if (isLead || (make !== null && makes.has(make) && stories.has(story))) kept.add(each);
  }
  addBefore(all, first, kept);
  return all.filter((each) => kept.has(each));
}

/** So many lines may stand between neighbours. */
const MAX_BETWEEN = 2;

/** Paragraphs right before the first one, with no link between, in boxes that stand in one: leads have a box of their own. */
function addBefore(all: readonly Candidate[], first: number, kept: Set<Candidate>): void {
  let known = all[first];
  let between = 0;
  for (let at = first - 1; known && between <= MAX_BETWEEN; at--) {
    const each = all[at];
    if (!each || each.linkShare >= 0.2 || !isNear(known.block.element, each.block.element)) return;
    if (!isProse(each)) between++;
    else {
      kept.add(each);
      known = each;
      between = 0;
    }
  }
}

/** Headings, short lines and list items that stand among the chosen paragraphs, in the same boxes. */
export function withLinesBetween(all: readonly Candidate[], chosen: readonly Candidate[]): readonly Candidate[] {
  const kept = new Set(chosen);
  const rooms = new Set(chosen.map(({ block }) => roomOf(block.element)));
  const first = all.findIndex((each) => kept.has(each));
  const last = all.findLastIndex((each) => kept.has(each));
  const start = first - linesBeside(all, first, -1);
  const end = last + linesBeside(all, last, 1);
  const isLine = (each: Candidate, at: number) =>
    at >= start &&
    at <= end &&
    each.kind !== 'links' &&
    each.block.element?.name !== 'h1' &&
    isAmong(rooms, each.block.element);
  const lines = new Set(all.filter((each, at) => kept.has(each) || isLine(each, at)));
  return all.filter((each, at) => lines.has(each) && (each.kind !== 'heading' || leadsOn(all, at, lines)));
}

/** Without words that announce what was not chosen: "You may also like:", above links. */
export function withoutAnnouncements(all: readonly Candidate[], chosen: readonly Candidate[]): readonly Candidate[] {
  const kept = new Set(chosen);
  const next = new Map(all.map((each, at) => [each, all[at + 1]]));
  return chosen.filter((each) => {
    const follows = next.get(each);
    return each.words > MAX_ANNOUNCEMENT || !/[:：]$/u.test(each.text) || (follows !== undefined && kept.has(follows));
  });
}

const MAX_ANNOUNCEMENT = 12;

/** How many lines right before or behind a paragraph stand in the same box. */
function linesBeside(all: readonly Candidate[], from: number, step: number): number {
  const room = roomOf(all[from]?.block.element ?? null);
  let count = 0;
  for (let at = from + step; ; at += step) {
    const each = all[at];
    if (!each || each.kind === 'links' || roomOf(each.block.element) !== room) return count;
    count++;
  }
}

/** Whether what stands below a heading was chosen, too. */
function leadsOn(all: readonly Candidate[], at: number, chosen: ReadonlySet<Candidate>): boolean {
  const below = all.slice(at + 1, at + 4).find(({ kind }) => kind !== 'heading');
  return below !== undefined && chosen.has(below);
}

function isAmong(rooms: ReadonlySet<Element | null>, element: Element | null): boolean {
  const room = roomOf(element);
  return room !== null && (rooms.has(room) || rooms.has(roomOf(room)));
}
