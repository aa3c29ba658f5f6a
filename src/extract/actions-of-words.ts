import type { ActionId } from '../core/site/facts.ts';
import { findAction } from '../language/action-words.ts';
import { findPageKind } from '../language/page-kinds.ts';
import { KIND_ACTIONS } from './actions-candidate.ts';

/** The action that a label plainly offers; what stands in brackets behind it is not looked at when it alone says none. */
export const actionOfLabel = keeping((label) => {
  const action = findAction(label);
  return action || !label.endsWith(')') ? action : findAction(label.replace(/\s*\([^()]{1,60}\)$/u, ''));
});

/**
 * The action of the kind of page a label names. A longer label may only hold the word ("Baisse de prix"), so of those the
 * address must say the same; of two joined ("Rooms & prices") either counts.
 */
export function kindOfLabel(label: string, byPath: ActionId | null): ActionId | null {
  const kind = kindOfWords(label);
  if (kind && (kind === byPath || label.split(' ').length <= 2)) return kind;
  const parts = label.split(AND);
  if (parts.length < 2 || parts.length > 3) return null;
  return parts.flatMap((part) => (part.split(' ').length <= 2 ? (kindOfWords(part) ?? []) : []))[0] ?? null;
}

/** The action of the kind of page a path names. */
export function actionOfPath(path: string): ActionId | null {
  return KIND_ACTIONS[findPageKind({ path }) ?? 'other'] ?? null;
}

const AND =
  /\s+(?:&|\+|and|und|og|och|e|et|y|en|i|и|і|ja|és|και|ve)\s+|\s*[・、/,|]\s*|(?<=[\p{Script=Han}\p{Script=Hiragana}])と(?=\p{Script=Han})/iu;

const kindOfWords = keeping((text) => KIND_ACTIONS[findPageKind({ text }) ?? 'other'] ?? null);

/** The same few thousand labels stand on all sites, so what was found for one is kept. */
function keeping(find: (label: string) => ActionId | null): (label: string) => ActionId | null {
  const kept = new Map<string, ActionId | null>();
  return (label) => {
    const known = kept.get(label);
    if (known !== undefined) return known;
    const found = find(label);
    if (kept.size >= 10_000) kept.clear();
    kept.set(label, found);
    return found;
  };
}
