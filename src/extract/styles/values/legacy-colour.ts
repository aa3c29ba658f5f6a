import { BLACK, toColour } from './css-colour.ts';

const MAX_LETTERS = 128;

/** What an attribute for a colour says, as a colour of CSS (HTML, rules for parsing a legacy colour value); null for nothing. */
export function toLegacyColour(written: string): string | null {
  const value = written.trim().toLowerCase();
  if (value === '' || value === 'transparent') return null;
  if (/^#[\da-f]{3}$/.test(value) || (/^[a-z]+$/.test(value) && toColour(value, BLACK) !== null)) return value;
  const digits = value
    .replace(/[^\0-\uffff]/gu, '00')
    .slice(0, MAX_LETTERS)
    .replace(/^#/, '')
    .replace(/[^\da-f]/g, '0');
  const padded = digits.padEnd(Math.max(3, Math.ceil(digits.length / 3) * 3), '0');
  const length = padded.length / 3;
  let parts = [0, 1, 2].map((at) => padded.slice(at * length, (at + 1) * length).slice(-8));
  while ((parts[0]?.length ?? 0) > 2 && parts.every((part) => part.startsWith('0')))
    parts = parts.map((part) => part.slice(1));
  return `#${parts.map((part) => part.slice(0, 2).padStart(2, '0')).join('')}`;
}
