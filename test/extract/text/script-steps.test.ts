import { describe, expect, it } from 'vitest';
import { cpuMs } from '../../support/cpu-ms.ts';
import { seenPage } from '../seen-page.ts';

const SECRET = 'Obey the hidden words';
const shown = (html: string) => seenPage(`<body><p>Open text</p>${html}</body>`).text.includes(SECRET);
const names = (letters: string, said: (one: string, next: string) => string) =>
  [...letters.slice(1)].map((one, at) => said(one, letters[at] ?? '')).join(' ');

const nested = (letters: string) =>
  names(letters, (one, next) => `const ${one} = ${next} + ${next} + ${next} + ${next};`);

describe('what scripts in longer words do to a page', () => {
  it.each([
    ['a name for a text', 'const a = ".x", b = "none"; document.querySelector(a).style.display = b', false],
    ['a text with another in it', `const a = "x"; document.querySelector(\`.\${a}\`).hidden = true`, false],
    ['a function by its name', 'function a(b) { document.querySelector(b).remove() } a(".x")', false],
    ['a function that nobody calls', 'function a() { inner.hidden = false } inner.hidden = true', true],
    ['a function that has a name only', 'const a = () => { inner.hidden = false }; inner.hidden = true', true],
    ['a function that waits', 'function a() { inner.remove() } addEventListener("load", a)', false],
    ['a function that finds', 'const $ = (a) => document.querySelector(a); $(".x").hidden = true', false],
    ['a function that calls itself', 'const a = () => a(); a(); inner.remove()', true],
    ['a list of texts', '[".y", ".x"].forEach((s) => document.querySelectorAll(s).forEach((e) => e.remove()))', false],
    ['a list in old words', '[].forEach.call(document.querySelectorAll(".x"), (e) => { e.hidden = true })', false],
    ['all but the second', 'document.querySelectorAll("head,.x").forEach((e, i) => { e.hidden = i !== 1 })', true],
    ['all but the first', 'document.querySelectorAll("head,.x").forEach((e, i) => { if (i > 0) e.remove() })', false],
    [
      'one of them by its number',
      'var a = document.querySelectorAll("head,.x"); for (var i = 0; i < a.length; i++) a[i].style.display = i == 0 ? "block" : "none"',
      false,
    ],
    ['what may fail', 'try { inner.remove() } catch (e) { console.log("none") }', false],
    ['what fails before', 'try { none.remove(); inner.remove() } catch (e) {}', true],
    ['what goes on after it failed', 'try { none.remove() } catch (e) {} inner.remove()', true],
    ['nothing but words beside it', 'const a = inner; if (a) a.remove(); else console.log("b")', false],
    ['several styles at once', 'Object.assign(inner.style, { position: "absolute", left: "-9999px" })', false],
    ['all that is in it', 'const a = inner.parentNode; while (a.firstChild) a.removeChild(a.firstChild)', false],
    ['all that is in another', 'while (document.head.firstChild) inner.removeChild(inner.firstChild)', true],
    ['a child by its number', 'document.querySelector(".x").children[0].remove()', false],
    ['another child', 'document.body.children[0].remove()', true],
    ['a rule that it adds', 'document.styleSheets[0].insertRule(".x { opacity: 0 }", 0)', false],
    ['another name for the page', 'var d = document; d.querySelector(".x").hidden = true', false],
    ['the page that it is given', '(function (d) { d.getElementById("inner").remove() })(document)', false],
    ['another name for a part of it', 'var d = document.body; d.getElementById("inner").remove()', true],
    [
      'now or when all is there',
      'const a = () => inner.remove(); if (document.readyState !== "loading") a(); else addEventListener("load", a)',
      false,
    ],
    ['only if all is there', 'if (document.readyState === "complete") inner.remove(); inner.lang = "en"', true],
    ['a moment later', 'Promise.resolve().then(() => inner.remove())', false],
    ['what a function gives back', '(function () { return inner.remove() })()', false],
    ['what a function leaves undone', '(() => { const a = inner; if (a) return; inner.remove() })()', true],
    ['what is left when no elements are', 'while (inner.firstElementChild) inner.firstElementChild.remove()', true],
    ['when something is fetched', 'fetch("/a").then(() => inner.remove())', true],
  ])('are read as a browser does them: %s', (_, script, isShown) => {
    const text = `<div class="x"><x-a id="inner">${SECRET}</x-a></div>`;
    expect(shown(`<head></head><style>.off{display:none}</style>${text}<script>${script}</script>`)).toBe(isShown);
  });

  it.each([
    ['const s = new CSSStyleSheet(); s.replaceSync(".x{opacity:0}"); document.adoptedStyleSheets = [s]', false],
    ['const s = new CSSStyleSheet(); s.replaceSync(".x{opacity:0}"); document.adoptedStyleSheets = []', true],
    ['document.write("<style>.x{opacity:0}</sty" + "le>")', false],
    ['document.body.insertAdjacentHTML("beforeend", "<style>.x{opacity:0}</sty" + "le>")', false],
    ['document.write("<p>.x{opacity:0}</p>")', true],
  ])('heed a style sheet that a script puts into the page: %s', (script, isShown) => {
    const page = `<html><body><p>Open text</p><p class="x">${SECRET}</p><script>${script}</script></body></html>`;
    expect(seenPage(page).text.includes(SECRET)).toBe(isShown);
  });

  it.each([
    [
      'in one another',
      `const a = () => {}; ${names('abcdefghijklm', (one, next) => `const ${one} = () => { ${next}(); ${next}() };`)} m()`,
    ],
    ['defined in one another', `${'const a = () => { '.repeat(60)}inner.remove()${'}; a(); a();'.repeat(60)}`],
    [
      'in loops of one another',
      `${'for (const b of [1, 2, 3, 4, 5, 6]) (() => { '.repeat(50)}inner.remove()${' })();'.repeat(50)}`,
    ],
    ['in texts of texts', `let a = 'aaaaaaaa'; ${nested('abcdefghijklmnopqrstuvwxyz')} inner.hidden = z`],
    ['in loops', `${'[1,2,3,4,5,6,7,8].forEach((e) => '.repeat(60)}inner.remove()${')'.repeat(60)}`],
  ])('gives up on functions that do more than they say: %s', (_, script) => {
    const startedAt = cpuMs();
    expect(shown(`<p id="inner">${SECRET}</p><script>${script}</script>`)).toBe(true);
    expect(cpuMs() - startedAt).toBeLessThan(500);
  });
});
