/** Words of pages that differ at every look and say nothing: each pattern is linear. */
const VOLATILE: readonly RegExp[] = [
  // "© 2024–2026", "Copyright 2026"
  /(?:©|\(c\)|copyright)\s{0,3}(?:\d{4}\s{0,2}[-–—]\s{0,2})?\d{4}/gi,
  // "updated 5 minutes ago", "3 days ago"
  /\b(?:\d{1,4}|an?|one)\s(?:second|minute|hour|day|week|month|year)s?\sago\b/gi,
  // "Last updated: 12 March 2026", "updated on 2026-03-12 10:22"
  /\b(?:last\s)?updated:?(?:\son)?\s(?:\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{1,2}\.?\s\p{L}{3,12}\.?\s\d{4}|\p{L}{3,12}\s\d{1,2},\s\d{4})(?:,?\s(?:at\s)?\d{1,2}:\d{2})?/giu,
  // "1,234 visitors", "57 people are viewing this"
  /\b\d[\d.,]{0,12}\s(?:visitors?|visits|views|page\sviews|likes|followers|people\s(?:are\s)?(?:viewing|watching|online))\b/gi,
];

/** A text without what is no change (contract section 10): white space and volatile words. Two texts say the same when these are equal. */
export function steadyText(text: string): string {
  const single = text.normalize('NFC').replace(/\s+/g, ' ');
  return VOLATILE.reduce((steady, pattern) => steady.replace(pattern, ''), single)
    .replace(/ {2,}/g, ' ')
    .trim();
}
