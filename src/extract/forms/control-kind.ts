import type { FieldKind } from './field-words.ts';

/** What a control of a form asks for, as far as anything tells. */
export type ControlKind = FieldKind | 'password' | 'datetime' | 'phone_country_code' | PartOfDate;

/** One of three boxes for a date. */
type PartOfDate = `${'birth' | 'check_in' | 'check_out'}_${'day' | 'month' | 'year'}`;
