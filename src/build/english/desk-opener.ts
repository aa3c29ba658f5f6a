import type { Translator } from '../../translate/translator.ts';
import { type EnglishBudget, type EnglishDesk, type EnglishDeskInput, openEnglishDesk } from './english-desk.ts';

/** A translator with what one build may spend on it. */
export interface Translating {
  readonly translator: Translator;
  readonly budget: EnglishBudget;
}

/** What an owner saved is shown within seconds; what it leaves untranslated, the next build takes up. */
export const RENEWAL_BUDGET: EnglishBudget = { characters: 60_000, ms: 15_000 };

const NOTHING: EnglishBudget = { characters: 0, ms: 0 };

/**
 * Opens desks, each with a budget of its own; null for none, where nothing translates.
 * @param mayAsk whether the provider may be asked: where it may not, only what it gave before is found
 */
export type OpenDesk = (mayAsk?: boolean) => EnglishDesk | null;

/**
 * Makes what opens desks.
 * @param atMost a smaller budget than that of a build
 */
export function deskOpener(
  translating: Translating | null,
  deps: Pick<EnglishDeskInput, 'index' | 'clock' | 'signal'>,
  atMost: EnglishBudget = { characters: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY },
): OpenDesk {
  if (translating === null) return () => null;
  const { translator, budget } = translating;
  const least = { characters: Math.min(budget.characters, atMost.characters), ms: Math.min(budget.ms, atMost.ms) };
  return (mayAsk = true) => openEnglishDesk({ ...deps, translator, budget: mayAsk ? least : NOTHING });
}
