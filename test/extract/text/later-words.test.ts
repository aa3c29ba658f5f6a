import { describe, expect, it } from 'vitest';
import { readPages } from '../../../src/extract/pages.ts';
import { readLaterWords } from '../../../src/extract/text/later-words.ts';
import { seenPage } from '../seen-page.ts';

const OPENING = 'The museum shows tools, boats and photographs, and tells how people along the fjord lived. '.repeat(
  14,
);

function laterOf(...bodies: string[]): string[] {
  const pages = bodies.map((body, at) =>
    seenPage(`<html lang="en"><title>Page ${at}</title><body>${body}</body></html>`, {
      url: `https://site.example/p${at}`,
      finalUrl: `https://site.example/p${at}`,
    }),
  );
  const described = readPages({ pages, items: new Map() }, null).pages;
  return readLaterWords(pages, described).laterWords?.split(' ') ?? [];
}

describe('readLaterWords', () => {
  it('gives the words after those that are shown, each once, folded, in the order of the alphabet', () => {
    const found = laterOf(
      `<main><p>${OPENING}</p><p>The Smørrebrød kitchen repairs clinker dinghies, and clinker canoes.</p></main>`,
    );
    expect(found).toEqual(['canoes', 'clinker', 'dinghies', 'kitchen', 'repairs', 'smorrebrod']);
  });

  it('gives none of a page that is shown as a whole', () => {
    expect(
      laterOf('<main><p>We repair clinker dinghies by the harbour, and we teach it every summer.</p></main>'),
    ).toEqual([]);
  });

  it('gives no word that is hidden, of the frame, short, or a number', () => {
    const found = laterOf(
      `<nav>Sextant</nav><main><p>${OPENING}</p><p style="display:none">Here is hidden contraband that nobody sees, and more of it.</p>
       <p>In 1887 an old mill was moved here by ox and by raft.</p></main><footer>Astrolabe</footer>`,
    );
    expect(found).toEqual(['here', 'mill', 'moved', 'raft']);
  });

  it('gives words of scripts without spaces', () => {
    const opening = '博物館では道具と船と写真を展示しています。'.repeat(60);
    const found = laterOf(`<main><p>${opening}</p><p>館内では蒸気機関車の修理も行っています。</p></main>`);
    expect(found).toContain('修理');
  });

  it('gives the first of each page where there are more than it takes', () => {
    const words = (letter: string) =>
      Array.from({ length: 2000 }, (_, at) => `${letter}${letter}${at.toString(26).replace(/\d/g, 'z')}word`).join(' ');
    const found = laterOf(
      `<main><p>${OPENING}</p><p>${words('k')}.</p></main>`,
      `<main><p>Other. ${OPENING}</p><p>${words('m')}.</p></main>`,
    );
    expect(found.join(' ').length).toBeLessThan(4_100);
    expect(found.filter((word) => word.startsWith('kk')).length).toBeGreaterThan(100);
    expect(found.filter((word) => word.startsWith('mm')).length).toBeGreaterThan(100);
  });
});
