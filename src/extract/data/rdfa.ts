import { type Element, isTag } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';
import { absolute, nodeText } from './node-value.ts';
import { isSchemaAddress, SCHEMA_PREFIXES, schemaName } from './schema-name.ts';
import { addValue, type OpenItem, openItem, type StructuredItem } from './structured-item.ts';

const MAX_ITEMS = 2_000;
const MAX_LINKS = 5_000;

/** What an element hands down to its children. */
interface Context {
  /** The item that properties belong to. */
  readonly item: OpenItem | null;
  /** Names without a prefix are schema.org's. */
  readonly schemaVocabulary: boolean;
  readonly prefixes: ReadonlySet<string>;
  /** Properties of the item around that the next items inside are values of (`rel` without an address). */
  readonly waiting: { readonly holder: OpenItem; readonly properties: readonly string[] } | null;
}

/** A property whose value is named by address, and may be an item of the page. */
interface Link {
  readonly holder: OpenItem;
  readonly property: string;
  readonly address: string;
}

/**
 * The top items of a page's RDFa, schema.org only: vocab, prefix, typeof, property, resource, about, content, datatype and
 * inheritance, rel and rev, and items that are named in one place and described in another. Never throws.
 */
export function readRdfa(page: ParsedPage): StructuredItem[] {
  const hasTypes = [...page.byTag.values()].some((elements) => elements.some((element) => 'typeof' in element.attribs));
  return hasTypes ? new GraphWalk(page.base).read(page.document.children.filter(isTag)) : [];
}

/** A class for the state that its verbs share: the items of the page and the links between them. */
class GraphWalk {
  private readonly base: URL;
  private readonly found: OpenItem[] = [];
  private readonly byId = new Map<string, OpenItem>();
  private readonly links: Link[] = [];
  /** Items that are a value of another one. */
  private readonly inner = new Set<OpenItem>();

  constructor(base: URL) {
    this.base = base;
  }

  read(roots: readonly Element[]): StructuredItem[] {
    const start: Context = { item: null, schemaVocabulary: false, prefixes: SCHEMA_PREFIXES, waiting: null };
    const pending = roots.map((element): [Element, Context] => [element, start]).reverse();
    for (let step = pending.pop(); step && this.found.length < MAX_ITEMS; step = pending.pop()) {
      const [element, outer] = step;
      const context = this.enter(element, outer);
      for (let child = element.lastChild; child; child = child.prev) if (isTag(child)) pending.push([child, context]);
    }
    for (const { holder, property, address } of this.links) {
      const item = this.byId.get(address);
      // A circle is cut where it would close.
      if (item && item !== holder && !holds(item, holder)) this.put(holder, property, item);
      else addValue(holder, property, absolute(address, this.base));
    }
    return this.found.filter((item) => !this.inner.has(item) && isTold(item));
  }

  private enter(element: Element, outer: Context): Context {
    const { attribs } = element;
    if (!SAYS.some((name) => name in attribs)) return outer;
    const context = { ...outer, ...vocabulary(attribs, outer) };
    const properties = names(attribs.property, context);
    const types = names(attribs.typeof, context);
    const [forward, backward] = [names(attribs.rel, context), names(attribs.rev, context)];
    if (attribs.typeof !== undefined && types.length === 0) return { ...context, item: null, waiting: null };
    const about = attribs.about === undefined ? context.item : this.subject(attribs.about, types);
    if (types.length > 0) return this.enterItem(element, about, { context, types, properties, forward, backward });
    if (about) for (const property of properties) this.state(about, property, element);
    const address = attribs.resource ?? attribs.href ?? attribs.src;
    if (about && address !== undefined) for (const each of forward) this.link(about, each, address);
    const waits = about !== null && address === undefined && forward.length > 0;
    // What `resource` names without being a value is what the inside speaks of (RDFa 1.1, step 5).
    const named = properties.length === 0 && forward.length === 0 ? attribs.resource : undefined;
    const item = named === undefined ? about : this.subject(named, []);
    return { ...context, item, waiting: waits ? { holder: about, properties: forward } : null };
  }

