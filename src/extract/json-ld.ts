import { decodeEntities } from './entities.ts';
import { parseLenientJson } from './json-repair.ts';
import type { ParsedPage } from './parsed-page.ts';
import { isSchemaAddress, SCHEMA_PREFIXES, schemaName } from './schema-name.ts';
import { addValue, type OpenItem, openItem, type StructuredItem } from './structured-item.ts';

/** Real graphs stay below 300 nodes and six levels. */
const MAX_ITEMS = 5_000;
const MAX_DEPTH = 12;
const MAX_VALUES = 100_000;
const MAX_PROPERTIES = 300;

type JsonObject = Readonly<Record<string, unknown>>;

/** The top items of a page's JSON-LD scripts: @graph opened, @id references replaced by what they name. Never throws. */
export function readJsonLd(page: ParsedPage): StructuredItem[] {
  const roots: JsonObject[] = [];
  for (const script of page.byTag.get('script') ?? []) {
    if (!/ld\+json/iu.test(script.attribs.type ?? '')) continue;
    const source = script.children.map((child) => ('data' in child ? String(child.data) : '')).join('');
    collectRoots(parseLenientJson(source), roots, 0);
  }
  const reader = new GraphReader(roots);
  return roots.flatMap((root) => {
    const item = reader.read(root, 0);
    return item && hasType(root) ? [item] : [];
  });
}

/** Lists and graphs become their members; the container itself is an item only when it has a type of its own. */
function collectRoots(value: unknown, roots: JsonObject[], depth: number): void {
  if (depth > MAX_DEPTH || roots.length >= MAX_ITEMS) return;
  if (Array.isArray(value)) {
    for (const member of value) collectRoots(member, roots, depth + 1);
    return;
  }
  if (!isObject(value) || isForeign(value['@context'])) return;
  if (hasType(value)) roots.push(value);
  if (value['@graph'] !== undefined) collectRoots(value['@graph'], roots, depth + 1);
}

/** A context that is named and is not schema.org's: another vocabulary, which we do not read. */
function isForeign(context: unknown): boolean {
  if (typeof context === 'string') return context !== '' && !/schema\.org/iu.test(context);
  if (Array.isArray(context)) return context.length > 0 && context.every(isForeign);
  if (!isObject(context)) return false;
  const vocabulary = context['@vocab'];
  return typeof vocabulary === 'string' && !/schema\.org/iu.test(vocabulary);
}

/** Turns nodes into items, each reference into the node it names; keeps count, so that no graph can unfold without end. */
class GraphReader {
  private readonly nodes = new Map<string, JsonObject>();
  private readonly open = new Set<JsonObject>();
  private readonly prefixes: ReadonlySet<string>;
  private items = 0;
  private values = 0;

  constructor(roots: readonly JsonObject[]) {
    this.prefixes = new Set([...SCHEMA_PREFIXES, ...roots.flatMap((root) => schemaPrefixes(root['@context']))]);
    const pending: unknown[] = [...roots].reverse();
    for (let seen = 0; pending.length && seen < MAX_ITEMS * 10; seen++) {
      const value = pending.pop();
      if (!isObject(value) && !Array.isArray(value)) continue;
      if (isObject(value)) this.register(value);
      pending.push(...Object.values(value).slice(0, 1_000).reverse());
    }
  }

  read(node: JsonObject, depth: number): OpenItem | null {
    if (depth > MAX_DEPTH || this.items >= MAX_ITEMS || this.open.has(node)) return null;
    this.items++;
    this.open.add(node);
    const types = texts(node['@type'] ?? node.type).flatMap((type) => schemaName(type, this.prefixes) ?? []);
    const item = openItem('json-ld', types, texts(node['@id'])[0] ?? null);
    for (const [key, value] of Object.entries(node).slice(0, MAX_PROPERTIES)) {
      const name = key.startsWith('@') ? null : schemaName(key, this.prefixes);
      if (name) this.addAll(item, name, value, depth);
    }
    this.open.delete(node);
    return item;
  }

  private addAll(item: OpenItem, name: string, value: unknown, depth: number): void {
    if (++this.values > MAX_VALUES) return;
    if (Array.isArray(value)) {
      for (const member of value.slice(0, 500)) if (!Array.isArray(member)) this.addAll(item, name, member, depth);
    } else if (isObject(value)) {
      this.addObject(item, name, value, depth);
    } else if (value !== null && value !== undefined) {
      addValue(item, name, decodeEntities(String(value)));
    }
  }

  private addObject(item: OpenItem, name: string, value: JsonObject, depth: number): void {
    const wrapped = value['@value'] ?? value['@list'] ?? value['@set'];
    if (wrapped !== undefined) {
      if (!isObject(wrapped)) this.addAll(item, name, wrapped, depth);
      return;
    }
    const id = texts(value['@id'])[0];
    const isReference = id !== undefined && Object.keys(value).every((key) => key === '@id' || key === '@type');
    const node = (isReference ? this.nodes.get(id) : undefined) ?? value;
    const inner = isReference && node === value && !hasType(value) ? null : this.read(node, depth + 1);
    const filled = inner && (Object.keys(inner.properties).length > 0 || hasType(node));
    if (filled) addValue(item, name, inner);
    else if (id) addValue(item, name, id);
  }

  /** The fullest node of an id is what a reference to it means. */
  private register(node: JsonObject): void {
    const id = texts(node['@id'])[0];
    if (id === undefined) return;
    const known = this.nodes.get(id);
    if (!known || Object.keys(node).length > Object.keys(known).length) this.nodes.set(id, node);
  }
}

function schemaPrefixes(context: unknown): string[] {
  if (Array.isArray(context)) return context.flatMap(schemaPrefixes);
  if (!isObject(context)) return [];
  return Object.entries(context).flatMap(([prefix, address]) =>
    typeof address === 'string' && isSchemaAddress(address) ? [`${prefix}:`] : [],
  );
}

function hasType(node: JsonObject): boolean {
  return texts(node['@type'] ?? node.type).length > 0;
}

function texts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value];
  return values.filter((member) => typeof member === 'string' && member !== '').map(String);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
