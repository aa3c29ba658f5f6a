import { ACTION_CATALOGUE } from '../../core/actions/catalogue.ts';
import { mentions } from '../../language/action-lists.ts';
import type { ControlKind } from './control-kind.ts';
import { areCallingCodes, kindAmong, kindOfWords, wordsOfLabel } from './control-words.ts';
import { closerAmong } from './field-twins.ts';
import type { FormControl } from './form-controls.ts';
import type { FormKind } from './form-kind.ts';
import { AUTOCOMPLETE_FIELDS, MACHINE_FIELD } from './form-words.ts';
import { kindOf, namedKind, saidKind } from './said-kind.ts';

/** What each control of a form asks for. */
export type FieldKinds = ReadonlyMap<FormControl, ControlKind | null>;

/** A type that says it whatever the words are. */
const SURE_TYPES: Readonly<Record<string, ControlKind>> = { email: 'email', password: 'password', search: 'query' };
/** What a type says where no word says it better. */
const LIKELY_TYPES: Readonly<Record<string, ControlKind>> = {
  tel: 'phone',
  url: 'url',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime',
  file: 'attachment',
  textarea: 'message',
};
/** What programmers call many things: their labels say it closer ("name" labelled "First name"). */
const LOOSE: ReadonlySet<ControlKind | null> = new Set([
  'name',
  'user_name',
  'date',
  'day',
  'time',
  'message',
  'subject',
  'url',
  'quantity',
]);
/** One word may stand for any of them: the type of the box tells them apart. */
const OF_TIME: ReadonlySet<ControlKind> = new Set(['date', 'time', 'datetime']);
/** What a box to tick may be for. */
const TICKED: ReadonlySet<ControlKind> = new Set(['terms', 'newsletter', 'remember_me']);
/** What a box for a number may be for: "Nombre de vélos" is no name. */
const NUMBERS: ReadonlySet<ControlKind> = new Set([
  'age',
  'amount',
  'day',
  'house_number',
  'month',
  'party_size',
  'phone',
  'postcode',
  'price',
  'price_max',
  'price_min',
  'quantity',
  'rating',
  'reference',
  'year',
]);
const CHOSEN_TYPES: ReadonlySet<string> = new Set(['select', 'radio']);
/** What is written and never chosen: "What is your enquiry?" above a list asks for no message, "Firm size" for no firm. */
const WRITTEN: ReadonlySet<ControlKind> = new Set([
  'message',
  'email',
  'name',
  'first_name',
  'last_name',
  'user_name',
  'company',
  'street',
  'url',
]);
/** Dates that are asked for in three boxes. */
const DATES_IN_PARTS = { birth_date: 'birth', check_in: 'check_in', check_out: 'check_out' } as const;

/** What only machines fill in, or what tells them from people: tokens, traps, sums ("3 + 4 ="). */
export function isForMachines({ words, label, element }: FormControl): boolean {
  if (MACHINE_FIELD.test(words) || MACHINE_NAME.test(element.attribs.name ?? '')) return true;
  if (label === '' && BARE_CODE.test(element.attribs.name ?? '')) return true;
  return SUM.test(label) || mentions('leave_empty', label) || mentions('captcha', label);
}

/** Whole names of boxes for the code in a picture; part of a name, they ask to write an address twice. */
const MACHINE_NAME =
  /^(?:capt|verify|verif(?:ication)?[_-]?code|verification|spam[_-]?protection|anti[_-]?(?:spam|bot|robot)s?|(?:sec|ver|check|img|image|valid|validation|control)[_-]?code|human[_-]?(?:verif\w*|check|test))$/iu;
/** A code of which nobody says what it is for stands beside its picture. */
const BARE_CODE = /^(?:code|codice|codigo|kod)$/iu;

const SUM = /\d\s*[+×*x−–-]\s*\d\s*(?:=|\?|$|ist|is|equals)/iu;

/** What a control asks for; null when nothing says. */
function fieldKind(control: FormControl): ControlKind | null {
  const { type, element, label } = control;
  const { name = '', id = '', placeholder = '', autocomplete = '' } = element.attribs;
  if (areCallingCodes(control.choices.map(({ label: choice }) => choice))) return 'phone_country_code';
  const complete = autocomplete.toLowerCase().split(/\s+/u).at(-1) ?? '';
  if (Object.hasOwn(SURE_TYPES, type)) return SURE_TYPES[type] ?? null;
  if (Object.hasOwn(AUTOCOMPLETE_FIELDS, complete)) return AUTOCOMPLETE_FIELDS[complete] ?? null;
  const likely = Object.hasOwn(LIKELY_TYPES, type) ? (LIKELY_TYPES[type] ?? null) : null;
  const own = namedKind(control);
  const seen = saidKind(control);
  const closer = isSaidAside(own, seen) ? own : seen;
  const told = (LOOSE.has(own) ? (closer ?? own) : (own ?? seen)) ?? kindOf(name) ?? kindOf(id);
  if (type === 'checkbox') return told !== null && TICKED.has(told) ? told : kindAmong(TICKED, wordsOfLabel(label));
  if (type === 'textarea' && told !== 'street') return 'message';
  if (namesBothDays(label) || namesBothDays(placeholder)) return 'date';
  if (told !== null && type === 'number' && !NUMBERS.has(told)) return null;
  if (told !== null && CHOSEN_TYPES.has(type) && !mayBeChosen(told, own, control)) return null;
  if (told === null || (likely !== null && OF_TIME.has(likely) && OF_TIME.has(told))) return likely;
  // "Which day?" beside buttons to choose from asks for more than a number of the month.
  if (isPart(told)) return type === 'date' ? 'date' : type === 'radio' ? null : partOfDate(told, name);
  return isPart(seen) && isWholeDate(told) ? `${DATES_IN_PARTS[told]}_${seen}` : told;
}

