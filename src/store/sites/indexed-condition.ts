import { KEPT_STATUSES, TOPIC_STATUSES } from '../../core/site/site-status.ts';

/** SQL condition on rows of sites: indexed, that is active, or blocked with a document kept (R17). */
export const INDEXED = `(status in (${quoted(TOPIC_STATUSES)}) or (status in (${quoted(KEPT_STATUSES)}) and version is not null))`;

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
