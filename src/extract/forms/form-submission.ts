import type { FormChoice, FormFacts } from '../../core/site/facts.ts';
import { toActionAddress } from '../actions/action-address.ts';
import type { FormControl } from './form-controls.ts';
import { type FormField, MAX_OPTIONS } from './form-fields.ts';
import { MACHINE_FIELD } from './form-words.ts';
import type { PageForm } from './forms.ts';

const MAX_HIDDEN = 20;
const MAX_TEMPLATE = 2_000;

/**
 * How a form is sent: its address, method, names and choices (HTML, form submission). Null where a script sends it, or
 * where none of its fields has a name.
 */
export function readSubmission({ kind, shape, fields }: PageForm): FormFacts | null {
  const { action, method, enctype } = shape;
  const named = fields.filter(({ control }) => control !== '');
  if (action === null || action.username !== '' || named.length === 0) return null;
  const controls = Object.fromEntries(named.map(({ field, control }) => [field.name, control]));
  const choices = choicesOf(named, shape.controls);
  const chosen = Object.keys(choices).length > 0 ? { choices } : {};
  const hidden = shape.hidden.filter(({ isSent }) => isSent).slice(0, MAX_HIDDEN);
  if (method === 'POST') {
    const names = hidden.length > 0 ? { hidden: hidden.map(({ name }) => name.slice(0, 200)) } : {};
    return { url: toActionAddress(action), method, enctype, controls, ...chosen, ...names };
  }
  const constants = new URL(action);
  // The answers take the place of what the address asks for.
  constants.search = new URLSearchParams(hidden.map(({ name, value }) => [name, value])).toString();
  constants.hash = '';
  // A token is good for one visit: whoever comes later needs one of his own.
  const isLasting = !hidden.some(({ name }) => MACHINE_FIELD.test(name));
  // Who searches gives words; what narrows the answers may stay away.
  const words = kind === 'search' ? named.filter(({ field }) => field.name === 'query') : [];
  const urlTemplate = isLasting ? templateOf(toActionAddress(constants), words.length > 0 ? words : named) : null;
  return {
    url: toActionAddress(action),
    method,
    controls,
    ...chosen,
    ...(urlTemplate === null ? {} : { urlTemplate }),
  };
}

/** The address with its fields in braces; null when it is too long to be one. */
function templateOf(address: string, fields: readonly FormField[]): string | null {
  const asked = fields.map(({ field, control }) => `${encodeURIComponent(control)}={${field.name}}`).join('&');
  const template = `${address}${address.includes('?') ? '&' : '?'}${asked}`;
  return template.length > MAX_TEMPLATE ? null : template;
}

function choicesOf(fields: readonly FormField[], controls: readonly FormControl[]): Record<string, FormChoice[]> {
  const entries = fields.flatMap(({ field, control }): [string, FormChoice[]][] => {
    const same = controls.filter(({ element }) => element.attribs.name === control);
    const choices = same.flatMap(({ type, choices: options, element, label }) =>
      type === 'radio' ? [{ value: (element.attribs.value ?? 'on').slice(0, 200), label }] : options,
    );
    return choices.length > 1 && choices.length <= MAX_OPTIONS ? [[field.name, [...choices]]] : [];
  });
  return Object.fromEntries(entries);
}
