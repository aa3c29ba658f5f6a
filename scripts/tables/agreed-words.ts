/** Words of one language with those of another that a dictionary gives for them. */
type Links = Map<string, Set<string>>;

/** What dictionaries between many languages say. */
export class WordLinks {
  /** By "from>to" as a dictionary gives it, and by "to<from" the same the other way round. */
  readonly #links = new Map<string, Links>();

  add(from: string, to: string, [word, meant]: readonly [string, string]): void {
    this.#put(`${from}>${to}`, word, meant);
    this.#put(`${to}<${from}`, meant, word);
  }

  #put(pair: string, word: string, meant: string): void {
    const links: Links = this.#links.get(pair) ?? new Map();
    this.#links.set(pair, links);
    links.set(word, (links.get(word) ?? new Set()).add(meant));
  }

  wordsOf(language: string): ReadonlySet<string> {
    const own = [...this.#links].filter(([pair]) => pair.startsWith(language));
    return new Set(own.flatMap(([, links]) => [...links.keys()]));
  }

  /** What another language calls a word, as that word's dictionary says it, and as the other one's does. */
  said(
    word: string,
    from: string,
    to: string,
  ): { readonly own: ReadonlySet<string>; readonly back: ReadonlySet<string> } {
    return {
      own: this.#links.get(`${from}>${to}`)?.get(word) ?? NONE,
      back: this.#links.get(`${from}<${to}`)?.get(word) ?? NONE,
    };
  }
}

const NONE: ReadonlySet<string> = new Set();

/** A word's own dictionary counts as two that agree. */
const OWN = 2;
const LEAST_AGREED = 2;
/** Of several meanings those count that have so much of what the surest has. */
const OF_BEST = 0.6;

/** Language → word → its English words, surest first, each with how many languages agree on it. */
export type English = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;

/**
 * The English words of each word on which two dictionaries agree, directly or by a third language: what "Kran" is in Finnish, Polish and
 * Greek is a crane in English each time, and only in one of them a tap.
 * @param known English words that were agreed on before: by them more languages have a say
 */
export function agreedEnglish(links: WordLinks, languages: readonly string[], known: English): English {
  return new Map(
    languages.map((language) => {
      const words = [...links.wordsOf(language)].map((word) => [word, englishOf(word, language)] as const);
      return [language, new Map(words.filter(([, english]) => english.size > 0))] as const;
    }),
  );

  function englishOf(word: string, language: string): ReadonlyMap<string, number> {
    const count = new Map<string, number>();
    const add = (english: ReadonlySet<string>, votes: number): void => {
      for (const each of english) count.set(each, (count.get(each) ?? 0) + votes);
    };
    const { own, back } = links.said(word, language, 'en');
    add(own, OWN);
    add(back, 1);
    for (const other of languages) if (other !== language) add(englishBy(word, language, other), 1);
    const ranked = [...count].sort(([a, votes], [b, others]) => others - votes || (a < b ? -1 : 1));
    const least = Math.max(LEAST_AGREED, OF_BEST * (ranked[0]?.[1] ?? 0));
    return new Map(ranked.filter(([, votes]) => votes >= least));
  }

  function englishBy(word: string, language: string, other: string): ReadonlySet<string> {
    const { own, back } = links.said(word, language, other);
    const found = new Set<string>();
    for (const each of new Set([...own, ...back])) {
      const english = links.said(each, other, 'en');
      for (const meant of [...english.own, ...english.back, ...(known.get(other)?.get(each)?.keys() ?? [])])
        found.add(meant);
    }
    return found;
  }
}
