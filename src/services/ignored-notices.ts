import { firstNames } from '../core/first-names.ts';
import type { Notice } from '../core/site/facts.ts';

const MAX_NAMED = 10;
const MAX_CHARACTERS = 40;

/** Names what a caller sent and nobody reads (R89); no notice when there is nothing of that kind. */
export function ignoredNotices(names: readonly string[]): Notice[] {
  const different = [...new Set(names)];
  if (different.length === 0) return [];
  const named = firstNames(different.map(quoted), MAX_NAMED);
  const verb = different.length === 1 ? 'is not known here and was' : 'are not known here and were';
  return [{ code: 'parameter_ignored', message: `${named} ${verb} ignored.` }];
}

function quoted(name: string): string {
  const letters = [...name.toWellFormed().replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return `"${letters.length > MAX_CHARACTERS ? `${letters.slice(0, MAX_CHARACTERS).join('')}…` : letters.join('')}"`;
}
