import type { FieldKind } from './field-words.ts';

/** What a control of a form asks for, as far as anything tells. */
export type ControlKind = FieldKind | 'password' | 'datetime' | 'birth_day' | 'birth_month' | 'birth_year';
