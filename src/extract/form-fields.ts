import type { LawpField, LawpFieldType } from '../core/lawp/document.ts';
import type { FormControl, FormShape } from './form-controls.ts';
import { AUTOCOMPLETE_FIELDS, FIELD_WORDS, MACHINE_FIELD } from './form-words.ts';

const MAX_FIELDS = 30;
const TYPE_NAMES: Readonly<Record<string, string>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime',
  password: 'password',
  search: 'query',
};
const FIELD_TYPES: Readonly<Record<string, LawpFieldType>> = {
  email: 'email',
  phone: 'phone',
  url: 'url',
  date: 'date',
  check_in: 'date',
  check_out: 'date',
  birth_date: 'date',
  time: 'time',
  datetime: 'datetime',
  party_size: 'integer',
  quantity: 'integer',
};
const INPUT_TYPES: Readonly<Record<string, LawpFieldType>> = {
  number: 'number',
  range: 'number',
  checkbox: 'boolean',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime',
};

/**
 * The fields of a form as LAWP fields: named by type, autocomplete value or plain words, else `field_1`, `field_2` …;
 * without passwords, files, machine fields and boxes that need not be ticked. At most 30, names unique.
 */
export function readFormFields(form: FormShape): LawpField[] {
  const fields: LawpField[] = [];
  const radios = new Set<string>();
  for (const control of form.controls) {
    if (!isAsked(control)) continue;
    if (control.type === 'radio') {
      const group = control.element.attribs.name ?? '';
      if (radios.has(group)) continue;
      radios.add(group);
    }
    const known = fieldName(control);
    const name = known && !fields.some((field) => field.name === known) ? known : freeName(fields);
    fields.push({ name, type: fieldType(name, control), required: control.required });
    if (fields.length === MAX_FIELDS) break;
  }
  return fields;
}

function freeName(fields: readonly LawpField[]): string {
  const taken = fields.filter(({ name }) => name.startsWith('field_')).length;
  return `field_${taken + 1}`;
}

function isAsked(control: FormControl): boolean {
  if (['password', 'file', 'color'].includes(control.type) || MACHINE_FIELD.test(control.words)) return false;
  if (control.element.attribs.tabindex === '-1' && control.element.attribs.autocomplete === 'off') return false;
  return control.type === 'checkbox' ? control.required : true;
}

/** The plain name of what a control asks for; null when nothing says. */
export function fieldName(control: FormControl): string | null {
  if (control.type === 'textarea') return 'message';
  const complete = (control.element.attribs.autocomplete ?? '').toLowerCase().split(/\s+/u).at(-1) ?? '';
  const byComplete = Object.hasOwn(AUTOCOMPLETE_FIELDS, complete) ? AUTOCOMPLETE_FIELDS[complete] : undefined;
  const byType = Object.hasOwn(TYPE_NAMES, control.type) ? TYPE_NAMES[control.type] : undefined;
  if (byType ?? byComplete) return byType ?? byComplete ?? null;
  if (control.type === 'checkbox' || control.type === 'radio') return null;
  for (const text of [control.words, control.label]) {
    const found = FIELD_WORDS.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}

function fieldType(name: string, control: FormControl): LawpFieldType {
  const named = Object.hasOwn(FIELD_TYPES, name) ? FIELD_TYPES[name] : undefined;
  const typed = Object.hasOwn(INPUT_TYPES, control.type) ? INPUT_TYPES[control.type] : undefined;
  // Dates and times in free text or choices take any wording.
  if (named === 'date' || named === 'time' || named === 'datetime') return typed ?? 'string';
  if (named === 'integer') return control.type === 'select' ? 'string' : 'integer';
  return named ?? typed ?? 'string';
}
