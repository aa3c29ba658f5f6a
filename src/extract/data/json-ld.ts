import { isObject, type JsonObject } from '../../core/lawp/json-value.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { decodeEntities } from './entities.ts';
import { parseLenientJson } from './json-repair.ts';
import { isSchemaAddress, SCHEMA_PREFIXES, schemaName } from './schema-name.ts';
import { addValue, type OpenItem, openItem, type StructuredItem } from './structured-item.ts';

/** Real graphs stay below 300 nodes and six levels. */
const MAX_ITEMS = 5_000;
const MAX_DEPTH = 12;
const MAX_VALUES = 100_000;
const MAX_PROPERTIES = 300;

/** What the pages of a site say of things by absolute `@id`. */
export type SiteNodes = ReadonlyMap<string, JsonObject>;

/**
 * The things that the JSON-LD of these pages describes under an `@id`, so that the other pages can refer to them. Of several
 * descriptions the first page's counts.
 */
export function siteNodes(pages: readonly ParsedPage[]): SiteNodes {
  const nodes = new Map<string, JsonObject>();
  for (const page of pages) {
    for (const root of rootsOf(page)) {
      const id = absoluteId(texts(root['@id'])[0], page);
      if (id === null || !hasType(root) || Object.keys(root).length < 3 || nodes.size >= MAX_ITEMS) continue;
      if (!nodes.has(id)) nodes.set(id, root);
    }
  }
  return nodes;
}

function absoluteId(id: string | undefined, page: ParsedPage): string | null {
  return id === undefined || id.length > 2_000 ? null : (URL.parse(id, page.base)?.href ?? null);
}

const rootsOfPages = new WeakMap<ParsedPage, readonly JsonObject[]>();

/** The nodes of a page's JSON-LD scripts; each script is parsed once. */
function rootsOf(page: ParsedPage): readonly JsonObject[] {
  const known = rootsOfPages.get(page);
  if (known) return known;
  const roots: JsonObject[] = [];
  for (const script of page.byTag.get('script') ?? []) {
    if (!/ld\+json/iu.test(script.attribs.type ?? '')) continue;
    const source = script.children.map((child) => ('data' in child ? String(child.data) : '')).join('');
    collectRoots(parseLenientJson(source), roots, 0);
  }
  rootsOfPages.set(page, roots);
  return roots;
}

/**
 * The top items of a page's JSON-LD scripts: @graph and @included opened, what several blocks say of one @id put together,
 * references replaced by what they name, on this page or another of the site, @reverse turned round. Never throws.
 */
export function readJsonLd(page: ParsedPage, nodes: SiteNodes = new Map()): StructuredItem[] {
  const roots = rootsOf(page);
  const reader = new GraphReader(roots, (id) => nodes.get(absoluteId(id, page) ?? ''));
  const items = roots.flatMap((root) => (hasType(root) && reader.isFirst(root) ? (reader.read(root, 0) ?? []) : []));
  return [...items, ...reader.turned];
}

/** Lists and graphs become their members; the container itself counts when it has a type or says more of an id. */
function collectRoots(value: unknown, roots: JsonObject[], depth: number): void {
  if (depth > MAX_DEPTH || roots.length >= MAX_ITEMS) return;
  if (Array.isArray(value)) {
    for (const member of value) collectRoots(member, roots, depth + 1);
    return;
  }
  if (!isObject(value) || isForeign(value['@context'])) return;
  if (hasType(value) || texts(value['@id']).length > 0) roots.push(value);
  for (const container of ['@graph', '@included'])
    if (value[container] !== undefined) collectRoots(value[container], roots, depth + 1);
}

/** schema.org's, and that of a search engine which has its names. */
const READ = /schema\.org|\bziyuan\.baidu\.com\/contexts\//iu;

/** A context that is named and is neither: another vocabulary, which we do not read. */
function isForeign(context: unknown): boolean {
  if (typeof context === 'string') return context !== '' && !READ.test(context);
  if (Array.isArray(context)) return context.length > 0 && context.every(isForeign);
  if (!isObject(context)) return false;
  const vocabulary = context['@vocab'];
  return typeof vocabulary === 'string' && !/schema\.org/iu.test(vocabulary);
}

/** Turns nodes into items, each reference into the node it names; keeps count, so that no graph can unfold without end. */
class GraphReader {
  /** What is said of each id, in all blocks together. */
  private readonly nodes = new Map<string, Record<string, unknown>>();
  private readonly firsts = new Map<string, JsonObject>();
  private readonly open = new Set<JsonObject>();
  private readonly terms: ContextTerms;
  /** Items that name one of the others as theirs (`@reverse`). */
  readonly turned: OpenItem[] = [];
  private items = 0;
  private values = 0;

  private readonly elsewhere: (id: string) => JsonObject | undefined;

