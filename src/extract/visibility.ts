import { type Element, isText } from 'domhandler';
import { remembered } from '../language/word-memo.ts';
import { hasShapes } from './styles/drawings.ts';
import { lettersIn } from './styles/letters-in.ts';
import type { Look } from './styles/look.ts';
import { lookOf, type PageTraits, showsText } from './styles/look-of.ts';
import type { ElementStyle, PageStyles } from './styles/rules/page-styles.ts';
import { weakDeclarations } from './styles/rules/weak-declarations.ts';
import { isPlacedOtherwise } from './styles/standing-of.ts';
import type { Colour } from './styles/values/css-colour.ts';

/** Elements whose content no browser with scripts shows as text. */
const NEVER_SHOWN: ReadonlySet<string> = new Set(
  'head script style template noscript iframe frame noframes noembed embed audio video canvas datalist param source track link meta base area title desc metadata defs symbol marker pattern mask clippath clipPath lineargradient linearGradient radialgradient radialGradient filter meter progress rp annotation annotation-xml mphantom'.split(
    ' ',
  ),
);

/**
 * Class names that by wide convention mean "not on the screen": accessibility helpers, frameworks' hiding classes, and what
 * makers of forms (Gravity Forms, WPForms, Formidable, MailPoet) call the box that only machines fill in.
 */
const HIDING_CLASSES =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|visually_hidden|screen-reader-text|screen-reader-only|screenreader-only|screen-reader|sr-text|assistive-text|element-invisible|u-visually-hidden|u-hidden-visually|u-hiddenvisually|is-visually-hidden|a11y-hidden|offscreen|off-screen|d-none|is-hidden|uk-hidden|invisible|w-condition-invisible|hidden|hide|ng-hide|elementor-screen-only|gform_validation_container|wpforms-field-hp|frm_verify|abs-req|skip-link|skip-to-content|skiplink|skip-nav)(?=\s|$)/;

/** Responsive companions that show again what such a class hides ("hidden md:block", "d-none d-lg-flex"). */
const SHOWN_AGAIN =
  /(?:^|\s)(?:[\w-]{1,20}:(?:block|flex|grid|inline\S*|table\S*|contents|visible|not-sr-only)|d-(?:sm|md|lg|xl|xxl)-(?:block|flex|grid|inline\S*|table\S*)|(?:show|visible)\S*)(?=\s|$)/;

/** So many letters of classes are remembered. */
const MAX_KEPT = 100;

/** A page whose elements are looked at. */
export interface SeenPage extends PageTraits {
  readonly styles: PageStyles;
  /** How elements of which nothing but the same is said look: by the look around them, what is said, and their name. */
  readonly known: Map<Look, Map<ElementStyle['said'], Map<string, Look | null>>>;
  /** The colour of links, and how they look in what is around them; null where a sheet that was not seen may say it. */
  readonly linkColour: Colour | null;
  readonly linkLooks: Map<Look, Look>;
}

/** How an element looks, given how what is around it does; null when nobody sees it or anything in it. */
export function look(element: Element, around: Look, page: SeenPage): Look | null {
  const { name, attribs } = element;
  if (
    isNeverShown(element) ||
    (name === 'input' && attribs.type === 'hidden') ||
    isRelabelled(element) ||
    page.styles.isSpent()
  )
    return null;
  let before = settledByUnseen(element, name === 'svg' ? unpainted(element, around) : around, page);
  const weak = weakDeclarations(element, before.drawing !== 'none' || name === 'svg');
  const style = page.styles.styleOf(element, before.properties, weak);
  if (isHiddenByMarkup(element, style?.said, page)) return null;
  if (before !== around && style?.said.get('color') === 'inherit') before = { ...before, color: around.color };
  const isPlain = before.container === null && !before.collapsed && name !== 'svg' && before.drawing === 'none';
  const { isSettled, row } = before.standing;
  if (!style && isPlain && !(isSettled && row.left !== null && isPlacedOtherwise(element))) return before;
  const asked = style ?? { said: NOTHING_SAID, properties: before.properties };
  const isDrawn = before.drawing !== 'none' || DRAWINGS.has(name);
  const isAligned = isSettled && (attribs.dir !== undefined || attribs.align !== undefined);
  const isAlone = isDrawn || isAligned || page.waiting.has(element) || (!style && attribs.style !== undefined);
  return isAlone ? lookAlone(element, asked, before, page) : lookAlike(element, asked, before, page);
}

/** Types that only plug-ins showed, which no browser has any more. */
const OF_PLUG_INS = /^\s*application\/x-(?:shockwave-flash|java-|silverlight)/i;

/** What stands in an object is shown where it names nothing that is shown instead. */
export function isNeverShown({ name, attribs }: Element): boolean {
  if (name !== 'object') return NEVER_SHOWN.has(name);
  return Boolean(attribs.data) && attribs.classid === undefined && !OF_PLUG_INS.test(attribs.type ?? '');
}

/** An option that other words stand for. */
function isRelabelled({ name, attribs, children }: Element): boolean {
  if (name !== 'option' || !attribs.label) return false;
  const [own] = children;
  return own !== undefined && isText(own) && own.data.trim() !== attribs.label.trim();
}

