import { DAY_WORDS, languageOfDays } from '../../language/day-words.ts';
import { DAY_GROUPS, RANGE_WORDS } from './hours-words.ts';

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Shorter day words of other languages are other words of the page's own. */
const MIN_FOREIGN = 5;

/** Day words of English and the page's language, then those of all languages that name one day only. */
export function dayTable(language: string | null): ReadonlyMap<string, readonly number[]> {
  const key = languageOfDays(language);
  const known = tables.get(key);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const clashing = new Set<string>();
  for (const [group, [first, last]] of Object.entries(DAY_GROUPS)) {
    const name = group.replaceAll(' ', '_');
    table.set(
      name,
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    );
  }
  for (const words of DAY_WORDS.values()) {
    for (const [word, day] of dayForms(words)) {
      // "ons" is Wednesday in Danish, "our" in Dutch.
      if (key !== 'en' && word.length < MIN_FOREIGN && /^[a-z]/u.test(word)) continue;
      const other = table.get(word);
      if (other && other[0] !== day) clashing.add(word);
      table.set(word, [day]);
    }
  }
  for (const word of clashing) table.delete(word);
  // "to" is Thursday in Finnish only, "do" in German and Dutch only; elsewhere they part two times.
  for (const word of RANGE_WORDS) table.delete(word);
  for (const preferred of ['en', key])
    for (const [word, day] of dayForms(DAY_WORDS.get(preferred) ?? [])) table.set(word, [day]);
  tables.set(key, table);
  return table;
}

function dayForms(words: readonly (readonly string[])[]): [string, number][] {
  return words.flatMap((forms, day) => forms.map((form): [string, number] => [form, day]));
}
