import type { Element } from 'domhandler';

/** How a property's value is read: as text, an address, a time, or markup. */
export type ValueKind = 'p' | 'u' | 'dt' | 'e';

/** One property that an element states for the item around it. */
export interface NamedProperty {
  readonly kind: ValueKind;
  readonly name: string;
  /** Root that a classic property has although no class names it ("adr" of a classic card is an h-adr). */
  readonly root?: string;
}

/** A root of version 2: "h-card", "h-8-vendor-card". */
const ROOT = /^h-(?:[a-z0-9]+-)?[a-z]+(?:-[a-z]+)*$/u;
const PROPERTY = /^(p|u|dt|e)-((?:[a-z0-9]+-)?[a-z]+(?:-[a-z]+)*)$/u;

/**
 * Classic roots and what their classes mean in version 2 (microformats.org/wiki/microformats2-parsing, "backward
 * compatible parsing"). Classic entries stand on every page of many blogs' templates and say nothing.
 */
const CLASSIC: Readonly<Record<string, { readonly root: string; readonly properties: string }>> = {
  vcard: {
    root: 'h-card',
    properties:
      'p-fn:name p-org p-tel u-email u-url u-photo u-logo p-adr:adr:h-adr p-geo:geo:h-geo p-street-address p-extended-address p-locality p-region p-postal-code p-country-name p-category p-note p-role p-title:job-title p-nickname p-given-name p-family-name',
  },
  adr: {
    root: 'h-adr',
    properties:
      'p-street-address p-extended-address p-post-office-box p-locality p-region p-postal-code p-country-name',
  },
  geo: { root: 'h-geo', properties: 'p-latitude p-longitude' },
  vevent: {
    root: 'h-event',
    properties: 'p-summary:name dt-dtstart:start dt-dtend:end dt-duration p-location p-description u-url p-category',
  },
  hproduct: {
    root: 'h-product',
    properties: 'p-fn:name u-photo p-brand p-category p-description u-identifier u-url p-review p-price',
  },
  'hreview-aggregate': {
    root: 'h-review-aggregate',
    properties: 'p-item p-rating p-average p-best p-worst p-count p-votes p-summary:name',
  },
};

type ClassicProperties = ReadonlyMap<string, NamedProperty>;

const CLASSIC_ROOTS: ReadonlyMap<string, { readonly root: string; readonly properties: ClassicProperties }> = new Map(
  Object.entries(CLASSIC).map(([name, { root, properties }]) => [
    name,
    { root, properties: new Map(properties.split(' ').map(toClassicProperty)) },
  ]),
);

function toClassicProperty(written: string): [string, NamedProperty] {
  const [first = '', name, root] = written.split(':');
  const [, kind = 'p', classic = ''] = /^(p|u|dt|e)-(.+)$/u.exec(first) ?? [];
  return [classic, { kind: kind as ValueKind, name: name ?? classic, ...(root === undefined ? {} : { root }) }];
}

/** What the classes of an element make it a root of: types, and how properties inside are named. */
export interface Root {
  /** As version 2 writes them, in the order of the alphabet. */
  readonly types: readonly string[];
  /** Classic names that count inside; null where those of version 2 do. */
  readonly classic: ClassicProperties | null;
}

/** More classes than any element of a person has. */
const MAX_CLASSES = 100;

/** The classes of an element, as written. */
export function classesOf({ attribs }: Element): readonly string[] {
  return attribs.class ? attribs.class.slice(0, 4_000).trim().split(/\s+/u, MAX_CLASSES) : [];
}

/** The item that an element begins by its classes; null for none. Classic names count only beside none of version 2. */
export function rootOf(classes: readonly string[]): Root | null {
  const types = classes.filter((name) => ROOT.test(name));
  if (types.length > 0) return { types: [...new Set(types)].sort(), classic: null };
  const classic = classes.flatMap((name) => CLASSIC_ROOTS.get(name) ?? []);
  if (classic.length === 0) return null;
  return {
    types: [...new Set(classic.map(({ root }) => root))].sort(),
    classic: new Map(classic.flatMap(({ properties }) => [...properties])),
  };
}

/** The properties that an element states by its classes for the item around it, each once. */
export function propertiesOf(classes: readonly string[], around: Root): NamedProperty[] {
  const found = new Map<string, NamedProperty>();
  for (const written of classes) {
    const property = around.classic ? around.classic.get(written) : versionTwo(written);
    if (property) found.set(`${property.kind}-${property.name}`, property);
  }
  return [...found.values()];
}

function versionTwo(written: string): NamedProperty | null {
  const [, kind, name] = PROPERTY.exec(written) ?? [];
  return kind === undefined || name === undefined ? null : { kind: kind as ValueKind, name };
}
