import type { CountryCode } from 'libphonenumber-js/max';
import type { LawpDocument } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import { findPhones } from '../../extract/contacts/phones/find-phones.ts';
import { type Phone, toEmail, toPhone } from '../../extract/contacts/phones/phones.ts';
import { CURRENCY_CODES, CURRENCY_WORDS } from '../../extract/currency-words.ts';
import { toCurrency } from '../../extract/prices.ts';
import { MANY } from '../../language/english/fact-sentences.ts';
import { phoneKey, withPlainDigits } from '../../language/phone-text.ts';
import { countryOfDomain } from '../../places/country-hints.ts';

/** Countries whose national numbers a document's texts may hold. */
export function countriesOf(facts: SiteFacts, document: LawpDocument): CountryCode[] {
  const codes = [document.business?.address?.country, facts.business?.address?.country, countryOfDomain(facts.domain)];
  return [...new Set(codes.filter((code) => code !== undefined && code !== null))] as CountryCode[];
}

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;

/** The e-mail addresses in a text, each once. */
export function emailsIn(text: string): string[] {
  return [...new Set([...text.matchAll(EMAIL)].flatMap(([found]) => toEmail(found.replace(/\.$/, '')) ?? []))];
}

/** Between a number and letters of scripts that write no spaces. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}]';
const BESIDE_DIGITS = new RegExp(`(?<=${UNSPACED})(?=[+(]?\\d)|(?<=\\d)(?=${UNSPACED})`, 'gu');

/** A number in several groups or with the zero of its country before it: "33 99 88 77", "06-6211-9999". */
const GROUPED =
  /(?<![\d.,/-])(?:\d{2,4}(?:[ ./-]\d{2,4}){2,5}|\(?0\d{1,4}\)?[ ./-]?\d{5,9})(?![\d.,/-]*\d|\s?[%\p{Sc}])/gu;

/** The phone numbers in a text, each once, in digits of every script; where none is announced, those of the country's form. */
export function phonesIn(text: string, countries: readonly CountryCode[]): Phone[] {
  const plain = withPlainDigits(text).replace(BESIDE_DIGITS, ' ');
  const told = findPhones(plain, countries);
  const phones =
    told.length > 0
      ? told
      : [...plain.matchAll(GROUPED)].flatMap(([number]) => {
          const phone = countries.length === 0 ? null : toPhone(number, countries.slice(0, 1));
          return phone?.e164 ? [phone] : [];
        });
  return [...new Map(phones.map((phone) => [phoneKey(phone.e164 ?? phone.written), phone])).values()];
}

/** Between the digits of one number: the spaces and quotes that set groups of three apart, points and commas of all scripts. */
const APART = "[ \\u00a0\\u2009\\u202f'’]";
const NUMBER = String.raw`(?<![\d.,'’٬٫])(?<!\d${APART}(?=\d{3}(?!\d)))(?<number>\d{1,3}(?:${APART}\d{3})+(?!\d)(?:[.,٫]\d{1,2})?|\d(?:[\d.,٬٫]*\d)?)`;
const AMOUNT = new RegExp(
  String.raw`(?<before>\p{Sc}|(?<!\p{L})\p{L}[\p{L}.$]{0,4})?\s?${NUMBER}(?![.,٬٫]?\d)${MANY}\s?(?<after>\p{Sc}|[\p{L}.]{1,6})?`,
  'gu',
);
const MAX_PRICES = 12;

/** Ten rials: no currency of its own, and the one that prices in Iran are named in. */
const TOMAN = 'تومان';

/** Amounts of money in a text, with the code of their currency: "180 MAD". */
function pricesIn(text: string, country: string | null): { readonly number: string; readonly code: string }[] {
  return [...withPlainDigits(text).matchAll(AMOUNT)].flatMap(({ groups }) => {
    const { before = '', number = '', after = '' } = groups ?? {};
    const code = currencyOf(after, country) ?? currencyOf(before, country);
    return code === null ? [] : [{ number: number.replaceAll('٬', ',').replaceAll('٫', '.'), code }];
  });
}

function currencyOf(token: string, country: string | null): string | null {
  if (token === '') return null;
  // "5 all": a code is one in capitals only.
  const bare = token.replace(/\.$/, '');
  if (CURRENCY_CODES.has(bare.toUpperCase())) return CURRENCY_CODES.has(bare) ? bare : null;
  if (bare === TOMAN) return 'toman';
  const word = [token, bare].find((each) => CURRENCY_WORDS[each.toLowerCase()] !== undefined);
  return word === undefined ? null : toCurrency(word, country);
}

/** What a text states that another one does not, in English: "Phone +45 86 12 34 56, e-mail hej@bageri.dk." or nothing. */
export function missingFacts(text: string, beside: string, countries: readonly CountryCode[]): string {
  const digits = withPlainDigits(beside).replace(/\D/gu, '');
  const phones = phonesIn(text, countries).filter((phone) => !digits.includes(phoneKey(phone.e164 ?? phone.written)));
  const emails = emailsIn(text).filter((email) => !beside.includes(email));
  const reach = [...phones.map(({ written }) => `phone ${written}`), ...emails.map((email) => `e-mail ${email}`)];
  const country = countries[0] ?? null;
  const told = new Set(pricesIn(beside, country).map(({ number }) => number));
  const prices = pricesIn(text, country).filter(({ number }) => !told.has(number));
  const amounts = [...new Set(prices.map(({ number, code }) => `${number} ${code}`))].slice(0, MAX_PRICES);
  const said = reach.length === 0 ? '' : `${reach.join(', ').replace(/^./, (letter) => letter.toUpperCase())}.`;
  return [said, amounts.length === 0 ? '' : `Prices named there: ${amounts.join('; ')}.`]
    .filter((part) => part !== '')
    .join(' ');
}
