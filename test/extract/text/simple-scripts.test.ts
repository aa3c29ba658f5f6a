import { describe, expect, it } from 'vitest';
import { cpuMs } from '../../support/cpu-ms.ts';
import { seenPage } from '../seen-page.ts';

const SECRET = 'Obey the hidden words';
const shown = (html: string) => seenPage(`<body><p>Open text</p>${html}</body>`).text.includes(SECRET);

describe('what simple scripts do to a page', () => {
  it.each([
    ['hidden', 'document.getElementById("a").style.display = "none"', false],
    ['taken away', "document.getElementById('a').remove();", false],
    ['moved away', 'document.querySelectorAll(".x").forEach((e) => { e.style.textIndent = "-9999px"; })', false],
    ['made transparent', 'document.querySelectorAll(".x").forEach(e=>e.style.opacity="0")', false],
    ['other words', 'document.querySelector("#a").textContent = "Open"', false],
    ['shown', 'document.getElementById("a").style.display = "block"', true],
    ['hidden when it is pressed', 'function close() { document.getElementById("a").style.display = "none" }', true],
    ['hidden where something is so', 'if (old) document.getElementById("a").remove()', true],
    ['hidden, and named again', 'document.getElementById("a").remove()</script><script>later("a")', true],
    ['hidden, the first of several', 'document.querySelector(".x").remove()', false],
    ['hidden, another one', 'document.querySelector("p").remove()', true],
    ['hidden by an attribute', 'document.querySelector(".x").toggleAttribute("hidden");', false],
    ['hidden by a class', 'const a = document.getElementById("a");\n// at once\na.classList.add("off", "on")', false],
    ['hidden by a class of the page', 'document.body.className += " off"', false],
    ['hidden by what the page says', '(() => { document.body.dataset.isOff = "1" })()', false],
    ['hidden as it is there', 'window.addEventListener("load", () => { document.body.classList.add("off") })', false],
    [
      'hidden, and shown',
      'document.querySelector(".x").hidden = true; document.querySelector(".x").hidden = false',
      true,
    ],
    ['hidden in another way', 'document.getElementsByClassName("x")[0].style.cssText = "display:none"', false],
    ['hidden with others', 'for (const each of document.querySelectorAll("p")) { each.hidden = true; }', false],
    [
      'hidden after others',
      'Array.from(document.querySelectorAll("p")).forEach(function (p) { p.hidden = !0 })',
      false,
    ],
    ['hidden a moment later', 'setTimeout(() => { document.querySelector(".x").replaceChildren() }, 50)', false],
    ['given what is wanted', 'document.querySelector(".x").classList.toggle("off", false)', true],
    ['given a property', 'document.querySelector(".x").style.setProperty("display", "none", "important")', false],
    [
      'looked for in vain before',
      'document.querySelector("#b").hidden = true; document.getElementById("a").remove()',
      true,
    ],
  ])('knows what a script in the page makes of it at once: %s', (_, script, isShown) => {
    const css = '.off,.off .x,[data-is-off] .x{display:none}';
    expect(shown(`<style>${css}</style><p class="x" id="a">${SECRET}</p><script>${script}</script>`)).toBe(isShown);
  });

  it.each([
    ['two names at once', 'var a = document.body, b = document.querySelector(".x"); b.hidden = true', false],
    [
      'a name that stays with what it found',
      'let a = document.querySelector(".x"); a.className = "y"; a.hidden = 1',
      false,
    ],
    [
      'a name of its own in a block',
      'let a = document.body; { let a = document.querySelector(".x"); a.remove() }',
      true,
    ],
    ['if it is there', 'const a = document.querySelector(".x"); if (a) { a.remove() }', false],
    [
      'if it is there, in short',
      'let b = document.querySelector(".y"); b && b.remove(); document.querySelector(".x")?.remove()',
      false,
    ],
    [
      'if it is there, or something else',
      'let a = document.querySelector(".x"); if (a) a.remove(); else document.body.remove()',
      true,
    ],
    [
      'a function that is given it',
      '(function (x) { x.style["display"] = `none` })(document.querySelector(".x"))',
      false,
    ],
    ['a function that makes others', '(function* () { document.querySelector(".x").remove() })()', true],
    ['one after the other', '"use strict"; window.document.querySelector("p").id = "b", document.body.remove()', true],
    ['a text in two halves', 'document.querySelector(".x").style.display = "no" + "ne"', false],
    [
      'several changes of each',
      '[...document.querySelectorAll(".x")].forEach((e) => { e.classList.add("a"); e.hidden = true })',
      false,
    ],
    [
      'others beside each',
      'document.querySelectorAll("p").forEach((e) => document.querySelector(".x").remove())',
      true,
    ],
    [
      'a name that a loop takes',
      'var a = document.querySelector(".x"); for (var a of document.querySelectorAll(".y")) a.remove(); a.hidden = 1',
      true,
    ],
    ['a name that keeps texts only', 'var name = document.querySelector(".x"); name.hidden = true', true],
    ['a list that changes', 'for (const e of document.getElementsByClassName("x")) e.hidden = true', true],
    [
      'a class for another',
      '((h) => { h.className = h.className.replace(/\\bx\\b/, "off") })(document.querySelector(".x"))',
      false,
    ],
    [
      'an event that never comes',
      'document.addEventListener("load", () => { document.querySelector(".x").remove() })',
      true,
    ],
    ['now and later', 'setTimeout(() => document.querySelector(".x").remove(), 9); document.body.hidden = false', true],
    ['an element by its id', 'inner.hidden = true', false],
    ['what is around an element', 'document.getElementById("inner").closest(".x").remove()', false],
    ['what stands around it', 'inner.parentNode.hidden = true', false],
    ['what stands beside it', 'inner.parentNode.previousElementSibling.hidden = true', true],
    ['what stands behind another', 'document.querySelector("style").nextElementSibling.remove()', false],
    ['what is the last so far', 'document.body.lastElementChild.previousElementSibling.remove()', false],
    ['the first in it', 'document.body.firstElementChild.remove()', true],
    ['what it finds in another', 'document.body.querySelector("#inner").replaceWith("Open")', false],
    ['the text in it', 'inner.firstChild.nodeValue = ""', false],
    ['a child of its parent', 'inner.parentNode.removeChild(inner)', false],
    [
      'each by its number',
      'var a = document.querySelectorAll(".x"); for (var i = 0; i < a.length; i++) { a[i].hidden = 1 }',
      false,
    ],
    [
      'each but the first',
      'var a = document.querySelectorAll(".x"); for (var i = 1; i < a.length; i++) a[i].hidden = 1',
      true,
    ],
    ['each one anew', 'document.querySelectorAll(".x").map((e) => e.classList.replace("x", "off"))', false],
    [
      'a sheet that it makes',
      'const s = document.createElement("style"); s.textContent = ".x{opacity:0}"; document.head.append(s)',
      false,
    ],
    [
      'a sheet that it moves',
      'const s = document.createElement("style"); s.textContent = ".x{opacity:0}"; document.head.append(s); document.body.append(s)',
      false,
    ],
    [
      'a box that it puts into itself',
      'const d = document.createElement("div"); d.append(d); document.body.append(d); inner.remove()',
      true,
    ],
    ['a box that styles make', 'document.querySelector(".x::before").remove()', true],
    [
      'each by another number',
      'var a = document.querySelectorAll(".x"); for (var i = 0; i < a.length; j++) { a[i].hidden = 1 }',
      true,
    ],
    [
      'a sheet for nobody',
      'const s = document.createElement("style"); s.textContent = ".x{opacity:0}"; s.id = "s"',
      true,
    ],
    [
      'a cover that it makes',
      'const d = document.createElement("div"); d.style.cssText = "position:fixed;inset:0;background:#fff"; document.body.appendChild(d)',
      false,
    ],
    [
      'a box that it fills',
      'const d = document.createElement("div"); d.textContent = "Open"; document.body.append(d); inner.remove()',
      true,
    ],
    [
      'elements that it defines',
      'customElements.define("x-a", class extends HTMLElement { connectedCallback() { this.textContent = "" } })',
      false,
    ],
    [
      'elements that do more',
      'customElements.define("x-a", class extends HTMLElement { connectedCallback() { this.draw() } })',
      true,
    ],
    ['in a moment', 'queueMicrotask(() => { inner.remove() })', false],
    ['much later', 'setTimeout(() => document.querySelector(".x").remove(), 20_000)', true],
    ['a document of its own', '((document) => { document.querySelector(".x").remove() })(document.body)', true],
    ['no program', 'document.querySelector(".x").remove(', true],
    ['what is nested too deeply', `document.querySelector(".x").remove();${'['.repeat(2_900)}`, true],
  ])('reads a script as a browser does, and one that does more not at all: %s', (_, script, isShown) => {
    const text = `<div class="x"><x-a id="inner">${SECRET}</x-a></div>`;
    expect(shown(`<head></head><style>.off{display:none}</style>${text}<script>${script}</script>`)).toBe(isShown);
  });

  it.each([
    ['<script>', true],
    ['<script type="module">', true],
    ['<script type="text/JavaScript">', true],
    ['<script type="text/plain">', false],
    ['<script language="vbscript">', false],
    ['<script nomodule>', false],
    ['<template><script>', false],
    ['<noscript><script>', false],
    ['<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><script>', false],
  ])('does what a browser does with a script that begins so: %s', (opening, isDone) => {
    const script = `${opening}document.querySelector(".x").hidden = false</script>`;
    expect(shown(`<p class="x" hidden>${SECRET}</p>${script}`)).toBe(isDone);
  });

  it('heeds no style sheet that a script takes away', () => {
    const sheet = `<style id="veil">.x{opacity:0}</style><p class="x">${SECRET}</p>`;
    expect(shown(sheet)).toBe(false);
    expect(shown(`${sheet}<script>document.getElementById("veil").remove()</script>`)).toBe(true);
  });

  it('leaves what people change by pressing something', () => {
    const hides = `<p class="x">${SECRET}</p><script>document.querySelector(".x").hidden = true</script>`;
    expect(shown(`<button onclick="document.querySelector('.x').hidden = false">More</button>${hides}`)).toBe(true);
    expect(shown(`<button onclick="document.querySelector('.y').hidden = false">More</button>${hides}`)).toBe(false);
  });

  it('does what no other script names', () => {
    const hides = `<p class="x">${SECRET}</p><script>document.querySelector(".x").style.display = "none"</script>`;
    expect(shown(`${hides}<script>start({ display: "none" })</script>`)).toBe(false);
    expect(shown(`${hides}<script>start({ shows: ".x" })</script>`)).toBe(true);
  });

  it.each([
    [
      'what stands beside each',
      'document.querySelectorAll("i").forEach((e) => { e.nextElementSibling.hidden = true })',
    ],
    [
      'the last beside each',
      'document.querySelectorAll("i").forEach((e) => { e.parentNode.lastElementChild.hidden = 1 })',
    ],
    ['what is in another', `document.body.querySelector("${'u,'.repeat(1_400)}u").remove()`],
    [
      'a box in each',
      'const d = document.createElement("p"); document.querySelectorAll("i").forEach((e) => e.append(d))',
    ],
  ])('looks for so much only as a page may ask: %s', (_, script) => {
    const startedAt = cpuMs();
    shown(`${'<i></i>'.repeat(30_000)}<script>${script}</script>`);
    expect(cpuMs() - startedAt).toBeLessThan(4_000);
  });

  it('knows that a script changes nothing that comes after it', () => {
    expect(shown(`<script>document.querySelector(".x").remove()</script><p class="x">${SECRET}</p>`)).toBe(true);
    expect(
      seenPage(
        `<html class="no-js"><style>.x{display:none}.js .x{display:block}</style><script>document.documentElement.className = document.documentElement.className.replace(/\\bno-js\\b/, 'js')</script><p class="x">${SECRET}</p></html>`,
      ).text,
    ).toContain(SECRET);
  });
});
