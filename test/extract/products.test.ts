import { describe, expect, it } from 'vitest';
import { readProducts } from '../../src/extract/products.ts';
import { htmlSite, jsonLd } from './html-page.ts';

const read = (html: string) => readProducts(htmlSite({ '/': html }));
const offer = { '@type': 'Offer', price: '49.50', priceCurrency: 'dkk', availability: 'https://schema.org/InStock' };

describe('readProducts', () => {
  it('reads name, price, currency, absolute addresses and availability', () => {
    expect(
      read(
        jsonLd({
          '@type': 'Product',
          name: 'Mug &amp; lid',
          url: '/mug',
          image: { '@type': 'ImageObject', url: '/mug.png' },
          offers: offer,
        }),
      ),
    ).toMatchObject([
      {
        originalName: 'Mug & lid',
        price: 49.5,
        currency: 'DKK',
        url: 'https://acme.example/mug',
        image: 'https://acme.example/mug.png',
        available: true,
      },
    ]);
  });

  it('takes the lowest price of several offers, and of an AggregateOffer', () => {
    const offers = [offer, { ...offer, price: 39 }];
    expect(read(jsonLd({ '@type': 'Product', name: 'a', offers }))[0]?.price).toBe(39);
    const aggregate = { '@type': 'AggregateOffer', lowPrice: '12', highPrice: '20', priceCurrency: 'EUR' };
    expect(read(jsonLd({ '@type': 'Product', name: 'a', offers: aggregate }))[0]).toMatchObject({
      price: 12,
      currency: 'EUR',
    });
  });

  it.each([
    ['a firm that is paid for it', 'https://www.bigshop.example/dp/1?tag=alder', 0],
    ['its own shop under another name', 'https://alderhome-shop.example/mug', 1],
    ['an address without the slash behind its name', 'https://alderhome.examplemug.html', 1],
    ['its own shop on a sub-domain', 'https://shop.alderhome.example/mug', 1],
  ])('keeps an offer that leads to %s where the site is the seller', (_, url, count) => {
    const html = jsonLd({ '@type': 'Product', name: 'Mug', offers: { ...offer, url } });
    expect(readProducts(htmlSite({ '/': html }, 'alderhome.example'))).toHaveLength(count);
  });

  it('reads dishes of a menu', () => {
    const menu = {
      '@type': 'Menu',
      hasMenuSection: {
        '@type': 'MenuSection',
        hasMenuItem: {
          '@type': 'MenuItem',
          name: 'Soup',
          offers: { '@type': 'Offer', price: '8', priceCurrency: 'EUR' },
        },
      },
    };
    expect(read(jsonLd({ '@type': 'Restaurant', name: 'Acme', hasMenu: menu }))).toMatchObject([
      { originalName: 'Soup', price: 8 },
    ]);
  });

  it('reads Microdata and Open Graph', () => {
    expect(
      read(
        '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Cup</b><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><b itemprop="price">1.299,00 kr.</b></div></div>',
      ),
    ).toMatchObject([{ originalName: 'Cup', price: 1299 }]);
    expect(
      read(
        '<meta property="og:type" content="product"><meta property="og:title" content="Cup"><meta property="product:price:amount" content="12.00"><meta property="product:price:currency" content="EUR">',
      ),
    ).toMatchObject([{ originalName: 'Cup', price: 12, currency: 'EUR' }]);
  });

  it('merges what a list and its own page say, and keeps at most 100', () => {
    const site = htmlSite({
      '/': jsonLd({ '@type': 'Product', name: 'Cup' }),
      '/cup': jsonLd({ '@type': 'Product', name: 'cup', offers: offer }),
    });
    expect(readProducts(site)).toMatchObject([{ originalName: 'cup', price: 49.5 }]);
    expect(
      read(jsonLd(Array.from({ length: 150 }, (_, at) => ({ '@type': 'Product', name: `Cup ${at}`, offers: offer })))),
    ).toHaveLength(100);
  });

  it('takes no reviewed product, no subscription behind an article and no bad address', () => {
    expect(read(jsonLd({ '@type': 'Review', itemReviewed: { '@type': 'Product', name: 'x' } }))).toEqual([]);
    expect(
      read(jsonLd({ '@type': 'NewsArticle', isPartOf: { '@type': ['CreativeWork', 'Product'], name: 'Paper' } })),
    ).toEqual([]);
    expect(
      read(jsonLd({ '@type': 'Product', name: 'x', url: 'javascript:alert(1)', image: 'data:image/png,x' })),
    ).toMatchObject([{ url: 'https://acme.example/', image: null }]);
  });
});

