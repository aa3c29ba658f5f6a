import type { FormActionId } from '../core/actions/catalogue.ts';
import { findAction } from '../language/action-words.ts';
import { type FormShape, readFormShape } from './form-controls.ts';
import { type FieldKinds, type FormField, fieldKinds, readFormFields } from './form-fields.ts';
import { FORM_WORDS } from './form-words.ts';
import type { ParsedPage } from './parsed-page.ts';

/** What a form is for: an action that it offers, or something else. */
export type FormKind = FormActionId | 'password_recovery' | 'comment' | 'other';

/** One form of a page with its purpose. */
export interface PageForm {
  readonly kind: FormKind;
  readonly shape: FormShape;
  readonly fields: readonly FormField[];
  readonly visible: boolean;
}

const MAX_FORMS = 200;

/** All forms of a page in document order, each with what it is for. Never throws. */
export function readForms(page: ParsedPage): PageForm[] {
  return (page.byTag.get('form') ?? []).slice(0, MAX_FORMS).map((element) => {
    const shape = readFormShape(element, page);
    const kinds = fieldKinds(shape.controls);
    const fields = readFormFields(shape, kinds);
    return { kind: classifyForm(shape, kinds), shape, fields, visible: page.isVisible(element) };
  });
}

/** What a form is for, by the shape of its controls first, then by its words. */
function classifyForm(form: FormShape, kinds: FieldKinds): FormKind {
  const seen = countControls(form, kinds);
  const words = wordsOf(form);
  if (seen.passwords > 0) return classifyAccount(form, seen, words);
  if (isSearch(form, seen, words)) return 'search';
  if (isOrder(seen, words, kinds)) return 'order';
  if (seen.textareas > 0) return classifyMessage(seen, words);
  if (seen.texts === 0 && seen.selects === 0) return words.button === 'donate' ? 'donate' : 'other';
  if (isRecovery(seen, words)) return 'password_recovery';
  if (isBooking(seen, words, kinds)) return 'book';
  if (words.button === 'donate') return 'donate';
  if (isSubscription(seen, words)) return 'subscribe';
  if (seen.emails + seen.users > 0 && seen.texts > 2 && FORM_WORDS.signUp.test(words.all)) return 'sign_up';
  if (words.button === 'sign_in' && seen.texts <= 2) return 'sign_in';
  if (words.button === 'contact' || (seen.emails > 0 && seen.texts > 1 && FORM_WORDS.contact.test(words.all)))
    return 'contact';
  return 'other';
}

interface Counts {
  readonly passwords: number;
  readonly emails: number;
  readonly users: number;
  readonly textareas: number;
  /** Boxes for one line of text, e-mail included. */
  readonly texts: number;
  readonly selects: number;
  readonly boxes: number;
}

interface Words {
  /** Form markup, control names, hidden names and button texts. */
  readonly all: string;
  /** Form markup and button texts. */
  readonly form: string;
  /** What a button plainly offers. */
  readonly button: ReturnType<typeof findAction>;
}

function countControls(form: FormShape, kinds: FieldKinds): Counts {
  const of = (...types: string[]) => form.controls.filter(({ type }) => types.includes(type)).length;
  const lines = form.controls.filter(
    ({ type }) => !['select', 'textarea', 'checkbox', 'radio', 'password', 'file'].includes(type),
  );
  return {
    passwords: of('password'),
    emails: lines.filter((control) => kinds.get(control) === 'email').length,
    users: lines.filter(({ words }) => /user|login|openid/iu.test(words)).length,
    textareas: of('textarea'),
    texts: lines.length,
    selects: of('select'),
    boxes: of('checkbox', 'radio'),
  };
}

function wordsOf(form: FormShape): Words {
  const submits = form.submits.slice(0, 5);
  const own = [form.markup, ...submits].join(' ');
  const names = [
    ...form.controls.slice(0, 40).map(({ words }) => words),
    ...form.hidden.slice(0, 40).map(({ name }) => name),
  ].join(' ');
  const button = submits.map((text) => findAction(text)).find((action) => action !== null) ?? null;
  return { all: `${own} ${names}`.slice(0, 8_000), form: own.slice(0, 2_000), button };
}

