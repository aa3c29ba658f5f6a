import type { LawpField, LawpFieldType } from '../../core/lawp/document.ts';
import { toSafeLine } from '../safe-text.ts';
import type { ControlKind } from './control-kind.ts';
import { labelBefore } from './control-label.ts';
import { ownPartOfName, slugOf, wordsOfLabel } from './control-words.ts';
import { type FieldKinds, isForMachines } from './field-kinds.ts';
import type { FormControl, FormShape } from './form-controls.ts';
import { PRIVATE_FIELD } from './form-words.ts';

/** A field of a form as LAWP has it, with what the form itself calls it. */
export interface FormField {
  readonly field: LawpField;
  /** The name under which its value is sent; empty where only a script sends it. */
  readonly control: string;
}

const MAX_FIELDS = 30;
/** A longer list of what may be chosen is not told. */
export const MAX_OPTIONS = 60;
const FIELD_TYPES: Readonly<Partial<Record<ControlKind, LawpFieldType>>> = {
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
/** What an untold control is, in a plain word. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  select: 'choice',
  radio: 'choice',
  checkbox: 'option',
  number: 'number',
  range: 'number',
};
/**
 * The fields of a form (R76): named by autocomplete value, plain words, type, else by the control's own name or label;
 * without passwords, cards, files, machine fields and boxes that need not be ticked. At most 30, names unique.
 */
export function readFormFields(form: FormShape, kinds: FieldKinds): FormField[] {
  const fields: FormField[] = [];
  const taken = new Set<string>();
  const radios = new Set<string>();
  const asked = form.controls.filter((control) => isAsked(control) && control.type !== 'radio');
  const twins = Map.groupBy(asked, (control) => kinds.get(control) ?? null);
  for (const control of form.controls) {
    if (!isAsked(control)) continue;
    const { name = '' } = control.element.attribs;
    if (control.type === 'radio') {
      if (radios.has(name)) continue;
      radios.add(name);
    }
    const kind = kinds.get(control) ?? null;
    const isTwin = (twins.get(kind)?.length ?? 0) > 1;
    fields.push({ field: toField(control, kind, { form, taken, isTwin }), control: name.slice(0, 200) });
    if (fields.length === MAX_FIELDS) break;
  }
  return fields;
}

interface FieldPlace {
  readonly form: FormShape;
  readonly taken: Set<string>;
  /** Another control asks for the same: only their labels tell them apart. */
  readonly isTwin: boolean;
}

function toField(control: FormControl, kind: ControlKind | null, { form, taken, isTwin }: FieldPlace): LawpField {
  const name = freeName(kind ?? plainName(control, form), taken);
  const options = optionsOf(control, form);
  const type = options.length > 0 ? 'enum' : fieldType(kind, control);
  const label = askedBy(control).replace(/[\s*:：]+$/u, '');
  // "Your e-mail" says no more than the name of the field.
  const description = kind !== null && !isTwin && wordsOfLabel(label).length <= 3 ? '' : label;
  return {
    name,
    type,
    required: control.required,
    ...(description === '' ? {} : { description }),
    ...(options.length > 0 ? { options } : {}),
  };
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}_${count}`;
  taken.add(free);
  return free;
}

function isAsked(control: FormControl): boolean {
  if (['password', 'file', 'color'].includes(control.type)) return false;
  if (isForMachines(control) || PRIVATE_FIELD.test(`${control.words} ${control.label}`)) return false;
  if (/(?:^|\s)cc-/iu.test(control.element.attribs.autocomplete ?? '')) return false;
  if (control.element.attribs.tabindex === '-1' && control.element.attribs.autocomplete === 'off') return false;
  return control.type === 'checkbox' ? control.required : true;
}

/** A name in plain letters from what the form calls the control, where that reads like words, else from its label. */
function plainName(control: FormControl, form: FormShape): string {
  const { name = '', placeholder = '' } = control.element.attribs;
  const own = slugOf(ownPartOfName(name));
  const said = [askedBy(control), placeholder].map(slugOf).find((slug) => slug !== null) ?? null;
  // What makers of forms count ("area_1_field_2") names none of them.
  const isCounted = own !== null && /\d$/u.test(name) && form.controls.some((other) => isNamedAlike(other, name, own));
  return (isCounted ? (said ?? own) : (own ?? said)) ?? PLAIN_NAMES[control.type] ?? 'text';
}

function isNamedAlike({ element }: FormControl, name: string, slug: string): boolean {
  const { name: other = '' } = element.attribs;
  return other !== name && slugOf(ownPartOfName(other)) === slug;
}

/** The words that say what is asked: those of the first radio button are one of the answers, and it stands before them. */
function askedBy({ type, group, label, element }: FormControl): string {
  if (type !== 'radio') return label;
  return group || (label === '' ? '' : toSafeLine(labelBefore(element)));
}

/** What can be chosen, in the words of the page; empty where the choice is free or too long to tell. */
function optionsOf({ type, choices, element }: FormControl, form: FormShape): string[] {
  const of = (name: string) => form.controls.filter((other) => other.element.attribs.name === name);
  const said =
    type === 'radio' ? of(element.attribs.name ?? '').map(({ label }) => label) : choices.map(({ label }) => label);
  const options = [...new Set(said.filter((label) => label !== ''))];
  return options.length > 1 && options.length <= MAX_OPTIONS ? options : [];
}

function fieldType(kind: ControlKind | null, { type }: FormControl): LawpFieldType {
  const named = kind === null ? undefined : FIELD_TYPES[kind];
  const typed = Object.hasOwn(INPUT_TYPES, type) ? INPUT_TYPES[type] : undefined;
  // Dates and times in free text or choices take any wording.
  if (named === 'date' || named === 'time' || named === 'datetime') return typed ?? 'string';
  if (named === 'integer') return type === 'select' ? 'string' : 'integer';
  return named ?? typed ?? 'string';
}
