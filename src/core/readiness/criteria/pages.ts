import { counted } from '../../counted.ts';
import type { LawpDocument } from '../../lawp/document.ts';
import { became, type Criterion, firstOf, placeOfWords } from '../criterion.ts';

const NEEDED = 3;

export const pages: Criterion = {
  id: 'pages',
  title: 'Several pages described',
  shortTitle: 'Several pages described',
  listName: 'pages',
  pictureName: 'Pages',
  meaning: 'Your main pages, each in a few plain sentences.',
  points: 15,
  step: 'Describe more pages',
  advice:
    'List your key pages in "pages" of the starter file, or link them from the home page and from a sitemap. Three are needed.',
  telling: null,
  deeds: null,
  heldByStarter: ({ pages: described }) => describedPaths(described).length >= NEEDED,
  byOwner: {
    holds: ({ pages: described }) => describedPaths(described).length >= NEEDED,
    loss: (shown, own) =>
      became(describedPaths(shown.pages).length, describedPaths(own.pages).length, 'described page'),
  },
  holds(evidence) {
    const paths = describedPaths(evidence.document?.lawp.pages ?? {});
    const where = placeOfWords(evidence, evidence.home);
    const named = paths.length === 0 ? '' : `: ${firstOf(paths)}`;
    const count = `${counted(paths.length, 'page')} described`;
    if (paths.length >= NEEDED) return { state: 'met', evidence: { ...where, found: `${count}${named}` } };
    if (evidence.unseenPages !== null) {
      return { state: 'unseen', evidence: { ...where, found: `${count}; ${evidence.unseenPages}` } };
    }
    return { state: 'not_met', evidence: { ...where, found: `${count}; ${NEEDED} are needed` } };
  },
};

/** Paths of pages that say something; a bare title describes nothing. */
function describedPaths(described: LawpDocument['pages']): string[] {
  return Object.entries(described)
    .filter(([, page]) => page.content.trim() !== '')
    .map(([path]) => path);
}
