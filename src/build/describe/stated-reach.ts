import type { CountryCode } from 'libphonenumber-js/max';
import type { LawpBusiness, LawpDocument } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import { addressLine } from '../../language/address-line.ts';
import { phoneKey } from '../../language/phone-text.ts';
import { emailsIn, phonesIn } from './stated-facts.ts';

/** How a document's texts say that its author is reached, where that is not what was read of the site. */
export type StatedReach = Pick<LawpBusiness, 'telephone' | 'email' | 'address'>;

/**
 * What the texts of a document state instead of what was read: the number of its action `call`, the address of `contact`,
 * or the only one in all of it; and the street where a sentence of ours names another one. What the document says in
 * `business` needs no texts, and what its texts repeat is no correction.
 */
export function statedReach(document: LawpDocument, facts: SiteFacts, countries: readonly CountryCode[]): StatedReach {
  const { business, pages, actions } = document;
  const texts = [
    ...actions.map(({ description }) => description),
    ...Object.values(pages).map(({ content }) => content),
  ];
  const told = (id: string) => actions.find((action) => action.id === id)?.description ?? '';
  const phones = phonesIn(texts.join('\n'), countries).map(({ written }) => written);
  const emails = emailsIn(texts.join('\n'));
  const readPhone = facts.business?.telephone ?? facts.actions.find(({ phone }) => phone !== undefined)?.phone;
  const readEmail = facts.business?.email ?? facts.actions.find(({ email }) => email !== undefined)?.email;
  const telephone =
    business?.telephone === undefined && readPhone !== undefined
      ? instead(
          readPhone.e164 ?? readPhone.written,
          phones,
          phonesIn(told('call'), countries).map(({ written }) => written),
          phoneKey,
        )
      : undefined;
  const email =
    business?.email === undefined && readEmail !== undefined
      ? instead(readEmail, emails, emailsIn(told('contact')), (text) => text.toLowerCase())
      : undefined;
  const address = business?.address === undefined ? statedAddress(texts, facts.business?.address) : undefined;
  return {
    ...(telephone === undefined ? {} : { telephone }),
    ...(email === undefined ? {} : { email }),
    ...(address === undefined ? {} : { address }),
  };
}

/** What is stated in place of what was read; nothing where that is stated, too, or nobody can tell which it would be. */
function instead(
  read: string,
  stated: readonly string[],
  announced: readonly string[],
  keyOf: (text: string) => string,
): string | undefined {
  if (stated.some((each) => keyOf(each) === keyOf(read))) return undefined;
  return announced[0] ?? (stated.length === 1 ? stated[0] : undefined);
}

/** The places where our sentences name an address. */
const OUR_ADDRESS =
  /(?:\baddress (?:is )?|^Visit .{1,200}? at |^See how to get to .{1,200}?: )([^\n]{5,200}?)(?:\.\s|\.?$)/gmu;

function statedAddress(texts: readonly string[], read: LawpBusiness['address']): LawpBusiness['address'] {
  const line = read === undefined ? '' : addressLine(read);
  if (read === undefined || line === '' || texts.some((text) => text.includes(line))) return undefined;
  const [found] = texts.flatMap((text) => [...text.matchAll(OUR_ADDRESS)].map(([, address]) => address ?? ''));
  const parts = found?.split(/,\s*/u) ?? [];
  const [street, ...rest] = parts;
  if (street === undefined || rest.length === 0 || !/\p{Nd}/u.test(found ?? '')) return undefined;
  const town = /^(?<postcode>[\p{Lu}\p{Nd}]*\p{Nd}[\p{Lu}\p{Nd} -]*?)\s+(?<city>\p{L}.*)$/u.exec(rest[0] ?? '');
  const { postcode, city = rest[0] } = town?.groups ?? {};
  const { country } = read;
  return {
    street,
    ...(postcode === undefined ? {} : { postcode }),
    ...(city === undefined ? {} : { city }),
    ...(rest[1] === undefined ? {} : { region: rest.slice(1).join(', ') }),
    ...(country === undefined ? {} : { country }),
  };
}
