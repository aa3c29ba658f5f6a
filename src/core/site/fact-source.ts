import type { Evidence, SourceKind } from '../evidence.ts';

/** Facts of a site that say where they come from. */
export const SOURCED_FACTS = [
  'name',
  'description',
  'category',
  'place',
  'address',
  'telephone',
  'opening_hours',
] as const;
export type SourcedFact = (typeof SOURCED_FACTS)[number];

/** Where a fact of a site comes from (R75). */
export interface FactSource {
  readonly by: SourceKind;
  readonly evidence: Evidence;
  /** 0 to 1. */
  readonly confidence: number;
  /** What a weaker source says instead. */
  readonly otherwise?: { readonly value: string; readonly evidence: Evidence };
}

/** A value together with where it comes from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: FactSource;
}
