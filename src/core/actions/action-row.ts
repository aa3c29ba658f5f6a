import type { StandardType } from '../lawp/document.ts';
import type { PageKind } from '../site/page-kind.ts';

/** How an action reads in English; `{name}` is the site's name. */
export interface ActionWords {
  readonly name: string;
  readonly description: string;
  /** What people say when they want it: at least three. */
  readonly intent: readonly string[];
}

/** Better words for an action, and what calls for them. */
export interface CloserWords {
  /** Kinds of business: categories, or the part before their slash. */
  readonly categories?: readonly string[];
  /** Services that take it: a shop of apps. */
  readonly services?: readonly string[];
  /** Words of a label that say so. */
  readonly said?: RegExp;
  /** A link that names a page of that kind. */
  readonly pageKind?: PageKind;
  /** A link that says nothing of news by e-mail. */
  readonly isNoNewsletter?: true;
  readonly words: ActionWords;
}

/** Words for a rank among those of the other actions, 1 first. */
export interface RankedText {
  readonly rank: number;
  readonly text: string;
}

/**
 * All that is known of one action. Every question must be answered, so that nothing forgets a new action.
 *
 * To add an action:
 * 1. Add its row to `catalogue.ts`, at its place in the order in which actions are shown. The key is its id. `npx tsc
 *    --noEmit` names every question that is still open, here and in the tables of words. A rank is the next free number among
 *    those of the same question (`assistant`, `known`, `question`), or moves those behind it.
 * 2. Add its ideas to `src/language/phrases/ideas.ts`, and the words for them to the tables in `content/language`, for
 *    those languages you are sure of: `label` for whole labels, `begins` and `ends` for longer ones.
 * 3. Add labels that must and must not be taken for it to `test/language/action-words.test.ts`, and a page that offers
 *    it to `test/extract/actions/actions.test.ts`. `test/core/actions/catalogue.test.ts` checks the row itself.
 *    `npx vitest run test/core/actions test/language test/extract/actions/actions.test.ts test/house` runs them all.
 * 4. Raise `READER_VERSION` in `src/build/read/rules-version.ts`, so that sites already visited are read for it, and run
 *    `npm run reader-version`, which records what the readers find. `npm run format` puts the row into its form.
 */
export interface ActionRow {
  /** Its English where the site gives no fair English words. */
  readonly words: ActionWords;
  /** Better words where something tells what is done. */
  readonly closerWords: readonly CloserWords[];
  /** Better descriptions by what is known, the first that fits: `{phone}`, `{email}`, `{provider}` and `{place}` hold what was found. */
  readonly told: readonly { readonly when: ToldBy; readonly description: string }[];
  readonly deeds: ActionDeeds;
  /** What a call carries: text, nothing, or an object with the fields of the form that was read; without one nothing (R76). */
  readonly input: 'text' | 'none' | 'object';
  /** Whether a page is where it is done; if not it has no url, and never takes its name from the site's labels. */
  readonly hasPage: boolean;
  /** What reaches the site by it: a telephone number, an e-mail address. */
  readonly reach: 'phone' | 'email' | null;
  /** The kinds of pages on which it is done; none when a page of no kind proves it. Each of one action only. */
  readonly pageKinds: readonly PageKind[];
  /** Types of schema.org's `potentialAction` that say it. Each of one action only. */
  readonly schemaTypes: readonly string[];
  /** Standard types of LAWP 0.5 that say it. Each of one action only. */
  readonly standardTypes: readonly StandardType[];
  /** The form that offers it, when one can. */
  readonly form: ActionForm | null;
  /** The links that offer it; null when no link alone does. */
  readonly link: ActionLink | null;
  /** Whether a button that only a script follows may offer it: never, on pages of the site's own, beside articles too. */
  readonly button: 'never' | 'own pages' | 'articles too';
  /** What makes its labels something else: an advertisement is booked, a newsletter is not bought, a list of branches shows no way. */
  readonly spoiltBy: Spoilers | null;
  /** Whether something is sold by it. */
  readonly sells: boolean;
  /** Whether only a place or business offers it, whose description then says what the site is. */
  readonly ofPlace: boolean;
}

/** Words of lists (`content/actions`), and others that stand beside an offer. */
export interface Spoilers {
  readonly lists?: readonly ('branches' | 'newsletter' | 'ad_rates' | 'prizes' | 'job_adverts' | 'feed')[];
  readonly words?: RegExp;
}

/** What must be known for a description: of the action, or `always`. */
export type ToldBy = 'phone' | 'email' | 'form' | 'call_back' | 'provider' | 'place' | 'always';

/** The action in the middle of our sentences, null where it is not worth naming. */
export interface ActionDeeds {
  /** "Visitors can …": on the site, in composed texts. */
  readonly visitor: string | null;
  /** "They can also … for a customer": what an assistant would do, in words to the site's owner, the most wanted first. */
  readonly assistant: RankedText | null;
  /** "AI assistants can tell people …": what they know by it, in words to the site's owner. */
  readonly known: RankedText | null;
  /** What people ask of a site of any kind, who may do this there: "Can I book with you?", the commonest first. */
  readonly question: RankedText | null;
}

/** A form that offers an action. */
export interface ActionForm {
  /** How evidence names it: "A contact form". */
  readonly said: string;
  /** Whether its fields are told only if it asks who is writing; a cart's form does not. */
  readonly mustAskPerson: boolean;
  /** What its only box for text asks for where nothing says it. */
  readonly soleField: 'query' | 'email' | 'user_name' | null;
}

/** Where links that offer an action lead, and what is enough to name it. */
export interface ActionLink {
  /**
   * Where it may lead beside pages of the site, by a plain label: to a file, to another site of the firm, to any site of
   * another name.
   */
  readonly mayLeadTo: readonly ('file' | 'sister' | 'elsewhere')[];
  /** Hosts of another name that are surely the site's own for it, even beside an article. */
  readonly ownHosts: RegExp | null;
  /** What names it without a plain label: the address alone, one part of a label whose other part is unknown. */
  readonly namedBy: readonly ('address' | 'part')[];
  /** Whether newspapers name sections after it, so that there it means nothing. */
  readonly namesSections: boolean;
  /** The kinds of pages that its words mean where the address says so: "Sign up" a newsletter, "Join us" an account. */
  readonly yieldsTo: readonly PageKind[];
  /** The kinds of pages that its links may lead to, each with an action of its own: a start is a registration as well. */
  readonly leadsOnTo: readonly PageKind[];
  /** Whether a link to a service known for it counts in running text, where others are only talked about. */
  readonly servesInText: boolean;
  /** Whether a link to a service known for it offers it whatever its words are: a map, an app. */
  readonly isSaidByService: boolean;
  /** Whether its label and that of another such action may stand in one link with nothing between. */
  readonly isOfAccount: boolean;
  /** What must hold beside its words for it to be the site's own. */
  readonly ownBy: OwnSign | null;
}

/**
 * What makes the action of a link the site's own: its jobs and not those of a market, prices and bookings that the address
 * names among news and a menu where there is a place to eat at, a label that asks for gifts where there is a section on
 * them and no market of small ads, a place where "map" stands alone, a newsletter and not what one pays for by the month,
 * a file that is no article, help with what the site does and not with an application for its jobs.
 */
export type OwnSign =
  | 'own jobs'
  | 'named among news'
  | 'asked of visitors'
  | 'known place'
  | 'newsletter'
  | 'no article'
  | 'help with the site';
