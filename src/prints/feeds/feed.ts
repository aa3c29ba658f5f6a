import { escapeXml } from '../../badges/escape-xml.ts';

/** A feed of changes never has more items. */
export const MAX_FEED_ITEMS = 50;

/** One change in a feed. */
export interface FeedItem {
  /** Never changes, and is of this item alone: an IRI. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Changes for whoever follows them, newest first. */
export interface Feed {
  readonly title: string;
  /** Page that it belongs to. */
  readonly homeUrl: string;
  /** Where the feed stands, without its ending: ".atom" and ".json" follow. */
  readonly feedUrl: string;
  readonly serviceUrl: string;
  /** When it last changed, ISO 8601 UTC. */
  readonly updatedAt: string;
  readonly items: readonly FeedItem[];
}

/** A feed as Atom (RFC 4287). */
export function toAtom({ title, homeUrl, feedUrl, serviceUrl, updatedAt, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(`${feedUrl}.atom`)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updatedAt}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${feedUrl}.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(homeUrl)}"/>`,
    `<author><name>Waymark</name><uri>${escapeXml(`${serviceUrl}/`)}</uri></author>`,
    ...items.map(toEntry),
    '</feed>',
    '',
  ].join('\n');
}

function toEntry({ id, url, title, text, at }: FeedItem): string {
  const parts = [
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${at}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<content type="text">${text.split('\n').map(escapeXml).join('\n')}</content>`,
  ];
  return `<entry>${parts.join('')}</entry>`;
}

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function toJsonFeed({ title, homeUrl, feedUrl, serviceUrl, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: plain(title),
    home_page_url: homeUrl,
    feed_url: `${feedUrl}.json`,
    language: 'en',
    authors: [{ name: 'Waymark', url: `${serviceUrl}/` }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: plain(item.title),
      content_text: plain(item.text),
      date_published: item.at,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

/** Text without anything that is not seen or turns a line round; its lines stay. */
function plain(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '');
}
