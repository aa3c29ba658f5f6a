import { type AnyNode, type Element, isTag } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';
import { nodeText, nodeValue } from './node-value.ts';
import { schemaName } from './schema-name.ts';
import { addValue, type OpenItem, openItem, type StructuredItem } from './structured-item.ts';

/** Real pages stay below 1,000 items and six levels; elements may be walked more than once through itemref. */
const MAX_ITEMS = 2_000;
const MAX_DEPTH = 12;
const MAX_STEPS = 400_000;

/** The top items of a page's Microdata; itemref is followed, never in a circle nor without end. Never throws. */
export function readMicrodata(page: ParsedPage): StructuredItem[] {
  const scopes: Element[] = [];
  for (const elements of page.byTag.values()) {
    for (const element of elements) if ('itemscope' in element.attribs) scopes.push(element);
  }
  if (scopes.length === 0) return [];
  const reader = new ScopeReader(page);
  return inDocumentOrder(page, scopes.filter(isTop)).flatMap((scope) => reader.read(scope) ?? []);
}

/** A scope outside all others, or one that is nobody's property. */
function isTop(scope: Element): boolean {
  if (!('itemprop' in scope.attribs)) return true;
  for (let parent = scope.parent; parent; parent = parent.parent) {
    if (isTag(parent) && 'itemscope' in parent.attribs) return false;
  }
  return true;
}

function inDocumentOrder(page: ParsedPage, scopes: readonly Element[]): Element[] {
  const wanted = new Set<AnyNode>(scopes);
  const ordered: Element[] = [];
  const pending = [...page.document.children].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isTag(node)) continue;
    if (wanted.has(node)) ordered.push(node);
    for (let child = node.lastChild; child; child = child.prev) pending.push(child);
  }
  return ordered;
}

class ScopeReader {
  private readonly page: ParsedPage;
  /** Items being read, each inside the one before. */
  private readonly open = new Set<Element>();
  private readonly values = new Map<Element, string>();
  private ids: Map<string, Element> | null = null;
  private items = 0;
  private steps = 0;

  constructor(page: ParsedPage) {
    this.page = page;
  }

  /** The item of a scope; null when it is of another vocabulary, stands inside itself, or too deep. */
  read(scope: Element): OpenItem | null {
    const written = (scope.attribs.itemtype ?? '').split(/\s+/u).filter(Boolean);
    const types = written.slice(0, 20).flatMap((type) => schemaName(type) ?? []);
    if (written.length > 0 && types.length === 0) return null;
    if (this.open.has(scope) || this.open.size >= MAX_DEPTH || ++this.items > MAX_ITEMS) return null;
    this.open.add(scope);
    const item = openItem('microdata', types, scope.attribs.itemid ?? null);
    this.collect(item, scope.children.filter(isTag));
    const references = (scope.attribs.itemref ?? '').split(/\s+/u).filter(Boolean).slice(0, 50);
    for (const reference of references) {
      const element = this.findById(reference);
      if (element) this.collect(item, [element]);
    }
    this.open.delete(scope);
    return item;
  }

  private collect(item: OpenItem, roots: readonly Element[]): void {
    const pending = [...roots].reverse();
    for (let element = pending.pop(); element; element = pending.pop()) {
      if (++this.steps > MAX_STEPS) return;
      const isScope = 'itemscope' in element.attribs;
      const names = (element.attribs.itemprop ?? '').split(/\s+/u).flatMap((name) => schemaName(name) ?? []);
      if (names.length > 0) this.addProperty(item, names, element, isScope);
      if (isScope) continue;
      for (let child = element.lastChild; child; child = child.prev) if (isTag(child)) pending.push(child);
    }
  }

  private addProperty(item: OpenItem, names: readonly string[], element: Element, isScope: boolean): void {
    const value = (isScope ? this.read(element) : null) ?? this.valueOf(element, isScope);
    for (const name of names.slice(0, 10)) addValue(item, name, value);
  }

  /** Many items may refer to one element: it is read once. */
  private valueOf(element: Element, isScope: boolean): string {
    const known = this.values.get(element);
    if (known !== undefined) return known;
    const value = isScope ? nodeText(element) : nodeValue(element, this.page.base);
    this.values.set(element, value);
    return value;
  }

  private findById(id: string): Element | undefined {
    if (!this.ids) {
      this.ids = new Map();
      for (const elements of this.page.byTag.values()) {
        for (const element of elements) if (element.attribs.id) this.ids.set(element.attribs.id, element);
      }
    }
    return this.ids.get(id);
  }
}
