import { domainToASCII, domainToUnicode } from 'node:url';
import type { DomainName } from './domain-name.ts';

/** Cyrillic letters that look like Latin ones: a label of nothing else is shown as it is registered. */
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуьҽпгѵѡ0-9-]+$/u;

/**
 * A domain as people write it, for display only: "xn--bckerei-5wa.de" → "bäckerei.de". Labels that could pass for
 * another name (mixed scripts, look-alikes, invisible characters) stay as A-labels.
 */
export function toUnicode(domain: DomainName): string {
  return domain.split('.').map(showLabel).join('.');
}

function showLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  // Empty for a label that no name encodes to.
  const decoded = domainToUnicode(label);
  return decoded !== '' && isPlain(decoded) && domainToASCII(decoded) === label ? decoded : label;
}

function isPlain(label: string): boolean {
  if (!/^[\p{L}\p{M}\p{N}\-・·ー]+$/u.test(label) || LATIN_LOOKALIKES.test(label)) return false;
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
  return scripts.filter((script) => script.test(label)).length <= 1;
}
