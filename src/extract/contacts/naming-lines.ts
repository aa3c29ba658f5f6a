import type { StatedAddress } from './addresses/stated-address.ts';
import type { ContactLine } from './lines/contact-lines.ts';

/** The lines of an address and, where nobody's name stands in them, short ones right above of the same part of the page. */
export function namingLines(
  lines: readonly ContactLine[],
  { first, line }: StatedAddress,
  isApart: boolean,
): ContactLine[] {
  const inFrame = lines[line]?.inFrame === true;
  const above = isApart
    ? lines.slice(Math.max(0, first - 2), first).filter(({ text }) => text.length <= MAX_NAMING)
    : [];
  return [...above, ...lines.slice(first, line + 1)].filter((each) => inFrame || !each.inFrame);
}

/** A short line right above an address that may be the name of whose it is, without its number in a list; else empty. */
export function titleAbove(lines: readonly ContactLine[], { first }: StatedAddress, isApart: boolean): string {
  const above = lines[first - 1];
  const isBeside = isApart && above !== undefined && above.inFrame === lines[first]?.inFrame;
  const title = isBeside ? above.text.replace(NUMBER, '') : '';
  return /^[^\d@:]{3,60}$/u.test(title) ? title : '';
}

/** "3. Casa Rosa": the third of those that a guide tells of. */
const NUMBER = /^\s*(?:#|№|n[º°o]\.? ?)?\d{1,2} ?(?:[.):–-]|º) ?/iu;

/** A mailbox of the site stands beside each of its branches. */
export const WEB_ADDRESS = /\S*(?:@|www\.)\S*/gu;
/** A longer line tells a story. */
export const MAX_NAMING = 100;

/** What lines say, as one text. */
export function textOfLines(lines: readonly ContactLine[]): string {
  return lines.map(({ text }) => text.slice(0, 200)).join(' · ');
}

/** "Lisbon office: 3 Acacia Road", but not "Acme Ltd, 3 Acacia Road"; in East Asia the town stands before the street. */
export function standsApart(lines: readonly ContactLine[], { first, address }: StatedAddress): boolean {
  const text = lines[first]?.text ?? '';
  const { street = '', postcode = '', city = '', region = '' } = address;
  const parts = [street.split(', ')[0] ?? '', postcode, ...(EAST_ASIAN.test(text) ? [region, city] : [])];
  const starts = parts.flatMap((part) => (part !== '' && text.includes(part) ? text.indexOf(part) : []));
  return starts.length > 0 && /^(?:[^\d:：,;]{1,40}[:：])?[\s(〒]*$/u.test(text.slice(0, Math.min(...starts)));
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u;
