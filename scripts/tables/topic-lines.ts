/** Languages that topics are compiled for. */
export const TOPIC_LANGUAGES =
  'de fr es it pt nl da sv no fi pl cs sk hu ro bg ru uk be el tr ja zh ko ar he fa id ms vi th hr sr bs sl lt lv et ca eu gl is mk sq ka hy az kk bn hi ta ur sw tl mn cy ga af'.split(
    ' ',
  );

/** Words that the same or a near language writes for other things, too: "avocat", the fruit, is a lawyer as well. */
const AMBIGUOUS = new Set(
  'angel ei schloss лук масло замок avocat peche pesca vela val batterie zamek pera kort ball tor mus drift lager mode sol mat land do kuusi puma pila pico gamba sega'.split(
    ' ',
  ),
);

/**
 * One language's lines of a table of topics: "language, topic, names in lower case", with tabs between. Takes what the language
 * calls each topic; a name that it gives to two of them tells neither.
 */
export function topicLines(language: string, names: ReadonlyMap<string, readonly string[]>): string[] {
  const meanings = new Map<string, Set<string>>();
  for (const [topic, list] of names)
    for (const name of list) meanings.set(plain(name), (meanings.get(plain(name)) ?? new Set()).add(topic));
  return [...names].flatMap(([topic, list]) => {
    const words = [...new Set(list.map(plain))].filter(
      (word) =>
        meanings.get(word)?.size === 1 &&
        !AMBIGUOUS.has(word) &&
        // Without their tones, which are folded away, single syllables say nothing.
        (language !== 'vi' || word.includes(' ')) &&
        /^[^()–:|]{2,40}$/u.test(word) &&
        !/^-|-$/.test(word),
    );
    return words.length === 0 ? [] : [[language, topic, words.join('|')].join('\t')];
  });
}

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