  private enterItem(element: Element, about: OpenItem | null, said: Said): Context {
    const { attribs } = element;
    const { context, types, properties, forward, backward } = said;
    const id = attribs.about ?? attribs.resource ?? null;
    const address = attribs.href ?? attribs.src;
    const item = id === null ? this.open(types, null) : this.subject(id, types);
    if (address !== undefined) addValue(item, 'url', absolute(address, this.base));
    // With `about`, what is stated is stated of the item itself (RDFa 1.1, step 5.1).
    const holder = attribs.about === undefined ? about : null;
    const isValue = holder !== null && attribs.content === undefined;
    if (isValue) for (const property of [...properties, ...forward]) this.put(holder, property, item);
    if (holder) for (const property of backward) this.put(item, property, holder);
    if (attribs.about !== undefined) for (const property of properties) this.state(item, property, element);
    const { waiting } = context;
    if (waiting && properties.length === 0)
      for (const property of waiting.properties) this.put(waiting.holder, property, item);
    return { ...context, item, waiting: null };
  }

  /** The item of an address, which may be spoken of in several places. */
  private subject(address: string, types: readonly string[]): OpenItem {
    const id = address.trim();
    const known = this.byId.get(id);
    if (known) {
      for (const type of types) if (!known.types.includes(type)) known.types.push(type);
      if (types.length > 0 && known.types[0] === 'Thing') known.types.shift();
      return known;
    }
    const item = this.open(types, id);
    this.byId.set(id, item);
    return item;
  }

  private open(types: readonly string[], id: string | null): OpenItem {
    const item = openItem('rdfa', types, id);
    this.found.push(item);
    return item;
  }

  private put(holder: OpenItem, property: string, item: OpenItem): void {
    if (holder === item || holds(item, holder)) return;
    addValue(holder, property, item);
    this.inner.add(item);
  }

  private state(holder: OpenItem, property: string, element: Element): void {
    const { content, datatype, datetime, resource, href, src } = element.attribs;
    const written = content ?? datetime;
    const address = resource ?? href ?? src;
    if (written !== undefined) addValue(holder, property, written.trim());
    else if (address !== undefined && !datatype) this.link(holder, property, address);
    else addValue(holder, property, nodeText(element));
  }

  private link(holder: OpenItem, property: string, address: string): void {
    if (this.links.length < MAX_LINKS) this.links.push({ holder, property, address: address.trim() });
  }
}

interface Said {
  readonly context: Context;
  readonly types: readonly string[];
  readonly properties: readonly string[];
  readonly forward: readonly string[];
  readonly backward: readonly string[];
}

const SAYS = ['typeof', 'property', 'vocab', 'prefix', 'about', 'resource', 'rel', 'rev'];

/** An item that has a type, or something said of it. */
function isTold(item: OpenItem): boolean {
  return item.types[0] !== 'Thing' || Object.keys(item.properties).length > 0;
}

/** So many steps are taken to see whether one item holds another; more are taken for a circle. */
const MAX_STEPS = 500;

function holds(item: OpenItem, wanted: OpenItem): boolean {
  const pending: (string | StructuredItem)[] = Object.values(item.properties).flat();
  for (let steps = 0; pending.length > 0; steps++) {
    const value = pending.pop();
    if (value === wanted || steps > MAX_STEPS) return true;
    if (typeof value === 'object') for (const values of Object.values(value.properties)) pending.push(...values);
  }
  return false;
}

function vocabulary(attribs: Readonly<Record<string, string>>, outer: Context): Partial<Context> {
  const declared = (attribs.prefix ?? '').trim().split(/\s+/u).slice(0, 60);
  const added = declared.filter((word, at) => word.endsWith(':') && isSchemaAddress(declared[at + 1] ?? ''));
  return {
    ...(attribs.vocab === undefined ? {} : { schemaVocabulary: isSchemaAddress(attribs.vocab) }),
    ...(added.length ? { prefixes: new Set([...outer.prefixes, ...added]) } : {}),
  };
}

/** schema.org names of an attribute: prefixed ones always, plain ones under a schema.org vocabulary. */
function names(written: string | undefined, context: Context): string[] {
  const words = (written ?? '').split(/\s+/u).filter(Boolean).slice(0, 20);
  return words.flatMap((word) => {
    if (!word.includes(':') && !context.schemaVocabulary) return [];
    return schemaName(word, context.prefixes) ?? [];
  });
}
