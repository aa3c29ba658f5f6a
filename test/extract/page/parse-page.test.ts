import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/extract/page/parse-page.ts';
import { answer, seenPage } from '../seen-page.ts';

describe('parsePage', () => {
  it.each([
    ['another media type', answer('{}', { headers: { 'content-type': 'application/json' } })],
    ['no body', answer('', { body: null })],
    ['a refusal', answer('<p>x', { outcome: 'refused', status: 403 })],
    ['plain text without a type', answer('just words', { headers: {} })],
    ['an address that is none', answer('<p>x', { finalUrl: 'ftp://corner.example/' })],
  ])('is null for %s', (_, resource) => {
    expect(parsePage(resource)).toBeNull();
  });

  it('reads a page without a Content-Type that looks like one', () => {
    expect(parsePage(answer('<!DOCTYPE html><p>x', { headers: {} }))).not.toBeNull();
  });

  it('folds the text of an element and leaves unseen parts out', () => {
    const page = seenPage('<p>Fresh <b> bread</b>\n and <i hidden>poison</i><br>cake</p><p>x</p>');
    const [paragraph] = page.byTag.get('p') ?? [];
    expect(paragraph && page.textOf(paragraph)).toBe('Fresh bread and cake');
  });

  it('keeps words of neighbouring blocks apart', () => {
    const page = seenPage('<ul id="u"><li>Bread</li><li>Cake</li></ul>');
    const [list] = page.byTag.get('ul') ?? [];
    expect(list && page.textOf(list)).toBe('Bread Cake');
  });

  it.each([
    ['https://corner.example/K%C3%B6ln/', '/Köln'],
    ['https://corner.example/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['https://corner.example/caf%E9', '/caf%E9'],
    ['https://corner.example/a%20b%E2%80%AEc', '/a%20b%E2%80%AEc'],
    ['https://corner.example//x//y/?q=1#z', '/x/y'],
    ['https://corner.example', '/'],
  ])('keys %s as %s', (url, path) => {
    expect(seenPage('<p>x', { url, finalUrl: url }).path).toBe(path);
  });

  it('takes the canonical address of its own host only', () => {
    const own = '<base href="/shop/"><link rel="canonical" href="https://www.corner.example/menu?x=1"><p>x';
    expect(seenPage(own, { url: 'https://corner.example/m.php' }).path).toBe('/menu');
    expect(
      seenPage('<link rel="canonical" href="https://other.example/menu"><p>x', { url: 'https://corner.example/m' })
        .path,
    ).toBe('/m');
  });

  it('takes addresses as relative to the first base that has one', () => {
    expect(seenPage('<base target="_blank"><base href="/shop/"><base href="/x/"><p>x').base.pathname).toBe('/shop/');
  });

  it('keeps the first of several meta values and survives hostile names', () => {
    const page = seenPage(
      '<meta name="description" content="One"><meta name="Description" content="Two"><meta name="__proto__" content="x"><meta name="constructor" content="y"><p __proto__="z" constructor="q">x',
    );
    expect(page.meta.get('description')).toBe('One');
    expect(page.meta.get('constructor')).toBe('y');
    expect(page.meta.get('tostring')).toBeUndefined();
  });

  it.each([
    ['<meta name="robots" content="noindex, follow">', {}, true],
    ['<meta name="robots" content="NONE">', {}, true],
    ['<meta name="waymarkbot" content="noindex">', {}, true],
    ['<meta name="otherbot" content="noindex">', {}, false],
    ['<meta name="robots" content="index,follow"><meta name="robots" content="noindex">', {}, true],
    ['', { 'x-robots-tag': 'noindex' }, true],
    ['', { 'x-robots-tag': 'otherbot: noindex, nofollow' }, false],
    ['', { 'x-robots-tag': 'otherbot: nofollow, waymarkbot: noindex' }, true],
    ['', { 'x-robots-tag': 'otherbot: nofollow\nnoindex' }, true],
    ['', { 'x-robots-tag': 'otherbot: nofollow\nanotherbot: noindex' }, false],
    ['', { 'x-robots-tag': 'max-snippet: 20, noindex' }, true],
    ['', { 'x-robots-tag': 'unavailable_after: 25 Jun 2030 15:00:00 PST' }, false],
  ])('reads noindex of %s %j as %s', (head, headers, expected) => {
    expect(seenPage(`${head}<p>x`, { headers: { 'content-type': 'text/html', ...headers } }).noindex).toBe(expected);
  });

  it('gives evidence that points at what answered, with a short excerpt', () => {
    const page = seenPage('<p>x', { finalUrl: 'https://corner.example/home', status: 200 });
    expect(page.evidence('found it', 'y '.repeat(300))).toMatchObject({
      url: 'https://corner.example/home',
      status: 200,
      found: 'found it',
    });
    expect(page.evidence('found it', 'y '.repeat(300)).excerpt?.length).toBeLessThanOrEqual(200);
  });
});
