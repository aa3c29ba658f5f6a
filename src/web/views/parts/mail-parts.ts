/** With what ends a sentence behind it. Bounded, so that a text without spaces is looked through once. */
const MAIL = /([\w.+-]{1,64}@[\w.-]+\.\w+[.,;:!?]?)/;

/** A text in parts: a mail address is one of its own, so that a page need not break it at a hyphen. */
export function mailParts(text: string): readonly { readonly text: string; readonly isMail: boolean }[] {
  // Most texts have none, and looking for one costs the most where there is none.
  if (!text.includes('@')) return text === '' ? [] : [{ text, isMail: false }];
  return text
    .split(MAIL)
    .map((part, at) => ({ text: part, isMail: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
