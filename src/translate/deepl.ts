import { z } from 'zod';
import { askProvider, type Patience } from './ask-provider.ts';
import { XML_TAGS } from './tokens.ts';
import { type Translator, TranslatorFault } from './translator.ts';

export interface DeepLOptions {
  readonly key: string;
  /** Another address than the one that the key belongs to; null for that one. */
  readonly url: string | null;
  readonly patience: Patience;
}

const NAME = 'DeepL';
const ANSWER = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Keys of the free plan end so, and are known to its host only. */
const FREE_KEY = /:fx$/;
const FREE_URL = 'https://api-free.deepl.com';
const PRO_URL = 'https://api.deepl.com';

/** DeepL's own names of languages, where they are not the two letters in capitals. */
const CODES: Readonly<Record<string, string>> = { no: 'NB' };

/** A translator by DeepL (https://developers.deepl.com): at most 50 texts and 128 KiB a request. */
export function deepL({ key, url, patience }: DeepLOptions): Translator {
  const base = url ?? (FREE_KEY.test(key) ? FREE_URL : PRO_URL);
  const address = new URL(`${base.replace(/\/+$/, '')}/v2/translate`);
  return {
    provider: 'deepl',
    id: 'deepl',
    confidence: 0.95,
    // The rest of the request needs room, too.
    limits: { maxTexts: 50, maxBytes: 120 * 1024, asSent: XML_TAGS.toProvider },
    async translate(texts, language, signal) {
      const body = {
        text: texts.map(XML_TAGS.toProvider),
        source_lang: CODES[language] ?? language.toUpperCase(),
        target_lang: 'EN-US',
        tag_handling: 'xml',
      };
      const headers = { authorization: `DeepL-Auth-Key ${key}` };
      const said = await askProvider({ name: NAME, url: address, headers, body, signal, patience }, (status, words) => {
        if (status === 456)
          throw new TranslatorFault('busy', `${NAME}: the characters of this month are used up (456).`);
        if (status === 400 && words.includes('source_lang')) {
          throw new TranslatorFault('language', `${NAME} does not know the language "${language}".`);
        }
      });
      const answer = ANSWER.safeParse(said);
      if (!answer.success) throw new TranslatorFault('answer', `${NAME} at ${address.host} answered no translations.`);
      return answer.data.translations.map(({ text }) => XML_TAGS.fromProvider(text));
    },
    async close() {},
  };
}
