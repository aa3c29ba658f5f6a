import { type Element, isTag } from 'domhandler';
import type { ParsedPage } from '../page/parsed-page.ts';
import { classesOf, type NamedProperty, propertiesOf, type Root, rootOf } from './class-names.ts';
import { impliedName, impliedPhoto, impliedUrl } from './implied.ts';
import { propertyValue } from './property-value.ts';

/** One item of microformats, version 2 or classic, as version 2 writes it. */
export interface Microformat {
  /** "h-card". */
  readonly types: readonly string[];
  /** Property → texts and items in order; without a prototype. */
  readonly properties: Readonly<Record<string, readonly (string | Microformat)[]>>;
  /** Items inside that are no property of it. */
  readonly children: readonly Microformat[];
  /** What it is as a text, where it is a property of another. */
  readonly value?: string;
}

/** Real pages have some hundred, four deep. */
const MAX_ITEMS = 1_000;
const MAX_VALUES = 5_000;
const MAX_DEPTH = 12;

const ANY_ROOT = /(?:^|\s)(?:h-[a-z0-9]|vcard|adr|geo|vevent|hproduct|hreview-aggregate)/u;

/** Most classes are seen at once to name none. */
function mayBeRoot({ attribs }: Element): boolean {
  return attribs.class !== undefined && ANY_ROOT.test(attribs.class);
}

/** The top items of a page's microformats in document order. Bounded; never throws. */
export function readMicroformats(page: ParsedPage): Microformat[] {
  const hasRoots = [...page.byTag.values()].some((elements) => elements.some(mayBeRoot));
  if (!hasRoots) return [];
  const reader = new ItemReader(page.base);
  return reader.itemsIn(page.document.children.filter(isTag));
}

interface OpenMicroformat {
  readonly types: readonly string[];
  readonly properties: Record<string, (string | Microformat)[]>;
  readonly children: Microformat[];
}

/** A class for the state that its verbs share: how much was read. */
class ItemReader {
  private readonly base: URL;
  private items = 0;
  private values = 0;
  private depth = 0;

  constructor(base: URL) {
    this.base = base;
  }

  /** Outermost items of these elements. */
  itemsIn(roots: readonly Element[]): Microformat[] {
    const found: Microformat[] = [];
    const pending = roots.filter(({ name }) => name !== 'template').reverse();
    for (let element = pending.pop(); element; element = pending.pop()) {
      const root = mayBeRoot(element) ? rootOf(classesOf(element)) : null;
      const item = root && this.read(element, root);
      if (item) found.push(item);
      if (!root) pushChildren(element, pending);
    }
    return found;
  }

  private read(element: Element, root: Root): Microformat | null {
    if (this.depth >= MAX_DEPTH || ++this.items > MAX_ITEMS) return null;
    this.depth++;
    const item: OpenMicroformat = { types: root.types, properties: Object.create(null), children: [] };
    const stated = new Set<string>();
    this.collect(element, root, item, stated);
    if (root.classic === null) this.imply(element, item, stated);
    this.depth--;
    return item;
  }

  private collect(element: Element, root: Root, item: OpenMicroformat, stated: Set<string>): void {
    const pending: Element[] = [];
    pushChildren(element, pending);
    for (let inner = pending.pop(); inner; inner = pending.pop()) {
      const classes = classesOf(inner);
      const properties = propertiesOf(classes, root);
      const own = rootOf(classes) ?? impliedRoot(properties);
      const nested = own && this.read(inner, own);
      for (const property of properties) {
        stated.add(property.kind);
        this.add(item, property, inner, nested);
      }
      if (own) stated.add('item');
      if (nested && properties.length === 0) item.children.push(nested);
      // Properties may hold others of the same item.
      if (!own) pushChildren(inner, pending);
    }
  }

  private add(item: OpenMicroformat, property: NamedProperty, element: Element, nested: Microformat | null): void {
    if (++this.values > MAX_VALUES) return;
    const text = propertyValue(element, property.kind, this.base);
    const value = nested ? { ...nested, value: ownValue(nested, property) ?? text } : text;
    item.properties[property.name] ??= [];
    item.properties[property.name]?.push(value);
  }

  /** A name, picture and address that nothing states but the only thing inside. */
  private imply(element: Element, { properties }: OpenMicroformat, stated: ReadonlySet<string>): void {
    const hasItems = stated.has('item');
    if (properties.name === undefined && !stated.has('p') && !stated.has('e') && !hasItems)
      properties.name = [impliedName(element, this.base)];
    if (stated.has('u') || hasItems) return;
    const photo = properties.photo === undefined ? impliedPhoto(element, this.base) : null;
    const url = properties.url === undefined ? impliedUrl(element, this.base) : null;
    if (photo !== null) properties.photo = [photo];
    if (url !== null) properties.url = [url];
  }
}

function impliedRoot(properties: readonly NamedProperty[]): Root | null {
  const root = properties.find((property) => property.root !== undefined)?.root;
  return root === undefined ? null : rootOf([root.replace('h-', '')]);
}

function ownValue(item: Microformat, { kind }: NamedProperty): string | undefined {
  const first = kind === 'u' ? item.properties.url?.[0] : kind === 'p' ? item.properties.name?.[0] : undefined;
  return typeof first === 'string' ? first : first?.value;
}

function pushChildren(element: Element, pending: Element[]): void {
  for (let child = element.lastChild; child; child = child.prev)
    if (isTag(child) && child.name !== 'template') pending.push(child);
}
