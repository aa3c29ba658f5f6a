import type { PageKind } from '../../core/site/page-kind.ts';
import type { TypedPage } from '../../core/site/page-type.ts';

/** A page in its own words, read from the site or taken from a document. */
export interface WordedPage {
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly content: string;
  /** ISO 639-1, null when unknown. */
  readonly language: string | null;
  /** What of it is English, where its author wrote it so: the title null where it is not. */
  readonly english?: { readonly title: string | null; readonly content: string };
  readonly typed?: TypedPage;
  /** What its title names, in English. */
  readonly topics?: readonly string[];
  /** English that its author gave (`translations.en`). */
  readonly given?: { readonly title?: string; readonly content?: string };
}
