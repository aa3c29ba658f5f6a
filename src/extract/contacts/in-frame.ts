import type { Element } from 'domhandler';
import type { ActionFacts } from '../../core/site/facts.ts';
import { withDigitsInPlace } from '../../language/phone-text.ts';
import { parentOf } from '../page/element-rooms.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { phoneOfAddress, toEmail } from './phones.ts';

/** Whether a page shows a number or an e-mail address in its frame, which is that of all pages: its header, footer or side. */
export function isInFrame(reach: Reach, page: ParsedPage): boolean {
  return isShownIn(
    page.blocks.filter(({ region }) => region !== null),
    reach,
    page,
  );
}

type Reach = Pick<ActionFacts, 'phone' | 'email'>;

/** Whether a page shows it at its foot, where a site says who it is whatever the page is about. */
export function isAtFoot(reach: Reach, page: ParsedPage): boolean {
  const foot = footOf(page);
  const key = reach.email ?? reach.phone?.written ?? '';
  const isShown = foot.known.get(key) ?? isShownIn(foot.blocks, reach, page);
  foot.known.set(key, isShown);
  return isShown;
}

/** Whether a page has a foot to show anything at. */
export function hasFoot(page: ParsedPage): boolean {
  return footOf(page).blocks.length > 0;
}

function footOf(page: ParsedPage): Foot {
  const foot = feet.get(page) ?? { blocks: page.blocks.filter(({ element }) => isInFoot(element)), known: new Map() };
  feet.set(page, foot);
  return foot;
}

interface Foot {
  readonly blocks: ParsedPage['blocks'];
  /** Number or e-mail address → whether the foot shows it: a hostile page repeats one thousands of times. */
  readonly known: Map<string, boolean>;
}

const feet = new WeakMap<ParsedPage, Foot>();

const FOOT = /(?:^|[\s_-])(?:footer|foot|colophon)(?![a-z])/iu;
/** Boxes farther out than so many are not looked for: hostile pages nest thousands. */
const MAX_OUT = 50;

/** Below the foot of the page, not that of a story or a comment in it. */
function isInFoot(element: Element | null): boolean {
  let isBelow = false;
  let each = element;
  for (let out = 0; each && out < MAX_OUT; out += 1) {
    const { class: names = '', id = '', role = '' } = each.attribs;
    if (each.name === 'article' || each.name === 'aside') return false;
    isBelow ||= each.name === 'footer' || role === 'contentinfo' || FOOT.test(`${names.slice(0, 300)} ${id}`);
    each = parentOf(each);
  }
  return isBelow;
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
