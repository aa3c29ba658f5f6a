import { type Criterion, counted, type JudgeEvidence } from '../criterion.ts';

const NEEDED = 3;

export const pages: Criterion = {
  id: 'pages',
  title: 'Several pages described',
  shortTitle: 'Several pages described',
  points: 15,
  step: 'Describe more pages',
  advice:
    'List your key pages in "pages" of the starter file, or link them from the home page and from a sitemap. Three are needed.',
  holds(evidence) {
    const paths = describedPaths(evidence);
    const where = evidence.document?.source === 'native' ? evidence.facts.native.evidence : evidence.home;
    const named = paths.length === 0 ? '' : `: ${paths.slice(0, 8).join(', ')}${paths.length > 8 ? ', …' : ''}`;
    const count = `${counted(paths.length, 'page')} described`;
    if (paths.length >= NEEDED) return { state: 'met', evidence: { ...where, found: `${count}${named}` } };
    if (evidence.unseenPages !== null) {
      return { state: 'unseen', evidence: { ...where, found: `${count}; ${evidence.unseenPages}` } };
    }
    return { state: 'not_met', evidence: { ...where, found: `${count}; ${NEEDED} are needed` } };
  },
};

/** Paths of pages that say something; a bare title describes nothing. */
function describedPaths({ document }: JudgeEvidence): string[] {
  if (document === null) return [];
  return Object.entries(document.lawp.pages)
    .filter(([, page]) => page.content.trim() !== '')
    .map(([path]) => path);
}
