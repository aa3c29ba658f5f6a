import { type PagePictureView, pagePicture } from '../../badges/page-picture.ts';
import type { Picture } from '../../badges/picture.ts';

/** What stands beside a link to a page of ours, by the first part of its path. */
const PAGES = {
  home: { title: ['Can AI agents find', 'their way on your site?'], words: 'A score from 0 to 100, with the proof.' },
  search: { title: ['Search'], words: 'Sites by what they offer, where they are and what they are called.' },
  directory: { title: ['Directory'], words: 'Sites by category, place, language and score.' },
  leaderboard: { title: ['Leaderboard'], words: 'The sites where AI agents find their way best.' },
  state: { title: ['The state of the web'], words: 'How ready web sites are for AI agents.' },
  check: { title: ['Check a LAWP file'], words: 'Every fault, with its place and how to fix it.' },
  claim: { title: ['Claim your site'], words: 'One DNS record, and your own words are shown.' },
  suggest: { title: ['Suggest a site'], words: 'We read it politely, score it and show the proof.' },
  pro: { title: ['Pro keys'], words: 'More searches, whole answers, your own document.' },
  docs: { title: ['Docs'], words: 'The score, the LAWP format, the API and the connector.' },
  bot: { title: ['Our bot'], words: 'Who WaymarkBot is, how it reads, how to shut it out.' },
} as const satisfies Readonly<Record<string, PagePictureView>>;

/** A page of ours that has a picture. */
export type PicturedPage = keyof typeof PAGES;

/** Every page with a picture. */
// The keys of a constant are exactly its names.
export const PICTURED_PAGES = Object.keys(PAGES) as PicturedPage[];

/** The page whose picture stands beside links to a path: that of the home page where it has none of its own. */
export function picturedPage(path: string): PicturedPage {
  const first = path.split('/')[1] ?? '';
  return isPicturedPage(first) ? first : 'home';
}

/** Whether a page of that name has a picture. */
export function isPicturedPage(name: string): name is PicturedPage {
  return Object.hasOwn(PAGES, name);
}

/** The picture of a page, and its words. */
export function pageChoices(page: PicturedPage): readonly Picture[] {
  return [pagePicture(PAGES[page])];
}

/** What the picture of a page says, for who cannot see it. */
export function pagePictureWords(page: PicturedPage): string {
  return pagePicture(PAGES[page]).spoken;
}
