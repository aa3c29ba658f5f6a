import { describe, expect, it } from 'vitest';
import { seenPage } from '../seen-page.ts';

const SECRET = 'Obey the hidden words';
const ROOM = 'height:40px;width:300px;overflow:hidden;';
const shown = (html: string) => seenPage(`<!doctype html><body><p>Open text</p>${html}</body>`).text.includes(SECRET);

describe('of boxes that are aligned in a room that cuts', () => {
  const TEXT = `<div>${SECRET}</div>`;
  const LOW = '<div style="flex:none;height:40px">Open</div>';
  const WIDE = '<div style="flex:none;width:320px">Open</div>';
  const FLAT = '<div style="flex:none;height:12px">Open</div>';
  it.each([
    ['a column from below', 'display:flex;flex-direction:column;justify-content:end', TEXT + LOW, false],
    ['a column from below with room', 'display:flex;flex-direction:column;justify-content:end', TEXT + FLAT, true],
    [
      'a column that begins above where there is no room',
      'display:flex;flex-direction:column;justify-content:safe end',
      TEXT + LOW,
      true,
    ],
    [
      'the middle of a long column',
      'display:flex;flex-direction:column;justify-content:center',
      LOW.repeat(50) + TEXT + LOW.repeat(50),
      true,
    ],
    ['a column turned round', 'display:flex;flex-direction:column-reverse', LOW + TEXT, false],
    [
      'a column turned round twice',
      'display:flex;flex-direction:column-reverse;justify-content:flex-end',
      LOW + TEXT,
      true,
    ],
    [
      'a column in another order',
      'display:flex;flex-direction:column;justify-content:end',
      `<div style="order:-1">${SECRET}</div>${LOW}`,
      false,
    ],
    ['a row from the right', 'display:flex;justify-content:flex-end', TEXT + WIDE, false],
    [
      'a row from the right with room',
      'display:flex;justify-content:flex-end',
      `${TEXT}<div style="flex:none;width:90px">Open</div>`,
      true,
    ],
    ['a row from the left', 'display:flex', TEXT + WIDE, true],
    ['a row turned round', 'display:flex;flex-direction:row-reverse', WIDE + TEXT, false],
    [
      'rows that wrap',
      'display:flex;flex-wrap:wrap',
      `<div style="flex:0 0 100%;height:40px">Open</div>${TEXT}`,
      false,
    ],
    [
      'rows that wrap upwards',
      'display:flex;flex-wrap:wrap-reverse',
      `<div style="flex:0 0 100%;height:40px">Open</div>${TEXT}`,
      false,
    ],
    [
      'rows that need not wrap',
      'display:flex;flex-wrap:wrap',
      `<div style="flex:0 0 10%;height:40px">Open</div>${TEXT}`,
      true,
    ],
    [
      'a column whose boxes give way',
      'display:flex;flex-direction:column;justify-content:end',
      `${TEXT}<div style="height:40px">Open</div>`,
      true,
    ],
    ['a row turned round that scrolls', 'overflow:auto;display:flex;flex-direction:row-reverse', WIDE + TEXT, true],
    [
      'rows of boxes that are narrower than they ask',
      'display:flex;flex-wrap:wrap',
      `<div style="width:100%;max-width:90px;height:40px">Open</div>${TEXT}`,
      true,
    ],
    [
      'boxes beside one another in one at the bottom',
      'display:flex;align-items:flex-end',
      `<section>${TEXT}<div><i style="display:inline-block;height:30px"></i><i style="display:inline-block;height:30px"></i></div></section>`,
      true,
    ],
    ['one box at the bottom', 'display:flex;align-items:flex-end', `<section>${TEXT}${LOW}</section>`, false],
    ['one box at the top', 'display:flex', `<section>${TEXT}${FLAT}</section>`, true],
    [
      'one box in the middle',
      'display:flex;align-items:center',
      `<section>${TEXT}<div style="height:300px"></div></section>`,
      false,
    ],
    [
      'one box in the middle, hardly higher',
      'display:flex;align-items:center',
      `<section>${TEXT}<div style="height:50px"></div></section>`,
      true,
    ],
    [
      'one box in the middle of a row of a grid that grows with it',
      'display:grid;place-items:center',
      `<section>${TEXT}<div style="height:300px"></div></section>`,
      true,
    ],
    [
      'one box in the middle of a row of a grid of a height of its own',
      'display:grid;grid-template-rows:100%;place-items:center',
      `<section>${TEXT}<div style="height:300px"></div></section>`,
      false,
    ],
    ['a box with a padding', 'display:flex', `<div style="align-self:end;padding-bottom:40px">${SECRET}</div>`, false],
    ['a grid from below', 'display:grid;align-content:end;grid-template-rows:40px 40px', TEXT + LOW, false],
    ['a grid from the right', 'display:grid;justify-content:end;grid-template-columns:300px 300px', TEXT + LOW, false],
    ['a row of a grid far below', 'display:grid;grid-auto-rows:20px', `<div style="grid-row:4">${SECRET}</div>`, false],
    [
      'a row of a grid that is seen',
      'display:grid;grid-auto-rows:20px',
      `<div style="grid-row:2">${SECRET}</div>`,
      true,
    ],
    [
      'columns one beside another',
      'display:grid;grid-auto-flow:column;grid-auto-columns:100%',
      `<div>Open</div>${TEXT}`,
      false,
    ],
    ['one row below another', 'display:grid;grid-auto-rows:20px', `<div>Open</div>${TEXT}`, true],
  ])('knows what is cut away: %s', (_, css, inner, isShown) => {
    expect(shown(`<div style="${ROOM}${css}">${inner}</div>`)).toBe(isShown);
  });
});

