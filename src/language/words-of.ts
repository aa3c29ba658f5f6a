import { toSearchText } from './search-text.ts';
import { spellOut, transliterate } from './transliterate.ts';

/** The words of a text as the index holds them, in their order. */
export function wordsOf(text: string): string[] {
  return toSearchText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/**
 * The words by which a site is called: those of its name, and of its domain but for the ending; of a name with letters that
 * many keyboards lack also as people type it without them ("Zerno i Turka", "Mueller").
 */
export function namesOf(domain: string, name: string): string[] {
  const label = domain.slice(0, domain.lastIndexOf('.'));
  const words = wordsOf(`${name} ${label}`);
  return [...new Set([...words, ...words.map(transliterate), ...wordsOf(spellOut(name.toLowerCase()))])];
}
