import type { AbsentView } from './absent-view.ts';
import type { CheckView } from './check-view.ts';
import type { ClaimView } from './claim-view.ts';
import type { DirectoryView } from './directory-view.ts';
import type { DocsView } from './docs-view.ts';
import type { HomeView } from './home-view.ts';
import type { LeaderboardView } from './leaderboard-view.ts';
import type { ProView } from './pro-view.ts';
import type { ReportView } from './report/report-view.ts';
import type { SearchView } from './search-view.ts';
import type { StateView } from './state-view.ts';
import type { SuggestView } from './suggest-view.ts';

/** Whatever a page is drawn from. */
export type AnyView =
  | HomeView
  | ReportView
  | DirectoryView
  | SearchView
  | StateView
  | LeaderboardView
  | DocsView
  | AbsentView
  | ProView
  | ClaimView
  | SuggestView
  | CheckView;

/** Gives the HTML of the page at a path ("/site/example.com"), drawn from its view. */
export type RenderPage = (path: string, locals: { readonly view: AnyView }) => Promise<string>;

/** Narrows a view to the kind that a page prints. Throws when the page was given another one. */
export function viewOf<K extends AnyView['kind']>(view: AnyView, kind: K): Extract<AnyView, { kind: K }> {
  if (view.kind !== kind) throw new Error(`A page for "${kind}" was given a view of kind "${view.kind}".`);
  // The check above is the proof that the compiler cannot carry over to a generic parameter.
  return view as Extract<AnyView, { kind: K }>;
}
