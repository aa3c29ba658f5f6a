import { describe, expect, it } from 'vitest';
import { MONEY_AMOUNT, parseMachinePrice, parsePrice, toCurrency } from '../../src/extract/prices.ts';

describe('parsePrice', () => {
  it.each([
    ['1.299,00 kr.', 'DK', 1299, 'DKK'],
    ['1 299,- Kč', null, 1299, 'CZK'],
    ['CHF 12.–', null, 12, 'CHF'],
    ["CHF 1'049.95", null, 1049.95, 'CHF'],
    ['¥1,200', 'JP', 1200, 'JPY'],
    ['₹ 999', null, 999, 'INR'],
    ['Rs. 1,00,000', null, 100000, 'INR'],
    ['from £12.50 each', null, 12.5, 'GBP'],
    ['12,50 €', null, 12.5, 'EUR'],
    ['€ 1.299', null, 1299, 'EUR'],
    ['0,999 EUR', null, 0.999, 'EUR'],
    ['$19.99', 'CA', 19.99, 'CAD'],
    ['$19.99', 'DE', 19.99, 'USD'],
    ['$19.99', 'ES', 19.99, null],
    ['US$ 5', null, 5, 'USD'],
    ['49:-', 'SE', 49, 'SEK'],
    ['3,500円', null, 3500, 'JPY'],
    ['1.234 KWD', null, 1.234, 'KWD'],
    ['25', null, 25, null],
  ])('%s', (text, country, amount, currency) => expect(parsePrice(text, country)).toEqual({ amount, currency }));

  it('gives nothing where there is no amount', () => {
    for (const text of ['', 'Call us', '€', '-']) expect(parsePrice(text)).toBeNull();
  });

  it('takes machine prices by their point', () => {
    expect(parseMachinePrice('1.299')).toEqual({ amount: 1.299, currency: null });
    expect(parseMachinePrice('1.299,00')).toEqual({ amount: 1299, currency: null });
    expect(toCurrency('eur')).toBe('EUR');
    expect(toCurrency('XXX')).toBeNull();
  });
});

describe('a line with an amount of money', () => {
  it.each(['3,500円', '12 000원', '€ 5', '5 €', '1.200 din.', 'Rs 100', '5 zł'])('is told: %s', (text) => {
    expect(MONEY_AMOUNT.test(text)).toBe(true);
  });

  it.each(['世纪大道100号3单元101室', '한빛병원 3층', '650-0022 元町', 'Strada Lungă 5 din Cluj'])(
    'is none with a flat, a floor or a town: %s',
    (text) => expect(MONEY_AMOUNT.test(text)).toBe(false),
  );
});
