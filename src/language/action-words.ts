import type { ActionId } from '../core/actions/catalogue.ts';
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

/** Words that make an offer one of something else: an advertisement is booked, a newsletter is not bought. */
const SPOILERS: Readonly<Record<ActionId, RegExp | null>> = {
  search: null,
  shop: null,
  sign_up: null,
  sign_in: null,
  get_support: null,
  contact: null,
  book: /\b(?:werbung|anzeigen?|advert\w*|ads?|publicite|publicidad|newsletter|rabatt\w*)\b/,
  order: /\b(?:newsletter|infobrief|status|history|tracking|returns?|number|law|banner|werbung)\b|баннер/,
  view_pricing: null,
  careers: /\b(?:hours|load|less|smarter|better|peace)\b/,
  visit: null,
  call: null,
  directions: /\b(?:success|happiness|recovery)\b/,
  download: /\b(?:citations?|references?|figures?|slides?)\b/,
  get_started: null,
  request_demo: null,
  subscribe: null,
  donate: null,
};

function actionAtEdge(words: readonly string[]): ActionId | null {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const action = beginnings.get(words.slice(0, count).join(' ')) ?? endings.get(words.slice(-count).join(' '));
    if (action) return SPOILERS[action]?.test(words.join(' ')) ? null : action;
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
  if (whole) return whole.action;
  const words = key.split(' ');
  return words.length > MAX_WORDS ? null : actionAtEdge(words);
}
