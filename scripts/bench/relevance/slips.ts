import { numberOf } from './question.ts';

/** One slip of the pen: two letters exchanged, one left out, doubled or replaced; words joined, or one split. */
export function misspell(name: string): string | null {
  const letters = [...name];
  const place = 1 + (numberOf(name) % Math.max(1, letters.length - 2));
  const [letter = '', next = ''] = letters.slice(place, place + 2);
  if (letters.length < 6 || !/^\p{L}\p{L}$/u.test(letter + next)) return null;
  const before = letters.slice(0, place).join('');
  const after = letters.slice(place + 1).join('');
  const slips = [
    `${before}${next}${letter}${letters.slice(place + 2).join('')}`,
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${/[a-z]/.test(letter) ? 'x' : letter}${letter}${after}`,
    name.replaceAll(' ', ''),
    place > 2 && letters.length - place > 3 ? `${before} ${letter}${after}` : name.replace(' ', ''),
  ];
  const slip = drawn(slips, `slip of ${name}`);
  return slip === name ? `${before}${after}` : slip;
}

/** Letters as those write them who lack them on their keyboard: more than one way is usual. */
const KEYBOARDS: readonly Readonly<Record<string, string>>[] = [
  { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', ø: 'oe', æ: 'ae' },
  { ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', đ: 'd', ı: 'i' },
];
/** Russian passports, then ISO 9 without its marks. */
const CYRILLIC: readonly Readonly<Record<string, string>>[] = [
  letterPairs(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ',
    'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y _ e iu ia i i ie g',
  ),
  letterPairs(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ',
    'a b v g d e e z z i j k l m n o p r s t u f h c c s s _ y _ e yu ya i ji ye g',
  ),
];
/** ELOT 743, then as people chat. */
const GREEK: readonly Readonly<Record<string, string>>[] = [
  letterPairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  letterPairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a b g d e z h th i k l m n ks o p r s s t u f x ps w'),
];

function letterPairs(letters: string, latin: string): Readonly<Record<string, string>> {
  const pairs = latin.split(' ').map((each) => each.replace('_', ''));
  return Object.fromEntries([...letters].map((letter, at) => [letter, pairs[at] ?? '']));
}

/** A name without the letters that a plain keyboard lacks; null for one that has none of them, or in a script without letters. */
export function spelt(name: string): string | null {
  const pick = (ways: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> =>
    drawn(ways, `letters of ${name}`);
  const table = { ...pick(KEYBOARDS), ...pick(CYRILLIC), ...pick(GREEK) };
  const letters = [...name.toLowerCase().normalize('NFC')].map(
    (letter) => table[letter] ?? table[plain(letter)] ?? plain(letter),
  );
  const text = letters.join('');
  return text === plain(name.toLowerCase()) && plain(name) === name ? null : /^[\x20-\x7f]+$/.test(text) ? text : null;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** An address as nobody means another one by it, however it was written. */
export function loosened(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const [label, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  return drawn(
    [
      `${label},${ending}`,
      `${label} . ${ending}`,
      `${label} dot ${ending}`,
      `www ${label} ${ending}`,
      `www${domain}`,
      `http//${domain}`,
      `https:/${domain}`,
      `${label}. ${ending}`,
      `www.${label},${ending}`,
      `go to ${domain}!`,
    ],
    `address of ${domain}`,
  );
}

/** An address with a slip in it, in its first part or in its ending, which makes another one; null for a short one. */
export function misspeltAddress(domain: string): string | null {
  const dot = domain.indexOf('.');
  const label = domain.slice(0, dot);
  if (label.length < 6) return null;
  if (numberOf(`end of ${domain}`) % EVERY_ENDING === 0)
    return `${domain.slice(0, domain.lastIndexOf('.'))}.${drawn(WRONG_ENDINGS, domain)}`;
  const slip = misspell(label)?.replaceAll(' ', '-') ?? null;
  return slip && `${slip}${domain.slice(dot)}`;
}

/** One of so many slips is in the ending. */
const EVERY_ENDING = 5;
const WRONG_ENDINGS = ['con', 'cmo', 'vom', 'comm'];

/** One of some, by a text. */
function drawn<Value>(some: readonly Value[], by: string): Value {
  const value = some[numberOf(by) % some.length];
  if (value === undefined) throw new Error('Nothing to draw from.');
  return value;
}
