import { counted } from '../../core/counted.ts';
import type { SiteChanges } from '../../core/site/changes.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { toChangeWords } from '../change-words.ts';
import { type Feed, type FeedItem, MAX_FEED_ITEMS } from './feed.ts';

/** A change of a site, as feeds tell it. */
export interface FeedChange {
  readonly detectedAt: string;
  readonly toVersion: number;
  readonly changes: SiteChanges;
}

/** A change with the site that it is of. */
export interface NamedChange extends FeedChange {
  readonly domain: string;
  readonly name: string;
}

/** The feed of one site. */
export function toSiteFeed(
  {
    site,
    name,
    changes,
  }: { readonly site: StoredSite; readonly name: string; readonly changes: readonly FeedChange[] },
  baseUrl: string,
): Feed {
  const { domain, changedAt } = site;
  const named = changes.map((change) => ({ ...change, domain, name }));
  return toFeed({ title: `${name}: changes`, path: `/site/${domain}`, since: changedAt, changes: named }, baseUrl);
}

/** A feed of the changes of many sites, newest first; `since` is its date while there are none, ISO 8601 UTC. */
export function toFeed(
  {
    title,
    path,
    since,
    changes,
  }: {
    readonly title: string;
    /** Of the page it belongs to; "" for all. */
    readonly path: string;
    readonly since: string;
    readonly changes: readonly NamedChange[];
  },
  baseUrl: string,
): Feed {
  const items = changes
    .map((change) => toItem(change, baseUrl))
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, MAX_FEED_ITEMS);
  const base = `${baseUrl}${encodeURI(path)}`;
  return {
    title: `${title} | Waymark`,
    homeUrl: path === '' ? `${baseUrl}/` : base,
    feedUrl: `${base}/changes`,
    serviceUrl: baseUrl,
    updatedAt: toMoment(items[0]?.at ?? since),
    items,
  };
}

function toItem({ domain, name, detectedAt, toVersion, changes }: NamedChange, baseUrl: string): FeedItem {
  const words = toChangeWords(changes);
  const { score } = changes;
  const what = score ? `score ${score.from} to ${score.to}` : counted(words.length, 'change');
  const url = `${baseUrl}/site/${domain}`;
  const at = toMoment(detectedAt);
  return { id: `${url}#changed-${at}-${toVersion}`, url, title: `${name}: ${what}`, text: words.join('\n'), at };
}

/** One spelling of a moment. */
function toMoment(iso: string): string {
  return new Date(iso).toISOString();
}
