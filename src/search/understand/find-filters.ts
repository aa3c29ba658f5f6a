import { ACTIONS } from '../../core/actions/catalogue.ts';
import type { Day } from '../../core/lawp/document.ts';
import { toEur } from '../../places/exchange-rates.ts';
import { takeSiteLanguage } from './find-site-language.ts';
import type { FoundPhrase, MarkedWords } from './marked-words.ts';
import { numberInWords } from './number-words.ts';
import { type Meaning, type QuestionMeaning, type QuestionTables, saysElse } from './question-tables.ts';
import type { AskedFilters, AskedPrice } from './understood.ts';

/** Reads an amount with its currency out of a text; null where one of them is missing. */
export type ReadPrice = (text: string) => { readonly amount: number; readonly currency: string } | null;

/** Ids of the actions that can be of a standard type (LAWP 0.5). */
function actionsOfType(type: string): readonly string[] {
  return Object.entries(ACTIONS).flatMap(([id, { standardTypes }]) =>
    standardTypes.some((each) => each === type) ? [id] : [],
  );
}

/** Of each filter the languages whose words say it; none for a sign that all have. */
export type SaidBy = Partial<Record<keyof AskedFilters, readonly string[]>>;

/** Filters with the languages whose words say them. */
export interface FoundFilters {
  readonly filters: AskedFilters;
  readonly saidBy: SaidBy;
}

const OPEN_WHEN: Readonly<Partial<Record<QuestionMeaning, AskedFilters['open']>>> = {
  open_now: 'now',
  open_today: 'today',
  open_late: 'late',
  open_always: 'always',
};

/**
 * Takes what must be met out of the words of a question: opening, what can be done there, which prices come first.
 * @param spoken languages that its words speak for, surest first
 */
export function takeFilters(marked: MarkedWords, tables: QuestionTables, spoken: readonly string[]): FoundFilters {
  const { around, days } = tables;
  let languages: string[] = [];
  /** What is taken, with the languages of its words. */
  const heard = <Taken>(taken: () => Taken): { readonly value: Taken; readonly by: readonly string[] } => {
    languages = [];
    return { value: taken(), by: languages };
  };
  /** The first phrase that means one of these things; its words are understood then. */
  const take = (isMeant: (value: QuestionMeaning) => boolean, leastWords = 1): QuestionMeaning | null => {
    for (const phrase of marked.phrases(around, ({ value }) => isMeant(value))) {
      const { from, to, meanings } = phrase;
      if (to - from < leastWords || isElse(marked, phrase, { around, spoken })) continue;
      marked.take(from, to);
      languages.push(...meanings.map(({ language }) => language));
      return meanings[0]?.value ?? null;
    }
    return null;
  };
  const open = heard(() => {
    const said = take((value) => OPEN_WHEN[value] !== undefined);
    return said === null ? takeOpenDay(marked, { around, days }, languages) : OPEN_WHEN[said];
  });
  const agents = heard(() => take((value) => value === 'native' || value === 'executable'));
  const siteLanguage = heard(() => takeSiteLanguage(marked, { around }, languages));
  // A single word may be the thing itself ("booking", "予約").
  const deed = heard(() => take((value) => actionsOfType(value).length > 0, 2));
  const prices = heard(() => take((value) => value === 'cheap' || value === 'dear'));
  const filters = {
    ...(open.value ? { open: open.value } : {}),
    ...(deed.value === null ? {} : { actions: actionsOfType(deed.value) }),
    ...(prices.value === 'cheap' || prices.value === 'dear' ? { prices: prices.value } : {}),
    ...(agents.value === 'native' || agents.value === 'executable' ? { agents: agents.value } : {}),
    ...(siteLanguage.value === null ? {} : { siteLanguage: siteLanguage.value }),
  };
  const by = { open, actions: deed, prices, agents, siteLanguage };
  const names = Object.keys(filters) as (keyof typeof filters)[];
  return { filters, saidBy: Object.fromEntries(names.map((name) => [name, by[name].by])) };
}

