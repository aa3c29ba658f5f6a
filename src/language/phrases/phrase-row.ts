import type { ActionId, PageKind } from '../../core/site/facts.ts';

/** One idea that sites put on pages, links and buttons, and how each language writes it as a whole label. */
export interface PhraseRow {
  readonly english: string;
  /** The kind of page such a link leads to, if it tells. */
  readonly kind?: Exclude<PageKind, 'other'>;
  /** What a visitor does who follows such a link, if it tells. */
  readonly action?: ActionId;
  /** "da kontakt/kontakt os; de kontakt": language code, then whole labels; lower case, the commonest first. */
  readonly words: string;
}
