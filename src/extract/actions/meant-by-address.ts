import { ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import { mentions } from '../../language/action-lists.ts';
import { headingOf } from '../forms/form-heading.ts';
import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { LabelReader } from './actions-of-words.ts';

const MAX_SEGMENTS = 8;
const NEWSLETTER = /newsletter/iu;
const JOIN = /\/join\/?$/iu;

/** The label's action, or the other one that such words mean where the address says so: a newsletter, a booking. */
export function meantByAddress(id: ActionId, { label }: PageLink, url: URL, labels: LabelReader): ActionId {
  const yieldsTo = ACTIONS[id].link?.yieldsTo ?? [];
  if (yieldsTo.length === 0) return id;
  // "Join" in an address says no more than "join our team" on its link.
  if (yieldsTo.includes('sign_up') && mentions('own_jobs', label) && JOIN.test(url.pathname)) return id;
  const segments = url.pathname.split('/', MAX_SEGMENTS).filter((segment) => segment !== '');
  const named = segments.map((segment) => labels.ofPath(`/${segment}`));
  const isForNews = NEWSLETTER.test(url.hostname + url.pathname) || mentions('newsletter', `${label} ${url.pathname}`);
  if (yieldsTo.includes('subscribe') && isForNews) return 'subscribe';
  // "/jobs/register": what is done last.
  if (named.at(-1) === id) return id;
  return (
    named.find((other) => other !== null && ACTIONS[other].pageKinds.some((kind) => yieldsTo.includes(kind))) ?? id
  );
}

/** The label's action, or a newsletter where the heading over the button says that it is for one: "Sign up now". */
export function meantByHeading(id: ActionId, { element }: PageLink, page: ParsedPage): ActionId {
  const mayBeNews = ACTIONS[id].link?.yieldsTo.includes('subscribe') === true;
  return mayBeNews && mentions('newsletter', headingOf(element, page)) ? 'subscribe' : id;
}