function classifyAccount(form: FormShape, seen: Counts, { all, form: own, button }: Words): FormKind {
  if (seen.passwords > 2) return 'other';
  if (seen.passwords === 2) return seen.texts > 0 ? 'sign_up' : 'other';
  const says =
    FORM_WORDS.signUp.test(form.markup.replace(/log-?in|account/giu, '')) ||
    button === 'sign_up' ||
    button === 'get_started';
  const saysIn = FORM_WORDS.signIn.test(own) || button === 'sign_in';
  if (seen.texts + seen.selects > 3) return 'sign_up';
  if (says && !saysIn) return 'sign_up';
  if (seen.texts > 2 && !saysIn && FORM_WORDS.signUp.test(all)) return 'sign_up';
  return 'sign_in';
}

function isSearch(form: FormShape, seen: Counts, { form: own, button }: Words): boolean {
  if (seen.textareas > 0 || seen.emails > 0) return false;
  const lines = form.controls.filter(
    ({ type }) => type === 'text' || type === 'search' || type === 'tel' || type === '',
  );
  if (seen.texts === 0 || lines.length === 0) return false;
  const hasSearchBox = form.controls.some(({ type }) => type === 'search') || form.element.attribs.role === 'search';
  const named = lines.some(
    ({ words, label }) =>
      words.split(' ').some((word) => FORM_WORDS.search.test(word)) || findAction(label) === 'search',
  );
  const says = FORM_WORDS.search.test(own) || button === 'search';
  if (FORM_WORDS.newsletter.test(own) && !hasSearchBox) return false;
  if (seen.texts === 1) return hasSearchBox || named || says;
  return (hasSearchBox || says) && seen.texts <= 6 && !FORM_WORDS.booking.test(own);
}

function isOrder(seen: Counts, { all, form: own, button }: Words, kinds: FieldKinds): boolean {
  // "Place order" says it, whatever else the form asks for.
  if (button === 'order') return true;
  if (seen.textareas > 1 || seen.emails > 0 || button === 'donate') return false;
  const hasQuantity = [...kinds.values()].includes('quantity');
  return FORM_WORDS.cart.test(own) ? seen.texts <= 4 : hasQuantity && FORM_WORDS.cart.test(all);
}

function classifyMessage(seen: Counts, { all, form: own, button }: Words): FormKind {
  if (FORM_WORDS.comment.test(own) && button !== 'contact') return 'comment';
  if (FORM_WORDS.booking.test(own) || button === 'book') return 'book';
  if (FORM_WORDS.contact.test(own) || button === 'contact') return 'contact';
  if (/comment(?:_post|s?$|s?\b)|wp-comments/iu.test(all) && !FORM_WORDS.contact.test(all)) return 'comment';
  return seen.emails > 0 && seen.textareas === 1 ? 'contact' : 'other';
}

function isRecovery(seen: Counts, { all, form: own }: Words): boolean {
  if (seen.texts === 0 || seen.texts > 3 || FORM_WORDS.newsletter.test(own)) return false;
  return FORM_WORDS.recovery.test(all) || FORM_WORDS.password.test(own);
}

function isBooking(seen: Counts, { form: own, all, button }: Words, kinds: FieldKinds): boolean {
  const names = new Set(kinds.values());
  if (names.has('check_in') && names.has('check_out')) return true;
  if (button === 'book') return seen.texts + seen.selects > 0;
  const asks = names.has('date') || names.has('party_size') || names.has('time');
  return asks && FORM_WORDS.booking.test(`${own} ${all}`) && !FORM_WORDS.newsletter.test(own);
}

function isSubscription(seen: Counts, { all, form: own, button }: Words): boolean {
  if (seen.texts === 0) return false;
  if (seen.texts > 6) return seen.emails > 0 && FORM_WORDS.newsletter.test(own);
  if (FORM_WORDS.newsletter.test(all) || button === 'subscribe') return seen.emails > 0 || seen.texts === 1;
  return (
    seen.emails === 1 &&
    seen.texts <= 2 &&
    seen.users === 0 &&
    !FORM_WORDS.survey.test(all) &&
    !FORM_WORDS.contact.test(all)
  );
}