/** "300 TL'den ucuz" is below 300, and not cheap; "dat" is that in Dutch, and dear in Vietnamese. */
function isElse(
  marked: MarkedWords,
  phrase: FoundPhrase<QuestionMeaning>,
  { around, spoken }: Pick<QuestionTables, 'around'> & { readonly spoken: readonly string[] },
): boolean {
  return marked.isPartOf(phrase, around, isBound) || saysElse(around.get(phrase.key) ?? [], phrase.meanings, spoken);
}

/** Whether words say what a price bounds. */
function isBound({ value }: Meaning<QuestionMeaning>): boolean {
  return value === 'under' || value === 'over';
}

/** Takes the price that nothing may be above, or below, or both. */
export function takePrices(marked: MarkedWords, tables: QuestionTables, readPrice: ReadPrice): FoundFilters {
  return takeRange(marked, tables, readPrice) ?? takeBound(marked, tables, readPrice);
}

function takeBound(marked: MarkedWords, { around }: QuestionTables, readPrice: ReadPrice): FoundFilters {
  const bounds = [...marked.phrases(around, isBound)];
  for (const sign of marked.words.keys()) {
    const text = marked.words[sign]?.text ?? '';
    const value = /[<≤]/.test(text) ? 'under' : /[>≥]/.test(text) ? 'over' : null;
    if (value) bounds.push({ from: sign, to: sign + 1, key: text, meanings: [{ language: ALL, value }] });
  }
  for (const { from, to, meanings } of bounds) {
    const found =
      priceAt(marked, to, readPrice) ??
      priceBefore(marked, from, readPrice) ??
      sumBeside(marked, { from, to }, readPrice);
    if (found === null) continue;
    marked.take(from, to);
    marked.take(found.from, found.to);
    const isUpper = meanings.some(({ value }) => value === 'under');
    const by = meanings.map(({ language }) => language).filter((language) => language !== ALL);
    return isUpper
      ? { filters: { maxPrice: found.price }, saidBy: { maxPrice: by } }
      : { filters: { minPrice: found.price }, saidBy: { minPrice: by } };
  }
  return { filters: {}, saidBy: {} };
}

/** Takes the two prices that a product is to cost between: "between 50 and 80 euros", "300-500 TL arası". */
function takeRange(marked: MarkedWords, { around }: QuestionTables, readPrice: ReadPrice): FoundFilters | null {
  for (const { from, to, meanings } of marked.phrases(around, ({ value }) => value === 'between')) {
    const found = rangeBehind(marked, to, readPrice) ?? rangeBefore(marked, from, readPrice);
    if (found === null) continue;
    marked.take(Math.min(from, found.from), Math.max(to, found.to));
    const by = meanings.map(({ language }) => language);
    return { filters: { minPrice: found.least, maxPrice: found.most }, saidBy: { minPrice: by, maxPrice: by } };
  }
  return null;
}

interface RangeRun {
  readonly least: AskedPrice;
  readonly most: AskedPrice;
  readonly from: number;
  readonly to: number;
}

/** A currency, and what joins two amounts: "50 euros and 80 euros". */
const MOST_JOINING = 2;

function rangeBehind(marked: MarkedWords, before: number, readPrice: ReadPrice): RangeRun | null {
  // "€50 and €80".
  const from = /^\p{Sc}$/u.test(marked.words[before]?.text ?? '') ? before + 1 : before;
  const ends = Array.from({ length: MOST_JOINING + 1 }, (_none, at) => from + 1 + at);
  for (const start of ends.filter((at) => isAmount(marked, at))) {
    const most = priceAt(marked, start, readPrice) ?? priceAt(marked, start - 1, readPrice);
    if (most !== null) return rangeOf(marked, from, most, readPrice);
  }
  return null;
}

function rangeBefore(marked: MarkedWords, to: number, readPrice: ReadPrice): RangeRun | null {
  for (let start = to - 1; start >= Math.max(0, to - 2); start -= 1) {
    const most = isAmount(marked, start) ? priceIn(marked, start, to, readPrice) : null;
    const starts = Array.from({ length: MOST_JOINING + 1 }, (_none, at) => start - 1 - at);
    const from = starts.find((at) => isAmount(marked, at));
    if (most !== null && from !== undefined) return rangeOf(marked, from, most, readPrice);
  }
  return null;
}

