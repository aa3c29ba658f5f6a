import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/core/site/visit.ts';
import { readLinkedSheet } from '../../../src/extract/page/linked-sheet.ts';
import { parsePage } from '../../../src/extract/page/parse-page.ts';
import { readSite } from '../../../src/extract/read-site.ts';
import { answer, PROSE, visitOf } from '../seen-page.ts';

const URL_OF_SHEET = 'https://corner.example/app.css?v=2';
const LINK = '<link rel="stylesheet" href="/app.css?v=2">';
const HIDDEN = 'We wrote this sentence about bread for machines alone, and for nobody else.';

const sheetOf = (css: string | Uint8Array, over: Partial<Resource> = {}): Resource =>
  answer(css, { role: 'style', url: URL_OF_SHEET, headers: { 'content-type': 'text/css' }, ...over });
const pageOf = (head: string, url = 'https://corner.example/'): Resource =>
  answer(`<head>${head}</head><body><p class="x">${HIDDEN}</p><p>${PROSE}</p></body>`, { url });

/** Whether the text that the rule hides was read, and whether something is said to be unseen. */
function reading(head: string, sheet: Resource | null) {
  const page = parsePage(pageOf(head), sheet && readLinkedSheet(sheet));
  return [page?.text.includes(HIDDEN), page?.hasUnseenStyles];
}

describe('of a style sheet that was seen beside the pages', () => {
  const sheet = sheetOf('.x{display:none}');

  it('leaves out what it hides, and says so where it was not seen', () => {
    const found = (resources: Resource[]) => readSite(visitOf(resources)).description;
    expect(found([pageOf(LINK), sheet])).toMatchObject({
      value: PROSE,
      evidence: { found: 'The first paragraph of the page.' },
    });
    const unseen = found([pageOf(LINK)]);
    expect(unseen?.value).toContain(HIDDEN);
    expect(unseen?.evidence.found).toContain('A style sheet of it was not seen.');
  });

  it.each([
    ['links it', LINK, false, false],
    ['links it from its base', `<base href="/css/">${LINK.replace('/app', '../app')}`, false, false],
    ['links another', LINK.replace('v=2', 'v=3'), true, true],
    ['links a further one', `${LINK}<link rel="stylesheet" href="/more.css">`, false, true],
    ['links it for print', LINK.replace('>', ' media="print">'), true, false],
    ['links it for browsers without scripts', `<noscript>${LINK}</noscript>`, true, true],
    ['links none', '', true, false],
    [
      'has sheets of a first title',
      '<style title="a">.x{color:red}</style><style title="a">.x{opacity:0}</style>',
      false,
      false,
    ],
    [
      'has sheets of another title',
      '<style title="a">.x{color:red}</style><style title="b">.x{opacity:0}</style>',
      true,
      false,
    ],
    ['overrules it later', `${LINK}<style>.x{display:block}</style>`, true, false],
    ['overrules it earlier', `<style>.x{display:block}</style>${LINK}`, false, false],
    ['overrules it between two links', `${LINK}<style>.x{display:block}</style>${LINK}`, false, false],
  ])('a page that %s', (_, head, isRead, hasUnseen) => {
    expect(reading(head, sheet)).toEqual([isRead, hasUnseen]);
  });

  it.each<[string, Resource, boolean, boolean]>([
    ['a page of an error', sheetOf('<!doctype html>.x{display:none}'), true, true],
    ['of another media type', sheetOf('.x{display:none}', { headers: { 'content-type': 'text/html' } }), true, true],
    ['without a media type', sheetOf('.x{display:none}', { headers: {} }), false, false],
    ['that failed', sheetOf('', { outcome: 'failed', body: null }), true, true],
    ['that was cut', sheetOf('.x{display:none}', { truncated: true }), false, true],
    ['that imports another', sheetOf('@import "/b.css";.x{display:none}'), false, true],
    ['in UTF-16', sheetOf(Buffer.from('\ufeff.x{display:none}', 'utf16le')), false, false],
  ])('an answer %s', (_, given, isRead, hasUnseen) => {
    expect(reading(LINK, given)).toEqual([isRead, hasUnseen]);
  });

  it('reads names in the charset that it declares', () => {
    const css = (start: string) => sheetOf(Buffer.from(`${start}.ж{display:none}`.replace('ж', '\xe6'), 'latin1'));
    const isRead = (given: Resource) =>
      parsePage(answer(`${LINK}<p class="ж">${HIDDEN}</p>`), readLinkedSheet(given))?.text.includes(HIDDEN);
    expect(isRead(css('@charset "windows-1251";'))).toBe(false);
    expect(isRead({ ...css(''), headers: { 'content-type': 'text/css; charset=windows-1251' } })).toBe(false);
    expect(isRead(css(''))).toBe(true);
  });

  it('counts a sheet that asks for more work than is done as not seen', () => {
    const heavy = sheetOf(Array.from({ length: 5_000 }, (_, at) => `p:nth-child(n+${at + 1}) ~ p{top:0}`).join(''));
    const text = Array.from({ length: 1_500 }, (_, at) => `<p>Loaf ${at}</p>`).join('');
    const page = parsePage(answer(`${LINK}${text}`), readLinkedSheet(heavy));
    expect(page?.hasUnseenStyles).toBe(true);
    expect(page?.text).toContain('Loaf 1499');
  });

  it('judges a long page by a framework of thousands of rules', () => {
    const rules = Array.from(
      { length: 3_000 },
      (_, at) =>
        `.part-${at} .link:hover,.part-${at}>li:not(.on){opacity:.9}.part-${at} .note-${at}{color:var(--c${at})}`,
    );
    const parts = Array.from(
      { length: 1_000 },
      (_, at) => `<ul class="part-${at}"><li><a class="link" href="/${at}">Loaf ${at}</a></li></ul>`,
    );
    const framework = sheetOf(`${rules.join('')}.x{display:none}`);
    const page = parsePage(answer(`${LINK}<p class="x">${HIDDEN}</p>${parts.join('')}`), readLinkedSheet(framework));
    expect(page?.hasUnseenStyles).toBe(false);
    expect(page?.text).toContain('Loaf 999');
    expect(page?.text).not.toContain(HIDDEN);
  });
});
