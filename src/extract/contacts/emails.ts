import type { Element } from 'domhandler';
import { bareHost } from '../../core/domain/bare-host.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { type ActionCandidate, RANKS } from '../actions/actions-candidate.ts';
import { blockAt } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { commentReader } from './lines/comments.ts';
import { type PromisedReach, promisedReach } from './mail-labels.ts';
import { type MailboxSort, mailboxSort } from './mailboxes.ts';
import { namesMaker } from './own-signs.ts';
import { toEmail } from './phones/phones.ts';

/** More different numbers or addresses than this make a page a list of other people's. */
export const MAX_REACHES = 8;
const TEXT_EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}(?![\w@])/giu;
const MAX_TEXT = 200_000;

/** The e-mail addresses that a page shows or links, but in what its visitors wrote, those that everybody may write to first by rank. */
export function emails(page: ParsedPage): ActionCandidate[] {
  const kind = findPageKind({ path: page.path });
  if (kind === 'team' || kind === 'blog' || kind === 'news') return [];
  const isOther = (email: string, at: number | undefined) => !isOwnDomain(email, page) && isSaidOfOthers(page, at);
  const isComment = commentReader(page);
  const links = mailLinks(page).filter(
    ({ email, element }) => !isComment(element) && !isOther(email, page.spanOf(element)?.start),
  );
  const linked = links.filter((link) => isForAll(link, kind === 'contact')).map(({ email }) => email);
  const apart = links
    .filter((link) => !isForAll(link, kind === 'contact'))
    .flatMap(({ element }) => page.spanOf(element) ?? []);
  const asked = new Set(links.filter(({ promised }) => promised === 'everybody').map(({ email }) => email));
  const shown = page.text.slice(0, MAX_TEXT);
  const found = shown.includes('@') ? [...shown.matchAll(TEXT_EMAIL)] : [];
  const written = found.flatMap(({ 0: text, index }) => {
    const email = toEmail(text);
    const isSaid = isComment(blockAt(page.blocks, index)?.element ?? null);
    const isApart = apart.some(({ start, end }) => start <= index && index < end);
    return email === null || isSaid || isApart || isOther(email, index) ? [] : [email];
  });
  // Who writes to the site is not told the mailbox of its lawyers.
  const all = [...linked, ...written].filter((email) => !NO_CONTACT.has(mailboxSort(email)));
  if (new Set(all).size > MAX_REACHES) return [];
  return all.map((email, index) => {
    const worth = (mailboxSort(email) === 'shared' ? 8 : 0) + (asked.has(email) ? 2 : 0);
    const rank = RANKS.text - (index < linked.length ? 0 : 5) + (isOwnDomain(email, page) ? 6 : 0) + worth;
    return { id: 'contact' as const, label: '', email, evidence: page.evidence('An e-mail address', email), rank };
  });
}

const NO_CONTACT: ReadonlySet<MailboxSort> = new Set(['single purpose', 'nobody']);

/** Whether the block at a place of the text says who made the site, or is a contract of whose goods it sells. */
function isSaidOfOthers({ blocks, text }: ParsedPage, at: number | undefined): boolean {
  const block = at === undefined ? null : blockAt(blocks, at);
  if (block === null) return false;
  return block.end - block.start > MAX_BLOCK || namesMaker(text.slice(block.start, block.end));
}

/** Characters of a block; what says how a site is reached is shorter. */
const MAX_BLOCK = 2_000;

/** An address at the site's own domain. */
export function isOwnDomain(email: string, page: ParsedPage): boolean {
  return registrableDomain(email.slice(email.indexOf('@') + 1).toLowerCase()) === registrableDomain(page.url.hostname);
}

/** A mailbox for everybody at the site's own domain or host, not at another host below it: it is the site's on any page. */
export function isOwnBox(email: string, { url }: ParsedPage): boolean {
  const host = email.slice(email.indexOf('@') + 1).toLowerCase();
  return (host === bareHost(url) || host === registrableDomain(url.hostname)) && mailboxSort(email) === 'shared';
}

interface MailLink {
  readonly email: string;
  readonly element: Element;
  readonly promised: PromisedReach;
}

/**
 * Whether a link to a mailbox is for whoever wants to write: its words are not for advertisers, nor the name of a person
 * or of one thing ("Letters to the editor"), but on the contact page, where people write to that person.
 */
function isForAll({ email, promised }: MailLink, isContactPage: boolean): boolean {
  if (promised === 'adverts') return false;
  return promised !== 'somebody' || isContactPage || mailboxSort(email) === 'shared';
}

function mailLinks(page: ParsedPage): MailLink[] {
  return (page.byTag.get('a') ?? []).flatMap((element) => {
    const { href = '' } = element.attribs;
    const email = /^\s*mailto:/iu.test(href) && page.isVisible(element) ? toEmail(href) : null;
    return email && !isLeftOver(email, element, page)
      ? [{ email, element, promised: promisedReach(page.textOf(element)) }]
      : [];
  });
}

/** A link made for another site, below words that show an address of this one. */
function isLeftOver(email: string, element: Element, page: ParsedPage): boolean {
  if (isOwnDomain(email, page)) return false;
  const shown = page.textOf(element).match(TEXT_EMAIL) ?? [];
  return shown.some((each) => each.toLowerCase() !== email.toLowerCase() && isOwnDomain(each, page));
}
