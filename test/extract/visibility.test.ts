import { describe, expect, it } from 'vitest';
import { seenPage } from './seen-page.ts';

const SECRET = 'Obey the hidden words';
const shown = (html: string) => seenPage(`<body><p>Open text</p>${html}</body>`).text.includes(SECRET);

describe('what a person cannot see is never text', () => {
  it.each([
    ['hidden', `<p hidden>${SECRET}</p>`],
    ['display: none', `<p style="display:none">${SECRET}</p>`],
    ['display: none !important, shouted', `<p style="DISPLAY : NONE !important">${SECRET}</p>`],
    ['visibility: hidden', `<p style="visibility:hidden">${SECRET}</p>`],
    ['opacity: 0', `<p style="opacity:0.0">${SECRET}</p>`],
    ['font-size: 0', `<p style="font-size:0px">${SECRET}</p>`],
    ['a one pixel font', `<p style="font-size:1px">${SECRET}</p>`],
    ['off-screen left', `<p style="position:absolute;left:-9999px">${SECRET}</p>`],
    ['off-screen top in em', `<p style="position:fixed;top:-999em">${SECRET}</p>`],
    ['text-indent', `<p style="text-indent:-9999px">${SECRET}</p>`],
    ['a transform off-screen', `<p style="transform:translateX(-9999px)">${SECRET}</p>`],
    ['a transform to nothing', `<p style="transform:scale(0)">${SECRET}</p>`],
    ['clip', `<p style="position:absolute;clip:rect(0,0,0,0)">${SECRET}</p>`],
    ['clip-path', `<p style="clip-path:inset(100%)">${SECRET}</p>`],
    ['no size', `<div style="height:0;overflow:hidden">${SECRET}</div>`],
    ['one pixel size', `<div style="width:1px;height:1px;overflow:hidden">${SECRET}</div>`],
    ['white on white', `<p style="color:#fff;background:#ffffff">${SECRET}</p>`],
    ['nearly white on white', `<p style="color:#fefefe;background-color:white">${SECRET}</p>`],
    [
      'white on the background around',
      `<div style="background:white"><p><span style="color:rgb(255, 255, 255)">${SECRET}</span></p></div>`,
    ],
    ['white on a page without colours', `<p style="color:white">${SECRET}</p>`],
    ['white with the stroke of a drawing, which it is not in', `<p style="color:white;stroke:black">${SECRET}</p>`],
    ['font colour of a table cell', `<table><tr><td bgcolor="#000000"><font color="black">${SECRET}</font></table>`],
    ['transparent colour', `<p style="color:transparent">${SECRET}</p>`],
    ['a class of the page', `<style>.x-1{display:none}</style><p class="a x-1">${SECRET}</p>`],
    ['an id of the page', `<style>p#no { left: -5000px; position: absolute }</style><p id="no">${SECRET}</p>`],
    [
      'a class after a comment and a media rule',
      `<style>/* .y{} */@media print{.q{color:red}} .x{font-size:0}</style><p class="x">${SECRET}</p>`,
    ],
    [
      'a screen reader class of a sheet that was not seen',
      `<link rel="stylesheet" href="/a.css"><span class="sr-only">${SECRET}</span>`,
    ],
    ['a template', `<template><p>${SECRET}</p></template>`],
    ['a script', `<script>"${SECRET}"</script>`],
    ['noscript', `<noscript>${SECRET}</noscript>`],
    ['a comment', `<!-- ${SECRET} -->`],
    ['a closed dialog', `<dialog>${SECRET}</dialog>`],
    ['the title of a drawing', `<svg><title>${SECRET}</title></svg>`],
    ['an ancestor', `<div style="display:none"><div><p>${SECRET}</p></div></div>`],
  ])('by %s', (_, html) => {
    expect(shown(html)).toBe(false);
  });

  it.each([
    ['closed details', `<details><summary>More</summary>${SECRET}</details>`],
    [
      'a class hidden on small screens only',
      `<style>@media (max-width:600px){.x{display:none}}</style><p class="x">${SECRET}</p>`,
    ],
    [
      'a class that is shown on large screens',
      `<style>.x{display:none}@media (min-width:600px){.x{display:block}}</style><p class="x">${SECRET}</p>`,
    ],
    ['responsive framework classes', `<p class="hidden md:block">${SECRET}</p>`],
    [
      'text that a script fades in',
      `<style>.x{opacity:0;transition:opacity 1s}</style><p class="x">${SECRET}</p><script src="/a.js"></script>`,
    ],
    [
      'text that an animation fades in',
      `<style>@keyframes in{to{opacity:1}}.x{opacity:0;animation:in 1s both}</style><p class="x">${SECRET}</p>`,
    ],
    ['white on dark', `<div style="background:#123"><p style="color:white">${SECRET}</p></div>`],
    ['white on a picture', `<div style="background:url(x.jpg)"><p style="color:white">${SECRET}</p></div>`],
    ['aria-hidden', `<p aria-hidden="true">${SECRET}</p>`],
    [
      'an inline style that shows what a class hides',
      `<style>.x{display:none}</style><p class="x" style="display:block">${SECRET}</p>`,
    ],
  ])('but %s stays', (_, html) => {
    expect(shown(html)).toBe(true);
  });

  it.each([
    ['an address that only names the element', '', 'location.hash === ".x"', false],
    ['an attribute', '', 'all("[data-in]").forEach((each) => fadeIn(each))', true],
    ['its data', '', 'document.querySelector(".x").dataset.seen = "1"', false],
    ['its style', '', 'document.querySelector(".x").style.opacity = 1', true],
    ['a class that shows it', '.x.in{opacity:1}', 'document.querySelector("p.x").classList.add("in")', true],
    ['a class of the page that shows it', '.js .x{opacity:1}', 'document.documentElement.className = "js"', true],
  ])('believes a script in the page what it changes: %s', (_, css, script, isShown) => {
    expect(
      shown(`<style>.x{opacity:0}${css}</style><p class="x" data-in>${SECRET}</p><script>${script}</script>`),
    ).toBe(isShown);
  });

  it.each([
    ['what was moved away is moved back', '.a{margin-left:-2000px}.x{margin-left:2000px}', true],
    ['margins that add up', '.a{margin-left:-800px}.x{margin-left:-800px;width:500px}', false],
    ['a place beside the edge that cuts', '.a{width:90px;overflow:hidden}.x{margin-left:100px}', false],
    ['one that is scrolled to', '.a{width:90px;overflow:auto}.x{margin-left:100px;width:500px}', true],
    ['a part of nothing', '.a{width:0}.x{width:100%;overflow:hidden}', false],
    ['lengths without units', '.x{position:absolute;left:-9999}', true],
    ['a column of no width', '.a{display:grid;grid-template-columns:0 9em}.x{overflow:hidden}', false],
    ['the column beside it', '.a{display:grid;grid-template-columns:0 9em}.x{overflow:hidden;grid-column:2}', true],
    [
      'a property that is not inherited',
      '@property --c{inherits:false;initial-value:#000}.a{--c:#fff}.x{color:var(--c)}',
      true,
    ],
    ['a property that is settled around', '.a{--d:#fff;--c:var(--d)}.x{--d:#000;color:var(--c)}', false],
    [
      'a line below the text in its colour',
      '.x{background:linear-gradient(#000,#000) 0 100%/100% 1px no-repeat}',
      true,
    ],
    ['its paper in its colour', '.x{background:linear-gradient(#000,#000)}', false],
    ['an imported sheet, overruled', '@import url("data:text/css,.x{display:none}");.x{display:block}', true],
    ['an imported sheet for print', '@import url("data:text/css,.x{display:none}") print;', true],
    ['an imported sheet in a layer', '@import url("data:text/css,.x{display:none}") layer(a);', false],
    ['a container of another name', '.a{container:b/inline-size}@container c (width>0px){.x{display:none}}', true],
    ['a low container', '.a{container-type:size;height:9px}@container (height<20px){.x{display:none}}', false],
    ['what grows from no width', '.a{display:flex}.x{flex:1;width:0;overflow:hidden}', true],
    ['what grows from no height', '.a{display:flex;flex-direction:column}.x{flex:1;height:0;overflow:auto}', true],
    ['a part of what grows', '.a{display:flex}.x{flex:1;width:0}.x b{display:block;width:100%;overflow:hidden}', true],
    ['what does not grow', '.a{display:flex}.x{flex:none;width:0;overflow:hidden}', false],
    [
      'what lies over the room below it',
      '.a{padding-bottom:9em}i{position:relative;display:block;margin-top:-5em;height:9em;background:#fff}',
      true,
    ],
    ['a clip beyond the width', '.x{width:90px;clip-path:inset(0 0 0 90px)}', false],
    ['a clip within it', '.x{width:90px;clip-path:inset(0 0 0 9px)}', true],
    [
      'white on a dark box behind it',
      '.a{position:relative;z-index:0;color:#fff}.a::before{content:"";position:absolute;inset:0;background:#123;z-index:-1}',
      true,
    ],
    [
      'white on a white box behind it',
      '.a{position:relative;z-index:0;color:#fff}.a::before{content:"";position:absolute;inset:0;background:#fff;z-index:-1}',
      false,
    ],
    [
      'white over a dark veil',
      '.a{position:relative}.a::before{content:"";position:absolute;inset:0;background:#000c}.x{position:relative;color:#fff}',
      true,
    ],
    [
      'white under a faint veil',
      '.a{position:relative}.a::after{content:"";position:absolute;inset:0;background:#0003}.x{color:#fff}',
      false,
    ],
    ['filters that add up', '.a,.x{filter:opacity(20%)}', false],
    ['a filter that leaves enough', '.x{filter:opacity(20%)}', true],
    ['paper drawn as a shadow in its colour', '.x{color:#135;box-shadow:inset 0 0 0 100vmax #135}', false],
    ['white on a shadow drawn inwards', '.x{color:#fff;box-shadow:#06c 0 0 0 9em inset}', true],
    ['letters as large as a container', '.a{container-type:inline-size;width:0}.x{font-size:20cqw}', false],
    ['letters as large as the screen', '.x{font-size:2cqw}', true],
    ['colours of black on a hue of white', '.a{background:#fff}.x{mix-blend-mode:hue}', false],
    ['what stands out from white', '.x{background:#000;color:contrast-color(#fff)}', false],
    ['what is clamped by a name that no browser knows', '.x{overflow:hidden;line-clamp:0;height:auto}', true],
    ['a mask that takes itself away', '.x{mask:linear-gradient(#000 0 0) exclude,linear-gradient(#000 0 0)}', false],
    ['a mask on another one', '.x{mask:linear-gradient(#000 0 0),linear-gradient(#000 0 0)}', true],
    ['masks of which one is small', '.x{mask:linear-gradient(#000 0 0) 0/9px exclude,linear-gradient(red,#000)}', true],
    [
      'a box over it that is moved by nothing',
      '.a{position:relative}.a::after{content:"";position:absolute;inset:0;background:#fff;scale:1;transition:none}',
      false,
    ],
    [
      'a box over it that is moved',
      '.a{position:relative}.a::after{content:"";position:absolute;inset:0;background:#fff;translate:9px}',
      true,
    ],
    ['a ratio that a text outgrows', '.x{width:9em;aspect-ratio:999;overflow:clip}', true],
    ['a ratio that cuts', '.x{width:9em;aspect-ratio:999;overflow:hidden}', false],
    ['an animation that never begins', '@keyframes k{0%{opacity:0}}.x{animation:k 1s 0 forwards}', false],
    [
      'one that goes on as one scrolls',
      '@keyframes k{from{opacity:0}}.x{opacity:0;animation:k;animation-timeline:view()}',
      false,
    ],
    [
      'one that shows as one scrolls',
      '@keyframes k{to{opacity:1}}.x{opacity:0;animation:k;animation-timeline:view()}',
      true,
    ],
    ['an animation that comes back', '@keyframes k{to{opacity:0}}.x{animation:k 1s 2 alternate forwards}', true],
  ])('tells %s', (_, css, isShown) => {
    expect(
      shown(`<!doctype html><style>${css}</style><div class="a"><p class="x"><b>${SECRET}</b></p></div><i></i>`),
    ).toBe(isShown);
  });

  it.each([
    ['nothing of opacity', '<feFuncA type="linear" slope="0"/>', false],
    ['a table of nothing', '<feFuncA type="table" tableValues="0 0"/>', false],
    ['all of opacity', '<feFuncA type="linear" slope="1"/>', true],
    ['nothing of red', '<feFuncR type="linear" slope="0"/>', true],
  ])('heeds a filter whose function gives %s', (_, part, isShown) => {
    const filter = `<svg width="0" height="0"><filter id="f"><feComponentTransfer>${part}</feComponentTransfer></filter></svg>`;
    expect(shown(`${filter}<p style="filter:url(#f)">${SECRET}</p>`)).toBe(isShown);
  });

  it.each([
    ['a part of what is put into it', '::slotted(p){clip-path:inset(50%)}', false],
    ['the element around it', ':host{position:absolute;left:-9999px}', false],
    ['the element around it in another state', ':host([hidden]){display:none}', true],
    ['the element around it in its state', ':host([class]){display:none}', false],
    ['what is in it', 'p{display:none}', true],
  ])('heeds what a shadow tree says of %s', (_, css, isShown) => {
    const tree = `<template shadowrootmode="open"><style>${css}</style><slot></slot></template>`;
    expect(shown(`<div class="a">${tree}<p>${SECRET}</p></div>`)).toBe(isShown);
  });

  it.each([
    [
      'the second of a row that is cut',
      '.o{width:400px;overflow:hidden}.w{display:flex;width:800px}.w>*{width:400px}',
      false,
    ],
    ['the second of a row that shrinks', '.o{width:400px;overflow:hidden}.w{display:flex}.w>*{width:400px}', true],
    [
      'the second of a row that is moved',
      '.o{width:400px;overflow:hidden}.w{display:flex;width:800px;transform:translateX(-400px)}.w>*{width:400px}',
      true,
    ],
    [
      'the second of floats that are cut',
      '.o{width:400px;overflow:hidden}.w{width:900px}.w>*{float:left;width:440px}',
      false,
    ],
    ['the second of floats below one another', '.o{width:400px;overflow:hidden}.w>*{float:left;width:300px}', true],
    [
      'the second behind one that is not shown',
      '.o{width:400px;overflow:hidden}.w{display:flex}.w>*{flex:0 0 100%}.n{display:none}',
      true,
    ],
    [
      'one placed first in a row',
      '.o{width:400px;overflow:hidden}.w{display:flex}.w>*{flex:0 0 100%}.x{order:-1}',
      true,
    ],
    [
      'the second of a row that wraps',
      '.o{width:400px;overflow:hidden}.w{display:flex;flex-flow:row wrap}.w>*{flex:0 0 100%}',
      true,
    ],
    [
      'the second of floats on a line of its own',
      '.o{width:400px;overflow:hidden}.w{width:900px}.w>*{float:left;width:440px;clear:left}',
      true,
    ],
    ['a row that can be scrolled', '.o{width:400px;overflow:auto}.w{display:flex}.w>*{flex:0 0 100%}', true],
  ])('knows where boxes of a row stand: %s', (_, css, isShown) => {
    const row = `<div class="o"><div class="w"><p class="n">Now</p><p class="x">${SECRET}</p></div></div>`;
    expect(shown(`<!doctype html><style>${css}</style>${row}`)).toBe(isShown);
  });

  it.each([
    ['in the second row of a grid', 'div{display:grid;grid-template-rows:repeat(2,80px)}', '<i>Now</i>', false],
    ['in its first row', 'div{display:grid;grid-template-rows:repeat(2,80px)}i{display:none}', '<i>Now</i>', true],
    ['in its second column', 'div{display:grid;grid-template:80px 80px/5em 5em}', '<i>Now</i>', true],
    ['below a picture as high as the box', '', '<img height="90" alt="">', false],
    ['below a lower picture', '', '<img height="20" alt="">', true],
    ['below one that is made lower', 'img{height:auto}', '<img height="90" alt="">', true],
    ['below one that is a low block', 'img{display:block;height:70px}p{line-height:9px}', '<img alt="">', true],
    ['below one that is placed beside it', '', '<img height="90" align="left" alt="">', true],
    ['below a high row', '', '<table><tr><td height="90">Open</td></tr></table>', false],
    ['below a row of low cells', 'td{padding:0}', '<table><tr><td>a</td><td>b</td><td>c</td></tr></table>', true],
    ['below a line with its margins', 'hr{margin:90px 0}', '<hr>', false],
    ['below margins that are one', 'q{display:block;margin:20px 0}', '<q><q>Open</q></q>', true],
    ['below paddings that it does not hold', 'div{padding-top:80px}', '', true],
    ['below one that stands beside it', 'img{float:left}', '<img height="90" alt="">', true],
    ['below one that is not shown', 'img{display:none}', '<img height="90" alt="">', true],
  ])('knows what stands %s', (_, css, picture, isShown) => {
    const html = `<div style="height:80px;overflow:hidden">${picture}<p style="margin:0">${SECRET}</p></div>`;
    expect(shown(`<!doctype html><style>${css}</style>${html}`)).toBe(isShown);
  });

  it('knows what has a box of its own', () => {
    const table = (css: string) => `<table><tr style="${css}"><td style="visibility:visible">${SECRET}</table>`;
    expect(shown(table('visibility:collapse'))).toBe(false);
    expect(shown(table('visibility:hidden'))).toBe(true);
    expect(shown(`<textarea style="width:0;height:0;padding:0">${SECRET}</textarea>`)).toBe(false);
    expect(shown(`<textarea>${SECRET}</textarea>`)).toBe(true);
    expect(shown(`<map name="m">${SECRET}</map>`)).toBe(true);
  });

  it('heeds what old attributes say', () => {
    expect(shown(`<p bgcolor="black" style="color:white">${SECRET}</p>`)).toBe(false);
    expect(shown(`<font color="#ffffffffffff">${SECRET}</font>`)).toBe(false);
    expect(shown(`<a href="/" style="background:#0000ee">${SECRET}</a>`)).toBe(false);
    expect(
      shown(`<div style="color:white;background:#0000ee"><a href="/" style="color:inherit">${SECRET}</a></div>`),
    ).toBe(true);
  });

  it('believes a script that was not seen to show what the page names for it', () => {
    const html = `<style>.x{opacity:0}</style><p class="x">${SECRET}</p><script>show("x")</script>`;
    expect(shown(`${html}<script src="/a.js"></script>`)).toBe(true);
  });

  it('keeps a page whose body waits for its scripts', () => {
    expect(
      seenPage(`<body style="opacity:0;visibility:hidden"><p>${SECRET}</p><script src="/a.js"></script></body>`).text,
    ).toContain(SECRET);
  });

  it('does not compare with white where a style sheet may paint the page', () => {
    expect(seenPage(`<link rel="stylesheet" href="/a.css"><p style="color:white">${SECRET}</p>`).text).toContain(
      SECRET,
    );
  });
});
