import type { LawpAction } from '../../core/lawp/document.ts';
import { firstWords } from '../../prints/first-words.ts';
import { directionOf } from '../../prints/language-name.ts';
import type { SiteView } from '../../prints/site-view.ts';

/** Pages of a report that are printed; the JSON twin has all. */
export const PAGES_SHOWN = 24;
const WORDS_SHOWN = 200;

/** One action as printed. */
export interface ActionRow {
  readonly name: string;
  readonly description: string;
  /** http(s) address of the page where a person does it; null when there is none. */
  readonly href: string | null;
  readonly intents: readonly string[];
  /** "POST https://…" of an action that agents can execute; null otherwise. */
  readonly endpoint: string | null;
  /** "Needs: name, email, message." or empty. */
  readonly needs: string;
}

/** One described page as printed. */
export interface PageRow {
  readonly title: string;
  readonly path: string;
  readonly content: string;
  /** Who put it into English, where a machine did; null otherwise. */
  readonly translatedBy: string | null;
  /** The site's own words behind a toggle, with how they are marked up. */
  readonly original: {
    readonly summary: string;
    readonly title: string;
    readonly content: string;
    readonly lang: string;
    readonly dir: string;
  } | null;
}

/** The actions of a site for people. */
export function toActionRows(view: SiteView): ActionRow[] {
  return view.actions.map((action) => ({
    name: action.name,
    description: action.description,
    href: action.url !== undefined && /^https?:\/\//.test(action.url) ? action.url : null,
    intents: action.intent,
    endpoint: action.endpoint === undefined ? null : `${action.endpoint.method} ${action.endpoint.url}`,
    needs: needsOf(action),
  }));
}

/** The pages of a site for people: a page of the service stays light however long a document is (R6). */
export function toPageRows({ pages, language }: SiteView): PageRow[] {
  return pages.slice(0, PAGES_SHOWN).map(({ path, title, content, original, translator }) => ({
    title,
    path,
    content: firstWords(content, WORDS_SHOWN),
    translatedBy: translator === undefined ? null : `Translated by machine (${translatorName(translator.provider)}).`,
    original:
      original === undefined || language === null
        ? null
        : {
            title: original.title,
            content: firstWords(original.content, WORDS_SHOWN),
            summary: `In ${language.name}`,
            lang: language.code,
            dir: directionOf(language.code),
          },
  }));
}

const TRANSLATORS: Readonly<Record<string, string>> = {
  libretranslate: 'LibreTranslate',
  deepl: 'DeepL',
  chat: 'language model',
  apertium: 'Apertium',
  bergamot: 'Bergamot',
};

function translatorName(provider: string): string {
  return TRANSLATORS[provider] ?? provider;
}

function needsOf({ input }: LawpAction): string {
  const names = (input.fields ?? []).map(({ name, required }) => (required ? name : `${name} (optional)`));
  return names.length === 0 ? '' : `Needs ${names.join(', ')}.`;
}
