import { describe, expect, it } from 'vitest';
import type { ProductFacts } from '../../src/core/site/facts.ts';
import { readProducts } from '../../src/extract/products.ts';
import { htmlSite, jsonLd } from './html-page.ts';

const read = (html: string): ProductFacts[] => readProducts(htmlSite({ '/jug': html }));
const sold = (price: string, lang = 'en') =>
  read(`<html lang=${lang}><title>Room with a view</title><h1>Room with a view</h1><p>${price}</p>
    <form action=/cart/add method=post><input type=hidden name=product_id value=3><button>Add to cart</button></form>`)[0];

it.each([
  ['en', 'or 12 × €31.50 · €349.00', 349],
  ['en', 'Gift wrap €4.00 · €24.00 · Gift voucher from €25', 24],
  ['pl', '289,00 zł · Najniższa cena z 30 dni przed obniżką: 259,00 zł', 289],
  ['ru', '45 990 ₽ · В кредит от 3 832 ₽/мес.', 45990],
  ['fr', '1 299,00 € · en location dès 49 €/mois · Bonus écologique jusqu’à 400 €', 1299],
  ['es', '1.249,00 € · Cashback 100 € hasta el 31/12 · Seguro 2 años 89 €', 1249],
  ['tr', 'Liste fiyatı: 240,00 TL · İndirimli: 185,00 TL · 150 TL üzeri kargo bedava', 185],
  ['de', 'Größe 80×150 – 199,00 €', 199],
])('what is asked is neither a rate nor a bonus nor what is had besides: %s, %s', (lang, text, price) => {
  expect(sold(text.replaceAll(' · ', '</p><p>'), lang)?.price).toBe(price);
});

it.each([
  ['sv', '8 995 kr · Delbetala från 412 kr/mån', 8995],
  ['it', '649,00 € · Paga in 3 rate da 216,33 €', 649],
  ['en', '$149.99 · Get $15 back with our card.', 149.99],
  ['nl', '€ 2.499,- · Inruilkorting tot € 300', 2499],
])('an amount on a line of its own is asked before one in a sentence: %s, %s', (lang, text, price) => {
  expect(sold(text.replaceAll(' · ', '</p><p>'), lang)?.price).toBe(price);
});

describe('what stands beside a price', () => {
  it.each([
    ['en', '€ 80 per night', { unit: 'night' }],
    ['de', '80 € pro Nacht', { unit: 'night' }],
    ['da', '600 kr. pr. nat', { unit: 'night' }],
    ['uk', '800 грн за ніч', { unit: 'night' }],
    ['ja', '一泊 12,000円', { unit: 'night' }],
    ['it', '€ 35 a persona', { unit: 'person' }],
    ['fr', 'à partir de 120 € TTC', { isFrom: true, tax: 'included' }],
    ['de', 'ab 99 € zzgl. MwSt', { isFrom: true, tax: 'excluded' }],
    ['pl', 'od 250 zł', { isFrom: true }],
    ['fi', 'alkaen 45 €', { isFrom: true }],
    ['en', '$9.99/mo', { price: 9.99, unit: 'month' }],
    ['de', '9,99 € pro Monat', { price: 9.99, unit: 'month' }],
    ['ru', '1 200 ₽/мес.', { price: 1200, unit: 'month' }],
    ['ja', '月額 1,200円', { price: 1200, unit: 'month' }],
    ['fr', '120 € par an', { unit: 'year' }],
    ['en', '€450 per week', { unit: 'week' }],
    ['en', '€45 per person per night', { unit: 'person per night' }],
    ['de', '45 € pro Person und Nacht', { unit: 'person per night' }],
    ['en', '€90 per night and room', { unit: 'room per night' }],
    ['en', '£100 + VAT', { tax: 'excluded' }],
  ])('is read in %s: %s', (lang, text, terms) => {
    expect(sold(text, lang)).toMatchObject(terms);
  });

  it.each([
    ['en', '$499.00 · or $21/month for 24 months', 499],
    ['en', '$499.00 · $21/month', 499],
    ['de', 'oder 21 € pro Monat', undefined],
    ['en', '$21 a month for 24 months', undefined],
  ])('by the month is the price only where no other is, and no rate: %s, %s', (lang, text, price) => {
    expect(sold(text.replaceAll(' · ', '</p><p>'), lang)?.price).toBe(price);
  });

  it.each([
    ['en', '€5 for camera and tripod'],
    ['en', '€20 for an hour or so'],
    ['sv', '80 kr i dag'],
  ])('names no unit by words that are like one: %s, %s', (lang, text) => {
    expect(sold(text, lang)?.unit ?? 'none').not.toMatch(/room|year|day/u);
  });

  it('is what it says in the language of the page only', () => {
    expect(sold('No 5 no 20 €', 'en')?.isFrom).toBeUndefined();
  });
});

