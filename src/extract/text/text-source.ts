import { type Element, isTag, isText } from 'domhandler';
import type { HtmlTree } from '../page/html-tree.ts';
import type { LinkedSheet } from '../page/linked-sheet.ts';
import { readSheets } from '../page/page-sheets.ts';
import { BLACK, DARK, WHITE } from '../styles/css-colour.ts';
import { startLook } from '../styles/look.ts';
import { pageStyles } from '../styles/page-styles.ts';
import { emptySheet } from '../styles/parse-style-sheet.ts';
import type { TextSource } from './page-text.ts';

const PICTURES = ['img', 'picture', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed'];

/** A text source, and whether the sheet that was seen beside the page is among its styles. */
export interface PageSource extends TextSource {
  readonly usesLinked: boolean;
}

/**
 * Makes a parsed document ready for reading its visible text: its styles, and what they leave open. `linked` is the
 * sheet that was seen beside it, if one was; `base` what addresses in it are relative to.
 */
export function toTextSource(
  { document, byTag, sheets }: HtmlTree,
  linked: LinkedSheet | null = null,
  base?: URL,
): PageSource {
  const sheet = emptySheet();
  const { hasUnseen: hasUnseenStyles, usesLinked } = readSheets({ sheets, linked, base }, sheet);
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
    usesLinked,
    page: { styles, hasUnseenStyles, hasScripts, hasPictures, waiting: new Set(), known: new Map() },
    start: startLook(paper, ink),
    shadowHosts: shadowHostsOf(byTag.get('template') ?? []),
  };
}

function isProgram({ attribs, children }: Element): boolean {
  if (/json|template|x-handlebars|importmap|speculationrules/i.test(attribs.type ?? '')) return false;
  return attribs.src !== undefined || children.length > 0;
}

function isPicture({ name, value }: { readonly name: string; readonly value: string }): boolean {
  return name.startsWith('background') && /url\(|gradient\(|image/i.test(value);
}

/** Of each element with a shadow tree the names of the places in it where its children are shown. */
function shadowHostsOf(templates: readonly Element[]): Map<Element, ReadonlySet<string>> {
  const hosts = new Map<Element, ReadonlySet<string>>();
  for (const { attribs, children, parent } of templates) {
    if (attribs.shadowrootmode === undefined || !parent || !isTag(parent) || hosts.has(parent)) continue;
    hosts.set(parent, hidesSlots(children) ? new Set<string>() : new Set(slotsIn(children)));
  }
  return hosts;
}

function slotsIn(nodes: Element['children']): string[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return [];
    return node.name === 'slot' ? [node.attribs.name ?? ''] : slotsIn(node.children);
  });
}

const HIDING_RULE =
  /(?:^|[},\s])(?:slot|::slotted\([^)]*\)|:host\b[^{},]*)\s*\{[^}]*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0\s*[;}])/i;

/** Whether a style in a shadow tree shows nobody what is put into its places. */
function hidesSlots(nodes: Element['children']): boolean {
  return nodes.some(
    (node) =>
      isTag(node) && node.name === 'style' && node.children.some((text) => isText(text) && HIDING_RULE.test(text.data)),
  );
}
