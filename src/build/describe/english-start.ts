import type { SiteFacts } from '../../core/site/facts.ts';
import { isStartPath } from '../../extract/page/page-path.ts';
import { keepEnglish, sentencesOf } from '../../language/english/english-text.ts';
import { namesPattern } from '../../language/english/without-names.ts';

const ENGLISH_SENTENCES = 2;

/** What a site in another language says first on its own English start page; nothing where it has none. */
export function englishStart({ pages, languages = [], english, name }: SiteFacts, language: string): string[] {
  if (language === 'en') return [];
  const address = languages.find(({ code }) => code === 'en')?.url;
  const path = address === undefined ? null : (URL.parse(address)?.pathname.replace(/(?<=.)\/$/, '') ?? null);
  const isStart = (each: string) => each !== '/' && (isStartPath(each) || each === path);
  const start = pages.find((page) => page.language === 'en' && page.kind !== 'home' && isStart(page.path));
  const kept = keepEnglish((start ?? english)?.content ?? '', namesPattern([name?.value]));
  return sentencesOf(kept).slice(0, ENGLISH_SENTENCES);
}
