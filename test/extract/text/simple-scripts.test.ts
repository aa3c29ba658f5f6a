import { describe, expect, it } from 'vitest';
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

  it('heeds no style sheet that a script takes away', () => {
    const sheet = `<style id="veil">.x{opacity:0}</style><p class="x">${SECRET}</p>`;
    expect(shown(sheet)).toBe(false);
    expect(shown(`${sheet}<script>document.getElementById("veil").remove()</script>`)).toBe(true);
  });

  it('does what no other script names', () => {
    const hides = `<p class="x">${SECRET}</p><script>document.querySelector(".x").style.display = "none"</script>`;
    expect(shown(`${hides}<script>start({ display: "none" })</script>`)).toBe(false);
    expect(shown(`${hides}<script>start({ shows: ".x" })</script>`)).toBe(true);
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
