import type { Element } from 'domhandler';
import type { Complex, Compound } from './selector.ts';
import type { SelectorMatcher } from './selector-matcher.ts';

/** Gives the rules that may choose an element, in buckets. */
export type BucketFinder<Rule> = (element: Element) => readonly Rule[][];

/** Finds the rules that may choose an element, by what each asks for of the element itself. */
export function bucketFinder<Rule extends { readonly complex: Complex }>(
  rules: readonly Rule[],
  matcher: SelectorMatcher,
): BucketFinder<Rule> {
  const buckets = toBuckets(rules);
  const asksForAttributes = [...buckets.keys()].some((key) => key.startsWith('['));
  const ofAll = buckets.get('*');
  const ofClasses = new Map<string, readonly Rule[][]>();
  const byClasses = (element: Element): readonly Rule[][] => {
    const written = element.attribs.class;
    if (!written) return NO_BUCKETS;
    const known = ofClasses.get(written);
    if (known) return known;
    const found = matcher.classKeysOf(element).flatMap((key) => {
      const bucket = buckets.get(key);
      return bucket ? [bucket] : [];
    });
    ofClasses.set(written, found);
    return found;
  };
  return (element) => {
    const classes = byClasses(element);
    const found: Rule[][] = [];
    const add = (bucket: Rule[] | undefined) => {
      if (bucket) found.push(bucket);
    };
    add(ofAll);
    add(buckets.get(element.name));
    if (asksForAttributes) for (const name in element.attribs) add(buckets.get(`[${name}`));
    if (element.attribs.id) add(buckets.get(`#${element.attribs.id}`));
    if (found.length === 0) return classes;
    for (const bucket of classes) found.push(bucket);
    return found;
  };
}

function toBuckets<Rule extends { readonly complex: Complex }>(rules: readonly Rule[]): Map<string, Rule[]> {
  const buckets = new Map<string, Rule[]>();
  for (const rule of rules) {
    for (const key of new Set(keysOf(rule.complex))) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(rule);
      else buckets.set(key, [rule]);
    }
  }
  return buckets;
}

const NO_BUCKETS: readonly never[][] = [];

function keysOf(complex: Complex): string[] {
  const compound = complex.parts[0]?.compound;
  return compound ? keysOfCompound(compound) : [];
}

/** The rarest of what a compound asks for. */
function keysOfCompound({ tag, ids, classes, conditions }: Compound): string[] {
  if (ids[0] !== undefined) return [`#${ids[0]}`];
  if (classes[0] !== undefined) return [`.${classes[0]}`];
  const list = conditions.find(({ kind }) => kind === 'any');
  if (list?.kind === 'any') return list.of.flatMap(keysOf);
  const attribute = conditions.find(({ kind }) => kind === 'attribute');
  if (attribute?.kind === 'attribute') return [`[${attribute.test.name}`];
  return [tag ?? '*'];
}