const offered = (offers: unknown) => read(jsonLd({ '@type': 'Product', name: 'Jug', offers }))[0];

describe('offers in markup', () => {
  it('are read without a unit that is no English and that no table knows', () => {
    const offer = { '@type': 'Offer', price: 80, priceCurrency: 'EUR', unitText: 'Gebinde' };
    expect(offered(offer)).not.toHaveProperty('unit');
  });

  it.each([
    [
      'a price specification with its unit and tax',
      {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '12.50',
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
        },
      },
      { price: 12.5, currency: 'EUR', unit: 'kg', tax: 'included' },
    ],
    [
      'a unit in another language',
      { '@type': 'Offer', price: 80, priceCurrency: 'EUR', unitText: 'Nacht' },
      { unit: 'night' },
    ],
    [
      'a text for the unit',
      { '@type': 'Offer', price: 80, priceCurrency: 'EUR', unitText: 'night' },
      { unit: 'night' },
    ],
    [
      'the least and the most',
      { '@type': 'AggregateOffer', lowPrice: 10, highPrice: '30', priceCurrency: 'EUR' },
      { price: 10, isFrom: true },
    ],
    [
      'the least and the most as people write them',
      { '@type': 'AggregateOffer', lowPrice: '€ 999,00', highPrice: '€ 1.495,00' },
      { price: 999, isFrom: true },
    ],
    [
      'the least and the most of a specification',
      { '@type': 'Offer', priceSpecification: { minPrice: 10, maxPrice: 20, priceCurrency: 'EUR' } },
      { price: 10, isFrom: true },
    ],
    [
      'a dearer offer beside it',
      [
        { '@type': 'Offer', price: 20, priceCurrency: 'EUR' },
        { '@type': 'Offer', price: 10, priceCurrency: 'EUR' },
      ],
      { price: 10, isFrom: true },
    ],
    [
      'what was asked before, and what members pay',
      {
        '@type': 'Offer',
        priceSpecification: [
          { price: 15, priceCurrency: 'EUR', priceType: 'https://schema.org/StrikethroughPrice' },
          { price: 8, priceCurrency: 'EUR', validForMemberTier: { '@type': 'MemberProgramTier', name: 'Gold' } },
          { price: 10, priceCurrency: 'EUR' },
        ],
      },
      { price: 10 },
    ],
    [
      'tax that is not in it',
      { '@type': 'Offer', price: 80, priceCurrency: 'EUR', valueAddedTaxIncluded: 'http://schema.org/False' },
      { tax: 'excluded' },
    ],
  ])('are read with %s', (_, offers, product) => {
    expect(offered(offers)).toMatchObject(product);
  });

  it('are no least price where all cost the same', () => {
    expect(offered({ '@type': 'AggregateOffer', lowPrice: 10, highPrice: 10 })?.isFrom).toBeUndefined();
  });

  it('of 100 pieces name no unit', () => {
    const referenceQuantity = { value: 100, unitCode: 'GRM' };
    expect(
      offered({ '@type': 'Offer', price: 80, priceSpecification: { price: 2, referenceQuantity } })?.unit,
    ).toBeUndefined();
  });
});

