import type { Element } from 'domhandler';
import { type Appearance, readAppearance } from './appearance.ts';
import type { StyleRules } from './style-rules.ts';

/** Elements whose content no browser with scripts shows as text. */
const NEVER_SHOWN: ReadonlySet<string> = new Set(
  'head script style template noscript iframe frame noframes noembed object embed applet audio video canvas datalist param source track link meta base area map title desc metadata defs symbol clippath lineargradient radialgradient filter'.split(
    ' ',
  ),
);

/** Class names that by wide convention mean "not on the screen": accessibility helpers and frameworks' hiding classes. */
const HIDING_CLASSES: ReadonlySet<string> = new Set(
  'sr-only visually-hidden visuallyhidden visually_hidden screen-reader-text screen-reader-only screenreader-only screen-reader sr-text assistive-text element-invisible u-visually-hidden u-hidden-visually u-hiddenvisually is-visually-hidden a11y-hidden offscreen off-screen d-none is-hidden uk-hidden invisible w-condition-invisible hidden hide ng-hide elementor-screen-only skip-link skip-to-content skiplink skip-nav'.split(
    ' ',
  ),
);

/** Responsive companions that show again what such a class hides ("hidden md:block", "d-none d-lg-flex"). */
const SHOWN_AGAIN =
  /(?:^|\s)(?:[\w-]{1,20}:(?:block|flex|grid|inline\S*|table\S*|contents|visible|not-sr-only)|d-(?:sm|md|lg|xl|xxl)-(?:block|flex|grid|inline\S*|table\S*)|(?:show|visible)\S*)(?=\s|$)/;

/** What is handed down while walking: the background that text would stand on; null when unknown. */
export type Background = string | null;

/** Whether a person sees the element, its ancestors left aside, and the background that its content stands on. */
export function look(
  element: Element,
  rules: StyleRules,
  background: Background,
): { readonly visible: boolean; readonly background: Background } {
  const { name, attribs } = element;
  if (NEVER_SHOWN.has(name) || (name === 'input' && attribs.type === 'hidden')) return { visible: false, background };
  // Scripts often reveal the whole page when they have loaded.
  const whole = name === 'body' || name === 'html';
  if (!whole && isHiddenByMarkup(element)) return { visible: false, background };
  let color: string | null | undefined;
  let behind = toBackground(attribs.bgcolor) ?? background;
  let hidden = false;
  for (const appearance of appearancesOf(element, rules)) {
    hidden = appearance.hidden || (hidden && !appearance.shown);
    if (appearance.color !== undefined) color = appearance.color;
    if (appearance.background !== undefined) behind = appearance.background;
  }
  if (name === 'font' && attribs.color) color = readAppearance(`color:${attribs.color}`)?.color;
  if (color != null && color === behind) hidden = true;
  return { visible: whole || !hidden, background: behind };
}

function isHiddenByMarkup(element: Element): boolean {
  const { name, attribs } = element;
  if (attribs.hidden !== undefined || (name === 'dialog' && attribs.open === undefined)) return true;
  const classes = attribs.class;
  if (!classes) return false;
  const lower = classes.slice(0, 1_000).toLowerCase();
  for (const part of lower.split(/\s+/)) if (HIDING_CLASSES.has(part)) return !SHOWN_AGAIN.test(lower);
  return false;
}

function* appearancesOf(element: Element, rules: StyleRules): Generator<Appearance> {
  const { name, attribs } = element;
  if (rules.bySelector.size > 0) {
    for (const selector of selectorsOf(name, attribs)) {
      const rule = rules.bySelector.get(selector);
      if (rule) yield rule;
    }
  }
  const own = attribs.style ? readAppearance(attribs.style) : null;
  if (own) yield own;
}

/** In rising weight, as the cascade has it. */
function selectorsOf(name: string, attribs: Readonly<Record<string, string>>): string[] {
  const selectors = [name];
  const classes = attribs.class ? attribs.class.slice(0, 1_000).split(/\s+/, 40) : [];
  for (const part of classes) if (part) selectors.push(`.${part}`, `${name}.${part}`);
  if (attribs.id) selectors.push(`#${attribs.id}`, `${name}#${attribs.id}`);
  return selectors;
}

function toBackground(bgcolor: string | undefined): Background {
  return (bgcolor && readAppearance(`background:${bgcolor}`)?.background) || null;
}
