/** What Arabic and Hebrew write as one word with the next: articles, "and", "in", "for", "from". */
const ARABIC = /^(?:و|ف)?(?:بال|كال|لل|ال|ب|ل)?(?=[\u0621-\u06cc]{3})/u;
const HEBREW = /^[ושכ]?[הבלמ]?(?=[\u05d0-\u05ea]{3})/u;

/** An Arabic or Hebrew word without what may be written in front of it: "الشطرنج" is "شطرنج"; itself in other scripts. */
export function bareWord(word: string): string {
  return word.replace(ARABIC, '').replace(HEBREW, '');
}
