import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { parsePage } from '../../../src/extract/page/parse-page.ts';
import { readMainText } from '../../../src/extract/text/content.ts';
import { wordsOf } from '../../../src/language/words-of.ts';
import type { ArtifactDatabase } from '../../../src/store/open-database.ts';
import { loadVisits } from '../../../src/store/visits/load-visit.ts';
import { numberOf, type Question } from './question.ts';

const QUESTIONS = 240;
const WORDS = 4;
const LEAST_WORD = 5;
/** Of fewer paragraphs all are shown. */
const LEAST_PARAGRAPHS = 3;
const LEAST_SPACES = 10;

/**
 * Questions by rule: the longest words of one paragraph of a site's pages, wherever it stands, in their order. Only that site
 * is taken for right. They tell whether what stands on a page is found at all, not what people ask.
 */
export async function deeperQuestions(artifacts: ArtifactDatabase, domains: readonly string[]): Promise<Question[]> {
  const real = domains.filter((domain) => !/\.(?:example|test)$/.test(domain));
  const questions: Question[] = [];
  for (const domain of real.sort((a, b) => numberOf(a) - numberOf(b))) {
    if (questions.length === QUESTIONS) break;
    const paragraphs = await paragraphsOf(artifacts, domain);
    const chosen = paragraphs[numberOf(`${domain} paragraph`) % paragraphs.length];
    const text = paragraphs.length < LEAST_PARAGRAPHS || chosen === undefined ? '' : longest(chosen);
    if (text !== '') questions.push({ group: 'deeper', language: 'und', text, right: new Set([domain]) });
  }
  return questions;
}

async function paragraphsOf(artifacts: ArtifactDatabase, domain: string): Promise<string[]> {
  const visit = (await loadVisits(artifacts, domain as DomainName)).at(-1)?.visit;
  const pages = (visit?.resources ?? [])
    .filter(({ role }) => role === 'home' || role === 'page')
    .map((page) => parsePage(page));
  return pages
    .flatMap((page) => (page === null ? [] : readMainText(page)))
    .filter((text) => text.split(/\s/).length >= LEAST_SPACES);
}

/** Empty where there are too few of them. */
function longest(paragraph: string): string {
  const words = [...new Set(wordsOf(paragraph.slice(0, 1000)))].filter(
    (word) => word.length >= LEAST_WORD && !/\d/.test(word),
  );
  const chosen = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, WORDS));
  return chosen.size < WORDS ? '' : words.filter((word) => chosen.has(word)).join(' ');
}
