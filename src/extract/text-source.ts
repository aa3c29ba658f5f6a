import { type Element, isTag } from 'domhandler';
import type { HtmlTree } from './html-tree.ts';
import type { TextSource } from './page-text.ts';
import { BLACK, DARK, WHITE } from './styles/css-colour.ts';
import { mediaHolds } from './styles/css-conditions.ts';
import { startLook } from './styles/look.ts';
import { pageStyles } from './styles/page-styles.ts';
import { emptySheet, parseStyleSheet, type StyleSheet } from './styles/parse-style-sheet.ts';

/** Pages are no larger; what a browser would read of them, we read. */
const MAX_CSS = 2 * 1024 * 1024;
const PICTURES = ['img', 'picture', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed'];

/** Makes a parsed document ready for reading its visible text: its styles, and what they leave open. */
export function toTextSource({ document, byTag }: HtmlTree): TextSource {
  const sheet = emptySheet();
  const hasUnseenStyles = readSheets(byTag, sheet);
  const styles = pageStyles(sheet);
  const hasScripts = (byTag.get('script') ?? []).some(isProgram);
  const hasPictures =
    PICTURES.some((name) => byTag.has(name)) ||
    sheet.rules.some(({ declarations }) => declarations.some(isPicture)) ||
    (byTag.get('body')?.[0]?.attribs.background ?? '') !== '';
  const isDark = (byTag.get('meta') ?? []).some(
    ({ attribs }) =>
      attribs.name?.toLowerCase() === 'color-scheme' &&
      /^\s*(?:only\s+)?dark(?:\s+only)?\s*$/i.test(attribs.content ?? ''),
  );
  const [paper, ink] = hasUnseenStyles ? [null, null] : isDark ? [DARK, WHITE] : [WHITE, BLACK];
  return {
    document,
    page: { styles, hasUnseenStyles, hasScripts, hasPictures, waiting: new Set() },
    start: startLook(paper, ink),
    shadowHosts: shadowHostsOf(byTag.get('template') ?? []),
  };
}

/** Reads the sheets that a page brings along; true when it has others. */
function readSheets(byTag: HtmlTree['byTag'], sheet: StyleSheet): boolean {
  let room = MAX_CSS;
  let unseen = false;
  const read = (css: string) => {
    parseStyleSheet(css.slice(0, room), sheet);
    room = Math.max(0, room - css.length);
  };
  for (const link of byTag.get('link') ?? []) {
    const { rel = '', href = '', media = '' } = link.attribs;
    if (!/\bstylesheet\b/i.test(rel) || /\balternate\b/i.test(rel) || !mediaHolds(media)) continue;
    const css = dataSheet(href);
    if (css === null) unseen = true;
    else read(css);
  }
  for (const style of byTag.get('style') ?? []) {
    const { media = '', type = 'text/css' } = style.attribs;
    if (/^\s*(?:text\/css)?\s*$/i.test(type) && mediaHolds(media) && isApplied(style)) read(rawText(style));
  }
  for (const address of sheet.imports.slice(0, 20)) {
    const css = dataSheet(/^(?:url\(\s*)?["']?([^"')]*)/i.exec(address)?.[1] ?? '');
    if (css === null) unseen = true;
    else read(css);
  }
  return unseen;
}

/** Not in a template, nor for browsers without scripts. */
function isApplied(style: Element): boolean {
  for (let { parent } = style; parent && isTag(parent); { parent } = parent)
    if (parent.name === 'template' || parent.name === 'noscript') return false;
  return true;
}

/** The text of a sheet in a data: address; null for other addresses. */
function dataSheet(address: string): string | null {
  const found = /^\s*data:([^,]*),(.*)$/is.exec(address);
  if (!found) return null;
  const [, type = '', data = ''] = found;
  if (/;\s*base64\s*$/i.test(type)) return Buffer.from(data, 'base64').toString('utf8');
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

function isProgram({ attribs, children }: Element): boolean {
  if (/json|template|x-handlebars|importmap|speculationrules/i.test(attribs.type ?? '')) return false;
  return attribs.src !== undefined || children.length > 0;
}

function isPicture({ name, value }: { readonly name: string; readonly value: string }): boolean {
  return name.startsWith('background') && /url\(|gradient\(|image/i.test(value);
}

function shadowHostsOf(templates: readonly Element[]): Set<Element> {
  const hosts = new Set<Element>();
  for (const { attribs, children, parent } of templates) {
    if (attribs.shadowrootmode === undefined || !parent || !isTag(parent) || holdsSlot(children)) continue;
    // Children may name the place that they are for.
    if (!parent.children.some((child) => isTag(child) && child.attribs.slot !== undefined)) hosts.add(parent);
  }
  return hosts;
}

function holdsSlot(nodes: Element['children']): boolean {
  return nodes.some(
    (node) => isTag(node) && ((node.name === 'slot' && !node.attribs.name) || holdsSlot(node.children)),
  );
}

function rawText(element: Element): string {
  return element.children.map((child) => ('data' in child ? child.data : '')).join('');
}
