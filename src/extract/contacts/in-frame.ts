import type { Element } from 'domhandler';
import type { ActionFacts } from '../../core/site/facts.ts';
import { withDigitsInPlace } from '../../language/phone-text.ts';
import { isInside } from '../forms/form-parts.ts';
import { readForms } from '../forms/forms.ts';
import { parentOf } from '../page/element-rooms.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { commentReader } from './lines/comments.ts';
import { phoneOfAddress, toEmail } from './phones/phones.ts';

/** Whether a page shows a number or an e-mail address in its frame, which is that of all pages: its header, footer or side. */
export function isInFrame(reach: Reach, page: ParsedPage): boolean {
  const isComment = commentReader(page);
  return isShownIn(
    page.blocks.filter(({ region, element }) => region !== null && !isComment(element)),
    reach,
    page,
  );
}

type Reach = Pick<ActionFacts, 'phone' | 'email'>;

/** Whether a page shows it at its foot, where a site says who it is whatever the page is about. */
export function isAtFoot(reach: Reach, page: ParsedPage): boolean {
  return isShownAt(footOf(page), reach, page);
}

/**
 * Whether a page shows it in its header, which is that of all pages where it leads to the front page or searches the site:
 * a firm that a guide lists has a header of its own at most.
 */
export function isAtHead(reach: Reach, page: ParsedPage): boolean {
  return isShownAt(headOf(page), reach, page);
}

function isShownAt({ blocks, known }: Edge, reach: Reach, page: ParsedPage): boolean {
  const key = reach.email ?? reach.phone?.written ?? '';
  const isShown = known.get(key) ?? isShownIn(blocks, reach, page);
  known.set(key, isShown);
  return isShown;
}

/** Whether a page has a foot to show anything at. */
export function hasFoot(page: ParsedPage): boolean {
  return footOf(page).blocks.length > 0;
}

function footOf(page: ParsedPage): Edge {
  return edgeOf(feet, page, () => {
    const placeOf = placeReader();
    return page.blocks.filter(({ element }) => placeOf(element) === 'foot');
  });
}

function headOf(page: ParsedPage): Edge {
  return edgeOf(heads, page, () => {
    const spans = (page.byTag.get('header') ?? [])
      .slice(0, MAX_HEADERS)
      .filter((header) => isOfSite(header, page))
      .flatMap((header) => page.spanOf(header) ?? []);
    return page.blocks.filter((block) => spans.some(({ start, end }) => start <= block.start && block.end <= end));
  });
}

/** Of a page with more only the first are looked at. */
const MAX_HEADERS = 5;

function isOfSite(header: Element, page: ParsedPage): boolean {
  const home = new URL('/', page.url).href;
  const leadsHome = ({ attribs: { href } }: Element) => href !== undefined && URL.parse(href, page.base)?.href === home;
  return (
    (page.byTag.get('a') ?? []).some((link) => isInside(link, header) && leadsHome(link)) ||
    readForms(page).some(({ kind, shape }) => kind === 'search' && isInside(shape.element, header))
  );
}

/** What stands at one edge of a page. */
interface Edge {
  readonly blocks: ParsedPage['blocks'];
  /** Number or e-mail address → whether it is shown there: a hostile page repeats one thousands of times. */
  readonly known: Map<string, boolean>;
}

const feet = new WeakMap<ParsedPage, Edge>();
const heads = new WeakMap<ParsedPage, Edge>();

function edgeOf(edges: WeakMap<ParsedPage, Edge>, page: ParsedPage, find: () => ParsedPage['blocks']): Edge {
  const edge = edges.get(page) ?? { blocks: find(), known: new Map() };
  edges.set(page, edge);
  return edge;
}

const FOOT = /(?:^|[\s_-])(?:footer|foot|colophon)(?![a-z])/iu;

type FramePlace = 'foot' | 'story' | null;

/** Tells what stands below the foot of the page, not that of a story or a comment in it. */
function placeReader(): (element: Element | null) => FramePlace {
  const known = new Map<Element, FramePlace>();
  const placeOf = (element: Element | null): FramePlace => {
    if (element === null) return null;
    const before = known.get(element);
    if (before !== undefined) return before;
    const around = placeOf(parentOf(element));
    const isStory = around === 'story' || element.name === 'article' || element.name === 'aside';
    const place = isStory ? 'story' : around === 'foot' || isFoot(element) ? 'foot' : null;
    known.set(element, place);
    return place;
  };
  return placeOf;
}

function isFoot({ name, attribs: { class: names = '', id = '', role = '' } }: Element): boolean {
  return name === 'footer' || role === 'contentinfo' || FOOT.test(`${names.slice(0, 300)} ${id}`);
}

function isShownIn(framed: ParsedPage['blocks'], { phone, email }: Reach, page: ParsedPage): boolean {
  const written = email ?? phone?.written ?? '';
  if (written === '' || framed.length === 0) return false;
  if (framed.some(({ start, end }) => withDigitsInPlace(page.text.slice(start, end)).includes(written))) return true;
  const digits = digitsOf(phone?.e164 ?? written);
  return (page.byTag.get('a') ?? []).some((link) => {
    const { href = '' } = link.attribs;
    const isSame = email === undefined ? isSameNumber(digitsOf(phoneOfAddress(href)), digits) : toEmail(href) === email;
    const at = isSame ? page.spanOf(link)?.start : undefined;
    return at !== undefined && framed.some(({ start, end }) => start <= at && at < end);
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

/** A link may leave out the country's code, and the number its leading zero. */
function isSameNumber(linked: string, known: string): boolean {
  return linked.length >= 5 && known.endsWith(linked.replace(/^0+/u, ''));
}