describe('products in visible text', () => {
  const form = (more = '') =>
    `<form action="/cart/add" method="post">${more}<input name="qty" value="1"><button>Add to cart</button></form>`;
  const shop = (body: string, head = '', country = 'com') =>
    readProducts(
      htmlSite(
        { '/mug': `<html lang="en"><head><title>Blue mug | Acme</title>${head}</head><body>${body}</body></html>` },
        `acme.${country}`,
      ),
    );

  it('are read beside a form to buy them: the heading that the title repeats, the amount nearest to the form', () => {
    const [product, ...more] = shop(
      `<p>Free shipping over $35</p><h1>Blue mug</h1><p>$12.50</p>${form()}<p>In stock. Delivery $4.90</p><h2>Others</h2><p>Red mug $9.00</p>`,
    );
    expect(product).toMatchObject({
      originalName: 'Blue mug',
      price: 12.5,
      currency: 'USD',
      available: true,
      url: 'https://acme.com/mug',
    });
    expect(more).toEqual([]);
  });

  it.each([
    ['a crossed-out price', '<del>$20.00</del> <b>$15.00</b>', 15],
    ['a price that was', 'Was $20.00 <br>Now $15.00', 15],
    ['two side by side', '<span>$20.00</span> <span>$15.00</span>', 15],
    ['an instalment', '$60.00 or $15.00 a month', 60],
    ['a saving', '$15.00 You save $5.00', 15],
    ['the sum of the cart', '<p class="cart-total">$0.00</p><p>$15.00</p>', 15],
    ['a number of articles', 'ID: 201500014845 $14.99', 14.99],
    ['the only price, called the regular one', '<span class="regular-price">$15.00</span>', 15],
    ['nothing but what posts it', 'Shipping: $15.00', undefined],
    ['how many there are', 'Price: $ 72 in stock', undefined],
  ])('take the price that is asked now: %s', (_, html, price) => {
    expect(shop(`<h1>Blue mug</h1><div>${html}</div>${form()}`)[0]?.price).toBe(price);
  });

  it('keep for how much the price is', () => {
    expect(shop(`<h1>Blue mug</h1><p>€ 80 per night</p>${form()}`)[0]).toMatchObject({
      price: 80,
      currency: 'EUR',
      unit: 'night',
    });
  });

  it('are one for each place to buy on a list', () => {
    const item = (name: string, price: string) =>
      `<li><a href="/${name}">${name} mug</a> <span>${price}</span>${form()} <a href="/${name}">Details</a></li>`;
    const list = `<h1>Mugs</h1><ul>${item('Blue', '£5.00')}${item('Red', '£6.50')}${item('Green', '£7.00')}</ul>`;
    expect(shop(list).map(({ originalName, price, url }) => [originalName, price, url])).toEqual([
      ['Blue mug', 5, 'https://acme.com/Blue'],
      ['Red mug', 6.5, 'https://acme.com/Red'],
      ['Green mug', 7, 'https://acme.com/Green'],
    ]);
  });

  it('are those of a list whose boxes only lead to them, in the blocks of shop software and in others', () => {
    const block = (name: string, price: string) =>
      `<li class="wc-block-product post-${name.length} product"><h2><a href="/product/${name}">${name}</a></h2><div class=wp-block-woocommerce-product-price><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></div><a href="/product/${name}">Read more</a></li>`;
    const html = (boxes: string) => `<title>Shop</title><h1>Shop</h1><ul class=products>${boxes}</ul>`;
    const boxes = block('Scarf', '$48.00') + block('Hat', '$29.00') + block('Mitten', 'desde $19.50');
    expect(read(html(boxes)).map(({ originalName, price, url }) => [originalName, price, url])).toEqual([
      ['Scarf', 48, 'https://acme.example/product/Scarf'],
      ['Hat', 29, 'https://acme.example/product/Hat'],
      ['Mitten', 19.5, 'https://acme.example/product/Mitten'],
    ]);
    const teasers = boxes.replaceAll('wc-block-product', 'teaser').replaceAll(' product"', '"');
    expect(read(html(teasers).replace('class=products', 'class=teasers'))).toEqual([]);
    expect(read(html(`<div class=related-products>${boxes}</div>`))).toEqual([]);
    expect(read(html(boxes.replaceAll('href="/', 'href="https://other.example/')))).toEqual([]);
  });

  it('are none that bear the name of the whole site, where what is sold has a heading of its own', () => {
    const html = `<title>Fern Tea House</title><h1>Fern Tea House</h1><h2>Oolong tea</h2><p>$14.50</p>${form()}`;
    expect(read(html).map(({ originalName }) => originalName)).not.toContain('Fern Tea House');
  });

  it('are none where a story offers its readers something to buy', () => {
    const story = '<meta property="og:type" content="article">';
    expect(shop(`<h1>Blue mug</h1><p>$12.50</p>${form()}`, story)).toEqual([]);
    expect(shop(`<h1>Blue mug</h1><p>$12.50</p>`)).toEqual([]);
  });

  it('give their price to a product that the markup only names', () => {
    const head = jsonLd({ '@type': 'Product', name: 'Blue mug, 300 ml' });
    expect(shop(`<h1>Blue mug</h1><p>$12.50</p>${form()}`, head)).toMatchObject([
      { originalName: 'Blue mug, 300 ml', price: 12.5 },
    ]);
  });

  it.each([
    ['a link of the shop to put it into the cart', '<a class="btn_cta" href="/cart/add/17">Įdėti</a>'],
    ['a button that its class names', '<a class="add_to_cart_button" href="?add-to-cart=17">Ostoskoriin</a>'],
    ['a link that acts as a button', '<a role="button" href="#">Add to cart</a>'],
  ])('are read beside %s', (_, button) => {
    expect(shop(`<h1>Blue mug</h1><p>$12.50</p>${button}`)).toMatchObject([{ originalName: 'Blue mug', price: 12.5 }]);
  });

  it('are read on a page that says it is a product, from what is called the price', () => {
    const isProduct = '<meta property="og:type" content="product">';
    const body = '<h1>Blue mug</h1><p>Postage $3.00</p><p class="price">$12.50</p>';
    expect(shop(body, isProduct)).toMatchObject([{ originalName: 'Blue mug', price: 12.5, currency: 'USD' }]);
    expect(shop('<h1>Blue mug</h1><p>Holds tea for $12.50</p>', isProduct)).toEqual([]);
    expect(shop(body)).toEqual([]);
  });

  it('have the currency of the other amounts where a price has none', () => {
    const body = `<p>Shipping €4.90</p><h1>Blue mug</h1><p class="price">12.50</p>${form()}`;
    expect(shop(body, '', 'eu')).toMatchObject([{ price: 12.5, currency: 'EUR' }]);
  });

  it('have the least price and the stock of their variations, where the form states them', () => {
    const variations = (...prices: number[]) =>
      JSON.stringify(prices.map((price) => ({ display_price: price, is_in_stock: price > 10 }))).replaceAll(
        '"',
        '&quot;',
      );
    const page = (stated: string) =>
      shop(
        `<h1>Blue mug</h1><p>€9.00 – €14.00</p><form class="variations_form cart" method="post" data-product_variations="${stated}"><select name="attribute_size"><option>S</select><input name="quantity" value="1"><button>Add to cart</button></form>`,
      );
    expect(page(variations(14, 9))).toMatchObject([{ price: 9, isFrom: true, currency: 'EUR', available: true }]);
    expect(page(variations(9, 9))[0]).toMatchObject({ price: 9, available: false });
    expect(page(variations(9, 9))[0]).not.toHaveProperty('isFrom');
    expect(page('false')).toMatchObject([{ price: 9 }]);
  });

  it('are looked for in bounded time on a hostile page', () => {
    const started = process.cpuUsage();
    shop(`<h1>Blue mug</h1>${form()}${'<span class="price">$1 </span>'.repeat(5_000)}${'$9,'.repeat(20_000)}`);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(4);
  });
});

