import { languageName } from '../../language/names.ts';
import { apertium } from '../../translate/apertium.ts';
import { PATIENCE } from '../../translate/ask-provider.ts';
import { bergamot } from '../../translate/bergamot.ts';
import { chat } from '../../translate/chat.ts';
import { deepL } from '../../translate/deepl.ts';
import { libreTranslate } from '../../translate/libretranslate.ts';
import type { Translator } from '../../translate/translator.ts';
import type { Config } from '../config/config.ts';

/** A model writes its answer word by word. */
const CHAT_TIMEOUT_MS = 120_000;

/** The translator that the operator configured; null for none. Close it when its work is done. */
export function createTranslator({ translator, models }: Pick<Config, 'translator' | 'models'>): Translator | null {
  if (translator === null) return null;
  const { name, key, model } = translator;
  // What a provider needs was checked where the settings were read.
  const url = translator.url ?? '';
  const patience = PATIENCE;
  switch (name) {
    case 'libretranslate':
      return libreTranslate({ url, key, patience });
    case 'deepl':
      return deepL({ key: key ?? '', url: translator.url, patience });
    case 'chat':
      return chat({
        url,
        model: model ?? '',
        key,
        languageName,
        patience: { ...patience, timeoutMs: CHAT_TIMEOUT_MS },
      });
    case 'apertium':
      return apertium({ url, patience });
    case 'bergamot':
      return bergamot({ folder: models.folder });
  }
}
