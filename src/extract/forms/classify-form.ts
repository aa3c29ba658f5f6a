import { isOnList, mentions } from '../../language/action-lists.ts';
import { findAction } from '../../language/action-words.ts';
import { labelKey, PHRASES } from '../../language/phrases/phrase-index.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { classifyAccount, isOfAccount, isRecovery, isRegistration } from './account-forms.ts';
import type { ControlKind } from './control-kind.ts';
import type { FieldKinds } from './field-kinds.ts';
import type { FormShape } from './form-controls.ts';
import type { FormKind } from './form-kind.ts';
import { isInForm } from './form-parts.ts';
import { type Counts, countControls, formWords, type Reading, type Words } from './form-signs.ts';
import { FORM_WORDS } from './form-words.ts';

/** What a form is for, by the shape of its controls first, then by its words. */
export function classifyForm(form: FormShape, kinds: FieldKinds, page: ParsedPage): FormKind {
  const reading = { form, seen: countControls(form, kinds), words: formWords(form), kinds, page };
  const { seen, words } = reading;
  if (seen.passwords > 0) return classifyAccount(reading);
  if (isOrder(reading) || isPayment(reading)) return 'order';
  if (isRecovery(reading)) return 'password_recovery';
  if (isLookup(reading)) return 'other';
  if (isRegistration(reading)) return 'sign_up';
  if (asksStay(kinds)) return 'book';
  if (isSearch(reading)) return 'search';
  if (seen.messages > 0) return classifyMessage(reading);
  if (isGift(reading)) return 'donate';
  if (seen.texts === 0 && seen.selects === 0) return isOfAccount(words) && seen.boxes > 0 ? 'sign_in' : 'other';
  if (isBooking(reading)) return 'book';
  if (isAnswered(reading)) return 'contact';
  if (isSubscription(reading)) return 'subscribe';
  if (seen.emails + seen.users > 0 && seen.texts > 2 && seen.amounts === 0 && FORM_WORDS.signUp.test(words.all))
    return 'sign_up';
  if (isOfAccount(words) && seen.texts <= 3) return 'sign_in';
  const isToWrite = words.heading === 'contact' || FORM_WORDS.contact.test(words.all);
  if (words.button === 'contact' || (seen.emails > 0 && seen.texts > 1 && isToWrite)) return 'contact';
  return 'other';
}

function isGift({ seen, words: { button, heading }, kinds }: Reading): boolean {
  const asksAmount = seen.amounts > 0 || [...kinds.values()].includes('amount');
  return button === 'donate' || (button === null && heading === 'donate' && asksAmount);
}

/** A number of an order or a booking is asked for, a shop nearby, a page is tracked, voted on, compared. */
function isLookup({ seen, words, kinds }: Reading): boolean {
  if (seen.messages > 0 || words.button === 'search' || words.button === 'subscribe') return false;
  if (words.buttons.some((text) => isOnList('branches', text))) return true;
  // Where one subscribes one unsubscribes, too.
  const isOther = words.buttons.some((text) => isOnList('other_form', text) || /^track\b/iu.test(text));
  if (isOther && !isOfAccount(words) && words.button !== 'sign_up') return !isFilter(words);
  const asksNumber = [...kinds.values()].includes('reference');
  return seen.texts <= 4 && (asksNumber || FORM_WORDS.lookup.test(words.form));
}

function isFilter({ form }: Words): boolean {
  return FORM_WORDS.filter.test(form);
}

/** A number is left, on which the site calls back, or an address, to which it sends what its work would cost. */
function isAnswered({ words: { said, heading, buttons }, form, kinds }: Reading): boolean {
  const asked = [...kinds.values()];
  if (asked.includes('phone') && mentions('call_back', said)) return true;
  const asksReach = asked.includes('phone') || asked.includes('email');
  return asksReach && heading === null && [form.heading, ...buttons].some((text) => QUOTES.has(labelKey(text)));
}

const QUOTES: ReadonlySet<string> = new Set(
  PHRASES.filter(({ row }) => row.english === 'Request a quote').map(({ key }) => key),
);

function isSearch({ form, seen, words }: Reading): boolean {
  const { form: own, button } = words;
  if (seen.messages > 0 || seen.emails > 0 || FORM_WORDS.newsletter.test(own))
    return isSearchBox(form) && seen.emails === 0;
  const says = FORM_WORDS.search.test(own) || button === 'search';
  if (button === 'search' && form.controls.length > 0 && !FORM_WORDS.booking.test(own)) return true;
  const lines = form.controls.filter(({ type }) => ['text', 'search', 'tel', ''].includes(type));
  if (seen.texts === 0 || lines.length === 0) return isListFilter(form, seen, words, says);
  const named = lines.some(
    ({ words: name, label }) =>
      name.split(' ').some((word) => FORM_WORDS.search.test(word)) || findAction(label) === 'search',
  );
  if (seen.texts === 1) return isSearchBox(form) || named || says;
  return (isSearchBox(form) || says || isFilter(words)) && seen.texts <= 6 && !FORM_WORDS.booking.test(own);
}