describe('products in the data of a shop', () => {
  const block = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`;
  const mug = {
    title: 'Blue mug',
    handle: 'blue-mug',
    featured_image: '//cdn.shop.example/mug.jpg',
    variants: [
      { price: 1450, available: false },
      { price: 1250, available: true },
    ],
  };
  const euro = '<meta property="og:price:currency" content="EUR">';

  it.each([
    ['as the theme prints it', mug],
    ['within a block of settings', { product: mug, settings: {} }],
    ['in a list', [mug]],
    ['with prices as texts', { ...mug, variants: [{ price: '14.50' }, { price: '12.50', available: true }] }],
  ])('are read %s', (_, value) => {
    expect(read(euro + block(value))).toMatchObject([
      {
        originalName: 'Blue mug',
        price: 12.5,
        currency: 'EUR',
        isFrom: true,
        available: true,
        url: 'https://acme.example/products/blue-mug',
      },
    ]);
  });

  it('count only where the markup states no product', () => {
    expect(read(jsonLd({ '@type': 'Product', name: 'Cup', offers: offer }) + block(mug))).toMatchObject([
      { originalName: 'Cup', price: 49.5 },
    ]);
  });

  it.each([
    ['a script that would have to run', `<script>var meta = ${JSON.stringify({ product: mug })}</script>`],
    ['a list of other things', block({ title: 'x', handle: 'y', variants: [{ name: 'z' }] })],
    ['what is no JSON', '<script type="application/json">{"handle":"x","variants":[</script>'],
  ])('are none in %s', (_, html) => {
    expect(read(html)).toEqual([]);
  });
});

describe('where an offer applies', () => {
  const regionsOf = (more: object) =>
    read(jsonLd({ '@type': 'Product', name: 'a', offers: { ...offer, ...more } }))[0]?.regions;
  it.each([
    ['codes and names', { eligibleRegion: ['DE', 'Österreich'] }, ['AT', 'DE']],
    ['a country', { areaServed: { '@type': 'Country', name: 'France' } }, ['FR']],
    [
      'where it is sent',
      {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingDestination: [
            { '@type': 'DefinedRegion', addressCountry: 'NL' },
            { '@type': 'DefinedRegion', addressCountry: { '@type': 'Country', name: 'BE' } },
          ],
        },
      },
      ['BE', 'NL'],
    ],
    ['no country', { areaServed: 'Worldwide' }, undefined],
  ])('is read from %s', (_, offers, codes) => {
    expect(regionsOf(offers)).toEqual(codes);
  });
});
