/** How we know something: enough for a reader to look for themselves (contract section 3). */
export interface Evidence {
  /** The address that was looked at. */
  readonly url: string;
  /** Set where words decided that an owner saved with us: they are at no address of the site. */
  readonly by?: 'owner';
  /** HTTP status of its answer, null when none came. */
  readonly status: number | null;
  /** When, ISO 8601 UTC. */
  readonly at: string;
  /** What decided it, one plain English sentence or count ("212 characters of prose"). */
  readonly found: string;
  /** The deciding words as the site wrote them, at most 200 characters; absent where there are none. */
  readonly excerpt?: string;
}

/**
 * Sorts of places that facts come from. markup: structured data; meta: the head of a page; words: what its own texts call
 * it; address: its host name; software: what made its pages; brands: a list of chains; pages: what they are; deeds: what can be done there; document:
 * the site's or its owner's own; map: OpenStreetMap; composed: put together from other facts.
 */
export type SourceKind =
  | 'markup'
  | 'meta'
  | 'title'
  | 'text'
  | 'words'
  | 'address'
  | 'software'
  | 'brands'
  | 'pages'
  | 'deeds'
  | 'document'
  | 'map'
  | 'composed';

/** A value together with how we know it. */
export interface Fact<T> {
  readonly value: T;
  readonly evidence: Evidence;
  readonly by?: SourceKind;
  /** How sure the reader is, 0 to 1; absent where it has no doubt. */
  readonly confidence?: number;
}

/** Whether a text can be quoted as evidence: signs and spaces say nothing. */
export function isQuotable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
