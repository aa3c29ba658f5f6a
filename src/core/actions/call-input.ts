import { z } from 'zod';
import { kindOf } from '../kind-of.ts';
import type { LawpAction, LawpField, LawpFieldType } from '../lawp/document.ts';

/** One part of an input that does not fit, by its JSON Pointer. */
export interface CallInputFault {
  readonly path: string;
  readonly message: string;
}

const PHONE = /^\+?[\d\s()/.-]{5,25}$/;

/** The form of a value by the type of its field (LAWP 0.3). */
const VALUES: Readonly<Record<Exclude<LawpFieldType, 'enum'>, { readonly schema: z.ZodType; readonly asked: string }>> =
  {
    string: { schema: z.string(), asked: 'a text' },
    number: { schema: z.number(), asked: 'a number' },
    integer: { schema: z.int(), asked: 'a whole number' },
    boolean: { schema: z.boolean(), asked: 'true or false' },
    date: { schema: z.iso.date(), asked: 'a date (2026-11-30)' },
    time: { schema: z.iso.time(), asked: 'a time (19:30)' },
    datetime: { schema: z.iso.datetime({ local: true, offset: true }), asked: 'a date and time (2026-11-30T19:30)' },
    email: { schema: z.email(), asked: 'an e-mail address' },
    phone: { schema: z.string().regex(PHONE), asked: 'a phone number' },
    url: { schema: z.url({ protocol: /^https?$/ }), asked: 'an http(s) address' },
  };

/**
 * Holds the input of a call against what an action asks for, so that a site is never sent what it must refuse.
 * @param input a JSON value; undefined and null are the same: none
 */
export function findInputFaults({ input: asked }: Pick<LawpAction, 'input'>, input: unknown): CallInputFault[] {
  if (asked.type === 'none') {
    return isEmpty(input) ? [] : [{ path: '/input', message: 'This action takes no input.' }];
  }
  if (asked.type === 'object') return findFieldFaults(asked.fields ?? [], input);
  const type = asked.type === 'text' ? 'string' : 'number';
  return findValueFaults({ name: 'input', type, required: asked.required }, input, '/input');
}

function findFieldFaults(fields: readonly LawpField[], input: unknown): CallInputFault[] {
  const given = isEmpty(input) ? {} : input;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return [{ path: '/input', message: `input must be an object of fields; it is ${kindOf(given)}.` }];
  }
  const values = new Map(Object.entries(given));
  const names = fields.map(({ name }) => name);
  const unknown = [...values.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => ({ path: pointer(name), message: `There is no such field; there are ${names.join(', ')}.` }));
  return [
    ...unknown,
    ...fields.flatMap((field) => findValueFaults(field, values.get(field.name), pointer(field.name))),
  ];
}

type Asked = Pick<LawpField, 'name' | 'type' | 'required' | 'options'>;

function findValueFaults(
  { name, type, required, options = [] }: Asked,
  value: unknown,
  path: string,
): CallInputFault[] {
  const { asked, fits } = askedValue(type, options);
  if (isEmpty(value)) return required ? [{ path, message: `${name} is missing; it must be ${asked}.` }] : [];
  return fits(value) ? [] : [{ path, message: `${name} must be ${asked}.` }];
}

/** What a field takes, in words and as a test. */
function askedValue(
  type: LawpFieldType,
  options: readonly (string | number)[],
): { asked: string; fits: (value: unknown) => boolean } {
  if (type === 'enum') {
    const asked = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`;
    return { asked, fits: (value) => options.some((option) => option === value) };
  }
  const { schema, asked } = VALUES[type];
  return { asked, fits: (value) => schema.safeParse(value).success };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function pointer(name: string): string {
  return `/input/${name.slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
