import { type Element, isTag } from 'domhandler';
import { absolute, nodeText } from './node-value.ts';
import type { ParsedPage } from './parsed-page.ts';
import { isSchemaAddress, SCHEMA_PREFIXES, schemaName } from './schema-name.ts';
import { addValue, type OpenItem, openItem, type StructuredItem } from './structured-item.ts';

const MAX_ITEMS = 2_000;

/** What an element hands down to its children. */
interface Context {
  /** The item that properties belong to. */
  readonly item: OpenItem | null;
  /** Names without a prefix are schema.org's. */
  readonly schemaVocabulary: boolean;
  readonly prefixes: ReadonlySet<string>;
}

/** The top items of a page's RDFa Lite (vocab, typeof, property, resource, prefix), schema.org only. Never throws. */
export function readRdfa(page: ParsedPage): StructuredItem[] {
  const top: OpenItem[] = [];
  const hasTypes = [...page.byTag.values()].some((elements) => elements.some((element) => 'typeof' in element.attribs));
  if (!hasTypes) return top;
  const start: Context = { item: null, schemaVocabulary: false, prefixes: SCHEMA_PREFIXES };
  const pending: [Element, Context][] = page.document.children
    .filter(isTag)
    .map((element) => [element, start] as [Element, Context]);
  pending.reverse();
  let items = 0;
  for (let step = pending.pop(); step; step = pending.pop()) {
    const [element, outer] = step;
    const context = enter(element, outer, page.base, top);
    if (context.item !== outer.item && ++items > MAX_ITEMS) return top;
    for (let child = element.lastChild; child; child = child.prev) if (isTag(child)) pending.push([child, context]);
  }
  return top;
}

function enter(element: Element, outer: Context, base: URL, top: OpenItem[]): Context {
  const { attribs } = element;
  if (!('typeof' in attribs || 'property' in attribs || 'vocab' in attribs || 'prefix' in attribs)) return outer;
  const context = { ...outer, ...vocabulary(attribs, outer) };
  const properties = names(attribs.property, context);
  const types = names(attribs.typeof, context);
  if (attribs.typeof !== undefined && types.length > 0) {
    const item = openItem('rdfa', types, attribs.resource ?? attribs.about ?? null);
    const url = attribs.href ?? attribs.src;
    if (url !== undefined) addValue(item, 'url', absolute(url, base));
    if (outer.item && properties.length > 0) for (const property of properties) addValue(outer.item, property, item);
    else top.push(item);
    return { ...context, item };
  }
  if (outer.item) for (const property of properties) addValue(outer.item, property, propertyValue(element, base));
  // An item of another vocabulary keeps its properties to itself.
  return attribs.typeof === undefined ? context : { ...context, item: null };
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

function propertyValue(element: Element, base: URL): string {
  const { attribs } = element;
  if (attribs.content !== undefined) return attribs.content.trim();
  if (attribs.datetime !== undefined) return attribs.datetime.trim();
  const address = attribs.resource ?? attribs.href ?? attribs.src;
  return address === undefined ? nodeText(element) : absolute(address, base);
}
