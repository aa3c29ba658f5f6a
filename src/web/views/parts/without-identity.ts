import { capitalised } from '../../../core/capitalised.ts';

/**
 * A composed text without what stands above it on a page: of "Danish-language site of Morgenstund, a bakery in Aarhus,
 * Denmark. Sells …" remains "A bakery in Aarhus, Denmark. Sells …". Every other text stays as it is.
 * @param language its English name: "Danish"
 */
export function withoutIdentity(text: string, name: string, language: string): string {
  const start = `${language}-language site`;
  if (!text.startsWith(start)) return text;
  const named = `${start} of ${name}`;
  const rest = text.slice((text.startsWith(named) ? named : start).length);
  // Where only the place is known, nothing else of the sentence is left.
  return rest.startsWith(' in ')
    ? `Based${rest}`
    : capitalised(rest.replace(/^(?: of |[\s,.]+(?:It has (?=pages on ))?)/, ''));
}
