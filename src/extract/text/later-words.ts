import type { PageFacts, SiteFacts } from '../../core/site/facts.ts';
import { wordsOf } from '../../language/words-of.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { readContent } from './content.ts';

/** Of so many characters of a page's main content the words are taken: what comes later tells of single things. */
const MAX_PAGE_LENGTH = 12_000;
/** So many characters of words are taken of a site. */
const MAX_LENGTH = 4_000;
/** Shorter words of letters without marks stand everywhere; in other scripts two signs are a word. */
const SHORT = /^(?:[a-z]{1,3}|.|\p{N}+)$/u;

/**
 * The words of the main content that stand in none of the described pages' content: each once, folded as the index has
 * them, the first of each page before the later ones of any. In the order of the alphabet, so that they are no sentence:
 * nothing is read in them, they only tell that a word is there.
 */
export function readLaterWords(
  pages: readonly ParsedPage[],
  described: readonly PageFacts[],
): Pick<SiteFacts, 'laterWords'> {
  const shown = new Set(described.flatMap(({ title, content }) => wordsOf(`${title} ${content}`)));
  const paths = new Set(described.map(({ path }) => path));
  const lists = pages.filter(({ path }) => paths.has(path)).map((page) => laterOf(page, shown));
  const taken = new Set<string>();
  let length = 0;
  for (let at = 0; length < MAX_LENGTH && lists.some((list) => at < list.length); at += 1) {
    for (const list of lists) {
      const word = list[at];
      if (word === undefined || taken.has(word) || length >= MAX_LENGTH) continue;
      taken.add(word);
      length += word.length + 1;
    }
  }
  return taken.size === 0 ? {} : { laterWords: [...taken].sort().join(' ') };
}

/** Words of a page that are not shown, in their order. */
function laterOf(page: ParsedPage, shown: ReadonlySet<string>): readonly string[] {
  const text = readContent(page).whole.join('\n').slice(0, MAX_PAGE_LENGTH);
  return [...new Set(wordsOf(text))].filter((word) => !shown.has(word) && !SHORT.test(word));
}
