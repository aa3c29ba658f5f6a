import { fold } from '../../../src/language/fold.ts';
import { type MadeSite, madeSites, tableRows } from './made-web.ts';
import { numberOf, type Question } from './question.ts';

/** So many of the questions for a kind in a town are asked in other languages: one of this many. */
const EVERY = 4;

/** How some languages put a kind and a town together; the others set them side by side. */
const SAID: Readonly<Record<string, (kind: string, town: string) => string>> = {
  en: (kind, town) => `${kind} in ${town}`,
  de: (kind, town) => `${kind} in ${town}`,
  fr: (kind, town) => `${kind} à ${town}`,
  es: (kind, town) => `${kind} en ${town}`,
  it: (kind, town) => `${kind} a ${town}`,
  da: (kind, town) => `${kind} i ${town}`,
  nl: (kind, town) => `${kind} in ${town}`,
  ja: (kind, town) => `${town}の${kind}`,
  zh: (kind, town) => `${town}${kind}`,
};

/** The questions of questions.tsv. */
export function writtenQuestions(): Question[] {
  return tableRows('questions.tsv').map(([group = '', language = '', text = '', right = '']) => ({
    group,
    language,
    text,
    right: new Set(right === '-' ? [] : right.split(' ')),
  }));
}

/** Each kind of place in each town where an invented site is one, in the words of many languages. */
export function placeQuestions(): Question[] {
  const kinds = new Map(tableRows('kinds.tsv').map(([type = '', ...words]) => [type, wordsOf(words)]));
  const towns = tableRows('towns.tsv').map(([name = '', ...words]) => ({ name, words: wordsOf(words) }));
  const placed = madeSites().flatMap((site) => {
    const town = towns.find(({ name, words }) => isNamed(site, [name, ...words.values()]));
    return town && kinds.has(site.type) ? { site, town } : [];
  });
  return [...Map.groupBy(placed, ({ site, town }) => `${site.type} ${town.name}`).values()].flatMap((same) => {
    const [one] = same;
    if (one === undefined) return [];
    const { town, site } = one;
    const right = new Set(same.map(({ site }) => site.domain));
    return [...(kinds.get(site.type) ?? [])].flatMap(([language, kind]) => {
      const text = (SAID[language] ?? ((kind, town) => `${kind} ${town}`))(kind, town.words.get(language) ?? town.name);
      if (language === 'en') return { group: 'place', language, text, right };
      return numberOf(text) % EVERY === 0 ? { group: 'place-other', language, text, right } : [];
    });
  });
}

function isNamed({ town }: MadeSite, names: readonly string[]): boolean {
  return names.some((name) => fold(name) === fold(town) || `${name}市` === town || `${name}มหานคร` === town);
}

function wordsOf(cells: readonly string[]): Map<string, string> {
  return new Map(cells.map((cell) => [cell.slice(0, 2), cell.slice(3)]));
}
