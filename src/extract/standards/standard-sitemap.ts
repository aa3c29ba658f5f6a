import { gunzipSync } from 'node:zlib';
import type { Resource, Visit } from '../../core/site/visit.ts';
import type { StandardFinding } from './standard-readers.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** The sitemaps of a site and how many addresses they hold. */
export function readSitemapStandard({ resources, source }: Visit): StandardFinding {
  const files = resources.filter(({ role }) => role === 'sitemap');
  const [first] = files;
  if (first === undefined) return { state: 'unseen', found: source === 'warc' ? 'Not in the archive' : 'Not checked' };
  const counts = files.map(countAddresses);
  const pages = counts.reduce((sum, count) => sum + count.pages, 0);
  const inner = counts.reduce((sum, count) => sum + count.files, 0);
  const least = files.some(({ truncated }) => truncated) ? 'At least ' : '';
  if (pages > 0) return { state: 'seen', found: `${least}${pages} ${pages === 1 ? 'address' : 'addresses'}` };
  if (inner > 0) return { state: 'seen', found: `An index of ${inner} ${inner === 1 ? 'file' : 'files'}` };
  if (!files.some(isAnswered)) return { state: 'unseen', found: first.reason ?? 'No answer' };
  const { status } = first;
  const gone = status !== null && (status < 200 || status > 299);
  return { state: 'not_seen', found: gone ? String(status) : 'No addresses in it' };
}

function isAnswered({ outcome }: Resource): boolean {
  return outcome === 'ok' || outcome === 'unchanged';
}

/** Counts in the text instead of parsing: the number is only shown. */
function countAddresses(resource: Resource): { readonly pages: number; readonly files: number } {
  if (resource.body === null) return { pages: 0, files: 0 };
  const text = new TextDecoder('latin1').decode(unpack(resource.body));
  const start = text.slice(0, 4096);
  if (/<(?:!doctype html|html)/i.test(start)) return { pages: 0, files: 0 };
  if (!/^\s*(?:ï»¿)?\s*</.test(start)) return { pages: text.match(/^https?:\/\//gim)?.length ?? 0, files: 0 };
  const addresses = text.match(/<(?:\w+:)?loc[\s>]/gi)?.length ?? 0;
  return /<(?:\w+:)?sitemapindex[\s>]/i.test(start) ? { pages: 0, files: addresses } : { pages: addresses, files: 0 };
}

function unpack(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BYTES });
  } catch {
    return new Uint8Array();
  }
}
