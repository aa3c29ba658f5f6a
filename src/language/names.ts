import { remembered } from './word-memo.ts';

const displayNames = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'none' });

/** Names that people use where the display name is a long or unusual one. */
const USUAL: Readonly<Record<string, string>> = {
  no: 'Norwegian',
  el: 'Greek',
  zh: 'Chinese',
  tl: 'Filipino',
  ku: 'Kurdish',
};

/** The English name of an ISO 639-1 language ("da" → "Danish"), or null when there is no such language. */
export const languageName: (code: string) => string | null = remembered((code) => {
  if (!/^[a-z]{2}$/.test(code)) return null;
  return USUAL[code] ?? displayNames.of(code) ?? null;
});