describe('a form to buy that no heading names', () => {
  it('is named by its own first line, past labels', () => {
    const [product, ...others] =
      read(`<p>Catalogue</p><form action=/cart/add method=post><p>Pore tightening mist, 150 ml</p>
      <p>In stock: yes</p><p>Maker: The Shop</p><b class=price>€ 8.70</b><input type=hidden name=product_id value=3>
      <button>Add to cart</button></form>`);
    expect(product).toMatchObject({ originalName: 'Pore tightening mist, 150 ml', price: 8.7 });
    expect(others).toEqual([]);
  });

  it('is named by what a label says at length', () => {
    const form = (name: string) => `<form action=/cart/add method=post><p>Seat cover: ${name}</p><b>$89.00</b>
      <input type=hidden name=product_id value=3><button>Add to cart</button></form>`;
    expect(
      read(form('Semi-custom universal high bucket set') + form('Semi-custom universal low back bench')).map(
        ({ originalName }) => originalName,
      ),
    ).toEqual(['Semi-custom universal high bucket set', 'Semi-custom universal low back bench']);
  });

  it.each([
    ['by 25 letters', 'Tray: Rose oak tray of 25 cm L.', 'Rose oak tray of 25 cm L.'],
    ['by no fewer letters', 'Tray: Rose oak tray of 25 cm L', undefined],
    ['by four words', 'Tray: Rosewood breakfast oak tray', 'Rosewood breakfast oak tray'],
    ['by no fewer words', 'Tray: Semicustom universal bucket', undefined],
    ['and not without one', '(Each of them is glazed by hand in Leeds.)', undefined],
  ])('is named behind a label %s', (_, line, name) => {
    const form = `<form action=/cart/add method=post><p>${line}</p><b>$89.00</b>
      <input type=hidden name=product_id value=3><button>Add to cart</button></form>`;
    expect(read(form)[0]?.originalName).toBe(name);
  });

  it('is not named by what else begins with the name of the site', () => {
    const html = `<title>Join the Wanderers Club – Acme Camping</title><form action=/cart/add method=post>
      <b class=price>€ 25</b><input type=hidden name=product_id value=3><button>Add to cart</button></form>
      <ul><li><a href=/v>Acme Camping Holidays</a></li><li><a href=/club>Join the Wanderers Club</a></li></ul>`;
    const [product] = readProducts(htmlSite({ '/club': html }, 'acmecamping.example'));
    expect(product?.originalName).toBe('Join the Wanderers Club');
  });

  it('is not named by what is to be chosen for it', () => {
    const [product] =
      read(`<form action=/cart/add method=post><p>Linen apron with two pockets</p><p>Colour of the apron</p>
      <select name=colour><option>Forest green</option><option>Midnight blue</option></select><b class=price>€ 32</b>
      <input type=hidden name=product_id value=3><button>Add to cart</button></form>`);
    expect(product).toMatchObject({ originalName: 'Linen apron with two pockets', price: 32 });
  });

  it('has no picture where the page declares none', () => {
    expect(sold('€ 12')?.image).toBeNull();
  });

  it('is named by the number of an article', () => {
    const thing = (code: string) => `<p><a href=/bags/${code}>${code}</a></p><form action=/cart/add method=post>
      <b class=price>230 €</b><input type=hidden name=product_id><button>Add to cart</button></form>`;
    expect(read(['0996-46', '0996-13', '0996-07'].map(thing).join('')).map(({ originalName }) => originalName)).toEqual(
      ['0996-46', '0996-13', '0996-07'],
    );
  });

  it('is one of a list, and the picture that the page declares shows none of them', () => {
    const thing = (
      name: string,
    ) => `<p><a href=/jugs/${name}>Stoneware jug ${name}</a></p><form action=/cart/add method=post>
      <b class=price>23 €</b><input type=hidden name=product_id><button>Add to cart</button></form>`;
    const html = `<meta property=og:image content=/shop.jpg>${['Ada', 'Bea', 'Cyd'].map(thing).join('')}`;
    expect(read(html).map(({ image }) => image)).toEqual([null, null, null]);
  });
});

