import { describe, expect, it } from 'vitest';
import { countSchemaTypes } from '../../../src/extract/data/schema-types.ts';
import { readStructuredData } from '../../../src/extract/data/structured-data.ts';
import { itemsOf, type StructuredItem, textOf } from '../../../src/extract/data/structured-item.ts';
import { type Microformat, readMicroformats } from '../../../src/extract/microformats/read-microformats.ts';
import { htmlPage } from '../html-page.ts';

const read = (html: string): Microformat[] => readMicroformats(htmlPage(html));
const first = (html: string): Microformat => {
  const [format] = read(html);
  if (!format) throw new Error('no item');
  return format;
};
const items = (html: string): StructuredItem[] => readStructuredData(htmlPage(html));

describe('microformats, as version 2 parses them', () => {
  it.each([
    ['text', '<b class=p-x>Kiln <i>&amp;</i> Clay</b>', 'Kiln & Clay'],
    ['the long form of an abbreviation', '<abbr class=p-x title=Oregon>OR</abbr>', 'Oregon'],
    ['the value of data', '<data class=p-x value=49.5>forty-nine</data>', '49.5'],
    ['the words of a picture', '<img class=p-x alt=Logo src=l.png>', 'Logo'],
    ['parts of the class "value"', '<b class=p-x><i class=value>+47</i> (0) <i class=value>555</i></b>', '+47555'],
    ['a value in a title', '<b class=p-x><i class=value-title title=home></i>at home</b>', 'home'],
    ['an absolute address', '<a class=u-x href=/shop>Shop</a>', 'https://acme.example/shop'],
    ['the address of an object', '<object class=u-x data=plan.pdf></object>', 'https://acme.example/plan.pdf'],
    ['a date of time', '<time class=dt-x datetime=2026-11-22>today</time>', '2026-11-22'],
    [
      'a date and a time apart',
      '<p class=dt-x><b class=value>2026-11-22</b> <b class=value>7:30pm</b></p>',
      '2026-11-22 19:30',
    ],
    ['no scripts', '<b class=p-x>Kiln<script>var a</script></b>', 'Kiln'],
  ])('takes %s', (_, html, value) => {
    expect(first(`<div class=h-x>${html}</div>`).properties.x).toEqual([value]);
  });

  it('nests items as properties and as children, each with its own properties only', () => {
    const entry = first(`<div class=h-entry><b class=p-name>News</b>
      <a class="p-author h-card" href=/ann>Ann</a><div class=h-card><b class=p-name>Bo</b></div></div>`);
    expect(entry.properties.name).toEqual(['News']);
    expect(entry.properties.author).toEqual([expect.objectContaining({ types: ['h-card'], value: 'Ann' })]);
    expect(entry.children.map(({ properties }) => properties.name)).toEqual([['Bo']]);
  });

  it('implies name, address and picture only where nothing is stated', () => {
    const { properties } = first('<a class=h-card href=/ann><img src=ann.png alt=Ann></a>');
    expect(properties).toMatchObject({
      name: ['Ann'],
      url: ['https://acme.example/ann'],
      photo: ['https://acme.example/ann.png'],
    });
    expect(first('<p class=h-card><b class=p-note>hi</b> Ann</p>').properties.name).toBeUndefined();
  });

  it('takes no class of a framework for an item', () => {
    expect(read('<p class="h-100 h_card x-h-card h-8-8-card">x</p>')).toEqual([]);
  });

  it('leaves out what stands in a template', () => {
    expect(read('<template><p class=h-card>Ann</p></template>')).toEqual([]);
  });

  it('reads thousands of nested items in bounded time', () => {
    expect(read('<div class="h-card p-org"><b class=p-name>x'.repeat(20_000)).length).toBeLessThan(1_001);
  });
});

describe('microformats as facts', () => {
  it('reads the card of an organisation: name, address, phone, place on the map', () => {
    const [card] = items(`<div class="h-card"><b class="p-name p-org">Kiln</b><div class="p-adr h-adr">
      <i class=p-street-address>Quay 3</i> <i class=p-postal-code>8000</i> <i class=p-locality>Aarhus</i></div>
      <a class=u-email href="mailto:hi@kiln.example?subject=x">mail</a> <b class=p-tel>86 12 34 56</b>
      <p class="p-geo h-geo"><data class=p-latitude value=56.1>N</data><data class=p-longitude value=10.2>E</data></p></div>`);
    expect(card).toMatchObject({ source: 'microformats', types: ['Organization'] });
    expect(card && [textOf(card, 'name'), textOf(card, 'telephone'), textOf(card, 'email')]).toEqual([
      'Kiln',
      '86 12 34 56',
      'hi@kiln.example',
    ]);
    expect(card && itemsOf(card, 'address').map((each) => textOf(each, 'addressLocality'))).toEqual(['Aarhus']);
    expect(card && itemsOf(card, 'geo').map((each) => textOf(each, 'latitude'))).toEqual(['56.1']);
  });

  it('reads a classic hCard', () => {
    const [card] = items(`<div class=vcard><span class="fn org">Kiln</span><div class=adr>
      <span class=street-address>Quay 3</span> <span class=locality>Aarhus</span></div><span class=tel>86 12 34 56</span></div>`);
    expect(card?.types).toEqual(['Organization']);
    expect(card && itemsOf(card, 'address').map((each) => textOf(each, 'streetAddress'))).toEqual(['Quay 3']);
  });

  it('takes the card of a person for no organisation', () => {
    const html = `<div class=h-card><b class=p-name>Ann Moe</b> <b class=p-org>Other Ltd</b> <b class=p-tel>1</b></div>`;
    expect(items(html).map(({ types }) => types)).toEqual([['Person']]);
  });

  it('takes several cards of organisations for a list of others', () => {
    const card = '<p class=h-card><b class="p-name p-org">Kiln</b><b class=p-street-address>Quay 3</b></p>';
    expect(items(card + card)).toEqual([]);
  });

  it.each([
    [
      'a product with its price',
      '<p class=h-product><b class=p-name>Jug</b> <data class=p-price value="EUR 19.90">19,90</data></p>',
      'Product',
    ],
    [
      'an event with its date',
      '<p class=h-event><b class=p-name>Fair</b> <time class=dt-start datetime=2026-12-01>x</time></p>',
      'Event',
    ],
    [
      'a dated entry',
      '<p class=h-entry><b class=p-name>News</b> <time class=dt-published datetime=2026-11-01>x</time></p>',
      'BlogPosting',
    ],
  ])('reads %s', (_, html, type) => {
    expect(items(html).map(({ types }) => types)).toEqual([[type]]);
  });

  it('reads the rating of what a review is of', () => {
    const [card] = items(`<div class=h-review-aggregate><p class="p-item h-card"><b class="p-name p-org">Kiln</b></p>
      <b class=p-average>4.5</b> of <b class=p-best>5</b> by <b class=p-count>12</b></div>`);
    const [rating] = card ? itemsOf(card, 'aggregateRating') : [];
    expect(rating && [textOf(rating, 'ratingValue'), textOf(rating, 'reviewCount')]).toEqual(['4.5', '12']);
  });
});

it('is no type of schema.org, whatever it says', () => {
  const page = htmlPage('<p class=h-card>Ann</p><p itemscope itemtype="https://schema.org/Bakery"></p>');
  expect(countSchemaTypes([readStructuredData(page)])).toEqual(['Bakery']);
});
