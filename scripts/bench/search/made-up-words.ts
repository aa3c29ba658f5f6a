import { randomOf } from '../random-of.ts';

/** Draws words of one made-up language, the common ones as often as in real texts. */
export interface MadeUpLanguage {
  /** ISO 639-1 of the language it stands for. */
  readonly code: string;
  /** The word of that rank, from 0, the most common one: always the same. */
  readonly wordAt: (rank: number) => string;
  /** A word as a text would have it. */
  readonly draw: (random: () => number) => string;
  /** What stands between words. */
  readonly space: string;
}

/** As many words as a language's texts keep using; the rest is names. */
export const VOCABULARY = 60_000;

/** The most common words: in nearly every text of the language. */
const MOST_COMMON: Readonly<Record<string, string>> = {
  en: 'the and to of in for a our we you your is with on are from at all by it be this or can more us as an about have',
  de: 'die und der in für wir sie mit von das ist auf ein zu den im sich nicht auch aus bei uns oder werden nach',
  fr: 'de la et le les des à en pour vous du une un dans nous sur est votre avec par au nos plus ou',
  es: 'de la en y el los las para con por un una su del se nuestra es más al como lo te nos',
  da: 'og i at er til vi for en det med på af du der de kan som har den vores din os',
  ru: 'и в на с для по мы из не от к вы за что как у наш это или все до',
  ja: 'です ます の に は を が で と から まで',
  zh: '的 是 在 和 了 有 我们 您 为 与',
};

const CONSONANTS: Readonly<Record<string, string>> = { ru: 'бвгдзклмнпрстфхч', other: 'bdfghklmnprstvw' };
const VOWELS: Readonly<Record<string, string>> = { ru: 'аеиоу', other: 'aeiou' };
const SIGNS =
  '山川田木森林花鳥風月雨雪空海島町村市京都東西南北中大小新古本店料理茶酒魚肉野菜果物車電気水火金土日人手足目口耳心力学校生先年時間道具家門庭石橋駅宿湯温泉寺社神仏祭音楽歌画写真映像文字紙筆墨色赤青白黒光影';

const HARMONIC = cumulated(VOCABULARY);

/** A language of its own words: nobody's texts are copied, and no two runs differ. */
export function madeUpLanguage(code: string): MadeUpLanguage {
  const common = (MOST_COMMON[code] ?? '').split(' ');
  const isSigned = code === 'ja' || code === 'zh';
  const words: string[] = [...common];
  const wordAt = (rank: number): string => {
    words[rank] ??= isSigned ? signsOf(code, rank) : syllablesOf(code, rank);
    return words[rank];
  };
  return { code, wordAt, draw: (random) => wordAt(rankOf(random())), space: isSigned ? '' : ' ' };
}

/** A text of so many words, in sentences. */
export function madeUpText({ draw, space }: MadeUpLanguage, random: () => number, words: number): string {
  const stop = space === '' ? '。' : '. ';
  const sentences: string[] = [];
  for (let left = words; left > 0; left -= 12) {
    const picked = Array.from({ length: Math.min(12, left) }, () => draw(random)).join(space);
    sentences.push(picked.charAt(0).toUpperCase() + picked.slice(1));
  }
  return sentences.join(stop) + stop.trim();
}

/** A name that no other number has. */
export function brandOf(n: number): string {
  // Multiplied by what has no factor in common with the count of names, neighbours get names that differ.
  let rest = (n * 7_368_787 + 1_299_709) % BRANDS;
  let name = '';
  for (let syllable = 0; syllable < BRAND_SYLLABLES; syllable += 1) {
    name += syllableAt(rest % PER_SYLLABLE, 'other');
    rest = Math.floor(rest / PER_SYLLABLE);
  }
  return name;
}

const PER_SYLLABLE = 75;
const BRAND_SYLLABLES = 4;
const BRANDS = PER_SYLLABLE ** BRAND_SYLLABLES;

function syllableAt(place: number, alphabet: string): string {
  const consonants = CONSONANTS[alphabet] ?? '';
  const vowels = VOWELS[alphabet] ?? '';
  return (consonants[place % consonants.length] ?? '') + (vowels[Math.floor(place / consonants.length)] ?? '');
}

/** Words get longer the rarer they are. */
function syllablesOf(code: string, rank: number): string {
  const random = randomOf(rank * 31 + (code.codePointAt(0) ?? 0) * 65_537 + (code.codePointAt(1) ?? 0));
  const alphabet = code === 'ru' ? 'ru' : 'other';
  const syllables = rank < 400 ? 2 : rank < 8000 ? 3 : 4;
  const word = Array.from({ length: syllables }, () => syllableAt(Math.floor(random() * PER_SYLLABLE), alphabet));
  return word.join('') + (alphabet === 'ru' ? '' : ['', 'n', 's', 'r', 't'][Math.floor(random() * 5)]);
}

function signsOf(code: string, rank: number): string {
  const random = randomOf(rank * 17 + (code.codePointAt(0) ?? 0));
  return Array.from({ length: 2 }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join('');
}

/** Zipf's law: a word's share falls with its rank. */
function rankOf(share: number): number {
  const wanted = share * (HARMONIC[VOCABULARY - 1] ?? 0);
  let low = 0;
  let high = VOCABULARY - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((HARMONIC[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cumulated(count: number): Float64Array {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 2.7);
    sums[rank] = sum;
  }
  return sums;
}