const thing = (body: string, head = '') =>
  read(`${head}<title>Merino scarf – Acme</title><h1>Merino scarf</h1>${body}
    <form action=/cart/add method=post><input type=hidden name=id value=3><button>Add to cart</button></form>`)[0];

describe('one of several amounts for a thing', () => {
  it.each([
    [
      'what is crossed out and printed once more',
      '<p>Price: €59.00</p><p>Fine wool</p><p><s>€59.00</s> <b>€44.90</b></p>',
    ],
    ['what a style crosses out', '<p><span style="text-decoration: line-through">€59.00</span></p><h2>€44.90</h2>'],
    ['what a class name crosses out', '<h2>€44.90</h2><p>Until Sunday only. <b class="line-through">€59.00</b></p>'],
    ['the usual price beside another', '<p>Prix habituel €59,00</p><p>Prix soldé €44,90</p>'],
    [
      'what another class name calls former',
      '<p class=price><b class=price-now>€44.90</b> <b class=price-old>€59.00</b></p>',
    ],
    [
      'what a class name calls usual in the box of both',
      '<p class=price><b>€44.90</b> You save a quarter of it <b class=regular-price>€59.00</b></p>',
    ],
    ['what takes the place of it', '<p>Free delivery over <b>€100</b></p><p><ins>€44.90</ins> <del>€59.00</del></p>'],
    ['one of its instalments', '<p class=price>€44.90</p><p>6 cuotas sin interés de €7.48</p>'],
    ['an amount in brackets', '<p>€44.90 (€0.45)</p>'],
    ['the net price in a line of its own', '<p>Price: €44.90</p><p>Price excl. VAT: €37.10</p>'],
    [
      'what is shown beside it',
      '<p>€44.90</p><ul class="related products"><li><a href=/hat>Wool hat</a> €12.00 <button>Add to cart</button></li></ul>',
    ],
    ['what it is without tax', '<p>€44.90 per piece €37.10 excl. VAT</p>'],
    ['what one of many costs', '<p>€44.90</p><ul class=prices-tier><li>5 for <b class=price>€39.00</b> each</li></ul>'],
    ['what comes on top', '<p>€44.90</p><select><option>Plain</option><option>With name (+€8.00)</option></select>'],
    [
      'the usual price, though only what hears the page is told which is which',
      '<p>Regular price<b class=price-regular>€59.00</b> Regular priceSale price<b class=price-sale>€44.90</b></p>',
    ],
  ])('is the price, not %s', (_, body) => {
    expect(thing(body)).toMatchObject({ originalName: 'Merino scarf', price: 44.9 });
  });

  it.each([
    ['both with their currency', '<p>€44.90 – €60.00 incl. VAT</p>', { tax: 'included' }],
    ['one currency between them', '<p>44.90–60.00 € per person</p>', { unit: 'person' }],
  ])('is the lower end of two: %s', (_, body, terms) => {
    expect(thing(body)).toMatchObject({ price: 44.9, isFrom: true, ...terms });
  });

  it('is no lower end of an amount of other money, or of a number of something else', () => {
    expect(thing('<p>€44.90 – $60.00</p>')).toMatchObject({ price: 44.9, currency: 'EUR' });
    expect(thing('<p>€44.90 – $60.00</p>')).not.toHaveProperty('isFrom');
    expect(thing('<p>Item 8–44.90 €</p>')).toMatchObject({ price: 44.9 });
  });

  it('stands in digits of any script, and in tomans as ten rials each', () => {
    expect(thing('<p>۱٬۲۵۰٬۰۰۰ تومان</p>')).toMatchObject({ price: 12_500_000, currency: 'IRR' });
    expect(thing('<p>٤٥ ر.س</p>')).toMatchObject({ price: 45, currency: 'SAR' });
  });

  it('has the currency behind it, though the next amount follows at once', () => {
    const boxes = '<p class=price><span>3 450 ₽</span><span class=price-old>4 100 ₽</span></p>';
    expect(thing(boxes)).toMatchObject({ price: 3450, currency: 'RUB' });
  });

  it('stands behind the buttons by which its number is raised', () => {
    expect(thing('<p><button>–</button> <button>+</button> €44.90</p>')?.price).toBe(44.9);
  });

  it('is no other for a name that begins like a word for one', () => {
    expect(thing('<p>Vanilla and forest honey €44.90</p>')?.price).toBe(44.9);
  });

  it.each([
    ['<p>from 3 packs €39.90 each</p><p>€44.90</p>', 44.9],
    ['<p>€44.90</p><p>ab 5 Stück: 39,90 €</p>', 44.9],
    ['<p>od 10 ks 39,90 € </p><b>44,90 €</b>', 44.9],
    ['<p>ab 1 Stück 44,90 €</p>', 44.9],
  ])('is not what each of many costs: %s', (html, price) => {
    expect(thing(html)?.price).toBe(price);
  });

  it('is the usual price where there is no other', () => {
    expect(thing('<p>Regular price €59.00</p>')?.price).toBe(59);
  });

  it('has the words before it, though another amount stands in the same line', () => {
    expect(thing('<p><s>€59.00</s> from <b class=price>€44.90</b></p>')).toMatchObject({ price: 44.9, isFrom: true });
  });

  it('may stand in a box that is called one beside the thing, where that box is most of the page', () => {
    const story = 'A scarf of the softest wool, woven by hand in a small mill by the river, and washed twice.';
    expect(thing(`<div class="related products"><p>${story}</p><p>€44.90</p></div>`)?.price).toBe(44.9);
  });

  it('has the terms that stand beside it, and not those of the next amount', () => {
    expect(thing('<b class=price>€44.90</b> <span>€37.10 excl. VAT</span>')).not.toHaveProperty('tax');
  });
});

