/** What Arabic and Hebrew write as one word with the next: articles, "and", "in", "for", "from". */
const ARABIC = /^(?:و|ف)?(?:بال|كال|لل|ال|ب|ل)?(?=[\u0621-\u06cc]{3})/u;
const HEBREW = /^[ושכ]?[הבלמ]?(?=[\u05d0-\u05ea]{3})/u;

/** What Korean writes behind a word: who does it, what is done, where, and, with. */
const KOREAN = /(?<=\p{Script=Hangul}{2})(?:에서|에게|까지|부터|으로|이|가|을|를|은|는|에|의|로|과|와|도)$/u;

/** A word without what Arabic and Hebrew write in front of it ("الشطرنج" is "شطرنج") and Korean behind it; itself in other scripts. */
export function bareWord(word: string): string {
  return word.replace(ARABIC, '').replace(HEBREW, '').replace(KOREAN, '');
}
