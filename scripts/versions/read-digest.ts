import { createHash } from 'node:crypto';
import { canonicalJson } from '../../src/core/lawp/canonical-json.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';

/** Digest of all that was read of sites: other facts, other words or another score give another one. */
export function readDigest(records: ReadonlyMap<string, SiteRecord>): string {
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(records)))
    .digest('hex');
}
