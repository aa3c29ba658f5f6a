import { type Translator, TranslatorFault, type TranslatorLimits } from './translator.ts';

/** What a translator gave, by its texts. */
export interface Translated {
  readonly english: ReadonlyMap<string, string>;
  /** Texts to which it gave nothing usable, however they were asked. */
  readonly unusable: readonly string[];
}

/** So many texts in a row without one usable answer: the provider has none. */
const MAX_UNUSABLE = 4;
/** More than this is no translation of a text. */
const MAX_GROWTH = 12;
const MAX_EXTRA = 200;

/**
 * Translates texts in batches that the provider takes, one after the other. A batch with an unusable answer (broken, cut,
 * too few texts) is asked again in halves, so that one text spoils no other.
 * @param onEnglish takes what came in, batch by batch: it is kept even where the next one fails
 * @throws TranslatorFault where no text is answered usably, or the provider does not answer; the signal's reason
 */
export async function translateTexts(
  translator: Translator,
  texts: readonly string[],
  language: string,
  { signal, onEnglish = async () => {} }: TranslateOptions,
): Promise<Translated> {
  const english = new Map<string, string>();
  const unusable: string[] = [];
  const queue = batchesOf(texts, translator.limits).reverse();
  for (let batch = queue.pop(); batch !== undefined; batch = queue.pop()) {
    try {
      const given = await translateBatch(translator, batch, language, signal);
      for (const [text, said] of given) english.set(text, said);
      await onEnglish(given);
    } catch (cause) {
      if (!(cause instanceof TranslatorFault) || cause.kind !== 'answer') throw cause;
      const middle = batch.length >> 1;
      if (middle > 0) queue.push(batch.slice(middle), batch.slice(0, middle));
      else unusable.push(...batch);
      if (english.size === 0 && unusable.length >= MAX_UNUSABLE) throw new TranslatorFault('busy', cause.message);
    }
  }
  return { english, unusable };
}

export interface TranslateOptions {
  readonly signal: AbortSignal;
  readonly onEnglish?: (given: ReadonlyMap<string, string>) => Promise<void>;
}

async function translateBatch(
  translator: Translator,
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const given = await translator.translate(texts, language, signal);
  if (given.length !== texts.length) {
    throw new TranslatorFault('answer', `${translator.id} answered ${given.length} of ${texts.length} texts.`);
  }
  const isBounded = (text: string, at: number) => (given[at]?.length ?? 0) <= text.length * MAX_GROWTH + MAX_EXTRA;
  return new Map(texts.map((text, at) => [text, isBounded(text, at) ? (given[at] ?? '') : '']));
}

/** Texts in their order, in lists that one request takes. */
function batchesOf(
  texts: readonly string[],
  { maxTexts, maxBytes, asSent = (text) => text }: TranslatorLimits,
): string[][] {
  const batches: string[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(JSON.stringify(asSent(text))) + 1;
    const last = batches.at(-1);
    if (last === undefined || last.length >= maxTexts || bytes + size > maxBytes) {
      batches.push([text]);
      bytes = size;
    } else {
      last.push(text);
      bytes += size;
    }
  }
  return batches;
}