const NOTHING_SAID: ReadonlyMap<string, string> = new Map<string, string>();

/** How these look depends on more of their attributes. */
const DRAWINGS: ReadonlySet<string> = new Set(['svg', 'foreignobject', 'foreignObject']);

function lookAlone(element: Element, { said, properties }: ElementStyle, around: Look, page: SeenPage): Look | null {
  const letters = () => lettersIn(element);
  return lookOf(
    { element, said, properties, letters, isRevealed: () => isRevealed(element, said, page) },
    around,
    page,
  );
}

/** Most elements look as their siblings do: unless one is asked for what only it can tell, its look is that of all. */
function lookAlike(element: Element, { said, properties }: ElementStyle, around: Look, page: SeenPage): Look | null {
  const alike = among(among(page.known, around), said);
  const known = alike.get(element.name);
  if (known !== undefined) return known;
  let isAsked = false;
  const asking =
    <T>(answer: () => T) =>
    () => {
      isAsked = true;
      return answer();
    };
  const letters = asking(() => lettersIn(element));
  const revealed = asking(() => isRevealed(element, said, page));
  const seen = lookOf({ element, said, properties, letters, isRevealed: revealed }, around, page);
  if (!isAsked) alike.set(element.name, seen);
  return seen;
}

function among<K, L, V>(maps: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = maps.get(key) ?? new Map<L, V>();
  maps.set(key, known);
  return known;
}

const OFTEN_STYLED: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'button', 'li']);

/** Where a sheet was not seen, an element that it can name may have any colour, and letters of a size. */
function settledByUnseen({ name, attribs }: Element, around: Look, page: SeenPage): Look {
  const isNamed =
    page.hasUnseenStyles && (attribs.class !== undefined || attribs.id !== undefined || OFTEN_STYLED.has(name));
  // Links have a colour of their own.
  const isLink = name === 'a' && attribs.href !== undefined;
  if (!isNamed) return isLink ? linkLook(around, page) : around;
  if (around.color === null && around.fill == null && around.em > 0) return around;
  const em = around.em === 0 ? around.rem : around.em;
  const other = { ...around, em, color: null, fill: isLink ? around.fill : undefined };
  return { ...other, showsText: showsText(other) };
}

function linkLook(around: Look, { linkLooks, linkColour }: SeenPage): Look {
  const known = linkLooks.get(around);
  if (known) return known;
  const other = { ...around, color: linkColour };
  const seen = { ...other, showsText: showsText(other) };
  linkLooks.set(around, seen);
  return seen;
}

function unpainted(drawing: Element, around: Look): Look {
  return hasShapes(drawing) ? { ...around, background: null } : around;
}

function isHiddenByMarkup(
  { name, attribs }: Element,
  said: ReadonlyMap<string, string> | undefined,
  page: SeenPage,
): boolean {
  if (name === 'body' || name === 'html') return false;
  if (attribs.hidden?.toLowerCase() === 'until-found' && !said?.has('content-visibility')) return true;
  if (said?.has('display')) return false;
  if (attribs.hidden !== undefined) return true;
  if (name === 'dialog') return attribs.open === undefined;
  if (attribs.popover !== undefined) return true;
  // Without a sheet or a script that we have not seen, names of classes do nothing.
  return attribs.class !== undefined && (page.hasUnseenStyles || page.hasScripts) && isHiding(attribs.class);
}

/** Whether the names of an element's classes hide it. */
const isHiding = remembered((classes) => {
  const lower = classes.slice(0, 1_000).toLowerCase();
  return HIDING_CLASSES.test(lower) && !SHOWN_AGAIN.test(lower);
}, MAX_KEPT);

/** Classes and attributes by which libraries know what they show as it is scrolled to. */
const REVEALED =
  /(?:^|\s)(?:wow|aos-init|elementor-invisible|wpb_animate_when_almost_visible|et-waypoint|js-reveal|(?:scroll|gs)[-_]reveal|reveal(?:-on-scroll)?|animate-on-scroll|fade-in-section|sal|uk-scrollspy-class)(?:\s|$)/;
const REVEALING = [
  'data-aos',
  'data-sal',
  'data-sr',
  'data-wow-delay',
  'data-scroll-reveal',
  'data-animate',
  'uk-scrollspy',
];

function isOfLibrary({ attribs }: Element): boolean {
  return REVEALED.test(attribs.class ?? '') || REVEALING.some((name) => attribs[name] !== undefined);
}

/**
 * Libraries that show things as they are scrolled to begin with unseen ones. Where all scripts stand in the page, only
 * what they name is shown, and what a rule shows in a class that one of them may give.
 */
function isRevealed(element: Element, said: ReadonlyMap<string, string>, page: SeenPage): boolean {
  if (!page.hasScripts) return false;
  if (page.isNamedByScript(element)) return true;
  if (!page.hasUnseenScripts) return page.givesClasses && page.styles.isRevealed(element);
  return isOfLibrary(element) || said.has('transition') || said.has('will-change') || page.styles.isRevealed(element);
}
