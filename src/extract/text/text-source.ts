import { type Element, isTag, isText } from 'domhandler';
import type { HtmlTree } from '../page/html-tree.ts';
import type { LinkedSheet } from '../page/linked-sheet.ts';
import { readSheets } from '../page/page-sheets.ts';
import { type Look, startLook } from '../styles/look.ts';
import { pageStyles } from '../styles/rules/page-styles.ts';
import { emptySheet, parseStyleSheet, type StyleSheet } from '../styles/rules/parse-style-sheet.ts';
import { compileSelector } from '../styles/rules/selector.ts';
import { selectorMatcher } from '../styles/rules/selector-matcher.ts';
import { PAGE_STANDING } from '../styles/standing.ts';
import { BLACK, type Colour, DARK, toColour, WHITE } from '../styles/values/css-colour.ts';
import { toLegacyColour } from '../styles/values/legacy-colour.ts';
import { look, type SeenPage } from '../visibility.ts';
import type { TextSource } from './page-text.ts';
import { lookPressed } from './pressed-page.ts';
import { scriptReach } from './script-reach.ts';
import { doSimpleScripts } from './simple-scripts.ts';

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
  { document, byTag, sheets, isQuirks }: HtmlTree,
  linked: LinkedSheet | null = null,
  base?: URL,
): PageSource {
  const sheet = emptySheet();
  const programs = (byTag.get('script') ?? []).filter(isProgram);
  const scripts = doSimpleScripts(programs, document);
  const places = { sheets: [...sheets, ...scripts.sheets], linked, base };
  const { hasUnseen: hasUnseenStyles, usesLinked } = readSheets(places, sheet);
  const hasScripts = programs.length > 0;
  const styles = pageStyles(sheet, { hasScripts, isQuirks });
  const isDark = (byTag.get('meta') ?? []).some(isDarkScheme);
  const [paper, ink] = hasUnseenStyles ? [null, null] : isDark ? [DARK, WHITE] : [WHITE, BLACK];
  const page: SeenPage = {
    styles,
    hasUnseenStyles,
    hasScripts,
    ...scriptReach(scripts.others),
    hasPictures: hasPicturesIn(byTag, sheet),
    elementById: idFinder(byTag),
    language: byTag.get('html')?.[0]?.attribs.lang ?? '',
    waiting: new Set(),
    known: new Map(),
    linkColour: hasUnseenStyles ? null : linkColourOf(byTag.get('body')?.[0]),
    linkLooks: new Map(),
  };
  const start = { ...startLook(paper, ink), isDark, standing: { ...PAGE_STANDING, isSettled: !hasUnseenStyles } };
  return {
    document,
    usesLinked,
    page,
    start,
    lookPressed: lookPressed({ page, sheet, byTag, start, isQuirks }),
    shadowHosts: shadowHostsOf(byTag.get('template') ?? [], page),
  };
}

function hasPicturesIn(byTag: HtmlTree['byTag'], { rules }: StyleSheet): boolean {
  return (
    PICTURES.some((name) => byTag.has(name)) ||
    rules.some(({ declarations }) => declarations.some(isPicture)) ||
    (byTag.get('body')?.[0]?.attribs.background ?? '') !== ''
  );
}

function isDarkScheme({ attribs }: Element): boolean {
  const isScheme = attribs.name?.toLowerCase() === 'color-scheme';
  return isScheme && /^\s*(?:only\s+)?dark(?:\s+only)?\s*$/i.test(attribs.content ?? '');
}

/** Finds elements by their ids, in whatever case. Looks for them when it is first asked. */
function idFinder(byTag: HtmlTree['byTag']): (id: string) => Element | undefined {
  let byId: Map<string, Element> | null = null;
  return (id) => {
    if (byId === null) {
      const named = [...byTag.values()].flatMap((same) => same.filter(({ attribs }) => attribs.id));
      byId = new Map(named.reverse().map((element) => [(element.attribs.id ?? '').toLowerCase(), element]));
    }
    return byId.get(id.toLowerCase());
  };
}

/** What old pages say of the colour of links, or browsers. */
function linkColourOf(body: Element | undefined): Colour | null {
  return toColour(toLegacyColour(body?.attribs.link ?? '') ?? 'linktext', null);
}

function isProgram({ attribs, children }: Element): boolean {
  if (/json|template|x-handlebars|importmap|speculationrules/i.test(attribs.type ?? '')) return false;
  return attribs.src !== undefined || children.length > 0;
}

function isPicture({ name, value }: { readonly name: string; readonly value: string }): boolean {
  return name.startsWith('background') && /url\(|gradient\(|image/i.test(value);
}

/** Of each element with a shadow tree the names of the places in it where its children are shown. */
function shadowHostsOf(templates: readonly Element[], page: SeenPage): Map<Element, ReadonlySet<string>> {
  const hosts = new Map<Element, ReadonlySet<string>>();
  for (const { attribs, children, parent } of templates) {
    if (attribs.shadowrootmode === undefined || !parent || !isTag(parent) || hosts.has(parent)) continue;
    const inside = {
      ...page,
      styles: pageStyles(sheetOf(children, parent), { hasScripts: page.hasScripts }),
      known: new Map(),
      linkLooks: new Map(),
    };
    hosts.set(parent, new Set(slotsIn(children, startLook(null, null), inside)));
  }
  return hosts;
}

/** What is said of all that is put into the places of a shadow tree, or of the element that has it. */
const OF_SLOTTED = /::slotted\([^(){},]*\)|:host(?![\w(-])/gi;
/** What is said of such an element only where a selector chooses it. */
const OF_SOME_HOST = /:host\(([^(){},]{1,200})\)/gi;

/** The styles of a shadow tree, which are its own. What they say of what is put into its places is said of the places. */
function sheetOf(nodes: Element['children'], host: Element): StyleSheet {
  const sheet = emptySheet();
  const { matches } = selectorMatcher({ hasScripts: false });
  const isHost = (selector: string) =>
    compileSelector(selector)?.some((complex) => complex !== 'element' && matches(complex, host)) === true;
  for (const node of nodes) {
    if (!isTag(node) || node.name !== 'style') continue;
    const css = textIn(node).replace(OF_SOME_HOST, (_, selector) => (isHost(selector) ? 'slot' : ':not(*)'));
    parseStyleSheet(css.replace(OF_SLOTTED, 'slot'), sheet);
  }
  return sheet;
}

function textIn({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : '')).join('');
}

/** Places in a shadow tree that are seen. */
function slotsIn(nodes: Element['children'], around: Look, page: SeenPage): string[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return [];
    const seen = look(node, around, page);
    if (seen === null) return [];
    if (node.name === 'slot') return seen.showsText ? [node.attribs.name ?? ''] : [];
    return slotsIn(node.children, seen, page);
  });
}
