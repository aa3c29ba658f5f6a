import { describe, expect, it } from 'vitest';
import { readContent, readMainText } from '../../src/extract/text/content.ts';
import { PROSE, seenPage } from './seen-page.ts';

const STORY = `<p>${PROSE}</p>`.repeat(5);
const mainOf = (body: string) => readMainText(seenPage(`<html><body>${body}</body></html>`)).join('\n');

describe('readMainText', () => {
  it.each([
    ['a heading among the paragraphs', 'Where it began', `${STORY}<h2>Where it began</h2>${STORY}`],
    ['list items among them', 'Two cups of rye flour', `${STORY}<ul><li>Two cups of rye flour</li></ul>${STORY}`],
    [
      'words that announce a list',
      'You need:',
      `${STORY}<p>You need:</p><ul><li>Two cups of rye flour</li></ul>${STORY}`,
    ],
    ['a short last line', 'See you there!', `${STORY}<p>See you there!</p>`],
    ['cells of a table among them', '20.2 million', `${STORY}<table><tr><td>20.2 million</td></tr></table>${STORY}`],
  ])('holds %s', (_, words, story) => {
    expect(mainOf(`<div class="story">${story}</div>`)).toContain(words);
  });

  it('holds the lead that stands in a box of its own below the heading', () => {
    const lead = 'The mill by the river grinds again, and its first flour goes to the school next door.';
    const page = `<h1>The mill</h1><div class="lead"><p>${lead}</p></div><div class="body">${STORY}</div>`;
    expect(mainOf(page)).toContain(lead);
  });

  it('holds a sentence that is written as a heading', () => {
    const lead =
      'The mill by the river, which stood still for almost thirty years, grinds rye and spelt again since Monday';
    expect(mainOf(`<div><h2>${lead}</h2>${STORY}</div>`)).toContain(lead);
  });

  it('holds paragraphs parted into boxes of the same make, but none of another story', () => {
    const part = (words: string) => `<div class="part"><p>${words} ${PROSE}</p></div>`;
    const page = `<article>${part('First.')}${STORY}${STORY}${part('Last.')}</article><article>${part('Other.')}</article>`;
    expect(mainOf(page)).toContain('Last.');
    expect(mainOf(page)).not.toContain('Other.');
  });

  it.each([
    ['a caption by name', '<div class="media-caption">The mill in the year it was built, seen from the bridge.</div>'],
    ['a caption by its first word', '<p>Photo: The mill in the year it was built, seen from the bridge.</p>'],
    ["a picture's source in German", '<p>Quelle: Archiv der Mühle am Bach, mit freundlicher Genehmigung.</p>'],
    [
      'a warning of the server',
      '<p>Warning: Creating default object from empty value in /www/index.php on line 18</p>',
    ],
    ['who took a picture', '<p>Photograph by Ed Marsh, Mill Trust</p>'],
    ['whose a picture is', '<p>Judy Eddy/Getty Images</p>'],
    ['a call to subscribe', '<p>You can write to us or subscribe here to our weekly newsletter.</p>'],
    ['words that announce links', '<p>You may also like:</p><ul><li><a href="/a">Another mill opens</a></li></ul>'],
    ['a heading above nothing but links', '<h3>More on this</h3><ul><li><a href="/a">Another mill opens</a></li></ul>'],
  ])('leaves out %s', (_, part) => {
    const words = part
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 12);
    expect(mainOf(`<div class="story">${STORY}${part}${STORY}</div>`)).not.toContain(words);
  });

  it.each([
    'post-metadata',
    'mol-factbox',
    'letters-cta',
    'nextStory',
    'news-letter',
    'site-branding',
    'ad-disclosure',
  ])('leaves out what the class "%s" sets apart, and nothing of a page that is all in it', (name) => {
    const box = `<div class="${name}"><p>Nobody has to read this box, which tells of something else.</p></div>`;
    expect(mainOf(`<div class="story">${STORY}${box}${STORY}</div>`)).not.toContain('Nobody has to');
    expect(mainOf(`<div class="${name}">${STORY}</div>`)).toContain(PROSE);
  });

  it('takes a layout that has a sidebar for what it lays out', () => {
    expect(mainOf(`<div class="fixed-sidebar-layout">${STORY}</div><p>${PROSE}</p>`)).toContain(PROSE);
  });

  it('stays quick on a page nested ever deeper', () => {
    const started = process.cpuUsage().user;
    mainOf(`${'<div>'.repeat(3_000)}${'<ul><li><p>A short line</p></li></ul>'.repeat(3_000)}${STORY}`);
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(3_000);
  });
});

it('content leaves out headings and the date line of a long story', () => {
  const { text } = readContent(
    seenPage(`<div><p>Aarhus, 3 May</p>${STORY}<h2>Where it began</h2><p>It began with a flood.</p></div>`),
  );
  expect(text.startsWith(PROSE)).toBe(true);
  expect(text).not.toContain('Where it began');
});

describe('words of boxes that meet', () => {
  it.each([
    ['<span>Monday</span><span>9:00am</span>', 'Monday 9:00am'],
    ['<b>Tel:</b><span>+45 86 12 34 56</span>', 'Tel: +45 86 12 34 56'],
    ['<style>.row{display:flex}</style><div class="row"><span>Bread</span><span>Cakes</span></div>', 'Bread Cakes'],
    ['<style>b{display:block}</style><p><b>Anna Berg</b>June 3</p>', 'Anna Berg June 3'],
    ['<p><b style="display:table-cell">Bread</b><b style="display:table-cell">Cakes</b></p>', 'Bread Cakes'],
    ['<p><b style="display:block;float:left">B</b>read and cakes</p>', 'Bread and cakes'],
    ['<p>Bread<b style="display:inline-block">and</b></p>', 'Breadand'],
    ['<span>Pay</span><span>Land</span>', 'PayLand'],
    ['H<sub>2</sub>O', 'H2O'],
    ['<i>m</i><sup>2</sup>', 'm2'],
  ])('%s says %s', (body, words) => {
    expect(seenPage(`<html><body>${body}</body></html>`).text.trim()).toBe(words);
  });
});
