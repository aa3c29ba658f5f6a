/** Sites on one page of a search for people. */
export const PAGE_SITES = 20;
