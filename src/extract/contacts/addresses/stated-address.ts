import type { LawpAddress } from '../../../core/lawp/document.ts';

/** An address that lines of a page state. */
export interface StatedAddress {
  readonly address: LawpAddress;
  /** Index of the line that holds its postal code or town. */
  readonly line: number;
  /** Index of the first line that belongs to it. */
  readonly first: number;
  /** 0 to 1. */
  readonly confidence: number;
}
