import { describe, expect, it } from 'vitest';
import { cpuMs } from '../../support/cpu-ms.ts';
import { seenPage } from '../seen-page.ts';

const SECRET = 'Obey the hidden words';
const COVER = '.c{position:absolute;top:100px;left:0;width:700px;height:90px;background:#eee}';

function shows(css: string, html = `<p class="x"><b>${SECRET}</b></p><div class="c">Open daily</div>`): boolean {
  return seenPage(`<body><style>${css}</style><p>Open text</p>${html}</body>`).text.includes(SECRET);
}

describe('boxes that are placed over one another', () => {
  it.each([
    ['a later one over all of it', '.x{position:absolute;top:120px;left:20px;margin:0}', false],
    ['a later one beside it', '.x{position:absolute;top:120px;left:720px;margin:0}', true],
    ['a later one over its first line', '.x{position:absolute;top:180px;left:20px;margin:0}', true],
    ['a later one over a box of its size', '.x{position:absolute;top:100px;left:9px;width:90px;height:90px}', false],
    ['a later one over a wider box', '.x{position:absolute;top:100px;left:9px;width:900px;height:90px}', true],
    ['a later one on a lower layer', '.x{position:absolute;top:120px;left:20px;margin:0;z-index:1}', true],
    ['a later one of which shines through', '.x{position:absolute;top:120px;left:20px}.c{opacity:.6}', true],
    ['a later one that is moved', '.x{position:absolute;top:120px;left:20px}.c{transform:translate(0,90px)}', true],
    ['where it is moved itself', '.x{position:absolute;top:120px;left:20px;transform:translate(0,90px)}', true],
    ['a later one that is not as wide as it asks', '.x{position:absolute;top:120px;left:20px}.c{max-width:9px}', true],
    [
      'a later one over a part of large letters',
      '.x{position:absolute;top:120px;left:20px;margin:0}.x b{font-size:9em}',
      true,
    ],
    ['where it may stand anywhere across', '.x{position:absolute;top:120px}', true],
    ['one across all of the page', '.x{position:absolute;top:120px}.c{left:0;right:0;width:auto}', false],
    [
      'where it is scrolled away below it',
      '.x{position:absolute;top:20px;left:0;margin:0}.c{position:fixed;top:0}',
      false,
    ],
    ['where it is scrolled out of it', '.x{position:absolute;top:120px;left:0;margin:0}.c{position:fixed}', true],
  ])('are seen where nothing lies over all of them: %s', (_, css, isShown) => {
    expect(shows(`${COVER}${css}`)).toBe(isShown);
  });

  it('lie under one before them only where that is on a higher layer', () => {
    const html = `<div class="c">Open daily</div><p class="x">${SECRET}</p>`;
    const css = `${COVER}.x{position:absolute;top:120px;left:20px;margin:0}`;
    expect(shows(css, html)).toBe(true);
    expect(shows(`${css}.c{z-index:2}`, html)).toBe(false);
  });

  it('are seen where a script may take away what lies over them', () => {
    const css = `${COVER}.x{position:absolute;top:120px;left:20px;margin:0}`;
    const script = '<script>onclick = () => document.querySelector(".c").remove(draw())</script>';
    expect(shows(css, `<p class="x">${SECRET}</p><div class="c">Open daily</div>${script}`)).toBe(true);
  });

  it('are compared within bounds', () => {
    const startedAt = cpuMs();
    shows(
      'i{position:absolute;top:1px;left:1px;width:9px;height:9px;background:#fff}',
      `<div>${'<i>x</i>'.repeat(99)}</div>`.repeat(500),
    );
    expect(cpuMs() - startedAt).toBeLessThan(4_000);
  });
});
