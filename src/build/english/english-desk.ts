import { dayOf } from '../../core/day-of.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadTranslations, saveTranslations } from '../../store/translations.ts';
import { translateTexts } from '../../translate/translate-texts.ts';
import { type Translator, TranslatorFault } from '../../translate/translator.ts';
import type { WantedText } from './english-finder.ts';

/** What a desk may spend. */
export interface EnglishBudget {
  /** Characters sent to the provider. */
  readonly characters: number;
  /** Milliseconds of waiting for it. */
  readonly ms: number;
}

export interface EnglishDeskInput {
  readonly index: IndexDatabase;
  readonly translator: Translator;
  readonly budget: EnglishBudget;
  readonly clock: () => Date;
  /** Ends what is under way. */
  readonly signal?: AbortSignal;
}

/** What a desk did, for the summary of a build. */
export interface EnglishReport {
  readonly provider: string;
  /** Texts translated now, and found as they were translated before. */
  readonly translated: number;
  readonly found: number;
  readonly characters: number;
  /** Texts that wait for the next build: the budget was used up, or the provider gave no answer. */
  readonly left: number;
  /** Texts whose English may not be shown: composed English stays. */
  readonly refused: number;
  /** The last thing that went wrong with the provider, in one sentence; null for nothing. */
  readonly fault: string | null;
}

/** Gives the English of texts: what is kept, else what the provider says, as far as the budget goes. */
export interface EnglishDesk {
  readonly provider: string;
  readonly confidence: number;
  /** What readings with it are marked by, beside the version of our rules. */
  readonly mark: string;
  /** Whether the provider may be asked: false once it failed, or the budget is used up. */
  isOpen(): boolean;
  /** Hash → English, of those that could be had; never throws for what the provider does. */
  translate(wanted: readonly WantedText[]): Promise<Readonly<Record<string, string>>>;
  /** Notes how a site was left. */
  note(outcome: { readonly left: number; readonly refused: number }): void;
  report(): EnglishReport;
}

/** Opens a desk for one build, or for one renewal. One provider that fails is not asked again, and stops nothing. */
export function openEnglishDesk(input: EnglishDeskInput): EnglishDesk {
  const { index, translator, budget, clock } = input;
  const spent: Spent = {
    translated: 0,
    characters: 0,
    ms: 0,
    fault: null,
    isBroken: false,
    unknownLanguages: new Set(),
  };
  const left = { found: 0, left: 0, refused: 0 };
  const isOpen = (): boolean => !spent.isBroken && spent.characters < budget.characters && spent.ms < budget.ms;
  return {
    provider: translator.provider,
    confidence: translator.confidence,
    mark: translator.mark ?? translator.id,
    isOpen,
    async translate(wanted) {
      const hashes = wanted.map(({ hash }) => hash);
      const given = Object.fromEntries(await loadTranslations(index, translator.id, hashes, dayOf(clock())));
      left.found += Object.keys(given).length;
      const unknown = Map.groupBy(
        wanted.filter(({ hash }) => given[hash] === undefined),
        ({ language }) => language,
      );
      for (const [language, texts] of unknown) {
        if (!spent.unknownLanguages.has(language) && isOpen()) {
          Object.assign(given, await ask(input, spent, withinCharacters(texts, budget.characters - spent.characters)));
        }
        if (spent.unknownLanguages.has(language)) for (const { hash } of texts) given[hash] = '';
      }
      return given;
    },
    note(outcome) {
      left.left += outcome.left;
      left.refused += outcome.refused;
    },
    report: () => ({
      provider: translator.id,
      translated: spent.translated,
      characters: spent.characters,
      ...left,
      fault: spent.fault,
    }),
  };
}

/** What a desk has spent, and how the provider stands. */
interface Spent {
  translated: number;
  characters: number;
  ms: number;
  fault: string | null;
  isBroken: boolean;
  readonly unknownLanguages: Set<string>;
}

/** Asks for texts of one language and keeps what comes; what goes wrong is noted. */
async function ask(
  { index, translator, budget, clock, signal }: EnglishDeskInput,
  spent: Spent,
  wanted: readonly WantedText[],
): Promise<Record<string, string>> {
  const given: Record<string, string> = {};
  const [first] = wanted;
  if (first === undefined) return given;
  const { language } = first;
  const hashOf = new Map(wanted.map(({ text, hash }) => [text, hash]));
  const startedAt = performance.now();
  const late = AbortSignal.timeout(Math.max(1, Math.ceil(budget.ms - spent.ms)));
  try {
    const { unusable } = await translateTexts(translator, [...hashOf.keys()], language, {
      signal: signal === undefined ? late : AbortSignal.any([signal, late]),
      async onEnglish(batch) {
        const rows = [...batch].map(([text, english]) => ({ hash: hashOf.get(text) ?? '', language, english }));
        for (const { hash, english } of rows) given[hash] = english;
        for (const text of batch.keys()) spent.characters += text.length;
        spent.translated += rows.length;
        await saveTranslations(index, translator.id, rows, dayOf(clock()));
      },
    });
    for (const text of unusable) given[hashOf.get(text) ?? ''] = '';
  } catch (cause) {
    signal?.throwIfAborted();
    if (!late.aborted) noteFault(spent, cause, language);
  } finally {
    spent.ms = late.aborted ? budget.ms : spent.ms + performance.now() - startedAt;
  }
  return given;
}

/** @throws what is no fault of the provider */
function noteFault(spent: Spent, cause: unknown, language: string): void {
  if (!(cause instanceof TranslatorFault)) throw cause;
  spent.fault = cause.message;
  if (cause.kind === 'language') spent.unknownLanguages.add(language);
  else spent.isBroken = true;
}

/** The first texts that fit into what is left of the budget. */
function withinCharacters(wanted: readonly WantedText[], characters: number): WantedText[] {
  let left = characters;
  return wanted.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
}
