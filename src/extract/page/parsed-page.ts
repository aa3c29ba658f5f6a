import type { Document, Element } from 'domhandler';
import type { Evidence } from '../../core/evidence.ts';
import type { Resource } from '../../core/site/visit.ts';
import type { Span, TextBlock } from '../text/text-collector.ts';

/** One HTML page, decoded and parsed once; every reader works on this value. */
export interface ParsedPage {
  readonly resource: Resource;
  /** The address that answered. */
  readonly url: URL;
  /** Path of the canonical address: starts with "/", no query, no fragment, percent-decoded where unambiguous. */
  readonly path: string;
  /** What relative addresses are relative to (`<base href>` heeded). */
  readonly base: URL;
  readonly document: Document;
  /** Elements by lower-case tag name, in document order. */
  readonly byTag: ReadonlyMap<string, readonly Element[]>;
  /** Content of `<meta>` by lower-case name, property or http-equiv; the first one wins. */
  readonly meta: ReadonlyMap<string, string>;
  /** The html element's lang, as written; null when absent. */
  readonly htmlLang: string | null;
  /** `noindex` or `none` in meta robots, meta waymarkbot or X-Robots-Tag. */
  readonly noindex: boolean;
  /** All that a person sees, in document order, folded as textOf says. */
  readonly text: string;
  /** The runs of `text` between block boundaries, in document order. */
  readonly blocks: readonly TextBlock[];
  /** Where in `text` a line ends amid a block (`<br>`), ascending. */
  readonly breaks: readonly number[];
  /** A style sheet of it was not seen: what it hides may be in the text. */
  readonly hasUnseenStyles: boolean;
  /** False for what a person cannot see: hidden, off-screen, zero-size, transparent, in a closed template. */
  isVisible(element: Element): boolean;
  /** Where in `text` an element's text stands; null for what a person cannot see. */
  spanOf(element: Element): Span | null;
  /** Visible text of an element: white space folded, invisible and bidi-control characters removed. */
  textOf(element: Element): string;
  /** Evidence that points at this page. */
  evidence(found: string, excerpt?: string): Evidence;
}
