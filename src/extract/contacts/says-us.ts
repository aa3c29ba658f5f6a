/** "We" and "our"; none that is an everyday word of another language, as "nos" and "nas" are in Portuguese. */
const US =
  /(?<!\p{L})(?:[Oo]urs?|us|[Uu]nser\p{L}*|uns|[Ww]ir|[Nn]otre|nous|[Nn]uestr[oa]s?|nosotros|[Nn]oss[oa]s?|[Nn]ostr[oaie]|noi|ons|[Oo]nze|[Ww]ij|[Vv]ores?|[Vv]år[at]?|oss|meidän|[Nn]asz\p{L}+|[Nn]aš\p{L}*|nás|[Нн]аш\p{L}*|нас|[Мм]ы)(?!\p{L})/u;

/** Whether whoever wrote a text speaks of himself in it. */
export function saysUs(text: string): boolean {
  return US.test(text);
}
