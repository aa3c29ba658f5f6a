import { CODES_AFTER_TOWN } from './postal-forms.ts';

/** Countries whose codes behind the town look like nothing else. */
const PLAIN: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB', 'IE']);

const CODE = new RegExp(
  CODES_AFTER_TOWN.filter(({ country }) => PLAIN.has(country))
    .map(({ pattern }) => pattern.source.replaceAll(/\?<\w+>/gu, '?:'))
    .join('|'),
  'u',
);

/** Whether a text has a postal code of a state, a province or a kingdom, whatever else an address needs. */
export function holdsCode(text: string): boolean {
  return CODE.test(text);
}
