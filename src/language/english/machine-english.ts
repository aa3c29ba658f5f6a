import type { Notice } from '../../core/site/facts.ts';
import type { Names } from './without-names.ts';

/** What a text is: whole sentences, or a short one such as a title, a label or a name. */
export type TextKind = 'sentences' | 'label';

/** A text of a site that may be put into English by machine. */
export interface ForeignText {
  readonly text: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly kind: TextKind;
  /** Names that stay as they are. */
  readonly names: Names;
}

/** English that a translator made, as far as there is any. */
export interface MachineEnglish {
  /** Who made it ("deepl"), and how far it is trusted, 0 to 1. */
  readonly provider: string;
  readonly confidence: number;
  /** The English of a text; null where there is none that may be shown. */
  find(foreign: ForeignText): string | null;
  /** What is told of translations that were left out. */
  notices(): readonly Notice[];
}
