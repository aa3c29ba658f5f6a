import type { ActionId } from '../../core/actions/catalogue.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import type { Category, Place, Product } from '../../core/site/site-record.ts';
import type { MachineEnglish } from './machine-english.ts';

/** All that is known of a site and may be said of it in English. */
export interface SiteContext {
  /** The site's name as it writes it. */
  readonly name: string;
  /** ISO 639-1 of its own texts. */
  readonly language: string;
  readonly category: Category | null;
  readonly place: Place | null;
  readonly business: LawpBusiness | null;
  readonly products: readonly Product[];
  readonly actionIds: readonly ActionId[];
  /** The first sentences of its own English start page, where it is in another language and has one. */
  readonly ownEnglish: readonly string[];
  readonly pageKinds: readonly PageKind[];
  /** What single pages are, without their names, where that says something: "Recipe", "Article on sport". */
  readonly singlePages: readonly string[];
  /** Pages of an English site whose home page was not seen, by their titles; absent for others. */
  readonly namedPages?: readonly string[];
  /** What the site is about, in English: by its menus, and by its title and description. */
  readonly topics: { readonly menu: readonly string[]; readonly words: readonly string[] };
  /** Finds English for its own texts; absent where nothing translates. */
  readonly english?: MachineEnglish;
}
