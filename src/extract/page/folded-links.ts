import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { remembered } from '../../language/word-memo.ts';
import { toSafeLine } from '../safe-text.ts';
import { isNeverShown } from '../visibility.ts';
import { parentOf } from './element-rooms.ts';
import { hasWords, type PageLink } from './links.ts';
import type { ParsedPage } from './parsed-page.ts';

const MAX_LINKS = 2_000;
/** Real menus hold a few hundred links. */
const MAX_NODES = 4_000;
const MAX_LABEL = 80;
/** Boxes farther out are not looked for: hostile pages nest thousands. */
const MAX_OUT = 50;
/** Fewer are what a script shows of something else: a button to close it, what a reader has saved. */
const FEWEST = 3;
/** So much of the text of a menu stands in its links. */
const LINKED = 0.7;

/** The links of a menu lead to one site. */
const domainOf = remembered(registrableDomain, 100);

/**
 * Links to other pages of the site in menus that nobody sees until they point at a heading or press a button, in document
 * order. What is unseen for other reasons (a notice, a form, what is left out of a text) has words beside its links.
 */
export function readFoldedLinks(page: ParsedPage): readonly PageLink[] {
  const menus = new Map<Element, boolean>();
  return (page.byTag.get('a') ?? []).slice(0, MAX_LINKS).flatMap((element) => {
    const href = element.attribs.href?.trim();
    if (!href || href.length > 2_000 || page.isVisible(element)) return [];
    const url = URL.parse(href, page.base);
    if (!url || !isOtherPage(url, page)) return [];
    const root = unseenRoot(element, page);
    if (!root) return [];
    const isMenu = menus.get(root) ?? isMenuOfLinks(root);
    menus.set(root, isMenu);
    const label = isMenu ? toSafeLine(textsIn(element).join('')) : '';
    if (!hasWords(label) || label.length > MAX_LABEL) return [];
    return [{ element, label, url, inText: false, sameSite: true, sameFirm: true }];
  });
}

function isOtherPage({ protocol, hostname, pathname, hash }: URL, { url }: ParsedPage): boolean {
  if (!protocol.startsWith('http') || pathname === '/' || pathname === url.pathname || hash !== '') return false;
  return domainOf(hostname) === domainOf(url.hostname);
}

/**
 * The outermost unseen box around a link: one for all links in it. Null where it can never be seen, as what is for browsers
 * without scripts, and where it is farther out.
 */
function unseenRoot(element: Element, page: ParsedPage): Element | null {
  let root = element;
  let each = parentOf(element);
  for (let out = 0; each && !page.isVisible(each); out++) {
    if (out === MAX_OUT || isNeverShown(each)) return null;
    root = each;
    each = parentOf(each);
  }
  return root;
}

function isMenuOfLinks(root: Element): boolean {
  const links: string[] = [];
  const all = textsIn(root, links);
  const lettersIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.trim().length, 0);
  return links.length >= FEWEST && lettersIn(links) >= lettersIn(all) * LINKED;
}

/** The texts of an element, and those of its links added to `links`; none of one with too many parts. */
function textsIn(root: Element, links: string[] = []): string[] {
  const texts: string[] = [];
  const pending: { node: ChildNode; link: boolean }[] = [{ node: root, link: false }];
  for (let seen = 0; pending.length > 0 && seen < MAX_NODES; seen++) {
    const { node, link } = pending.pop() as (typeof pending)[number];
    if (isText(node)) {
      texts.push(node.data);
      if (link && hasWords(node.data)) links.push(node.data);
    } else if (isTag(node) && !isNeverShown(node)) {
      const inside = link || node.name === 'a' || node.name === 'button';
      pending.push(...node.children.map((child) => ({ node: child, link: inside })).reverse());
    }
  }
  return pending.length === 0 ? texts : [];
}
