import type { TranslatorName } from '../../translate/translator.ts';
import { ConfigError } from './config-error.ts';

/** What puts texts into English: the provider with what it needs, and what one build may cost. */
export interface TranslatorConfig {
  readonly name: TranslatorName;
  readonly url: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly budget: { readonly characters: number; readonly ms: number };
}

/** Settings of the translator, as they were given. */
export interface TranslatorSettings {
  readonly TRANSLATOR: TranslatorName | 'none';
  readonly TRANSLATOR_URL?: string | undefined;
  readonly TRANSLATOR_KEY?: string | undefined;
  readonly TRANSLATOR_MODEL?: string | undefined;
  readonly TRANSLATOR_CHARACTERS: number;
  readonly TRANSLATOR_MINUTES: number;
}

type Needed = 'TRANSLATOR_URL' | 'TRANSLATOR_KEY' | 'TRANSLATOR_MODEL';

/** What each provider cannot do without. */
const NEEDS: Readonly<Record<TranslatorName, readonly Needed[]>> = {
  libretranslate: ['TRANSLATOR_URL'],
  deepl: ['TRANSLATOR_KEY'],
  chat: ['TRANSLATOR_URL', 'TRANSLATOR_MODEL'],
  apertium: ['TRANSLATOR_URL'],
  bergamot: [],
};

/**
 * The translator of the settings, null for none.
 * @throws ConfigError naming what is missing
 */
export function readTranslator(given: TranslatorSettings): TranslatorConfig | null {
  const { TRANSLATOR: name } = given;
  if (name === 'none') return null;
  const missing = NEEDS[name].find((setting) => given[setting] === undefined);
  if (missing !== undefined) {
    throw new ConfigError(`TRANSLATOR=${name} needs ${missing}; set it, or set TRANSLATOR to none.`);
  }
  return {
    name,
    url: given.TRANSLATOR_URL ?? null,
    key: given.TRANSLATOR_KEY ?? null,
    model: given.TRANSLATOR_MODEL ?? null,
    budget: { characters: given.TRANSLATOR_CHARACTERS, ms: given.TRANSLATOR_MINUTES * 60_000 },
  };
}
