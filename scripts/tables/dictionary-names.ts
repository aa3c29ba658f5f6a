import { type Name, packedThings } from './packed-things.ts';
import type { Written } from './written-words.ts';

/** English word → language → what it is called there, with how sure that is. */
export type Names = Map<string, Map<string, Map<string, number>>>;

/** So many names of a language stand in the line of a thing; by the others the thing is found. */
const MOST_NAMES = 2;

/**
 * The names as one text, see packed-things.ts. By names beyond the first two of a language the thing is only found.
 */
export function packedNames(names: Names): string {
  const things: Name[][] = [];
  const keys = new Map<string, Map<number, string>>();
  const add = (key: string, language: string): void => {
    const of = keys.get(key) ?? new Map<number, string>();
    keys.set(key, of.set(things.length, (of.get(things.length) ?? '') + language));
  };
  for (const [english, all] of [...names].sort(byKey)) {
    add(english, '');
    const others = [...all].sort(byKey).flatMap(([language, words]) => {
      const surest = [...words].sort((a, b) => b[1] - a[1] || byKey(a, b));
      const named = surest.slice(0, MOST_NAMES).map(([word]) => word);
      for (const [word] of surest) add(word, named.includes(word) ? '' : language);
      return named.map((key) => ({ language, key }));
    });
    things.push([{ language: 'en', key: english }, ...others]);
  }
  return packedThings(things, keys);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** The names that `packedNames` put into one text: those of a line in their order, the others behind them. */
export function unpackedNames(text: string): Names {
  const [lines = '', keys = ''] = text.split('\n\n');
  const things = lines.split('\n').map((line) => {
    const [english = '', ...names] = line.split('|').map((name) => name.slice(3));
    const languages = line
      .split('|')
      .slice(1)
      .map((name) => name.slice(0, 2));
    const all = new Map<string, Map<string, number>>();
    for (const [at, word] of names.entries()) put(all, languages[at] ?? '', word, -at);
    return [english, all] as const;
  });
  for (const line of keys.split('\n')) {
    const [key = '', of = ''] = line.split('\t');
    for (const each of of.split(','))
      for (const language of each.replace(/^\d+/, '').match(/../g) ?? [])
        put(things[Number.parseInt(each, 10)]?.[1], language, key, Number.NEGATIVE_INFINITY);
  }
  return new Map(things);
}

function put(all: Map<string, Map<string, number>> | undefined, language: string, word: string, sure: number): void {
  all?.set(language, (all.get(language) ?? new Map<string, number>()).set(word, sure));
}

/** The names with those that were written by hand in place of what they had of these languages, also of things they lacked. */
export function withWritten(names: Names, written: readonly Written[]): Names {
  const own = new Set(written.map(({ language }) => language));
  const others = [...names].map(([english, all]) => {
    return [english, new Map([...all].filter(([language]) => !own.has(language)))] as const;
  });
  const found: Names = new Map(others.filter(([, { size }]) => size > 0));
  for (const { language, english, names: called } of written) {
    const all = found.get(english) ?? new Map<string, Map<string, number>>();
    for (const [at, word] of called.entries()) put(all, language, word, -at);
    found.set(english, all);
  }
  return found;
}
