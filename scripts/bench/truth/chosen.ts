import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { fold } from '../../../src/language/fold.ts';
import { PHRASES } from '../../../src/language/phrases/phrase-index.ts';
import { topicWords } from '../../../src/language/topics/topic-table.ts';
import { transliterate } from '../../../src/language/transliterate.ts';
import type { Corpus } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { rowsByLanguage, type SpokenCase, type TruthRow } from './row.ts';

/** So many letters in common make a word of another language known in English: "musik", "music" have four. */
const SHARED_LETTERS = 5;

/**
 * Of how many sites in other languages an agent that reads only our English can tell what they are for, and tell them from
 * the others. The rule: the description and the home page's content, without the site's name, (1) say in English one of the
 * words that a fair description should contain, by our tables or because both languages write it alike, and (2) are not the
 * same for any other of these sites.
 */
export function measureChosen(corpus: Corpus): TruthRow[] {
  const cases = handmadeCases(corpus).filter(({ truth }) => truth.language !== 'en');
  const texts = cases.map(({ document }) => englishOf(document));
  const rows: SpokenCase[] = cases.map(({ truth, document }, at) => {
    const text = texts[at] ?? '';
    const words = truth.description_ok_keywords;
    const saysWhat = words.some((word) => isSaid(word, truth.language, text));
    const isAlone = texts.filter((other) => other === text).length === 1;
    return {
      language: truth.language,
      isRight: saysWhat && isAlone,
      otherwise: `${truth.slug} (${words.join(', ')}): ${document?.description ?? 'no document'}`,
    };
  });
  return rowsByLanguage('chosen', 'can be chosen by our English', rows);
}

/** What our English says of a site, its name left out. */
function englishOf(document: SiteDocument | null): string {
  if (document === null) return '';
  const { name, pages } = document.lawp;
  const home = pages['/']?.content ?? '';
  return fold(`${document.description} ${home}`.replaceAll(name, ' '));
}

function isSaid(word: string, language: string, text: string): boolean {
  const key = fold(word);
  const topics = [...topicWords(language).folded].flatMap(([known, { topic }]) =>
    known.startsWith(key) ? [topic] : [],
  );
  const phrases = PHRASES.filter((phrase) => phrase.language === language && phrase.key.startsWith(key)).map(
    ({ row }) => row.english,
  );
  if ([...topics, ...phrases].some((english) => text.includes(fold(english)))) return true;
  const start = fold(transliterate(key)).slice(0, SHARED_LETTERS);
  return start.length === SHARED_LETTERS && text.split(/[^\p{L}]+/u).some((each) => each.startsWith(start));
}
