import { detectLanguage } from '../../../src/language/detect/detect.ts';
import type { Corpus } from './corpus.ts';
import { handmadeCases } from './handmade.ts';
import { peerOf, rowsByLanguage, type SpokenCase, type TruthRow, tally } from './row.ts';

interface LanguageText {
  readonly lang: string;
  readonly text: string;
}

/** Both ways of writing it are one language here. */
const NORWEGIAN = new Set(['nb', 'nn']);

/** The language of sites, of sentences, and of the first three words of sentences, over codes of two letters. */
export function measureLanguage(corpus: Corpus): TruthRow[] {
  const sites = tally('language', 'of sites, read by hand');
  const cases = handmadeCases(corpus);
  for (const { truth, facts } of cases)
    sites.add(facts.language.value === truth.language, `${truth.slug}: ${facts.language.value}, is ${truth.language}`);
  const first = cases.map(({ truth, facts }) => facts.pages[0]?.language === truth.language);
  const texts = corpus
    .answers<LanguageText>('language.jsonl')
    .filter(({ lang }) => /^[a-z]{2}$/.test(lang))
    .map(({ lang, text }) => ({ lang: NORWEGIAN.has(lang) ? 'no' : lang, text }));
  return [
    sites.row({ peer: peerOf('its first page alone', first) }),
    ...rowsByLanguage('language', 'of sentences', texts.map(judgeText)),
    ...rowsByLanguage('language', 'of three words', texts.flatMap(threeWords).map(judgeText)).slice(0, 1),
  ];
}

function threeWords({ lang, text }: LanguageText): LanguageText[] {
  const words = text.split(/\s+/).slice(0, 3);
  return words.length === 3 ? [{ lang, text: words.join(' ') }] : [];
}

function judgeText({ lang, text }: LanguageText): SpokenCase {
  const { language } = detectLanguage(text, null);
  return {
    language: lang,
    isRight: language === lang,
    otherwise: `${lang} taken for ${language}: ${text.slice(0, 60)}`,
  };
}
