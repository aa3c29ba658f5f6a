import type { SiteStatus } from './facts.ts';

/** What a status means for everybody who lists, shows or finds sites (R17, R22). */
interface StatusTraits {
  /** Has a report page, twins and answers under its own name; any other is treated as not indexed. */
  readonly isShown: boolean;
  /** Stands in the directory, on the home page, in the sitemap and among the relatives of a domain. */
  readonly isListed: boolean;
  /** Is found by what it offers. */
  readonly answersTopics: boolean;
  /** What was last read of it is shown; of any other it stays in the history only. */
  readonly keepsDocument: boolean;
}

const STATUSES: Readonly<Record<SiteStatus, StatusTraits>> = {
  active: { isShown: true, isListed: true, answersTopics: true, keepsDocument: true },
  blocked: { isShown: true, isListed: true, answersTopics: false, keepsDocument: true },
  parked: { isShown: true, isListed: false, answersTopics: false, keepsDocument: false },
  duplicate: { isShown: true, isListed: false, answersTopics: false, keepsDocument: false },
  gone: { isShown: false, isListed: false, answersTopics: false, keepsDocument: false },
  opted_out: { isShown: false, isListed: false, answersTopics: false, keepsDocument: false },
  noindex: { isShown: false, isListed: false, answersTopics: false, keepsDocument: false },
};

/** Every status a site can have. */
// The keys of a record over SiteStatus are exactly the statuses.
export const SITE_STATUSES = Object.keys(STATUSES) as SiteStatus[];

/** Statuses of sites that have a page; for conditions of the store. */
export const SHOWN_STATUSES = SITE_STATUSES.filter((status) => STATUSES[status].isShown);

/** Statuses of sites that lists name; for conditions of the store. */
export const LISTED_STATUSES = SITE_STATUSES.filter((status) => STATUSES[status].isListed);

/** Statuses of sites that answer topics; for conditions of the store. */
export const TOPIC_STATUSES = SITE_STATUSES.filter((status) => STATUSES[status].answersTopics);

/** Statuses of sites of which the last document is shown; for conditions of the store. */
export const KEPT_STATUSES = SITE_STATUSES.filter((status) => STATUSES[status].keepsDocument);

/** Whether a site with this status has a page and answers under its own name. */
export function isShown(status: SiteStatus): boolean {
  return STATUSES[status].isShown;
}

/** Whether lists name a site with this status. */
export function isListed(status: SiteStatus): boolean {
  return STATUSES[status].isListed;
}

/** Whether a site with this status is found by what it offers. */
export function answersTopics(status: SiteStatus): boolean {
  return STATUSES[status].answersTopics;
}

/** Whether what was last read of a site with this status is still shown. */
export function keepsDocument(status: SiteStatus): boolean {
  return STATUSES[status].keepsDocument;
}
