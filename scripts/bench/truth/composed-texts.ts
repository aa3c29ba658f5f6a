import type { Corpus } from './corpus.ts';

/** Composed texts whole, one for each of so many languages: what an agent reads of sites in them. */
export function composedTexts(corpus: Corpus, most: number): string[] {
  const texts = new Map<string, string>();
  for (const [slug] of corpus.languages) {
    if (texts.size >= most) break;
    const document = corpus.readSite(slug)?.document;
    const language = document?.lawp.language ?? 'en';
    if (!document || language === 'en' || texts.has(language)) continue;
    const pages = Object.entries(document.lawp.pages).map(
      ([path, { title, content }]) => `  ${path}  ${title}\n    ${content}`,
    );
    texts.set(
      language,
      [`${slug} (${language}): ${document.lawp.name}`, `  ${document.description}`, ...pages].join('\n'),
    );
  }
  return [...texts.values()];
}
