import { type Element, isTag } from 'domhandler';
import { ownText } from '../../core/own-text.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import { appendSheet } from '../styles/rules/append-sheet.ts';
import { mediaHolds } from '../styles/rules/css-conditions.ts';
import { toImport } from '../styles/rules/imports.ts';
import { emptySheet, parseStyleSheet, type StyleSheet } from '../styles/rules/parse-style-sheet.ts';
import type { LinkedSheet } from './linked-sheet.ts';

/** Of 1,500 real pages none has half as much; what then comes counts as not seen. */
const MAX_CSS = 1024 * 1024;
const MAX_IMPORTS = 20;

/** The places of a page where style sheets are named, and what was seen beside it. */
export interface SheetPlaces {
  /** `link` and `style` elements, in document order. */
  readonly sheets: readonly Element[];
  readonly linked: LinkedSheet | null;
  /** What addresses are relative to. */
  readonly base: URL | undefined;
}

/** What was read of a page's sheets. */
export interface SheetsRead {
  /** It has others, or more of them, than were seen. */
  readonly hasUnseen: boolean;
  readonly usesLinked: boolean;
}

/** Adds to `sheet` what the style sheets of a page say, in document order. Never throws. */
export function readSheets({ sheets, linked, base }: SheetPlaces, sheet: StyleSheet): SheetsRead {
  let room = MAX_CSS;
  let hasUnseen = false;
  const add = (from: StyleSheet, layer?: string) => {
    // What a sheet imports comes before its own rules.
    for (const prelude of from.imports.slice(0, MAX_IMPORTS)) {
      const imported = toImport(prelude);
      if (imported === null) continue;
      const css = dataSheet(imported.address);
      if (css === null) hasUnseen = true;
      else read(css, imported.layer === '' ? `?import${sheet.layers.length}` : (imported.layer ?? layer));
    }
    appendSheet(from, sheet, layer);
  };
  const read = (css: string, layer?: string) => {
    const seen = css.slice(0, room);
    hasUnseen ||= css.length > room;
    room = Math.max(0, room - css.length);
    add(parsedSheet(seen), layer);
  };
  const isLinked = (element: Element) => linked !== null && isLinkTo(element, linked, base);
  // Of a sheet that is linked twice the last one wins everything.
  const place = linked ? sheets.findLast((each) => isSheetLink(each) && isLinked(each)) : undefined;
  const isOther = inOtherSet(sheets);
  for (const element of sheets) {
    if (isOther(element)) continue;
    if (element === place && linked) {
      add(linked.sheet);
      hasUnseen ||= linked.isCut;
    } else if (isSheetLink(element)) {
      const css = dataSheet(element.attribs.href ?? '');
      if (css === null) hasUnseen ||= !isLinked(element);
      else if (element.attribs.disabled === undefined) read(css);
    } else if (isStyle(element)) read(rawText(element));
  }
  return { hasUnseen, usesLinked: place !== undefined };
}

/** Pages of a site begin with the same styles. */
const MAX_PARSED = 24;
const MAX_KEPT_LENGTH = 100_000;
const parsed = new Map<string, StyleSheet>();
let sheetsParsed = 0;

function parsedSheet(written: string): StyleSheet {
  const known = parsed.get(written);
  if (known) return known;
  const css = ownText(written);
  sheetsParsed += 1;
  const sheet = emptySheet(`style ${sheetsParsed}`);
  parseStyleSheet(css, sheet);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  if (css.length <= MAX_KEPT_LENGTH) parsed.set(css, sheet);
  return sheet;
}

function isSheetLink({ name, attribs: { rel = '', media = '' } }: Element): boolean {
  return name === 'link' && /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel) && mediaHolds(media);
}

/** Of sheets with titles only those with the first title are heeded (CSSOM, preferred style sheet set). */
function inOtherSet(sheets: readonly Element[]): (element: Element) => boolean {
  const titled = sheets.find((each) => each.attribs.title && (isSheetLink(each) || isStyle(each)));
  return ({ attribs }) => Boolean(attribs.title) && attribs.title !== titled?.attribs.title;
}

function isLinkTo(element: Element, { url }: LinkedSheet, base: URL | undefined): boolean {
  const { href = '', disabled } = element.attribs;
  const target = disabled === undefined && isApplied(element) ? URL.parse(href.trim(), base) : null;
  if (target === null) return false;
  target.hash = '';
  return target.href === url;
}

function isStyle(element: Element): boolean {
  const { media = '', type = 'text/css' } = element.attribs;
  const isCss = element.name === 'style' && /^\s*(?:text\/css)?\s*$/i.test(type);
  return isCss && mediaHolds(media) && isApplied(element);
}

/** Whether a sheet or a script counts: not in a template, nor for browsers without scripts. */
export function isApplied(element: Element): boolean {
  for (let { parent } = element; parent && isTag(parent); { parent } = parent)
    if (parent.name === 'template' || parent.name === 'noscript') return false;
  return true;
}

/** The text of a sheet in a data: address; null for other addresses. */
function dataSheet(address: string): string | null {
  const found = /^\s*data:([^,]*),(.*)$/is.exec(address);
  if (!found) return null;
  const [, type = '', data = ''] = found;
  if (/;\s*base64\s*$/i.test(type)) return Buffer.from(data, 'base64').toString('utf8');
  return percentDecoded(data);
}

function rawText(element: Element): string {
  return element.children.map((child) => ('data' in child ? child.data : '')).join('');
}