/** The range from an amount to a price, in its currency; null where the first is no amount, or no smaller one. */
function rangeOf(marked: MarkedWords, from: number, { price, to }: PriceRun, readPrice: ReadPrice): RangeRun | null {
  const least = isAmount(marked, from) ? readPrice(`${marked.words[from]?.raw} ${price.currency}`) : null;
  if (least === null || least.amount >= price.amount || !marked.areFree(from, to)) return null;
  return { least: toAsked(least), most: price, from, to };
}

function isAmount(marked: MarkedWords, at: number): boolean {
  return /^\d/.test(marked.words[at]?.text ?? '');
}

/** In place of a language: a sign that all have. */
const ALL = '';

interface PriceRun {
  readonly price: AskedPrice;
  readonly from: number;
  readonly to: number;
}

/** "500 kr", "€ 100", "500kr". */
function priceAt(marked: MarkedWords, from: number, readPrice: ReadPrice): PriceRun | null {
  const ends = [from + 3, from + 2, from + 1].filter((to) => to <= marked.words.length);
  return shortest(ends.map((to) => priceIn(marked, from, to, readPrice)));
}

/** "500円以下", "100 euro altında". */
function priceBefore(marked: MarkedWords, to: number, readPrice: ReadPrice): PriceRun | null {
  const starts = [to - 3, to - 2, to - 1].filter((from) => from >= 0);
  return shortest(starts.map((from) => priceIn(marked, from, to, readPrice)));
}

/** "three hundred pounds", "beş yüz liradan": behind the words that say what it bounds, or before them. */
function sumBeside(
  marked: MarkedWords,
  { from, to }: { readonly from: number; readonly to: number },
  readPrice: ReadPrice,
): PriceRun | null {
  const starts = [to, ...Array.from({ length: from }, (_none, at) => at)];
  for (const start of starts) {
    const end = start < from ? from : marked.words.length;
    const sum = numberInWords(marked.texts(start, end));
    const last = start + (sum?.length ?? 0) + 1;
    if (sum === null || last > end || (start < from && last !== from) || !marked.areFree(start, last)) continue;
    const price = readPrice(`${sum.value} ${marked.words[last - 1]?.raw}`);
    if (price !== null) return { price: toAsked(price), from: start, to: last };
  }
  return null;
}

function toAsked(price: { readonly amount: number; readonly currency: string }): AskedPrice {
  return { ...price, eur: toEur(price.amount, price.currency) };
}

/** Of runs that give the same price, longer ones first, the shortest: what it leaves out is no part of it. */
function shortest(runs: readonly (PriceRun | null)[]): PriceRun | null {
  const [longest, ...shorter] = runs.filter((run) => run !== null);
  const isSame = ({ price }: PriceRun): boolean =>
    price.amount === longest?.price.amount && price.currency === longest.price.currency;
  return shorter.findLast(isSame) ?? longest ?? null;
}

function priceIn(marked: MarkedWords, from: number, to: number, readPrice: ReadPrice): PriceRun | null {
  const words = marked.words.slice(from, to);
  const hasAmount = words.some(({ text }) => /^\d/.test(text));
  if (!hasAmount || words.some((_word, at) => !marked.isFree(from + at))) return null;
  const price = readPrice(words.map(({ raw }) => raw).join(' '));
  return price === null ? null : { price: toAsked(price), from, to };
}

/** "open on Sunday", "Samstag geöffnet": both words, in whichever order. */
function takeOpenDay(
  marked: MarkedWords,
  { around, days }: Pick<QuestionTables, 'around' | 'days'>,
  languages: string[],
): Day | null {
  const [open] = marked.phrases(around, ({ value }) => value === 'open');
  // A longer word is surer: "die" is Sunday in Albanian.
  const [day] = [...marked.phrases(days)].sort((a, b) => b.key.length - a.key.length);
  if (open === undefined || day === undefined || day.from < open.to === day.to > open.from) return null;
  marked.take(open.from, open.to);
  marked.take(day.from, day.to);
  languages.push(...day.meanings.map(({ language }) => language));
  return day.meanings[0]?.value ?? null;
}
