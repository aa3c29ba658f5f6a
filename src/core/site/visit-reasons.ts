/*
 * Reasons of visits that decide more than what is said: whoever writes one and whoever asks for it share the words.
 */

const NO_HOME_PAGE = 'There is no home page';

/** Why a site is gone whose name still answers. */
export function noHomePage(status: number): string {
  return `${NO_HOME_PAGE} (status ${status}).`;
}

/** Whether a site is gone only as far as its home page goes: its name is there, and somebody answers. */
export function lacksHomePage(reason: string | null): boolean {
  return reason?.startsWith(NO_HOME_PAGE) ?? false;
}

const COME_BACK_LATER = 'The site asked us to come back later';

/** What is said of an answer by which a site limits how often it is asked. */
export function askedToWait(status: number): string {
  return `${COME_BACK_LATER} (status ${status}).`;
}

/** Whether a site was not read because it limits how often it is asked. */
export function wasAskedToWait(reason: string | null): boolean {
  return reason?.startsWith(COME_BACK_LATER) ?? false;
}

/** The home page forwards to where no visit goes: a local name, an IP address. */
export const LEADS_AWAY = 'The home page leads to an address that is not visited.';