describe('whether a thing can be had', () => {
  it.each([
    ['by a class name, in any language', '<p class="stock in-stock">2 במלאי כעת</p>', true],
    ['by the class name of its box', '<div class="price price--sold-out">€9</div><span>En stock bientôt</span>', false],
    ['by words', '<p>В наявності</p>', true],
    ['by words with a no before them', '<p>Nie je na sklade</p>', false],
    ['but not by badges, all of which are printed', '<span class="badge badge-sold">Sold out</span>', null],
  ])('is said %s', (_, body, available) => {
    expect(thing(`<p>€44.90</p>${body}`)?.available).toBe(available);
  });

  it('is said by the class name of the box around all of it', () => {
    const [product] = read(`<div class="product out-of-stock"><p>Scarves</p><h1>Merino scarf</h1><p>€44.90</p>
      <form action=/cart/add method=post><input type=hidden name=id value=3><button>Add to cart</button></form>
      <p>${'Woven by hand. '.repeat(80)}</p></div>`);
    expect(product).toMatchObject({ price: 44.9, available: false });
  });
});

describe('tags for those who share a page', () => {
  const tags = (more = '') =>
    `<meta property=og:type content=product><meta property=og:title content="Merino scarf | Acme powered by Shops">
    <meta property=product:price:amount content=59><meta property=product:price:currency content=EUR>${more}`;

  it('name the thing as the heading does, without the shop', () => {
    expect(thing('<p>€59.00</p>', tags())).toMatchObject({ originalName: 'Merino scarf', price: 59 });
  });

  it('tell what is asked now before what was asked', () => {
    const sale = '<meta property=product:sale_price:amount content=44.90>';
    expect(thing('<p>In stock</p>', tags(sale))?.price).toBe(44.9);
  });

  it('leave it to the text whether it can be had, where both are about one price', () => {
    expect(thing('<p>€59.00</p><p>In stock</p>', tags())?.available).toBe(true);
    expect(thing('<p>€12.00</p><p>In stock</p>', tags())?.available).toBeNull();
  });
});
