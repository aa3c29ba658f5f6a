import type { DomainName } from '../core/domain/domain-name.ts';
import type { SiteRow } from '../core/site/site-row.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import type { IndexCounts } from '../web/views/home-view.ts';

/** A site that may look different from what is drawn. */
export interface DueSite {
  readonly site: StoredSite;
  /** What `saveDrawn` was last given for it; null when nothing is drawn. */
  readonly lastHash: string | null;
}

/** One drawn file that belongs to no single site, with the hash of what it was drawn from. */
export interface DrawnFile {
  /** Relative to the folder: "directory/page/2.html". */
  readonly path: string;
  readonly hash: string;
}

/** Where the publisher reads what to draw, and keeps what it drew. */
export interface DrawSource {
  /**
   * Sites to look at, in the order of their domains, behind `after`: with `all` every site that has a page (any status
   * but gone and opted out); else those whose facts or comparison changed since `saveDrawn`, that were never drawn,
   * or whose last look has grown older than 30 days at `now` (R65).
   */
  dueSites(query: {
    readonly after: DomainName | null;
    readonly limit: number;
    readonly all: boolean;
    readonly now: Date;
    /** Instead of all that are due, these, as far as they have a page. */
    readonly only?: readonly DomainName[];
  }): Promise<readonly DueSite[]>;
  /** How many sites `dueSites` will give in all, for the display. */
  countDue(query: { readonly all: boolean; readonly now: Date }): Promise<number>;
  /** Keeps the hashes of drawn sites, and that they are not due any more. */
  saveDrawn(rows: readonly { readonly domain: DomainName; readonly hash: string }[]): Promise<void>;
  /** Sites that are drawn but should not be: gone, opted out, or not in the index any more; at most `limit`. */
  removedSites(limit: number): Promise<readonly DomainName[]>;
  /** Keeps that nothing is drawn for these sites; those named in `due` are to be drawn again. */
  saveRemoved(domains: readonly DomainName[], due: readonly string[]): Promise<void>;
  /** Which of these names are sites with a page. */
  knownDomains(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** All active and blocked sites, best score first, equal scores by domain; those without a score last. */
  siteRows(): Promise<readonly SiteRow[]>;
  counts(): Promise<IndexCounts>;
  /** Path → hash of the files that belong to no single site. */
  drawnFiles(): Promise<ReadonlyMap<string, string>>;
  saveDrawnFiles(rows: readonly DrawnFile[]): Promise<void>;
  forgetDrawnFiles(paths: readonly string[]): Promise<void>;
  /** Forgets every hash, of sites and of files: the folder is empty. */
  forgetDrawn(): Promise<void>;
  /** What the last whole drawing was made with; null before the first. */
  lastEpoch(): Promise<string | null>;
  saveEpoch(epoch: string): Promise<void>;
}