  /** @param elsewhere Finds what another page says of an id. */
  constructor(roots: readonly JsonObject[], elsewhere: (id: string) => JsonObject | undefined) {
    this.elsewhere = elsewhere;
    this.terms = contextTerms(roots.map((root) => root['@context']));
    const pending: unknown[] = [...roots].reverse();
    for (let seen = 0; pending.length && seen < MAX_ITEMS * 10; seen++) {
      const value = pending.pop();
      if (!isObject(value) && !Array.isArray(value)) continue;
      if (isObject(value)) this.register(value);
      pending.push(...Object.values(value).slice(0, 1_000).reverse());
    }
  }

  /** False for a root that says more of what an earlier one is about: both are read as one. */
  isFirst(root: JsonObject): boolean {
    const id = texts(root['@id'])[0];
    const first = id === undefined ? undefined : this.firsts.get(id);
    if (id !== undefined && first === undefined) this.firsts.set(id, root);
    return first === undefined || !areOne(first, root);
  }

  read(written: JsonObject, depth: number): OpenItem | null {
    const whole = this.nodes.get(texts(written['@id'])[0] ?? '');
    const node = whole && areOne(whole, written) ? whole : written;
    if (depth > MAX_DEPTH || this.items >= MAX_ITEMS || this.open.has(node)) return null;
    this.items++;
    this.open.add(node);
    const types = texts(node['@type'] ?? node.type).flatMap((type) => this.nameOf(type) ?? []);
    const item = openItem('json-ld', types, texts(node['@id'])[0] ?? null);
    for (const [key, value] of Object.entries(node).slice(0, MAX_PROPERTIES)) {
      const name = key.startsWith('@') ? null : this.nameOf(key);
      if (name) this.addAll(item, name, value, depth);
    }
    if (isObject(node['@reverse'])) this.turn(node['@reverse'], item, depth);
    this.open.delete(node);
    return item;
  }

  private nameOf(written: string): string | null {
    return this.terms.aliases.get(written) ?? schemaName(written, this.terms.prefixes);
  }

  /** What stands under `@reverse` has this item as a value. */
  private turn(reverse: JsonObject, item: OpenItem, depth: number): void {
    for (const [key, value] of Object.entries(reverse).slice(0, MAX_PROPERTIES)) {
      const name = this.nameOf(key);
      for (const holder of [value].flat().slice(0, 500)) {
        const inner = name && isObject(holder) && hasType(holder) ? this.read(holder, depth + 1) : null;
        if (!name || !inner) continue;
        addValue(inner, name, item);
        this.turned.push(inner);
      }
    }
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
    const node = (isReference ? (this.nodes.get(id) ?? this.elsewhere(id)) : undefined) ?? value;
    const inner = isReference && node === value && !hasType(value) ? null : this.read(node, depth + 1);
    const filled = inner && (Object.keys(inner.properties).length > 0 || hasType(node));
    if (filled) addValue(item, name, inner);
    else if (id) addValue(item, name, id);
  }

  private register(node: JsonObject): void {
    const id = texts(node['@id'])[0];
    // A bare reference says nothing.
    if (id === undefined || Object.keys(node).length === 1) return;
    const known = this.nodes.get(id);
    const isOther = known !== undefined && !areOne(known, node);
    // Of different things under one id the fullest is what a reference means.
    if (isOther && Object.keys(node).length <= Object.keys(known).length) return;
    const whole = (isOther ? undefined : known) ?? Object.create(null);
    for (const [key, value] of Object.entries(node).slice(0, MAX_PROPERTIES)) whole[key] ??= value;
    this.nodes.set(id, whole);
  }
}

/** Many sites give their address as id to all that they describe: what has another type is another thing. */
function areOne(a: JsonObject, b: JsonObject): boolean {
  const [one, other] = [a, b].map((node) => texts(node['@type'] ?? node.type));
  return !one?.length || !other?.length || one.some((type) => other.includes(type));
}

/** What contexts call the names of schema.org. */
interface ContextTerms {
  /** With colon: "s:". */
  readonly prefixes: ReadonlySet<string>;
  /** Term → plain name: "navn" → "name". */
  readonly aliases: ReadonlyMap<string, string>;
}

function contextTerms(contexts: readonly unknown[]): ContextTerms {
  const terms = contexts.flat().flatMap((context) => (isObject(context) ? Object.entries(context) : []));
  const addresses = terms.slice(0, MAX_VALUES).flatMap(([term, value]): [string, string][] => {
    const address = isObject(value) ? value['@id'] : value;
    return typeof address === 'string' && !term.startsWith('@') ? [[term, address]] : [];
  });
  const spaces = addresses.filter(([, address]) => isSchemaAddress(address) && schemaName(address) === null);
  const prefixes = new Set([...SCHEMA_PREFIXES, ...spaces.map(([prefix]) => `${prefix}:`)]);
  const aliases = addresses.flatMap(([term, address]): [string, string][] => {
    const name = address.includes(':') ? schemaName(address, prefixes) : null;
    return name === null ? [] : [[term, name]];
  });
  return { prefixes, aliases: new Map(aliases) };
}

function hasType(node: JsonObject): boolean {
  return texts(node['@type'] ?? node.type).length > 0;
}

function texts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value];
  return values.filter((member) => typeof member === 'string' && member !== '').map(String);
}