/** "Subject of your message", "A user name for this site": the name says it, and the label ends with something else. */
function isSaidAside(own: ControlKind | null, seen: ControlKind | null): boolean {
  return (own === 'subject' && seen === 'message') || (own === 'user_name' && seen === 'url');
}

/** "companyId" may be chosen among firms; an "inquiry" among subjects alone, mail in sorts, and a month among more than a few. */
function mayBeChosen(told: ControlKind, own: ControlKind | null, { type, choices }: FormControl): boolean {
  if (TYPED.has(told)) return choices.some(({ label }) => label.includes('@'));
  if (TICKED_ALONE.has(told) && type === 'radio') return false;
  const isCounted = choices.length >= MIN_DATES || choices.some(({ label }) => /\d/u.test(label));
  return told === own || (isPart(told) ? type !== 'select' || isCounted : !WRITTEN.has(told));
}

/** Months of a year, and a few less where some are closed. */
const MIN_DATES = 6;
const TYPED: ReadonlySet<ControlKind> = new Set(['message', 'email', 'user_name', 'url']);
const TICKED_ALONE: ReadonlySet<ControlKind> = new Set(['terms', 'remember_me']);

/** More than that is no label. */
const MAX_LABEL = 120;

/** "Check-in – Check-out": one box for both days. */
function namesBothDays(text: string): boolean {
  const parts = text
    .slice(0, MAX_LABEL)
    .split(/[–—/]|\s-\s/u)
    .map(kindOf);
  return parts.includes('check_in') && parts.includes('check_out');
}

function isPart(kind: ControlKind | null): kind is 'day' | 'month' | 'year' {
  return kind === 'day' || kind === 'month' || kind === 'year';
}

function isWholeDate(kind: ControlKind | null): kind is keyof typeof DATES_IN_PARTS {
  return kind !== null && Object.hasOwn(DATES_IN_PARTS, kind);
}

/** `arrivalMonth`, `dob[month]`: which date's part it is. */
function partOfDate(part: 'day' | 'month' | 'year', name: string): ControlKind {
  const whole = kindOfWords(wordsOfLabel(name).slice(0, -1));
  return isWholeDate(whole) ? `${DATES_IN_PARTS[whole]}_${part}` : part;
}

/** `day_birth` beside `month_birth`: of several boxes for one date, those whose names begin with a part of it. */
function partsAmong(boxes: readonly FormControl[]): [FormControl, 'day' | 'month' | 'year'][] {
  if (boxes.length < 2) return [];
  return boxes.flatMap((control) => {
    const part = kindOfWords(wordsOfLabel(control.element.attribs.name ?? '').slice(0, 1));
    return isPart(part) ? [[control, part]] : [];
  });
}

/** What the controls of a form ask for, each beside the others: a name beside a first name is the last one, a title a person's. */
export function fieldKinds(controls: readonly FormControl[]): FieldKinds {
  const kinds = new Map(controls.map((control) => [control, fieldKind(control)] as const));
  const of = (kind: ControlKind) => controls.filter((control) => kinds.get(control) === kind);
  for (const [control, kind] of closerAmong(controls, kinds)) kinds.set(control, kind);
  for (const whole of Object.keys(DATES_IN_PARTS) as (keyof typeof DATES_IN_PARTS)[])
    for (const [control, part] of partsAmong(of(whole))) kinds.set(control, `${DATES_IN_PARTS[whole]}_${part}`);
  for (const control of of('subject').filter(isTitled)) {
    if (control.choices.some(({ label }) => ADDRESSED.test(label))) kinds.set(control, 'salutation');
    else if (isLine(control.type) && of('company').length > 0) kinds.set(control, 'job_title');
  }
  const [name, second] = of('name');
  if (name === undefined || second !== undefined) return kinds;
  const [first, last] = [of('first_name').length, of('last_name').length];
  if (first > 0 && last === 0) kinds.set(name, 'last_name');
  if (last > 0 && first === 0) kinds.set(name, 'first_name');
  return kinds;
}

/** "Title": of a message, but of a person where it is chosen among those, or stands beside the firm's name. */
function isTitled({ label, element }: FormControl): boolean {
  return /(?<!\p{L})tit(?:le|re)\W*$/iu.test(label || (element.attribs.name ?? ''));
}

const ADDRESSED = /^(?:mrs?|miss|ms|mme|monsieur|madame)\.?$/iu;

const LINES: ReadonlySet<string> = new Set(['text', '']);

/** The same, knowing what the form is for: its only box for text asks for what such forms ask. */
export function settledKinds(kinds: FieldKinds, form: FormKind): FieldKinds {
  const sole = ACTION_CATALOGUE.find(({ id }) => id === form)?.form?.soleField ?? null;
  const [line, second] = [...kinds.keys()].filter((control) => isLine(control.type) && !isForMachines(control));
  if (sole === null || line === undefined || second !== undefined || !LINES.has(line.type)) return kinds;
  const known = kinds.get(line) ?? null;
  // The address for news is one of e-mail.
  const isOpen = known === null || known === 'newsletter' || (known === 'street' && sole === 'email');
  return isOpen ? new Map([...kinds, [line, sole]]) : kinds;
}

const NO_LINES: ReadonlySet<string> = new Set(['select', 'textarea', 'checkbox', 'radio', 'password', 'file']);

function isLine(type: string): boolean {
  return !NO_LINES.has(type);
}
