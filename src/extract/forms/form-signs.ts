import { findAction } from '../../language/action-words.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { MONEY_AMOUNT } from '../prices.ts';
import { type FieldKinds, isForMachines } from './field-kinds.ts';
import type { FormControl, FormShape } from './form-controls.ts';

/** How many controls of each sort a form has. */
export interface Counts {
  readonly passwords: number;
  readonly emails: number;
  readonly users: number;
  /** Boxes for a message. */
  readonly messages: number;
  /** Boxes for one line of text, e-mail included. */
  readonly texts: number;
  readonly selects: number;
  readonly boxes: number;
  readonly files: number;
  /** Choices that name an amount of money. */
  readonly amounts: number;
}

/** The words by which a form tells what it is for. */
export interface Words {
  /** Form markup, control names, hidden names and button texts. */
  readonly all: string;
  /** Form markup and button texts. */
  readonly form: string;
  /** What stands over the form and on its buttons, for looking up words of all languages. */
  readonly said: string;
  /** What a button plainly offers. */
  readonly button: ReturnType<typeof findAction>;
  /** What its heading plainly offers. */
  readonly heading: ReturnType<typeof findAction>;
  readonly buttons: readonly string[];
}

/** A form as it is classified. */
export interface Reading {
  readonly form: FormShape;
  readonly seen: Counts;
  readonly words: Words;
  readonly kinds: FieldKinds;
  readonly page: ParsedPage;
}

const LINE_LESS: ReadonlySet<string> = new Set(['select', 'textarea', 'checkbox', 'radio', 'password', 'file']);

/** Counts what a form asks for, without what is for machines. */
export function countControls(form: FormShape, kinds: FieldKinds): Counts {
  const of = (...types: string[]) => form.controls.filter(({ type }) => types.includes(type)).length;
  const lines = form.controls.filter((control) => !LINE_LESS.has(control.type) && !isForMachines(control));
  return {
    passwords: of('password') + form.controls.filter(isPlainPassword).length,
    emails: lines.filter((control) => kinds.get(control) === 'email').length,
    users: lines.filter(({ words }) => /user|login|openid/iu.test(words)).length,
    messages: form.controls.filter(({ type, ...rest }) => type === 'textarea' && !isAddress({ type, ...rest }, kinds))
      .length,
    texts: lines.length,
    selects: of('select'),
    boxes: of('checkbox', 'radio'),
    files: of('file'),
    amounts: form.controls
      .flatMap(({ type, label, choices }) => (type === 'radio' ? [label] : choices.map((choice) => choice.label)))
      .filter((label) => MONEY_AMOUNT.test(label)).length,
  };
}

/** A box for a password whose type no browser knows ("passwrd") shows what is written. */
function isPlainPassword({ type, element }: FormControl): boolean {
  return type.startsWith('pass') && type !== 'password' && /^pass/iu.test(element.attribs.name ?? '');
}

/** A large box for a street is no message. */
function isAddress(control: FormControl, kinds: FieldKinds): boolean {
  return kinds.get(control) === 'street' || /address|adres|street/iu.test(control.element.attribs.name ?? '');
}

/** Gathers the words of a form. */
export function formWords(form: FormShape): Words {
  const submits = form.submits.slice(0, 5);
  const own = [form.markup, ...submits].join(' ');
  const names = [
    ...form.controls.slice(0, 40).map(({ words }) => words),
    ...form.hidden.slice(0, 40).map(({ name }) => name),
  ].join(' ');
  const button = submits.map((text) => findAction(text)).find((action) => action !== null) ?? null;
  return {
    all: `${own} ${names}`.slice(0, 8_000),
    form: own.slice(0, 2_000),
    said: [form.heading, ...submits].join(' ; '),
    button,
    heading: findAction(form.heading),
    buttons: submits,
  };
}
