import { bareWord } from './bare-words.ts';
import { conceptsOf } from './concept-table.ts';
import { tableKey } from './query-words.ts';
import { type Meaning, type QuestionTables, stemKey } from './question-tables.ts';
import { searchTable } from './search-table.ts';

/** How a language says "shop" beside what is sold there. */
interface ShopWord {
  readonly language: string;
  readonly isBefore: boolean;
  readonly word: string;
}

let words: readonly ShopWord[] | null = null;

/** Read at the first question: whoever asks none does not pay for it. The longest ones say most of it. */
function shopWords(): readonly ShopWord[] {
  words ??= searchTable('shop-words.tsv')
    .flatMap(([language = '', place = '', forms = '']) =>
      forms.split(' / ').map((form) => ({ language, isBefore: place === 'before', word: tableKey(form) })),
    )
    .sort((a, b) => b.word.length - a.word.length);
  return words;
}

/** What stands between the two parts of a word: "Spielzeug-laden", "Bestattung-s-haus". */
const JOINTS = ['', 's', 'n', 'e', 'en', 'er'];
const LEAST_GOODS = 2;

/**
 * The kinds of shops that a phrase names by "shop" and what is sold there: "tienda de juguetes", "klesbutikk",
 * "ร้านรองเท้า". Empty where it says no shop, or no table knows what it sells.
 * @param key as `tableKey` gives it
 */
export function shopsOf(key: string, tables: QuestionTables): readonly Meaning<string>[] {
  const said = shopWords().filter(({ isBefore, word }) => (isBefore ? key.startsWith(word) : key.endsWith(word)));
  for (const shop of said) {
    for (const sold of soldBeside(key, shop)) {
      const found = sellersOf(sold, shop.language, tables);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** What may be sold, where "shop" stands beside it: before it in words of their own, but for scripts without spaces. */
function soldBeside(key: string, { word, isBefore }: ShopWord): readonly string[] {
  const rest = isBefore ? key.slice(word.length) : key.slice(0, -word.length);
  const sold = rest.trim();
  if (sold.length < LEAST_GOODS) return [];
  if (sold !== rest) return [sold];
  if (isBefore) return UNSPACED.test(sold) ? [sold] : [];
  return JOINTS.flatMap((joint) => (sold.endsWith(joint) ? [sold.slice(0, sold.length - joint.length)] : []));
}

const UNSPACED = /^\p{Script=Thai}/u;

function sellersOf(sold: string, language: string, { stems }: QuestionTables): readonly Meaning<string>[] {
  for (const name of new Set([sold, bareWord(sold)])) {
    const english = conceptsOf(name).flatMap((names) => names.filter((each) => each.language === 'en'));
    const keys = [stemKey(name, language), ...english.map(({ key }) => stemKey(key, 'en'))];
    const shops = new Set(keys.flatMap((key) => stems.get(key) ?? []).filter((id) => id.startsWith('shop/')));
    const [shop] = shops;
    if (shop !== undefined && shops.size === 1) return [{ language, value: shop }];
  }
  return [];
}
