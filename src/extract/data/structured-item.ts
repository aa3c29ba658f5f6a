/** One item of JSON-LD, Microdata, RDFa or microformats in one plain form. */
export interface StructuredItem {
  readonly source: 'json-ld' | 'microdata' | 'rdfa' | 'microformats';
  /** schema.org types without the address: "Bakery". At least one; "Thing" when the page names none. */
  readonly types: readonly string[];
  readonly id: string | null;
  /**
   * Property name → values in order: texts, or nested items. @graph and @id references are resolved, never in a circle.
   * Without a prototype, so that no name of a page can reach one.
   */
  readonly properties: Readonly<Record<string, readonly (string | StructuredItem)[]>>;
}

/** An item while a reader fills it. */
export interface OpenItem extends StructuredItem {
  readonly types: string[];
  readonly properties: Record<string, (string | StructuredItem)[]>;
}

/** Longest text value that is kept; no name, address or price is longer. */
const MAX_VALUE_CHARACTERS = 5_000;
const MAX_VALUES_PER_PROPERTY = 500;

/** An empty item of the given source and types ("Thing" when there are none). */
export function openItem(source: StructuredItem['source'], types: readonly string[], id: string | null): OpenItem {
  return { source, types: types.length ? [...types] : ['Thing'], id, properties: Object.create(null) };
}

/** Adds one value to a property; empty texts and values beyond the limit are left out. */
export function addValue(item: OpenItem, property: string, value: string | StructuredItem): void {
  if (value === '') return;
  item.properties[property] ??= [];
  const values = item.properties[property];
  if (values.length >= MAX_VALUES_PER_PROPERTY) return;
  values.push(typeof value === 'string' ? value.slice(0, MAX_VALUE_CHARACTERS) : value);
}

/** All texts of a property in order, white space folded. */
export function textsOf(item: StructuredItem, property: string): string[] {
  const values = item.properties[property] ?? [];
  return values.flatMap((value) => {
    const text = typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : '';
    return text ? [text] : [];
  });
}

/** The first text of the first of these properties that has one; "" when none has. */
export function textOf(item: StructuredItem, ...properties: readonly string[]): string {
  for (const property of properties) {
    const text = textsOf(item, property)[0];
    if (text) return text;
  }
  return '';
}

/** All nested items of a property in order. */
export function itemsOf(item: StructuredItem, property: string): StructuredItem[] {
  return (item.properties[property] ?? []).filter((value) => typeof value !== 'string');
}

/** Most items that a walk over a page's items visits. */
const MAX_WALKED_ITEMS = 20_000;

/** An item with all the items nested in it, outer before inner, each with the path of properties that leads to it. */
export function* walkItems(items: readonly StructuredItem[]): Generator<{
  readonly item: StructuredItem;
  readonly parent: StructuredItem | null;
  readonly property: string | null;
}> {
  type Step = { item: StructuredItem; parent: StructuredItem | null; property: string | null };
  const steps: Step[] = items.map((item) => ({ item, parent: null, property: null })).reverse();
  for (let walked = 0; walked < MAX_WALKED_ITEMS; walked++) {
    const step = steps.pop();
    if (!step) return;
    yield step;
    const inner: Step[] = [];
    for (const [property, values] of Object.entries(step.item.properties)) {
      for (const value of values)
        if (typeof value !== 'string') inner.push({ item: value, parent: step.item, property });
    }
    steps.push(...inner.reverse());
  }
}
