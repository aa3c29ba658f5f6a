import { kindOfWords, ownPartOfName, wordsOfLabel } from './control-words.ts';
import type { FieldKind } from './field-words.ts';
import type { FormControl } from './form-controls.ts';

/** What a text asks for by its words; null where they name no kind. */
export function kindOf(text: string): FieldKind | null {
  return kindOfWords(wordsOfLabel(text));
}

/** "q1", "s_2": letters that are counted, and no names. */
const NUMBERED = /^[a-z]_?\d+$/iu;

/** What its own name asks for. */
export function namedKind({ element }: FormControl): FieldKind | null {
  const { name = '' } = element.attribs;
  return NUMBERED.test(name) ? null : kindOf(ownPartOfName(name));
}

/** What the page says that it asks for. */
export function saidKind({ group, label, element }: FormControl): FieldKind | null {
  return kindOf(group) ?? kindOf(label) ?? kindOf(element.attribs.placeholder ?? '');
}
