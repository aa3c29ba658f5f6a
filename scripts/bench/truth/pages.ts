import type { Corpus } from './corpus.ts';
import { rowsByLanguage, type SpokenCase, type TruthRow } from './row.ts';

/** How often a page of a site in another language gets a title that says something, rather than "Page 3". */
export function measurePageTitles(corpus: Corpus): TruthRow[] {
  const cases: SpokenCase[] = [];
  for (const [slug] of corpus.languages) {
    const lawp = corpus.readSite(slug)?.document?.lawp;
    if (!lawp || lawp.language === 'en') continue;
    for (const [path, { title }] of Object.entries(lawp.pages))
      cases.push({
        language: lawp.language,
        isRight: !/^Page \d+$/.test(title),
        otherwise: `${slug}${path}: ${title}`,
      });
  }
  return rowsByLanguage('pages', 'English title that is no "Page n"', cases);
}
