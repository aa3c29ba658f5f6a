import { type Element, isTag } from 'domhandler';
import { once } from '../../core/once.ts';
import type { HtmlTree } from '../page/html-tree.ts';
import type { Look } from '../styles/look.ts';
import { pageStyles } from '../styles/rules/page-styles.ts';
import type { StyleSheet } from '../styles/rules/parse-style-sheet.ts';
import { look, type SeenPage } from '../visibility.ts';
import { allLettersIn } from './page-parts.ts';

/** Pages have a box for each question; no more of them are looked at. */
const MAX_CONTROLS = 100;

/** A page of which something is to be pressed. */
export interface Pressable {
  readonly page: SeenPage;
  readonly sheet: StyleSheet;
  readonly byTag: HtmlTree['byTag'];
  /** How the page looks before its styles. */
  readonly start: Look;
  readonly isQuirks: boolean;
}

/** How an element looks: as it does at once, or else once people have pressed what they see for it; null where nobody sees it. */
export type LookPressed = (element: Element, around: Look, atOnce: Look | null) => Look | null;

/** Where there is nothing to press. */
export const NOTHING_MORE: LookPressed = (_element, _around, atOnce) => atOnce;

/**
 * What a page shows without a script as soon as somebody presses what it has for that, as `details` are opened: what its
 * styles show behind a ticked box whose label people read, and what a button with words opens.
 */
export function lookPressed({ page, sheet, byTag, start, isQuirks }: Pressable): LookPressed {
  const boxes = (byTag.get('input') ?? []).filter(isBox).slice(0, MAX_CONTROLS);
  const buttons = (byTag.get('button') ?? []).filter((each) => openedBy(each) !== null).slice(0, MAX_CONTROLS);
  const asksBoxes =
    boxes.length > 0 && sheet.rules.some(({ selectors }) => selectors.some((each) => each.includes(':checked')));
  if (!asksBoxes && buttons.length === 0) return NOTHING_MORE;
  const isRead = (element: Element) => allLettersIn(element) > 0 && lookFrom(element, start, page)?.showsText === true;
  const opened = once(() => new Set(buttons.filter(isRead).map(openedBy)));
  const ticked = once((): SeenPage | null => {
    const labels = asksBoxes ? (byTag.get('label') ?? []) : [];
    const named = new Map(labels.map((label) => [label.attribs.for ?? '', label]));
    const read = boxes.filter((box) => {
      const label = labelAround(box) ?? (box.attribs.id ? named.get(box.attribs.id) : undefined);
      return label !== undefined && isRead(label);
    });
    if (read.length === 0) return null;
    const styles = pageStyles(sheet, { hasScripts: page.hasScripts, isQuirks, ticked: new Set(read) });
    return { ...page, styles, known: new Map(), linkLooks: new Map() };
  });
  return (element, outer, atOnce) => {
    if (atOnce?.showsText || !outer.showsText || page.styles.isSpent()) return atOnce;
    const { id = '', popover } = element.attribs;
    const isOpened = id !== '' && (popover !== undefined || element.name === 'dialog') && opened().has(id);
    if (isOpened) return look(shownOpen(element), outer, page) ?? atOnce;
    const pressed = ticked();
    return (pressed && look(element, outer, pressed)) ?? atOnce;
  };
}

function isBox({ attribs }: Element): boolean {
  return /^(?:checkbox|radio)$/i.test(attribs.type ?? '') && attribs.disabled === undefined;
}

/** The id of the popover or the dialog that a button opens. */
function openedBy({ attribs }: Element): string | null {
  if (attribs.popovertarget && attribs.popovertargetaction?.toLowerCase() !== 'hide') return attribs.popovertarget;
  return /^(?:show-modal|(?:show|toggle)-popover)$/i.test(attribs.command ?? '') ? (attribs.commandfor ?? null) : null;
}

/** The label that a box stands in. */
function labelAround({ parent }: Element): Element | undefined {
  if (!parent || !isTag(parent)) return undefined;
  return parent.name === 'label' ? parent : labelAround(parent);
}

/** How an element looks in its page. */
function lookFrom(element: Element, start: Look, page: SeenPage): Look | null {
  const { parent } = element;
  const outer = parent && isTag(parent) ? lookFrom(parent, start, page) : start;
  return outer && look(element, outer, page);
}

/** The same element once it has been opened. */
function shownOpen(element: Element): Element {
  const { popover: _, ...attribs } = element.attribs;
  return Object.create(element, { attribs: { value: { ...attribs, open: '' } } }) as Element;
}
