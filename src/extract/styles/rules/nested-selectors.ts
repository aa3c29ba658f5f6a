import { type CssTokens, TOKEN } from '../values/css-tokens.ts';

/** Longer ones are written by attackers only. */
const MAX_SELECTOR = 1_000;
const MAX_PARENTS = 2_000;

/** The selectors of a list, between two tokens: "a, b:is(c, d)" are two. */
export function splitSelectors(tokens: CssTokens, from: number, to: number): string[] {
  const { source, starts, types } = tokens;
  const selectors: string[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at <= to; at++) {
    const type = types[at];
    if (at === to || (type === TOKEN.comma && depth === 0)) {
      // Comments stay: the reader of selectors knows them.
      selectors.push(source.slice(starts[start], starts[at]).trim());
      start = at + 1;
    } else if (type === TOKEN.openRound || type === TOKEN.function || type === TOKEN.openSquare) depth++;
    else if (type === TOKEN.closeRound || type === TOKEN.closeSquare) depth--;
  }
  return selectors;
}

/** Selectors as they stand outside of any rule: "&.open" in a rule for ".menu" is ":is(.menu).open". */
export function nestSelectors(selectors: readonly string[], parents: readonly string[] | null): string[] {
  const short = selectors.filter((selector) => selector.length <= MAX_SELECTOR);
  if (!parents) return short.map((selector) => replaceParent(selector, ':root'));
  const list = parents.join(',');
  if (list.length > MAX_PARENTS) return [];
  const parent = `:is(${list})`;
  return short
    .map((selector) => {
      const nested = replaceParent(selector.replace(/:scope(?![\w-])/g, '&'), parent);
      return nested !== selector ? nested : `${parent} ${selector}`;
    })
    .filter((selector) => selector.length <= MAX_SELECTOR + MAX_PARENTS);
}

/** What "@scope (.card) to (.footer)" asks of the selectors in it; null where it has no root of its own. */
export function scopeOf(
  prelude: string,
): { readonly parents: readonly string[]; readonly outside: string; readonly scope: string } | null {
  const root = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(prelude)?.[1]?.trim();
  const limit = /\bto\s*\((.*)\)\s*$/.exec(prelude)?.[1]?.trim();
  if (!root) return null;
  const outside = limit ? `:not(:where(${root}) :is(${limit}), :where(${root}) :is(${limit}) *)` : '';
  return { parents: [`:where(${root})`], outside, scope: root };
}

/** Ampersands in strings are letters. */
function replaceParent(selector: string, parent: string): string {
  if (!selector.includes('&')) return selector;
  return selector.replace(/("[^"]*"|'[^']*')|&/g, (_, text: string | undefined) => text ?? parent);
}
