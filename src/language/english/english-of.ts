import type { TextKind } from './machine-english.ts';
import type { SiteContext } from './site-context.ts';
import { type Names, namesPattern } from './without-names.ts';

/** The names that are known of a site: no text is called foreign for them. */
export function knownNames({ name, business }: SiteContext): Names {
  return namesPattern([name, business?.name]);
}

/**
 * The English that a translator gives for a text of the site; null where nothing translates, or the text is English.
 * @param language ISO 639-1 of the text, where it is not that of the site
 */
export function englishOf(
  context: SiteContext,
  text: string,
  kind: TextKind,
  language: string = context.language,
): string | null {
  if (context.english === undefined || language === 'en') return null;
  return context.english.find({ text, kind, language, names: knownNames(context) });
}
