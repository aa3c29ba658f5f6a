import { tableKey } from './query-words.ts';
import { searchTable } from './search-table.ts';

/** `in`: the form itself says that a place is meant; `case`: a word beside it does; `of`: "Kölner", beside a kind of site. */
export type PlaceFormKind = 'in' | 'case' | 'of';

/** What a word may be a form of, in a language. */
export interface NamedInForm {
  readonly language: string;
  readonly kind: PlaceFormKind;
  readonly name: string;
}

interface Rule {
  readonly language: string;
  readonly kind: PlaceFormKind;
  readonly isBeginning: boolean;
  /** What is taken away. */
  readonly sign: string;
  /** What may stand there in the name. */
  readonly instead: readonly string[];
}

/** What is shorter without its ending would be found in other words. */
const LEAST_LEFT = 2;

/** "Moon" is no form of "Mo". */
const TWO_LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,2}$/u;

let rules: readonly Rule[] | null = null;

/** Read at the first question: whoever asks none does not pay for it. */
function formRules(): readonly Rule[] {
  rules ??= searchTable('place-forms.tsv').flatMap(toRules);
  return rules;
}

function toRules([language = '', kind = '', forms = '']: readonly string[]): Rule[] {
  return forms.split(' / ').map((form) => {
    const [sign = '', instead = ''] = form.split('=');
    return {
      language,
      kind: kind as PlaceFormKind,
      isBeginning: sign.endsWith('-'),
      sign: tableKey(sign.replace('-', '')),
      instead: instead.split(','),
    };
  });
}

/**
 * The names that words may be a form of: "Praze" of "Praha", "Helsingissä" of "Helsinki", "בחיפה" of "חיפה", "Novom Sadu" of
 * "Novi Sad".
 * @param key as `tableKey` gives it
 */
export function namesInForm(key: string): NamedInForm[] {
  const words = key.split(' ');
  const [first = '', ...others] = words;
  const last = others.at(-1);
  if (last === undefined) return wordsInForm(first);
  const [before, behind] = [words.slice(0, -1).join(' '), others.join(' ')];
  const firsts = wordsInForm(first);
  const lasts = wordsInForm(last);
  const both = (form: NamedInForm): NamedInForm[] =>
    lasts.flatMap((end) =>
      end.language === form.language && others.length === 1 ? { ...end, name: `${form.name} ${end.name}` } : [],
    );
  return [
    ...lasts.map((form) => ({ ...form, name: `${before} ${form.name}` })),
    ...firsts.flatMap((form) => [{ ...form, name: `${form.name} ${behind}` }, ...both(form)]),
  ];
}

function wordsInForm(word: string): NamedInForm[] {
  const isFormed = ({ isBeginning, sign }: Rule): boolean =>
    (isBeginning ? word.startsWith(sign) : word.endsWith(sign)) && word.length - sign.length >= LEAST_LEFT;
  const formed = formRules().filter(isFormed);
  return formed.flatMap(({ language, kind, isBeginning, sign, instead }) => {
    const left = isBeginning ? word.slice(sign.length) : word.slice(0, -sign.length);
    const names = instead.map((more) => (isBeginning ? more + left : left + more));
    return names.filter((name) => !TWO_LETTERS.test(name)).map((name) => ({ language, kind, name }));
  });
}

/**
 * The forms that a name has in texts of the languages spoken in its country, or in one that is given: "Praze" and "Prahy" of
 * "Praha". Some are none that anybody writes.
 * @param key as `tableKey` gives it
 */
export function formsOfName(key: string, { country, language }: FormsAsked): string[] {
  const isSpoken = (rule: Rule): boolean => rule.language === language || countryOf(rule.language) === country;
  const spoken = formRules().filter((rule) => rule.kind !== 'of' && !rule.isBeginning && isSpoken(rule));
  return spoken.flatMap(({ sign, instead }) => {
    const ended = instead.filter((ending) => key.endsWith(ending) && key.length - ending.length >= LEAST_STEM);
    return ended.length > 0 && isOneScript(key, sign)
      ? ended.map((ending) => key.slice(0, key.length - ending.length) + sign)
      : [];
  });
}

interface FormsAsked {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 639-1. */
  readonly language: string | null;
}

const LEAST_STEM = 2;

const countries = new Map<string, string>();

/** Where a language is mostly spoken (CLDR likely subtags). */
export function countryOf(language: string): string {
  const country = countries.get(language) ?? new Intl.Locale(language).maximize().region ?? '';
  countries.set(language, country);
  return country;
}

function isOneScript(name: string, sign: string): boolean {
  return SCRIPTS.every((script) => script.test(name) === script.test(sign));
}

const SCRIPTS = [/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Latin}/u];
