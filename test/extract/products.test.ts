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
