import type { Element } from 'domhandler';
import { isInstructionLike } from '../orders/instruction-like.ts';
import { parentOf } from '../page/element-rooms.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { type Candidate, countWords, isProse, toCandidate } from '../text-candidate.ts';
import { withLinesBetween, withoutAnnouncements, withParagraphsBeside } from './beside-prose.ts';
import { cutAtSentence, joinProse } from './prose.ts';
import type { Region } from './text-collector.ts';

/** The contract's limits for one page's content. */
const MAX_WORDS = 200;
const MAX_LENGTH = 5_000;
/** More blocks than any page needs for its first 200 words; hostile pages have a million. */
const MAX_BLOCKS = 20_000;

/** The first real paragraphs of a page. */
export interface PageContent {
  /** At most 200 words, cut at a sentence end; empty when the page shows no prose. */
  readonly text: string;
  /** The paragraphs of it, uncut, in order; the first one serves as description where the page declares none. */
  readonly paragraphs: readonly string[];
  /** Passages left out because they give orders to machines. */
  readonly instructions: readonly string[];
  /** All paragraphs of the main content but those, in order, the ones after what is told here as well. */
  readonly whole: readonly string[];
}

/** Below this many words of prose outside the page's frame, the frame may not be one. */
const LITTLE_PROSE = 25;

/** Content of a page, for the several readers that ask for it. */
const known = new WeakMap<ParsedPage, PageContent>();

/** Reads the main content of a page: the same blocks a person would read first, without the page's frame. */
export function readContent(page: ParsedPage): PageContent {
  const content = known.get(page) ?? contentOf(page);
  known.set(page, content);
  return content;
}

function contentOf(page: ParsedPage): PageContent {
  const chosen = mainBlocks(page);
  if (countWords(chosen.filter(isProse)) < ENOUGH_PROSE) return compose(chosen);
  // Where there is much to tell, headings tell little, and what stands before the first paragraph is a date or a name.
  return compose(chosen.slice(chosen.findIndex(isProse)).filter(({ kind }) => kind !== 'heading'));
}

/** All paragraphs of a page's main content, orders to machines included: what content is cut from. */
export function readMainText(page: ParsedPage): string[] {
  return mainBlocks(page).map(({ text }) => text);
}

function mainBlocks(page: ParsedPage): readonly Candidate[] {
  const strict = toCandidates(page, frameJudge(page));
  const chosen = choose(strict, page);
  if (countWords(chosen.filter(isProse)) >= LITTLE_PROSE) return chosen;
  // Names mislead ("modal-enabled"): when nothing else speaks, the named region with most prose does.
  const largest = largestRegion(
    toCandidates(page, (region) => outermost(region)?.by !== 'name' || isTagged(region)).filter(isProse),
  );
  return largest && countWords(largest) >= 2 * LITTLE_PROSE ? largest : chosen;
}

function toCandidates(page: ParsedPage, isFrame: (region: Region | null) => boolean): Candidate[] {
  const candidates: Candidate[] = [];
  for (const block of page.blocks.slice(0, MAX_BLOCKS)) {
    const candidate = isFrame(block.region) ? null : toCandidate(page, block);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

function largestRegion(prose: readonly Candidate[]): readonly Candidate[] | undefined {
  const groups = Map.groupBy(prose, ({ block }) => outermost(block.region));
  return [...groups.values()].sort((a, b) => countWords(b) - countWords(a))[0];
}

function outermost(region: Region | null): Region | null {
  let each = region;
  while (each?.parent) each = each.parent;
  return each;
}

function isTagged(region: Region | null): boolean {
  for (let each = region; each; each = each.parent) if (each.by === 'tag') return true;
  return false;
}

/** Takes as many blocks as the limit holds, without orders to machines and without repeats. */
function compose(chosen: readonly Candidate[]): PageContent {
  const whole = take(chosen, () => true);
  // Most pages hold no order, which one look at all of it tells.
  if (!isInstructionLike(whole.text)) return whole;
  return take(chosen, (text) => !isInstructionLike(text));
}

function take(chosen: readonly Candidate[], isKept: (text: string) => boolean): PageContent {
  const paragraphs = new Set<string>();
  const instructions: string[] = [];
  let words = 0;
  for (const { text, words: more } of chosen) {
    if (words > MAX_WORDS * 1.5) break;
    if (isKept(text)) {
      paragraphs.add(text.replace(LIST_MARK, ''));
      words += more;
    } else {
      instructions.push(text);
    }
  }
  const list = [...paragraphs];
  const left = new Set(instructions);
  const whole = chosen.map(({ text }) => text).filter((text) => !left.has(text));
  return { text: cutAtSentence(joinProse(list), MAX_WORDS, MAX_LENGTH), paragraphs: list, instructions, whole };
}

const LIST_MARK = /^(?:[-*+•·▪■►▶▸❯➤✓✔☆★→»|]+\s+)+/u;

/** A region named like a sidebar that holds most of the page is not one. */
function frameJudge(page: ParsedPage): (region: Region | null) => boolean {
  const most = page.text.length * 0.6;
  return (region) => {
    for (let each = region; each; each = each.parent) {
      if (each.end - each.start < most) return true;
    }
    return false;
  };
}

/** A page with this many words of prose needs no short lines. */
const ENOUGH_PROSE = 80;

function choose(candidates: readonly Candidate[], page: ParsedPage): readonly Candidate[] {
  const prose = candidates.filter(isProse);
  const inMain = prose.filter((each) => each.block.inMain);
  const scope = inMain.length > 0 && countWords(inMain) >= Math.min(60, countWords(prose) * 0.4) ? inMain : prose;
  const container = densestContainer(scope);
  const inside = container ? within(scope, page, container) : scope;
  const core = countWords(inside) >= countWords(scope) * 0.5 ? inside : scope;
  if (countWords(core) < ENOUGH_PROSE) return withShortLines(candidates, prose, countWords(prose));
  const chosen = withLinesBetween(candidates, withParagraphsBeside(candidates, core));
  return withoutAnnouncements(candidates, chosen);
}

/** Start pages of small sites say much in headings and short lines. */
function withShortLines(all: readonly Candidate[], prose: readonly Candidate[], words: number): readonly Candidate[] {
  const kept = new Set(prose);
  return all.filter(
    (each) =>
      kept.has(each) ||
      each.kind === 'fact' ||
      (each.kind !== 'links' &&
        words < ENOUGH_PROSE / 2 &&
        each.words >= 3 &&
        each.words <= 40 &&
        each.linkShare < 0.3),
  );
}

/** The element whose direct and near paragraphs hold most words, as readability programs score it. */
function densestContainer(prose: readonly Candidate[]): Element | null {
  const scores = new Map<Element, number>();
  let best: Element | null = null;
  let bestScore = 0;
  for (const { block, words, linkShare } of prose) {
    let weight = words * (1 - linkShare);
    let element: Element | null = block.element ? parentOf(block.element) : null;
    for (let level = 0; element && level < 3; level++) {
      const score = (scores.get(element) ?? 0) + weight;
      scores.set(element, score);
      if (score > bestScore) {
        best = element;
        bestScore = score;
      }
      weight /= 2;
      element = parentOf(element);
    }
  }
  return best;
}

function within(candidates: readonly Candidate[], page: ParsedPage, container: Element): Candidate[] {
  const span = page.spanOf(container);
  return span ? candidates.filter(({ block }) => block.start >= span.start && block.end <= span.end) : [];
}
