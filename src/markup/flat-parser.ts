import { type Handler, Parser } from 'htmlparser2';

/** Browsers flatten below this depth too (Blink: 512). */
const MAX_DEPTH = 400;
/** What stands in these is no text of the page: they keep it also where the markup is too deep for anything else. */
const RAW_TEXT: ReadonlySet<string> = new Set('script style title textarea xmp iframe noembed noframes'.split(' '));
/** In drawings they may stand in each other, too. */
const MAX_RAW_DEPTH = MAX_DEPTH + 8;

/** Tags of a page that are read, at most; real pages stay below 30,000. */
export const MAX_PAGE_TAGS = 40_000;

/** What is told while markup is read; every tag that opens also closes, if only because the markup ends. */
export type FlatHandler = Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>;

export interface FlatParserOptions {
  readonly xml?: boolean;
  /** How many tags of HTML are read; by default as many as a page may have. */
  readonly maxTags?: number;
}

/** Takes markup piece by piece. */
export interface FlatMarkupParser {
  write(piece: string): void;
  end(piece?: string): void;
}

/**
 * A parser of HTML, or of XML, whose time is linear in what it is given, however that is nested. htmlparser2 keeps its
 * open tags in an array that it searches and shifts: where they are too many, elements become empty siblings, and a
 * closing tag that closes nothing is passed over before that array is looked at. Of HTML it takes no more tags than
 * pages have; what is open then stays open.
 */
export function flatParser(handler: FlatHandler, options: FlatParserOptions = {}): FlatMarkupParser {
  const tags = new OpenTags();
  const counting: FlatHandler = {
    ...handler,
    onclosetag(name, isImplied) {
      tags.closed(name);
      handler.onclosetag?.(name, isImplied);
    },
  };
  return new FlatParser(counting, tags, options);
}

/**
 * Gives the tag that is being read attributes without a prototype: they hold nothing but what the markup says, and the
 * engine keeps them all in one shape, where it would learn one for every set of names. htmlparser2 has them in a field of
 * its own from the name of a tag to its end.
 */
function bareAttributes(parser: Parser): void {
  const tag = parser as unknown as { attribs: Record<string, string> | null };
  if (tag.attribs) tag.attribs = Object.create(null);
}

/** How many tags of each name are open. */
class OpenTags {
  private readonly open = new Map<string, number>();
  /** Those that became empty siblings, inside the innermost open one. */
  private readonly flattened = new Map<string, number>();
  private depth = 0;
  private isEmpty = false;

  /** Counts a tag that opens; false when it is to have no content. */
  opens(name: string): boolean {
    const deepest = RAW_TEXT.has(name) ? MAX_RAW_DEPTH : MAX_DEPTH;
    if (this.depth >= deepest) {
      this.flattened.set(name, (this.flattened.get(name) ?? 0) + 1);
      return false;
    }
    this.open.set(name, (this.open.get(name) ?? 0) + 1);
    this.depth++;
    return true;
  }

  /** The next one to be closed has no content, and was never counted. */
  expectEmpty(): void {
    this.isEmpty = true;
  }

  /** What a closing tag closes. */
  closes(name: string): 'open' | 'empty sibling' | 'nothing' {
    const siblings = this.flattened.get(name) ?? 0;
    if (siblings === 0) return this.open.has(name) ? 'open' : 'nothing';
    this.flattened.set(name, siblings - 1);
    return 'empty sibling';
  }

  closed(name: string): void {
    const count = this.isEmpty ? 0 : (this.open.get(name) ?? 0);
    this.isEmpty = false;
    if (count === 0) return;
    if (count > 1) this.open.set(name, count - 1);
    else this.open.delete(name);
    this.depth--;
    if (this.flattened.size > 0) this.flattened.clear();
  }
}

/**
 * A class, because the one hook that htmlparser2 has for this is a method. It asks `isVoidElement` once when a tag has
 * a name, once when that tag ends, and once before it looks for what a closing tag closes.
 */
class FlatParser extends Parser {
  private readonly tags: OpenTags;
  private readonly xml: boolean;
  private step: 'named' | 'ended' | 'closing' = 'named';
  private isFlat = false;
  private tagsLeft: number;
  private isOver = false;

  constructor(handler: FlatHandler, tags: OpenTags, { xml = false, maxTags = MAX_PAGE_TAGS }: FlatParserOptions) {
    super(handler, { xmlMode: xml });
    this.tags = tags;
    this.xml = xml;
    this.tagsLeft = xml ? Number.POSITIVE_INFINITY : maxTags;
  }

  override onopentagname(start: number, endIndex: number): void {
    if (this.isSpent()) return;
    this.step = 'named';
    this.isFlat = false;
    super.onopentagname(start, endIndex);
    bareAttributes(this);
  }

  override onopentagend(endIndex: number): void {
    // That of the tag at which reading stops is told with its name.
    if (!this.isOver) super.onopentagend(endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.step = 'closing';
    super.onclosetag(start, endIndex);
  }

  override onselfclosingtag(endIndex: number): void {
    // It is closed already, and would close one of its name around it.
    if (this.isFlat) this.onopentagend(endIndex);
    else super.onselfclosingtag(endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    const isVoid = super.isVoidElement(name);
    if (this.step === 'closing') return isVoid || this.isIdle(name);
    // A form in a form has no name: it is none.
    if (this.step === 'named' && name !== '' && !isVoid) this.isFlat = !this.tags.opens(name);
    if (this.step === 'ended' && (isVoid || this.isFlat)) this.tags.expectEmpty();
    this.step = 'ended';
    return isVoid || this.isFlat;
  }

  /** Whether a closing tag does nothing at all; that of a paragraph opens one where none is open. */
  private isIdle(name: string): boolean {
    const closes = this.tags.closes(name);
    if (closes === 'open') return false;
    if (closes === 'empty sibling' || name !== 'p' || this.xml || this.isSpent()) return true;
    this.step = 'named';
    this.isFlat = false;
    return false;
  }

  /** Counts a tag that opens; nothing is read any more after the last one. */
  private isSpent(): boolean {
    this.isOver = this.tagsLeft-- <= 0;
    if (this.isOver) this.pause();
    return this.isOver;
  }
}