function isSearchBox(form: FormShape): boolean {
  return form.controls.some(({ type }) => type === 'search') || form.element.attribs.role === 'search';
}

/** What narrows a list down is a search without words. */
function isListFilter(form: FormShape, seen: Counts, { all }: Words, says: boolean): boolean {
  if (seen.selects + seen.boxes === 0) return false;
  const names = form.controls.map(({ words }) => words).join(' ');
  return (
    (says || FORM_WORDS.filter.test(`${form.markup} ${names}`)) &&
    !FORM_WORDS.survey.test(all.replace(/filter|sort|display|per-?_?page/giu, ''))
  );
}

/** The code on the back of a card is asked of whoever pays; a gift, a booking and a pin of a card are told by their words. */
function isPayment({ form, words: { button, heading }, kinds }: Reading): boolean {
  const isOther = [button, heading].some((action) => action === 'donate' || action === 'book') || asksStay(kinds);
  const asks = (asked: RegExp) => form.controls.some(({ words, label }) => asked.test(`${words} ${label}`));
  // The code in a picture is called so, too.
  return !isOther && (asks(CARD_CODE) || (asks(SECURITY_CODE) && asks(CARD_NUMBER)));
}

const CARD_CODE = /(?<![a-z])(?:cv[cv]2?|card (?:security|verification) code|card code)(?![a-z])/iu;
const SECURITY_CODE = /security[-_ ]?code/iu;
const CARD_NUMBER = /card[-_ ]?(?:number|no(?![a-z]))/iu;

/** What a form tells its shop without asking: "add-to-cart=17", "cart.add". */
const TO_CART = /add-?_?to-?_?(?:cart|bag|basket)|(?:cart|basket)[._-]?add(?![a-z])/iu;

function isOrder({ form, seen, words, kinds }: Reading): boolean {
  const { button, form: own, all } = words;
  if (mentions('newsletter', words.said) || (seen.emails === 1 && seen.texts === 1)) return false;
  const asked = [...kinds.values()];
  // Shops sell days and places, too: "Book now" beside a day or how many come.
  if (button === 'book' && BOOKED_FOR.some((kind) => asked.includes(kind))) return false;
  // "Place order" says it, whatever else the form asks for.
  if (button === 'order' || words.buttons.some((text) => isOnList('cart', text))) return true;
  if (seen.messages > 1 || seen.emails > 0 || button === 'donate' || button === 'search') return false;
  // Addresses of searches in a shop name its cart, too.
  if (asked.includes('query')) return false;
  if (form.hidden.some(({ name, value }) => TO_CART.test(`${name} ${value}`))) return true;
  const hasQuantity = asked.includes('quantity');
  if (hasQuantity && seen.texts === 1) return true;
  const isEmpty = form.controls.length === 0 && !/add|buy|product/iu.test(form.markup);
  // What things cost at one place is asked before anything is bought.
  if (FORM_WORDS.cart.test(own)) return seen.texts <= 4 && !isEmpty && !asked.includes('postcode');
  return hasQuantity && FORM_WORDS.cart.test(all);
}

function classifyMessage({ form, seen, words, kinds, page }: Reading): FormKind {
  const { all, form: own, button, said } = words;
  if (FORM_WORDS.passOn.test(all) || isPassedOn(form)) return 'other';
  if (FORM_WORDS.thread.test(own)) return 'comment';
  const asks = new Set(kinds.values());
  // Nobody leaves a number under an article.
  if (FORM_WORDS.comment.test(own) && button !== 'contact' && !asks.has('phone')) return 'comment';
  const hasDate = BOOKED.some((kind) => asks.has(kind)) || asks.has('check_in');
  // A button that plainly says what is booked may hold a word for asking: "Termin anfragen".
  const isContact = FORM_WORDS.contact.test(button === 'book' ? form.markup : own);
  if (asks.has('date') && (asks.has('time') || asks.has('party_size')) && !isContact) return 'book';
  if (FORM_WORDS.booking.test(own) || (button === 'book' && (hasDate || !isContact))) return 'book';
  if (isContact || button === 'contact') return 'contact';
  if (mentions('comment', said)) return 'comment';
  if (/comment(?:_post|s?$|s?\b)|wp-comments/iu.test(all) && !FORM_WORDS.contact.test(all)) return 'comment';
  if (seen.messages !== 1) return 'other';
  const asksPerson = (['email', 'phone', 'name', 'first_name', 'last_name'] as const).some((kind) => asks.has(kind));
  if (seen.emails > 0 || (asksPerson && seen.texts > 1)) return 'contact';
  return findAction(page.path) === 'contact' ? 'contact' : 'other';
}

