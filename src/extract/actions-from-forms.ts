import type { ActionId } from '../core/site/facts.ts';
import { findAction } from '../language/action-words.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { type FormKind, type PageForm, readForms } from './forms.ts';
import type { ParsedPage } from './parsed-page.ts';

const FORM_ACTIONS: Readonly<Partial<Record<FormKind, ActionId>>> = {
  search: 'search',
  sign_in: 'sign_in',
  sign_up: 'sign_up',
  contact: 'contact',
  subscribe: 'subscribe',
  order: 'order',
  booking: 'book',
  donate: 'donate',
};
/** Actions whose fields an agent may fill in; accounts and carts are a person's own affair. */
const WITH_FIELDS: ReadonlySet<ActionId> = new Set(['contact', 'subscribe', 'book', 'donate']);

/** A form that says who orders what; a cart's form names neither. */
function isOrderForm({ fields }: PageForm): boolean {
  return fields.some(({ name }) => name === 'email' || name === 'phone');
}

const FORM_WORDS: Readonly<Partial<Record<ActionId, string>>> = {
  search: 'A search form',
  sign_in: 'A sign-in form',
  sign_up: 'A sign-up form',
  contact: 'A contact form',
  subscribe: 'A form to subscribe',
  order: 'A form to order',
  book: 'A booking form',
  donate: 'A form to donate',
};

/** What the visible forms of a page offer. */
export function actionsFromForms(page: ParsedPage): ActionCandidate[] {
  return readForms(page).flatMap((form) => {
    const id = FORM_ACTIONS[form.kind];
    if (!id || !form.visible || form.shape.controls.length === 0) return [];
    return [toCandidate(id, form, page)];
  });
}

function toCandidate(id: ActionId, form: PageForm, page: ParsedPage): ActionCandidate {
  // Of several buttons the one that says what the form does ("Toggle menu" is none).
  const label = form.shape.submits.find((text) => findAction(text) === id) ?? '';
  const count = form.fields.length;
  const isAsked = WITH_FIELDS.has(id) || (id === 'order' && isOrderForm(form));
  const fields = isAsked && count > 0 ? { fields: form.fields } : {};
  const found = `${FORM_WORDS[id] ?? 'A form'} with ${count} ${count === 1 ? 'field' : 'fields'}`;
  return {
    id,
    label: label.slice(0, 100),
    ...(id === 'search' ? {} : { url: toActionAddress(page.url) }),
    ...fields,
    evidence: page.evidence(found, label || (form.shape.submits[0] ?? '')),
    // Of two contact forms the one that asks more is the real one; a quick one in the footer comes second.
    rank: RANKS.form + Math.min(count, 9),
  };
}
