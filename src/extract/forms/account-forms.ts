import { mentions } from '../../language/action-lists.ts';
import { findAction } from '../../language/action-words.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { FieldKinds } from './field-kinds.ts';
import type { FormKind } from './form-kind.ts';
import type { Reading, Words } from './form-signs.ts';
import { FORM_WORDS } from './form-words.ts';

/** What a form with a box for a password is for. */
export function classifyAccount({ form, seen, kinds, words: { all, form: own, button, buttons } }: Reading): FormKind {
  if (seen.passwords > 2) return 'other';
  // An account that is already there gets its password.
  if (seen.texts === 0 && form.controls.some(({ element }) => NEW_PASSWORD.test(element.attribs.name ?? '')))
    return 'password_recovery';
  if (seen.passwords === 2) return seen.texts > 0 && !isSmallAd(kinds) ? 'sign_up' : 'other';
  const says =
    FORM_WORDS.signUp.test(form.markup.replace(/log-?in|account/giu, '')) ||
    button === 'sign_up' ||
    button === 'get_started';
  const saysIn = FORM_WORDS.signIn.test(own) || button === 'sign_in';
  if (seen.texts + seen.selects > 3) return 'sign_up';
  const offersIn = buttons.some((text) => findAction(text) === 'sign_in');
  if (says && (!saysIn || (button === 'sign_up' && !offersIn))) return 'sign_up';
  if (seen.texts > 2 && !saysIn && FORM_WORDS.signUp.test(all)) return 'sign_up';
  return 'sign_in';
}

const NEW_PASSWORD = /new[_-]?pass/iu;

/** A button of it plainly lets somebody in. */
export function isOfAccount({ button }: Words): boolean {
  return button === 'sign_in';
}

/** What is offered to others, with a password to change it by. */
function isSmallAd(kinds: FieldKinds): boolean {
  const asked = [...kinds.values()];
  return asked.includes('message') && (asked.includes('subject') || asked.includes('price'));
}

/** "Create an account" above one box for an e-mail address, and all that asks for more on a page to register. */
export function isRegistration({ form, seen, words, kinds, page }: Reading): boolean {
  if (seen.emails + seen.users === 0 || mentions('newsletter', words.said) || FORM_WORDS.newsletter.test(words.form))
    return false;
  // How many come, and at what time, is asked by who lets guests in, and what to pay by who lets runners in.
  if (seen.amounts > 0 || OF_GUESTS.some((kind) => [...kinds.values()].includes(kind))) return false;
  const isOfRegistration = FORM_WORDS.registration.test(`${form.markup} ${page.path}`);
  // Beside a form to sign in one asks for an address alone.
  const isBesideSignIn = words.heading === 'sign_up' && asksPassword(page);
  if (words.button === 'sign_up') return isOfRegistration || isBesideSignIn || seen.texts > 3;
  // One box alone may be for news, whatever its class is called.
  const isPlain = isOfRegistration && (seen.texts > 1 || FORM_WORDS.registration.test(page.path));
  return isPlain && !mentions('new_password', words.said) && seen.messages === 0 && words.button === null;
}

const OF_GUESTS = ['party_size', 'time', 'datetime'] as const;

function asksPassword(page: ParsedPage): boolean {
  return page.byTag.get('input')?.some(({ attribs }) => attribs.type === 'password') === true;
}

const NEWS = /(?:^|[^a-z])news(?:$|[^a-z])/iu;

/** A forgotten password is asked for, or a new one. */
export function isRecovery({ form, seen, words, page }: Reading): boolean {
  const { all, form: own, said, button } = words;
  if (seen.texts === 0 || seen.texts > 4 || seen.messages > 0 || FORM_WORDS.newsletter.test(own)) return false;
  if (button === 'search' || button === 'subscribe' || mentions('newsletter', said)) return false;
  if (mentions('new_password', `${said} ; ${form.markup}`) || FORM_WORDS.recovery.test(own)) return true;
  if (seen.texts > 3 || NEWS.test(own)) return false;
  const asksAccount = seen.texts === 1 || seen.emails + seen.users > 0;
  if ((asksAccount && FORM_WORDS.recovery.test(all)) || FORM_WORDS.password.test(own)) return true;
  return seen.texts <= 2 && seen.emails + seen.users > 0 && isRecoveryPage(page);
}

function isRecoveryPage(page: ParsedPage): boolean {
  const [title] = page.byTag.get('title') ?? [];
  const named = title ? `${page.textOf(title)} ; ${page.path}` : page.path;
  return mentions('new_password', named) || FORM_WORDS.recovery.test(page.path);
}
