import type { Element } from 'domhandler';
import { ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import { mentions } from '../../language/action-lists.ts';
import { headingOf } from '../forms/form-heading.ts';
import { isInside } from '../forms/form-parts.ts';
import { readForms } from '../forms/forms.ts';
import { parentOf } from '../page/element-rooms.ts';
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

/** The label's action, or a newsletter where the heading over the button or the form at it is for one: "Sign up now". */
export function meantByPlace(id: ActionId, { element }: PageLink, page: ParsedPage): ActionId {
  if (ACTIONS[id].link?.yieldsTo.includes('subscribe') !== true) return id;
  return mentions('newsletter', headingOf(element, page)) || standsAtNews(element, page) ? 'subscribe' : id;
}

/** The form that a button stands in, or that it opens in its own box, is one for news. */
function standsAtNews(element: Element, page: ParsedPage): boolean {
  const box = parentOf(element);
  const isAt = (form: Element) =>
    isInside(element, form) || (box !== null && box.name !== 'body' && isInside(form, box));
  const forNews = readForms(page).filter(({ kind }) => kind === 'subscribe');
  return forNews.slice(0, MAX_NEWS_FORMS).some(({ shape }) => isAt(shape.element));
}

/** A page that repeats its form for news does so a few times. */
const MAX_NEWS_FORMS = 5;
