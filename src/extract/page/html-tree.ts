import { Document, Element, type ParentNode, Text } from 'domhandler';
import { type FlatHandler, flatParser, MAX_PAGE_TAGS } from '../../markup/flat-parser.ts';

/** A parsed document and its elements by lower-case tag name, in document order. */
export interface HtmlTree {
  readonly document: Document;
  readonly byTag: ReadonlyMap<string, readonly Element[]>;
  /** Its `link` and `style` elements, in document order. */
  readonly sheets: readonly Element[];
  /** It does not say that it is HTML of today: browsers read its styles as they did in the nineties. */
  readonly isQuirks: boolean;
}

/** Parses HTML of any brokenness in linear time, at most some 400 elements deep; never throws. Comments are left out, nothing is run. */
export function parseHtml(html: string, maxTags = MAX_PAGE_TAGS): HtmlTree {
  const document = new Document([]);
  const byTag = new Map<string, Element[]>();
  const sheets: Element[] = [];
  const open: ParentNode[] = [document];
  let text: Text | null = null;
  const append = (node: Element | Text) => appendTo(open[open.length - 1] ?? document, node);
  const handler: FlatHandler = {
    onopentag(name, attribs) {
      const element = new Element(name, attribs);
      append(element);
      const same = byTag.get(name);
      if (same) same.push(element);
      else byTag.set(name, [element]);
      if (name === 'link' || name === 'style') sheets.push(element);
      text = null;
      open.push(element);
    },
    onclosetag() {
      text = null;
      if (open.length > 1) open.pop();
    },
    ontext(data) {
      if (text) {
        text.data += data;
      } else {
        text = new Text(data);
        append(text);
      }
    },
  };
  flatParser(handler, { maxTags }).end(html);
  return { document, byTag, sheets, isQuirks: !DOCTYPE.test(html.slice(0, HEAD_LENGTH)) };
}

const DOCTYPE = /<!doctype\s+html/i;
const HEAD_LENGTH = 2_000;

function appendTo(parent: ParentNode, node: Element | Text): void {
  const previous = parent.children[parent.children.length - 1];
  parent.children.push(node);
  if (previous) {
    node.prev = previous;
    previous.next = node;
  }
  node.parent = parent;
}
