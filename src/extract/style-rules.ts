import { type Appearance, readAppearance } from './appearance.ts';

/** What the page's own simple rules say: ".class", "#id", "tag" or "tag.class" → how it looks. */
export interface StyleRules {
  readonly bySelector: ReadonlyMap<string, Appearance>;
  /** True when a rule we do not follow paints a background: then no colour can be compared with "white by default". */
  readonly unknownBackground: boolean;
}

/** Style text beyond this is not read; hiding rules of small pages are short. */
const MAX_CSS = 300_000;
const SIMPLE = /^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]{1,80})?$/i;

/** Reads simple rules of `<style>` texts in linear time. A selector that any rule shows again is not hiding. */
export function readStyleRules(texts: readonly string[]): StyleRules {
  const reader = { bySelector: new Map<string, Appearance>(), shown: new Set<string>(), unknownBackground: false };
  for (const css of texts) readSheet(stripComments(css.slice(0, MAX_CSS)), reader);
  for (const selector of reader.shown) {
    const rule = reader.bySelector.get(selector);
    if (rule?.hidden) reader.bySelector.set(selector, { ...rule, hidden: false });
  }
  return { bySelector: reader.bySelector, unknownBackground: reader.unknownBackground };
}

type Reader = { bySelector: Map<string, Appearance>; shown: Set<string>; unknownBackground: boolean };

function readSheet(css: string, reader: Reader): void {
  let at = 0;
  let conditions = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    let head = css.slice(at, open);
    // Closing braces before the next block end at-rules.
    for (let close = head.indexOf('}'); close >= 0; close = head.indexOf('}')) {
      conditions = Math.max(0, conditions - 1);
      head = head.slice(close + 1);
    }
    head = head.slice(head.lastIndexOf(';') + 1).trim();
    if (/^@(?:media|supports|layer|container|scope)/i.test(head)) {
      if (!/^@media\s*(?:all|screen)?\s*$|^@(?:layer|supports)/i.test(head)) conditions++;
      at = open + 1;
      continue;
    }
    const end = css.indexOf('}', open);
    const body = css.slice(open + 1, end < 0 ? css.length : end);
    at = end < 0 ? css.length : end + 1;
    if (!head.startsWith('@')) addRule(head, body, conditions > 0, reader);
  }
}

function addRule(head: string, body: string, conditional: boolean, reader: Reader): void {
  const appearance = readAppearance(body);
  if (!appearance) return;
  for (const part of head.length > 4_000 ? [] : head.split(',')) {
    const selector = part.trim();
    if (!SIMPLE.test(selector) || selector === '') {
      if (appearance.background !== undefined) reader.unknownBackground = true;
      continue;
    }
    if (appearance.shown) reader.shown.add(selector);
    if (conditional) continue;
    const known = reader.bySelector.get(selector);
    const { hidden, shown, ...colours } = appearance;
    reader.bySelector.set(selector, {
      ...known,
      ...colours,
      hidden: hidden || (!shown && known?.hidden === true),
      shown,
    });
  }
}

function stripComments(css: string): string {
  if (!css.includes('/*')) return css;
  let out = '';
  let at = 0;
  for (;;) {
    const open = css.indexOf('/*', at);
    if (open < 0) return out + css.slice(at);
    out += css.slice(at, open);
    const close = css.indexOf('*/', open + 2);
    if (close < 0) return out;
    at = close + 2;
  }
}
