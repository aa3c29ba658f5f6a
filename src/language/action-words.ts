import { ACTIONS, type ActionId } from '../core/actions/catalogue.ts';
import { mentions } from './action-lists.ts';
import { isSpoken, type Languages } from './near-languages.ts';
import { ACTION_PATTERNS } from './phrases/action-patterns.ts';
import { labelKey, PHRASES } from './phrases/phrase-index.ts';

/** Longer labels are headlines or sentences. */
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

const byLabel = new Map<string, { readonly language: string; readonly action: ActionId }[]>();
for (const { key, row, language } of PHRASES) {
  if (row.action) byLabel.set(key, [...(byLabel.get(key) ?? []), { language, action: row.action }]);
}

const beginnings = new Map<string, ActionId>();
const endings = new Map<string, ActionId>();
for (const { action, begins, ends } of ACTION_PATTERNS) {
  for (const words of begins.split('/')) beginnings.set(labelKey(words), action);
  for (const words of ends.split('/')) endings.set(labelKey(words), action);
}

/** The first words of those beginnings and the last ones of those endings: most labels have neither. */
const starts: ReadonlySet<string> = new Set([...beginnings.keys()].map((key) => key.split(' ', 1)[0] ?? ''));
const ends: ReadonlySet<string> = new Set([...endings.keys()].map((key) => key.split(' ').at(-1) ?? ''));

/** True for a label that speaks of something else than the action its words name: "Preise und Auszeichnungen". */
export function isSpoilt(action: ActionId, label: string): boolean {
  const { lists = [], words } = ACTIONS[action].spoiltBy ?? {};
  return lists.some((list) => mentions(list, label)) || words?.test(labelKey(label)) === true;
}

function actionAtEdge(words: readonly string[]): ActionId | null {
  if (!starts.has(words[0] ?? '') && !ends.has(words.at(-1) ?? '')) return null;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const action = beginnings.get(words.slice(0, count).join(' ')) ?? endings.get(words.slice(-count).join(' '));
    if (action) return isSpoilt(action, words.join(' ')) ? null : action;
  }
  return null;
}

/**
 * The action that a short link or button text promises ("Tisch reservieren" → book, "Корзина" → order), or null.
 * Only whole labels and plain imperatives count, so that a headline such as "Order restored in the city" is none; of other
 * languages than those given only phrases that cannot be mistaken.
 */
export function findAction(label: string, languages?: Languages): ActionId | null {
  if (label.length > MAX_LENGTH * 2) return null;
  const key = labelKey(label);
  if (key === '' || key.length > MAX_LENGTH) return null;
  const whole = byLabel.get(key)?.find(({ language }) => isSpoken(key, language, languages));
  if (whole) return isSpoilt(whole.action, key) ? null : whole.action;
  const words = key.split(' ');
  return words.length > MAX_WORDS ? null : actionAtEdge(words);
}
