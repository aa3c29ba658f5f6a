import { readFileSync } from 'node:fs';
import type { MadePage } from '../write-archive.ts';

/** One invented site, as sites.tsv has it. */
export interface MadeSite {
  readonly domain: string;
  readonly language: string;
  readonly name: string;
  /** Of schema.org. */
  readonly type: string;
  /** As its own language calls it; empty for none. */
  readonly town: string;
  readonly country: string;
  /** "Mo-Fr 08:00-18:00; Sa 09:00-13:00"; empty for none. */
  readonly hours: string;
  readonly text: string;
  readonly goods: readonly { readonly name: string; readonly price: string; readonly currency: string }[];
}

/** Rows of a table beside this file, without its comments. */
export function tableRows(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** All invented sites. */
export function madeSites(): MadeSite[] {
  return tableRows('sites.tsv').map(
    ([
      domain = '',
      language = '',
      name = '',
      type = '',
      town = '',
      country = '',
      hours = '',
      text = '',
      goods = '',
    ]) => ({
      domain,
      language,
      name,
      type,
      town,
      country,
      hours,
      text,
      goods: goods.split('; ').flatMap((each) => {
        const [, name = '', price = '', currency = ''] = /^(.+)=([\d.]+) ([A-Z]{3})$/.exec(each) ?? [];
        return name === '' ? [] : { name, price, currency };
      }),
    }),
  );
}

/** The pages of an invented site: a home page with what it declares of itself, and a page for its goods. */
export function pagesOf(site: MadeSite): MadePage[] {
  const { domain, language, name, text, goods } = site;
  const [lead = ''] = text.split(/(?<=[.!?।。])\s*/);
  const home = `<h1>${name}</h1><p>${text}</p>`;
  const list = goods.map(({ name, price, currency }) => `<li>${name} ${price} ${currency}</li>`).join('');
  const page = (url: string, title: string, body: string, data: object): MadePage => ({
    url,
    type: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html><html lang="${language}"><head><title>${title}</title><meta name="description" content="${lead}">
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><main>${body}</main></body></html>`,
  });
  const first = page(`https://${domain}/`, `${name}`, home, businessOf(site));
  if (goods.length === 0) return [first];
  const data = { '@context': 'https://schema.org', '@graph': goods.map((each) => productOf(domain, each)) };
  return [first, page(`https://${domain}/shop`, `${name} – ${goods[0]?.name}`, `<ul>${list}</ul>`, data)];
}

function businessOf({ domain, name, type, town, country, hours }: MadeSite): object {
  const isPlaced = !['Organization', 'OnlineStore', 'Blog'].includes(type);
  const address = { '@type': 'PostalAddress', addressLocality: town, addressCountry: country };
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url: `https://${domain}/`,
    ...(town === '' ? {} : { address: isPlaced ? { streetAddress: '12', ...address } : address }),
    ...(hours === '' ? {} : { openingHours: hours.split('; ') }),
  };
}

function productOf(domain: string, { name, price, currency }: MadeSite['goods'][number]): object {
  return {
    '@type': 'Product',
    name,
    url: `https://${domain}/shop`,
    offers: { '@type': 'Offer', price, priceCurrency: currency, availability: 'https://schema.org/InStock' },
  };
}
