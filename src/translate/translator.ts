/** How much a provider takes in one request. */
export interface TranslatorLimits {
  readonly maxTexts: number;
  /** Bytes of all texts of a request, as JSON has them. */
  readonly maxBytes: number;
  /** How a text is sent, where that is longer than the text. */
  readonly asSent?: (text: string) => string;
}

/** Names of providers, as the configuration and our answers have them. */
export const TRANSLATOR_NAMES = ['libretranslate', 'deepl', 'chat', 'apertium', 'bergamot'] as const;

export type TranslatorName = (typeof TRANSLATOR_NAMES)[number];

/** Something that turns texts of one language into English; nothing else. */
export interface Translator {
  readonly provider: TranslatorName;
  /** What its answers are kept under: the provider, and its model where it has several. */
  readonly id: string;
  /** What readings with it are marked by, where more than its answers' key says what it knows: a set of models. */
  readonly mark?: string;
  /** How far its English is trusted, 0 to 1: known of the provider, not of one text. */
  readonly confidence: number;
  readonly limits: TranslatorLimits;
  /**
   * @param texts within the limits; `⟦1⟧` in them stands for what is to stay as it is
   * @param language ISO 639-1
   * @returns the English of each, in their order
   * @throws TranslatorFault
   */
  translate(texts: readonly string[], language: string, signal: AbortSignal): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * - busy: it may be able to in an hour: no connection, no time, too many requests, a quota that is used up
 * - setting: it will not be before the operator changes something
 * - language: it does not know this language
 * - answer: what it answered is unusable; another request may not be
 */
export type TranslatorFaultKind = 'busy' | 'setting' | 'language' | 'answer';

/** Why a provider gave no English: one sentence for the operator, without keys and texts. */
export class TranslatorFault extends Error {
  override readonly name = 'TranslatorFault';
  readonly kind: TranslatorFaultKind;

  constructor(kind: TranslatorFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
