import type { SiteStatus } from './facts.ts';
import type { StoredSite } from './stored-site.ts';
import { lacksHomePage } from './visit-reasons.ts';

/** Why there is nothing of a site to judge, as far as its owner would do something else about it. */
export const UNREAD_REASONS = [
  'firewall',
  'human_check',
  'login',
  'gate',
  'robots',
  'opted_out',
  'noindex',
  'timeout',
  'unreachable',
  'no_name_server',
  'no_such_name',
  'no_home_page',
  'certificate',
  'redirects',
  'leads_away',
  'busy',
  'server_error',
  'maintenance',
  'broken_answer',
  'not_html',
  'empty',
  'error_page',
  'announced',
  'no_site_yet',
  'suspended',
  'parked',
  'forwards',
  'not_archived',
  'unknown',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/**
 * What the sentence kept with a visit says of its reason, first match wins. Sentences are kept for good, codes are not:
 * so a visit of any age has its reason, and nobody is visited again to learn it.
 */
const SAID: readonly { readonly reason: UnreadReason; readonly sentence: RegExp }[] = [
  { reason: 'firewall', sentence: /^A check for robots \(|^The site refused the request \(status (?!401)/ },
  { reason: 'login', sentence: /\(status 401\)|to log in first/ },
  { reason: 'human_check', sentence: /prove that they are human|(?:checks|looks at) the browser/ },
  { reason: 'gate', sentence: /^The site asks visitors|visitors of some countries/ },
  { reason: 'busy', sentence: /asked us to come back later/ },
  { reason: 'server_error', sentence: /error of its own \(status|cannot reach its database|answers 5\d\d\.$/ },
  { reason: 'maintenance', sentence: /down for maintenance/ },
  { reason: 'timeout', sentence: /in time\.$|^The time for this visit was spent/ },
  { reason: 'no_name_server', sentence: /name server of the site/ },
  { reason: 'no_such_name', sentence: /leads to no public address/ },
  { reason: 'unreachable', sentence: /refused the connection|could not be reached/ },
  { reason: 'certificate', sentence: /certificate|secure connection/ },
  { reason: 'redirects', sentence: /^The address redirects/ },
  { reason: 'leads_away', sentence: /is not visited|are not visited|are visited, not|no usable host name/ },
  {
    reason: 'broken_answer',
    sentence: /header of the answer|not valid HTTP|unpacked|broke the connection|^The answer /,
  },
  { reason: 'not_html', sentence: /not a page of text/ },
  { reason: 'empty', sentence: /page (?:has|holds) no text/ },
  { reason: 'robots', sentence: /robots\.txt/ },
  { reason: 'noindex', sentence: /\(noindex\)/ },
  {
    reason: 'error_page',
    sentence: /answered with status|^The page answers|says that it (?:does not exist|is closed or broken)/,
  },
  { reason: 'announced', sentence: /only announces a site/ },
  { reason: 'no_site_yet', sentence: /there is no site yet|no site has been put there yet|waits to be installed/ },
  { reason: 'suspended', sentence: /suspended the site/ },
  { reason: 'not_archived', sentence: /archive (?:has no page|holds no page|does not hold|does not have)/ },
];

/** Around the reason why robots.txt itself could not be read: what matters is why. */
const ROBOTS_UNREAD = /^robots\.txt could not be read: /;

/**
 * The one reason why a site has no answer of today; null when it has one. Every print asks here: page, badge, twin, API.
 */
export function unreadReason({
  status,
  statusReason,
  visits,
}: Pick<StoredSite, 'status' | 'statusReason' | 'visits'>): UnreadReason | null {
  if (status !== 'active') return reasonOf(status, statusReason);
  const [latest] = visits;
  return latest?.outcome === 'blocked' ? reasonOf('blocked', latest.reason) : null;
}

/** The reason that a status and the sentence beside it give. */
export function reasonOf(status: Exclude<SiteStatus, 'active'>, sentence: string | null): UnreadReason {
  if (status === 'duplicate') return 'forwards';
  if (status === 'opted_out' || status === 'noindex') return status;
  if (status === 'gone') return lacksHomePage(sentence) ? 'no_home_page' : 'no_such_name';
  const words = (sentence ?? '').replace(ROBOTS_UNREAD, '');
  return SAID.find((row) => row.sentence.test(words))?.reason ?? (status === 'parked' ? 'parked' : 'unknown');
}
