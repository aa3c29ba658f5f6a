import { z } from 'zod';
import { askProvider, type Patience } from './ask-provider.ts';
import { onceKnown } from './once-known.ts';
import { FOOTNOTES } from './tokens.ts';
import { type Translator, TranslatorFault } from './translator.ts';

export interface ApertiumOptions {
  /** The address of the server (apy), without `/translate`. */
  readonly url: string;
  readonly patience: Patience;
}

const NAME = 'Apertium';
const PAIRS = z.object({
  responseData: z.array(z.object({ sourceLanguage: z.string(), targetLanguage: z.string() })),
});
const ANSWER = z.object({ responseData: z.object({ translatedText: z.string() }) });

/** ISO 639-3 of the languages that Apertium has pairs of, with the macro languages it uses. */
const THREE_LETTERS: Readonly<Record<string, readonly string[]>> = {
  af: ['afr'],
  an: ['arg'],
  ar: ['ara'],
  be: ['bel'],
  bg: ['bul'],
  br: ['bre'],
  bs: ['hbs', 'bos'],
  ca: ['cat'],
  cs: ['ces'],
  cy: ['cym'],
  da: ['dan'],
  de: ['deu'],
  eo: ['epo'],
  es: ['spa'],
  et: ['est'],
  eu: ['eus'],
  fi: ['fin'],
  fo: ['fao'],
  fr: ['fra'],
  ga: ['gle'],
  gl: ['glg'],
  hi: ['hin'],
  hr: ['hbs', 'hrv'],
  id: ['ind'],
  is: ['isl'],
  it: ['ita'],
  kk: ['kaz'],
  mk: ['mkd'],
  ms: ['msa', 'zlm'],
  mt: ['mlt'],
  nl: ['nld'],
  no: ['nob', 'nor', 'nno'],
  oc: ['oci'],
  pl: ['pol'],
  pt: ['por'],
  ro: ['ron'],
  ru: ['rus'],
  sk: ['slk'],
  sl: ['slv'],
  sq: ['sqi'],
  sr: ['hbs', 'srp'],
  sv: ['swe'],
  tr: ['tur'],
  uk: ['ukr'],
  ur: ['urd'],
};

/** A translator by an Apertium server (https://wiki.apertium.org/wiki/Apertium-apy): by rules, rough, one text a request. */
export function apertium({ url, patience }: ApertiumOptions): Translator {
  const at = (path: string): URL => new URL(`${url.replace(/\/+$/, '')}${path}`);
  const listSources = onceKnown(async (signal) => {
    const listed = PAIRS.safeParse(await askProvider({ name: NAME, url: at('/listPairs'), signal, patience }));
    if (!listed.success) throw new TranslatorFault('answer', `${NAME} at ${at('/').host} lists no pairs.`);
    const intoEnglish = listed.data.responseData.filter(({ targetLanguage }) => /^eng?(?:_|$)/.test(targetLanguage));
    return new Set(intoEnglish.map(({ sourceLanguage }) => sourceLanguage));
  });
  const translateOne = async (text: string, source: string, signal: AbortSignal): Promise<string> => {
    const address = at('/translate');
    address.search = new URLSearchParams({
      langpair: `${source}|eng`,
      q: FOOTNOTES.toProvider(text),
      markUnknown: 'yes',
    }).toString();
    const answer = ANSWER.safeParse(await askProvider({ name: NAME, url: address, signal, patience }));
    if (!answer.success) throw new TranslatorFault('answer', `${NAME} at ${address.host} answered no translation.`);
    return FOOTNOTES.fromProvider(withoutMarks(answer.data.responseData.translatedText));
  };
  return {
    provider: 'apertium',
    id: 'apertium',
    confidence: 0.5,
    limits: { maxTexts: 8, maxBytes: 16_000 },
    async translate(texts, language, signal) {
      const sources = await listSources(signal);
      const source = [...(THREE_LETTERS[language] ?? []), language].find((code) => sources.has(code));
      if (source === undefined)
        throw new TranslatorFault('language', `${NAME} has no pair from "${language}" into English.`);
      const english: string[] = [];
      for (const text of texts) english.push(await translateOne(text, source, signal));
      return english;
    },
    async close() {},
  };
}

/** `*` marks a word that Apertium does not know: a name stays, and a text with any other one is no English. */
function withoutMarks(text: string): string {
  return /(?<![\p{L}\p{N}])\*\p{Ll}/u.test(text) ? '' : text.replace(/\*(?=\p{L})/gu, '');
}
