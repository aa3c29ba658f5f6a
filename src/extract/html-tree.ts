import { Document, Element, type ParentNode, Text } from 'domhandler';
import { type Handler, Parser } from 'htmlparser2';

/** Browsers flatten below this depth too (Blink: 512); it keeps every walk and the parser's own stack linear. */
const MAX_DEPTH = 400;
/** Real pages stay below 30,000; the rest of a larger page is not read. */
const MAX_ELEMENTS = 150_000;

/** A parsed document and its elements by lower-case tag name, in document order. */
export interface HtmlTree {
  readonly document: Document;
  readonly byTag: ReadonlyMap<string, readonly Element[]>;
}

/** Parses HTML of any brokenness in linear time; never throws. Comments are left out, nothing is run. */
export function parseHtml(html: string): HtmlTree {
  const document = new Document([]);
  const byTag = new Map<string, Element[]>();
  const open: ParentNode[] = [document];
  let text: Text | null = null;
  let elements = 0;
  const append = (node: Element | Text) => appendTo(open[open.length - 1] ?? document, node);
  const handler: Partial<Handler> = {
    onopentag(name, attribs) {
      const element = new Element(name, attribs);
      if (++elements <= MAX_ELEMENTS) {
        append(element);
        const same = byTag.get(name);
        if (same) same.push(element);
        else byTag.set(name, [element]);
      }
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
      } else if (elements <= MAX_ELEMENTS) {
        text = new Text(data);
        append(text);
      }
    },
  };
  new FlatteningParser(handler, () => open.length > MAX_DEPTH).end(html);
  return { document, byTag };
}

function appendTo(parent: ParentNode, node: Element | Text): void {
  const previous = parent.children[parent.children.length - 1];
  parent.children.push(node);
  if (previous) {
    node.prev = previous;
    previous.next = node;
  }
  node.parent = parent;
}

/**
 * htmlparser2 keeps its open tags in an array that it searches and shifts, so unbounded depth costs quadratic time:
 * where the tree is too deep, elements become empty siblings. A class because the parser's hook for this is a method.
 */
class FlatteningParser extends Parser {
  private readonly isTooDeep: () => boolean;
  private flat = false;
  private flattened = 0;

  constructor(handler: Partial<Handler>, isTooDeep: () => boolean) {
    super(handler);
    this.isTooDeep = isTooDeep;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.flat = this.isTooDeep();
    if (this.flat) this.flattened++;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.flat = false;
    if (this.flattened > 0) this.flattened--;
    else super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return this.flat || super.isVoidElement(name);
  }
}
