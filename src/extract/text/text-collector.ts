import type { Element } from 'domhandler';
import { toSafeText } from '../safe-text.ts';

/** Where in the page's whole visible text the text of an element stands. */
export interface Span {
  readonly start: number;
  end: number;
}

/** True where one part of a text holds all of another. */
export function holds(one: Span, other: Span): boolean {
  return one.start <= other.start && other.end <= one.end;
}

/** A part of the page that its markup calls something other than content ("sidebar", "cookie notice", footer). */
export interface Region extends Span {
  readonly parent: Region | null;
  /** tag: by element or role; name: by class or id only, which may be wrong. */
  readonly by: 'tag' | 'name';
}

/** A run of text without a block boundary inside: a paragraph, a heading, a list item, a table cell. */
export interface TextBlock extends Span {
  /** The nearest block element around it. */
  readonly element: Element | null;
  /** Characters of it inside links. */
  linkLength: number;
  readonly region: Region | null;
  /** Inside main, role=main or an article body. */
  readonly inMain: boolean;
}

/** What the walk knows about the place of a text. */
export interface TextPlace {
  readonly element: Element | null;
  readonly region: Region | null;
  readonly inMain: boolean;
  readonly inLink: boolean;
}

/** Collects one long text with single spaces, and its blocks. */
export interface TextCollector {
  /** Length of the text so far. */
  length(): number;
  /** Adds text as the page's source has it, cleaned, as part of the open block. */
  add(data: string, place: TextPlace): void;
  /** Adds text that belongs to no block. */
  addAside(data: string): void;
  /** Two boxes meet: `apart` they stand beside one another, else only a digit beside a letter shows that they are two. */
  addSeam(apart: boolean): void;
  /** `<br>`: two in a row end the block. */
  addBreak(): void;
  endBlock(): void;
  finish(): {
    readonly text: string;
    readonly blocks: readonly TextBlock[];
    /** Where in the text a `<br>` stood, ascending. */
    readonly breaks: readonly number[];
  };
}

/** "Monday" and "9:00", "Tel:" and "+45". */
const SEAM = /\p{L}\d|\d\p{L}|:[\p{L}\d+]/u;

/** A new, empty collector. */
export function textCollector(): TextCollector {
  const parts: string[] = [];
  const blocks: TextBlock[] = [];
  const lines: number[] = [];
  let length = 0;
  let spaced = true;
  let breaks = 0;
  let seam = false;
  let block: TextBlock | null = null;
  const append = (text: string) => {
    const part = spaced && text.startsWith(' ') ? text.slice(1) : text;
    if (part === '') return;
    parts.push(part);
    length += part.length;
    spaced = part.endsWith(' ');
  };
  const endBlock = () => {
    breaks = 0;
    if (block) blocks.push(block);
    block = null;
    append(' ');
  };
  return {
    length: () => length,
    endBlock,
    add(data, place) {
      const text = toSafeText(data);
      if (text === '' || text === ' ') return append(text);
      if (breaks >= 2) endBlock();
      breaks = 0;
      if (seam && SEAM.test((parts.at(-1) ?? '').slice(-1) + text.charAt(0))) append(' ');
      seam = false;
      const start = length;
      const { element, region, inMain } = place;
      block ??= { start, end: start, element, linkLength: 0, region, inMain };
      append(text);
      if (place.inLink) block.linkLength += length - start;
      block.end = length;
    },
    addAside(data) {
      append(toSafeText(data));
      append(' ');
    },
    addSeam(apart) {
      if (apart) append(' ');
      else seam = true;
    },
    addBreak() {
      breaks++;
      append(' ');
      lines.push(length);
    },
    finish() {
      endBlock();
      return { text: parts.join(''), blocks, breaks: lines };
    },
  };
}
