import { ACTIONS } from '../../core/actions/catalogue.ts';
import type { Day } from '../../core/lawp/days.ts';
import { takeSiteLanguage } from './find-site-language.ts';
import type { FoundPhrase, MarkedWords } from './marked-words.ts';
import { type Meaning, type QuestionMeaning, type QuestionTables, saysElse } from './question-tables.ts';
import type { AskedFilters } from './understood.ts';

/** Ids of the actions that can be of the standard type (LAWP 0.5) that a phrase means. */
function actionsOfType(meaning: string): readonly string[] {
  const type = meaning === 'reserve_table' ? 'book_table' : meaning;
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

/** The same, and what kind of site they speak of. */
export interface TakenFilters extends FoundFilters {
  /** Id of the kind of site where such a thing is done, which is meant where no other is named; null for any. */
  readonly kindOfDeed: string | null;
}

/** Who reserves a table wants to eat. */
const TABLES_ARE_AT = 'amenity/restaurant';

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
export function takeFilters(marked: MarkedWords, tables: QuestionTables, spoken: readonly string[]): TakenFilters {
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
  const kindOfDeed = deed.value === 'reserve_table' ? TABLES_ARE_AT : null;
  return { filters, saidBy: Object.fromEntries(names.map((name) => [name, by[name].by])), kindOfDeed };
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
export function isBound({ value }: Meaning<QuestionMeaning>): boolean {
  return value === 'under' || value === 'over';
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
