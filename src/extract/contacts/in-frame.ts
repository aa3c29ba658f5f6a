import type { ActionFacts } from '../../core/site/facts.ts';
import { withDigitsInPlace } from '../../language/phone-text.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { phoneOfAddress, toEmail } from './phones.ts';

/** Whether a page shows a number or an e-mail address in its frame, which is that of all pages: its header, footer or side. */
export function isInFrame({ phone, email }: Pick<ActionFacts, 'phone' | 'email'>, page: ParsedPage): boolean {
  const written = email ?? phone?.written ?? '';
  const framed = page.blocks.filter(({ region }) => region !== null);
  if (framed.some(({ start, end }) => withDigitsInPlace(page.text.slice(start, end)).includes(written))) return true;
  const digits = digitsOf(phone?.e164 ?? written);
  return (page.byTag.get('a') ?? []).some((link) => {
    const { href = '' } = link.attribs;
    const isSame = email === undefined ? isSameNumber(digitsOf(phoneOfAddress(href)), digits) : toEmail(href) === email;
    const at = isSame ? page.spanOf(link)?.start : undefined;
    return at !== undefined && framed.some(({ start, end }) => start <= at && at < end);
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, '');
}

/** A link may leave out the country's code, and the number its leading zero. */
function isSameNumber(linked: string, known: string): boolean {
  return linked.length >= 5 && known.endsWith(linked.replace(/^0+/u, ''));
}
