import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../content-folder.ts';
import { contentLines } from '../content-lines.ts';
import { fold } from '../fold.ts';
import { wordsFor } from '../language-tables.ts';
import { IDEAS } from '../phrases/ideas.ts';

/** One topic of a language: what it is in English, and how far its words may be trusted. */
export interface TopicWord {
  readonly topic: string;
  /** Whether it is told inside of a text, too: not the names of things that words may also have other senses than. */
  readonly isPlain: boolean;
}

/** What one language calls topics. */
export interface TopicWords {
  /** In lower case, accents kept: "Küchen" are no "Kuchen". */
  readonly written: ReadonlyMap<string, TopicWord>;
  /** Folded; words that only accents tell apart are left out. */
  readonly folded: ReadonlyMap<string, TopicWord>;
}

/** Topic of words that are known to mean several things. */
export const NO_TOPIC = '-';

const NONE: TopicWords = { written: new Map(), folded: new Map() };

/** Ideas of labels that name no topic: parts of every site. */
const NO_TOPICS = new Set(
  'Site map,Advantages,Reviews,References,Partners,History,Mission,Delivery and payment,Delivery,Payment,Returns,Warranty,Special offers,New,Gift vouchers,Projects,Read more,Welcome,Quality,Certificates,Members,Sponsors,Links,Archive,Forum,Categories,Brands,Wish list,Videos,Solutions,Request a quote,Parking,Information,Collection,Region,Advice,Training,Installation,Maintenance,Celebrations,Tickets,Research,Activities,Publications,Library,School,Workshop,Hire,For patients,Lunch,Breakfast,Women,Men,Food,Floors,Tools,Accessories,Doors,Windows'.split(
    ',',
  ),
);

/** Ideas that only translate, and name something that a site may be about. */
const IDEA_TOPICS = new Set(
  IDEAS.filter(({ english, kind, action }) => !kind && !action && !NO_TOPICS.has(english)).map(
    ({ english }) => english,
  ),
);

const tables = new Map<string, TopicWords>();

/** The topics that a language has words for; none for a language that no table has. */
export function topicWords(language: string): TopicWords {
  if (tables.size === 0)
    for (const [code, written] of readTables()) tables.set(code, { written, folded: foldWords(written) });
  return tables.get(language) ?? NONE;
}

/** Codes of the languages that have words for topics, English aside, which names them. */
export function topicLanguages(): readonly string[] {
  topicWords('en');
  return [...tables.keys()].filter((code) => code !== 'en');
}

function foldWords(written: ReadonlyMap<string, TopicWord>): Map<string, TopicWord> {
  const found = new Map<string, TopicWord>();
  const doubtful = new Set<string>();
  for (const [word, said] of written) {
    const key = fold(word);
    const known = found.get(key);
    if (known === undefined) found.set(key, said);
    else if (known.topic !== said.topic) doubtful.add(key);
  }
  for (const key of doubtful) found.delete(key);
  return found;
}

/** One line of a table: the topic, and how a language writes it. */
interface TopicRow {
  readonly language: string;
  readonly topic: string;
  readonly words: readonly string[];
}

function readTables(): Map<string, Map<string, TopicWord>> {
  const found = new Map<string, Map<string, TopicWord>>();
  const addAll = (rows: readonly TopicRow[], isPlain: boolean) => {
    for (const { language, topic, words } of rows) {
      const known = found.get(language) ?? new Map<string, TopicWord>();
      found.set(language, known);
      for (const word of words) if (!known.has(word)) known.set(word, { topic, isPlain });
    }
  };
  const own = parseOwnTopics(readFileSync(new URL('topics/own.tsv', CONTENT_FOLDER), 'utf8'));
  addAll(
    own.filter(({ topic }) => topic === NO_TOPIC),
    true,
  );
  addAll(own, true);
  addAll(topicsOfIdeas(), true);
  const fields = readCompiled('fields');
  addAll(namesOf([...own, ...fields]), true);
  addAll(readCompiled('things'), false);
  addAll(fields, false);
  return found;
}

/** How English writes topics: by their names. Those of single things are as often the names of teams and firms. */
function namesOf(rows: readonly TopicRow[]): TopicRow[] {
  const topics = new Set(rows.map(({ topic }) => topic).filter((topic) => topic !== NO_TOPIC));
  return [...topics].map((topic) => ({ language: 'en', topic, words: [topic.toLowerCase()] }));
}

/**
 * Reads the table that was written by hand: lines of a topic in English and, parted by tabs, what languages call it
 * ("de:schuhe|schuhwerk").
 *
 * @throws Error naming the line that is not of this form
 */
export function parseOwnTopics(text: string): TopicRow[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [topic = '', ...cells] = line.split('\t');
    return cells.map((cell) => {
      const [, language, list] = /^([a-z]{2}):(.+)$/u.exec(cell) ?? [];
      if (topic === '' || language === undefined || list === undefined)
        throw new Error(`content/topics/own.tsv, line ${index + 1}: "${cell}" is not "language:words".`);
      return { language, topic, words: list.split('|') };
    });
  });
}

function topicsOfIdeas(): TopicRow[] {
  return wordsFor('label').flatMap(({ language, meaning, words }) =>
    IDEA_TOPICS.has(meaning) ? [{ language, topic: meaning.toLowerCase(), words }] : [],
  );
}

function readCompiled(table: string): TopicRow[] {
  return [...contentLines(`topics/${table}/words.tsv.br`)].map((line) => {
    const [language = '', topic = '', list = ''] = line.split('\t');
    return { language, topic, words: list.split('|') };
  });
}
