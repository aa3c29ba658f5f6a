import type { ActionId } from '../core/site/facts.ts';
import { ACTION_PATTERNS } from './phrases/action-patterns.ts';
import { labelKey, PHRASES } from './phrases/phrase-index.ts';

/** Longer labels are headlines or sentences. */
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

const byLabel = new Map<string, ActionId>();
for (const { key, row } of PHRASES) if (row.action && !byLabel.has(key)) byLabel.set(key, row.action);

const beginnings = new Map<string, ActionId>();
const endings = new Map<string, ActionId>();
for (const { action, begins, ends } of ACTION_PATTERNS) {
  for (const words of begins.split('/')) beginnings.set(labelKey(words), action);
  for (const words of ends.split('/')) endings.set(labelKey(words), action);
}

function actionAtEdge(words: readonly string[]): ActionId | null {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const action = beginnings.get(words.slice(0, count).join(' ')) ?? endings.get(words.slice(-count).join(' '));
    if (action) return action;
  }
  return null;
}

/**
 * The action that a short link or button text promises ("Tisch reservieren" → book, "Корзина" → order), or null.
 * Only whole labels and plain imperatives count, so that a headline such as "Order restored in the city" is none.
 */
export function findAction(label: string): ActionId | null {
  if (label.length > MAX_LENGTH * 2) return null;
  const key = labelKey(label);
  if (key === '' || key.length > MAX_LENGTH) return null;
  const whole = byLabel.get(key);
  if (whole) return whole;
  const words = key.split(' ');
  return words.length > MAX_WORDS ? null : actionAtEdge(words);
}
