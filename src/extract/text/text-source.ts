import type { Element } from 'domhandler';
import type { HtmlTree } from '../page/html-tree.ts';
import type { LinkedSheet } from '../page/linked-sheet.ts';
import { readSheets } from '../page/page-sheets.ts';
import { startLook } from '../styles/look.ts';
import { pageStyles } from '../styles/rules/page-styles.ts';
import { emptySheet, type StyleSheet } from '../styles/rules/parse-style-sheet.ts';
import { PAGE_STANDING } from '../styles/standing.ts';
import { BLACK, type Colour, DARK, toColour, WHITE } from '../styles/values/css-colour.ts';
import { toLegacyColour } from '../styles/values/legacy-colour.ts';
import type { SeenPage } from '../visibility.ts';
import type { TextSource } from './page-text.ts';
import { lookPressed } from './pressed-page.ts';
import { scriptReach } from './script-reach.ts';
import { shadowTreesOf } from './shadow-trees.ts';
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
    shadows: shadowTreesOf(byTag.get('template') ?? [], page),
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
