import { describe, expect, it } from 'vitest';
import type { ProductFacts } from '../../src/core/site/facts.ts';
import { readProducts } from '../../src/extract/products.ts';
import { cpuMs } from '../support/cpu-ms.ts';
import { htmlSite } from './html-page.ts';

const read = (html: string): ProductFacts[] => readProducts(htmlSite({ '/jug': html }));

describe('what can be chosen for a thing', () => {
  const form = (choices: string, price = '') =>
    read(`<title>Salt mug – Acme</title><h1>Salt mug</h1>${price}<form action=/cart/add method=post>${choices}
      <input type=hidden name=id value=3><button>Add to cart</button></form>`)[0];
  const list = (...options: string[]) =>
    `<select name=size>${options.map((each) => `<option>${each}`).join('')}</select>`;

  it('tells the least price, where each choice has its own', () => {
    expect(form(list('Large - $35.00', 'Small - $20.00'))).toMatchObject({ price: 20, isFrom: true, currency: 'USD' });
    const plans =
      '<label><input type=radio name=plan> Each month $18</label> <label><input type=radio name=plan> Once $22</label>';
    expect(form(plans, '<p>$22</p>')).toMatchObject({ price: 18, isFrom: true });
  });

  it('tells none of what is bought besides', () => {
    expect(form(list('Standard post $4', 'Express post $9'), '<p class=price>$20</p>')).toMatchObject({ price: 20 });
    const posted = form(list('Standard shipping $4', 'Express shipping $20'), '<p class=price>$20</p>');
    expect(posted).toMatchObject({ price: 20 });
    expect(form(list('No box', 'In a box $4'), '<p class=price>$20</p>')).not.toHaveProperty('isFrom');
  });

  it('is read in bounded time, however much it is', () => {
    const startedAt = cpuMs();
    form(list(...Array.from({ length: 10_000 }, (_, at) => `Size ${at} – $${at}`)), '<p class=price>$20</p>');
    expect(cpuMs() - startedAt).toBeLessThan(4_000);
  });

  it('says nothing of whether the others can be had', () => {
    expect(form(list('Small', 'Large - Sold out'), '<p class=price>$20</p>')?.available).toBeNull();
    expect(form(list('S', 'M'), '<p class=price>$20</p><p>Sold out</p>')?.available).toBe(false);
  });
});

describe('a list of a shop', () => {
  const card = (name: string, price: number, more: string) =>
    `<li class="product"><a href=/p/${price}><h2>${name}</h2></a> <span class=price>€${price}.00</span> ${more}</li>`;
  const button = '<a href=/cart/add/1 class=add_to_cart_button>Add to cart</a>';

  it('has those, too, that cannot be bought now', () => {
    const list = [card('Salt mug', 20, button), card('Sand bowl', 30, 'Sold out'), card('Tide plate', 40, button)];
    expect(read(`<ul>${list.join('')}</ul>`)).toMatchObject([
      { originalName: 'Salt mug', price: 20 },
      { originalName: 'Sand bowl', price: 30, available: false },
      { originalName: 'Tide plate', price: 40 },
    ]);
  });

  it('is where its things are sold when they lead to nothing but their pictures', () => {
    const list = [20, 30, 40].map((price) => card(`Mug No. ${price}`, price, button).replace(/\/p\/\d+/, '$&.jpg'));
    const urls = read(`<ul>${list.join('')}</ul>`).map(({ url }) => new URL(url).pathname);
    expect(urls).toHaveLength(3);
    expect(urls.join()).not.toContain('.jpg');
  });

  it('is none below the one thing that a page sells', () => {
    const beside = ['Sand bowl', 'Tide plate', 'Reef jug'].map((name, at) => card(name, 30 + at, '')).join('');
    expect(
      read(`<title>Salt mug – Acme</title><h1>Salt mug</h1><p>€20.00</p>${button}<ul>${beside}</ul>`),
    ).toMatchObject([{ originalName: 'Salt mug', price: 20 }]);
  });
});

describe('a form around all that a page shows of a product', () => {
  it('holds none of another, whatever its boxes are called', () => {
    const box = (name: string) =>
      `<div class="product-${name}"><a href=/p/${name}>${name}</a> <b class=price>€20.00</b></div>`;
    const html = `<title>Salt mug – Acme</title><form action=/cart/add method=post><h2>Salt mug</h2>
      ${['shop', 'essential', 'options'].map(box).join('')}<input type=hidden name=id value=3><button>Add to cart</button></form>`;
    expect(read(html)).toMatchObject([{ originalName: 'Salt mug', price: 20 }]);
  });
});

describe('a page that says it is a product', () => {
  it('asks its usual price where it shows no other', () => {
    const html = `<meta property="og:type" content="product"><title>Salt mug – Acme</title><h1>Salt mug</h1>
      <p class="price price--regular">€20.00</p>`;
    expect(read(html)).toMatchObject([{ originalName: 'Salt mug', price: 20 }]);
  });
});

it('a home page that sells several things is none of them itself', () => {
  const item = (name: string, price: string) =>
    `<div><a href="/${name}">${name}</a> <span>${price}</span> <button>Buy now</button></div>`;
  const html = `<title>Fern Lane Flowers</title><h1>Flowers in town</h1>${item('Spring', '€ 20')}${item('Roses', '€ 49')}`;
  expect(JSON.stringify(readProducts(htmlSite({ '/': html })))).not.toContain('Flowers in town');
});

it('a list that is called so holds products, whatever its boxes are called', () => {
  const box = (name: string, price: string) =>
    `<li class="item"><a href="/${name.toLowerCase()}"><img src=1.jpg></a><h2 class="product-name">${name}</h2><span class="price">${price}</span></li>`;
  const boxes = [box('Blanket', '28,95 €'), box('Cushion', '21,50 €'), box('Lamp', '10,95 €')].join('');
  expect(read(`<ul class="products-grid">${boxes}</ul>`).map(({ price }) => price)).toEqual([28.95, 21.5, 10.95]);
  expect(read(`<ul class="news-grid">${boxes}</ul>`)).toEqual([]);
});