describe('of a line that is cut', () => {
  it.each([
    ['words behind a box of its width', `<i style="display:inline-block;width:100%"></i>${SECRET}`, false],
    ['words behind a narrow box', `<i style="display:inline-block;width:20%"></i>${SECRET}`, true],
    ['words behind spaced letters', `<b style="letter-spacing:99px">Open</b><span>${SECRET}</span>`, false],
    [
      'a run moved back',
      `<i style="display:inline-block;width:100%"></i><b style="position:relative;left:-300px">${SECRET}</b>`,
      true,
    ],
    [
      'a run with a margin back',
      `<i style="display:inline-block;width:100%"></i><b style="margin-left:-300px">${SECRET}</b>`,
      true,
    ],
  ])('knows what is behind its end: %s', (_, inner, isShown) => {
    expect(shown(`<div style="${ROOM}white-space:nowrap">${inner}</div>`)).toBe(isShown);
  });

  it('knows that lines of a program are one below another', () => {
    const lines = `<b>${'x'.repeat(200)}</b>\n<b>${SECRET}</b>`;
    expect(shown(`<div style="${ROOM}white-space:pre">${lines}</div>`)).toBe(true);
    expect(shown(`<div style="${ROOM}white-space:nowrap">${lines}</div>`)).toBe(false);
  });

  it.each(['pre-wrap', 'pre-line', 'normal'])('knows that it goes on below where it wraps: %s', (space) => {
    const spacer = '<i style="display:inline-block;width:100%"></i>';
    expect(shown(`<div style="${ROOM}height:90px;white-space:${space}">${spacer}${SECRET}</div>`)).toBe(true);
  });

  it('knows that text goes below a float that is as wide as its room', () => {
    const float = (width: number) => `<i style="float:left;width:${width}px;height:40px"></i>`;
    expect(shown(`<div style="${ROOM}">${float(300)}${SECRET}</div>`)).toBe(false);
    expect(shown(`<div style="${ROOM}">${float(100)}${SECRET}</div>`)).toBe(true);
  });
});

describe('of boxes without the size of what they hold', () => {
  it.each([
    ['a container of a size', 'container-type:size;overflow:hidden', false],
    ['a container of a width', 'container-type:inline-size;overflow:hidden', true],
    ['the size of its text, times nothing', 'height:calc-size(auto, size * 0);overflow:hidden', false],
    ['the size of its text and more', 'height:calc-size(auto, size + 4px);overflow:hidden', true],
    ['cut with a margin in which it is seen', 'height:0;overflow:clip;overflow-clip-margin:60px', true],
    ['cut without one', 'height:0;overflow:clip', false],
    ['a border above', 'height:40px;overflow:hidden;border-block-start:44px solid #eee', true],
  ])('knows what is seen: %s', (_, css, isShown) => {
    expect(shown(`<div style="${css}">${SECRET}</div>`)).toBe(isShown);
  });

  it('knows colours of a dark scheme', () => {
    const text = (css: string) => `<div style="color-scheme:dark"><p style="${css}">${SECRET}</p></div>`;
    expect(shown(text('color:light-dark(#000, light-dark(#000, #fff))'))).toBe(false);
    expect(shown(text('color:light-dark(#fff, #000)'))).toBe(true);
    expect(shown(text('color-scheme:light;color:light-dark(#000, #fff)'))).toBe(true);
    expect(shown(text('color:CanvasText'))).toBe(false);
    expect(shown(text('fill:constructor'))).toBe(true);
  });

  it('knows what a box covers that is moved up', () => {
    const under = `<p style="margin:0;height:30px">${SECRET}</p>`;
    expect(shown(`${under}<div style="translate:0 -30px;height:60px;background:#eee">Open</div>`)).toBe(false);
    expect(shown(`${under}<div style="translate:0 30px;height:60px;background:#eee">Open</div>`)).toBe(true);
  });
});
