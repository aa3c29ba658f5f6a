import { z } from 'zod';
import { askProvider, type Patience } from './ask-provider.ts';
import { onceKnown } from './once-known.ts';
import { FOOTNOTES } from './tokens.ts';
import { type Translator, TranslatorFault } from './translator.ts';

export interface LibreTranslateOptions {
  /** The server's address, without `/translate`. */
  readonly url: string;
  readonly key: string | null;
  readonly patience: Patience;
}

const NAME = 'LibreTranslate';
const LANGUAGES = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));
const ANSWER = z.object({ translatedText: z.array(z.string()) });

/** Codes of its versions for languages that have several. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  no: ['nb'],
  zh: ['zh-Hans', 'zh-Hant', 'zt'],
  pt: ['pt-PT', 'pt-BR'],
  tl: ['fil'],
};

/** A translator by a LibreTranslate server (https://docs.libretranslate.com). */
export function libreTranslate({ url, key, patience }: LibreTranslateOptions): Translator {
  const at = (path: string): URL => new URL(`${url.replace(/\/+$/, '')}${path}`);
  const listLanguages = onceKnown(async (signal) => {
    const listed = LANGUAGES.safeParse(await askProvider({ name: NAME, url: at('/languages'), signal, patience }));
    if (!listed.success) throw new TranslatorFault('answer', `${NAME} at ${at('/').host} lists no languages.`);
    return new Set(listed.data.flatMap(({ code, targets = ['en'] }) => (targets.includes('en') ? [code] : [])));
  });
  return {
    provider: 'libretranslate',
    id: 'libretranslate',
    confidence: 0.8,
    limits: { maxTexts: 20, maxBytes: 16_000 },
    async translate(texts, language, signal) {
      const codes = await listLanguages(signal);
      const source = [language, ...(ALSO[language] ?? [])].find((code) => codes.has(code));
      if (source === undefined)
        throw new TranslatorFault('language', `${NAME} does not know the language "${language}".`);
      const body = {
        q: texts.map(FOOTNOTES.toProvider),
        source,
        target: 'en',
        format: 'text',
        ...(key === null ? {} : { api_key: key }),
      };
      const answer = ANSWER.safeParse(await askProvider({ name: NAME, url: at('/translate'), body, signal, patience }));
      if (!answer.success) throw new TranslatorFault('answer', `${NAME} at ${at('/').host} answered no translations.`);
      return answer.data.translatedText.map(FOOTNOTES.fromProvider);
    },
    async close() {},
  };
}
