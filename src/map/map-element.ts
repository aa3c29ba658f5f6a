/** One thing of OpenStreetMap that stands somewhere: a node, or a way or relation with its centre. */
export interface MapElement {
  /** "node/123": what its address on openstreetmap.org ends in. */
  readonly id: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly tags: ReadonlyMap<string, string>;
}

/** What a reader of map files is told. */
export interface MapReading {
  /** Elements without any of these keys are passed over. */
  readonly keys: ReadonlySet<string>;
  /** Told now and then how many bytes of how many are read. */
  readonly onBytes?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** The most tags that an element is read with, and the longest value: OpenStreetMap itself allows 255 characters. */
export const MAX_TAGS = 500;
export const MAX_VALUE_CHARACTERS = 1024;