/** From one day to another: rooms are booked, whatever the button says, and by the hour cars. */
function asksStay(kinds: FieldKinds): boolean {
  const names = [...kinds.values()];
  const asks = (start: string) => names.some((name) => name?.startsWith(start));
  const asksTwice = (kind: ControlKind) => names.filter((name) => name === kind).length === 2;
  return (asks('check_in') && asks('check_out')) || (asksTwice('date') && asksTwice('time')) || asksTwice('datetime');
}

/** What is asked by whoever takes bookings. */
const BOOKED = ['date', 'time', 'datetime', 'party_size'] as const;
/** The same with boxes for each part of a date. */
const BOOKED_FOR = [...BOOKED, 'day'] as const;

function isBooking({ seen, words: { form: own, all, button, heading }, kinds }: Reading): boolean {
  const names = new Set(kinds.values());
  if (button === 'book') return seen.texts + seen.selects > 0;
  const asks = BOOKED.some((kind) => names.has(kind));
  // How many come and when is asked for nothing else.
  if (names.has('party_size') && BOOKED.some((kind) => kind !== 'party_size' && names.has(kind))) return true;
  return asks && (heading === 'book' || FORM_WORDS.booking.test(`${own} ${all}`)) && !FORM_WORDS.newsletter.test(own);
}

const NAMES = ['name', 'first_name', 'last_name'] as const;

/** A page is sent to somebody else: labels and headings in languages of the web. */
const PASSED_ON =
  /(?<!\p{L})(?:(?:to|tell|invite|email) (?:a |your )?friends?|friend['’]?s (?:e-?mail|name)|recipient|(?:e-?mail|an) (?:des )?empf[aä]e?ngers?|an (?:einen )?freund\p{L}*|destinat(?:ario|ário|aire)|à un ami|a un (?:amigo|amico)|a um amigo|naar (?:een )?vriend\p{L}*|till (?:en )?vän|til en ven|mottagarens?|modtagerens?|mottakerens?|vastaanottajan|odbiorc[ay]|znajomemu|příjemce|příteli|címzett|barátnak|arkadaş\p{L}*|alıcının|получател\p{L}|другу|отримувач\p{L}|παραλήπτη|σε φίλο)(?!\p{L})|受信者|友達に|宛先|收件人|给朋友|給朋友|받는 ?(?:사람|분)|받으실 ?분/iu;
function isPassedOn({ heading, controls }: FormShape): boolean {
  // Whom at a firm one writes to is chosen.
  const written = controls.filter(({ type }) => type === 'text' || type === 'email' || type === '');
  return PASSED_ON.test([heading, ...written.map(({ label }) => label)].join(' '));
}

const SENT_TO = /send-?_?e?-?mail-?_?to(?![a-z])/iu;

/** What software calls a form by which one is told of more comments on one article. */
const COMMENT_NEWS = /wpdiscuz|comment[_-]?subscri|subscri(?:be|ption)[_-]?(?:to[_-]?)?comment/iu;

function isSubscription({ form, seen, words, kinds }: Reading): boolean {
  const { all, form: own, said, button } = words;
  // Nobody sends a file, or chooses what to pay, to be told news.
  if (seen.texts === 0 || seen.files > 0 || seen.amounts > 0 || COMMENT_NEWS.test(all)) return false;
  const asked = form.controls.map((control) => control.words).join(' ');
  if (SENT_TO.test(asked) || isPassedOn(form)) return false;
  const named = FORM_WORDS.newsletter.test(form.markup) || mentions('newsletter', said);
  if (seen.texts > 6) return seen.emails > 0 && (named || FORM_WORDS.newsletter.test(own));
  if (named && seen.texts <= 3) return true;
  if (FORM_WORDS.newsletter.test(all) || button === 'subscribe') return seen.emails > 0 || seen.texts === 1;
  // What else a button promises comes by an address, too: a trial, a paper, a demonstration.
  // Who signs in gives no name of a person: "Anmelden" is said of news, too.
  const isForNews = isOfAccount(words) && NAMES.some((kind) => [...kinds.values()].includes(kind));
  const isPromise = button !== null && button !== 'sign_up' && !isForNews;
  const isForm = form.element.name === 'form' || isInForm(form.element);
  return (
    isForm &&
    !isPromise &&
    seen.emails === 1 &&
    seen.texts <= 2 &&
    seen.users === 0 &&
    !FORM_WORDS.survey.test(`${own} ${asked}`) &&
    !FORM_WORDS.contact.test(all)
  );
}
