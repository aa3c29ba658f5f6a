import type { Element } from 'domhandler';
import type { ActionFacts } from '../../core/site/facts.ts';
import { withDigitsInPlace } from '../../language/phone-text.ts';
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
  const { blocks, known } = footOf(page);
  const key = reach.email ?? reach.phone?.written ?? '';
  const isShown = known.get(key) ?? isShownIn(blocks, reach, page);
  known.set(key, isShown);
  return isShown;
}

/** Whether a page has a foot to show anything at. */
export function hasFoot(page: ParsedPage): boolean {
  return footOf(page).blocks.length > 0;
}

/** What stands at the foot of a page. */
interface Foot {
  readonly blocks: ParsedPage['blocks'];
  /** Number or e-mail address → whether it is shown there: a hostile page repeats one thousands of times. */
  readonly known: Map<string, boolean>;
}

const feet = new WeakMap<ParsedPage, Foot>();

function footOf(page: ParsedPage): Foot {
  const before = feet.get(page);
  if (before !== undefined) return before;
  const placeOf = placeReader();
  const foot = { blocks: page.blocks.filter(({ element }) => placeOf(element) === 'foot'), known: new Map() };
  feet.set(page, foot);
  return foot;
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
