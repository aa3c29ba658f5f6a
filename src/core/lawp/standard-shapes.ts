import type { FIELD_TYPES, STANDARD_TYPES } from './document.ts';

type FieldType = (typeof FIELD_TYPES)[number];

/** What an action of a standard type needs. */
export interface StandardShape {
  readonly fields: readonly string[];
  /** Deals with a person, so that an answer must be able to reach them. */
  readonly person: boolean;
}

/** The standard actions of version 0.5 and the fields they need. */
export const STANDARD_SHAPES: Readonly<Record<(typeof STANDARD_TYPES)[number], StandardShape>> = {
  book_table: { fields: ['date', 'time', 'party_size', 'name'], person: true },
  book_appointment: { fields: ['date', 'time', 'service', 'name'], person: true },
  check_availability: { fields: ['date'], person: false },
  request_quote: { fields: ['description', 'name'], person: true },
  contact: { fields: ['name', 'message'], person: true },
  order: { fields: ['items', 'name'], person: true },
  search: { fields: ['query'], person: false },
  subscribe: { fields: ['email'], person: false },
};

/** The types by which callers know what to write into a field of a standard action; others may be of any. */
export const STANDARD_FIELD_TYPES: ReadonlyMap<string, readonly FieldType[]> = new Map<string, readonly FieldType[]>([
  ['date', ['date']],
  ['time', ['time']],
  ['party_size', ['integer', 'number']],
  ['email', ['email']],
  ['phone', ['phone']],
]);
