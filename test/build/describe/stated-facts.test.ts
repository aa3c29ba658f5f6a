import { describe, expect, it } from 'vitest';
import { missingFacts } from '../../../src/build/describe/stated-facts.ts';

describe('prices that a text in another language names', () => {
  it.each([
    ['fr', 'FR', 'Un vélo neuf coûte 1\u202f299 €.', '1 299 EUR'],
    ['de, in Switzerland', 'CH', 'Ein neues Rad kostet CHF 1’299.', '1’299 CHF'],
    ['ro, at the end of a sentence', 'RO', 'O pâine costă 12 lei.', '12 RON'],
    ['da, at the end of a sentence', 'DK', 'Et brød koster 45 kr.', '45 DKK'],
    ['fa, grouped as written there', 'IR', 'هر نان ۱۵٬۰۰۰ ریال است.', '15,000 IRR'],
    ['fa, in tens of rials', 'IR', 'هر نان ۱۵٬۰۰۰ تومان است.', '15,000 toman'],
    ['ar, with a point of its own', 'EG', 'الرغيف ٤٫٥٠ جنيه.', '4.50 EGP'],
    ['kk', 'KZ', 'Бір нан 250 ₸.', '250 KZT'],
    ['pl, grouped by a space', 'PL', 'Rower kosztuje 1 299,50 zł.', '1 299,50 PLN'],
  ] as const)('are told whole: %s', (_, country, text, amount) => {
    expect(missingFacts(text, '', [country])).toBe(`Prices named there: ${amount}.`);
  });

  it.each([
    ['US', 'They raised $3 million.'],
    ['ID', 'Harganya Rp 15 ribu.'],
    ['IN', 'यह ₹ 5 lakh का है।'],
    ['IR', 'قیمت آن ۱۵ هزار تومان است.'],
    ['US', 'They raised $1.5 million.'],
    ['DE', 'Wir sind seit 1 299 Jahren hier.'],
  ] as const)('are not told by a part of them: %s, %s', (country, text) => {
    expect(missingFacts(text, '', [country])).toBe('');
  });

  it('are told beside a phone number that has the same digits', () => {
    const said = 'Call Nan on +7 727 250 12 34.';
    expect(missingFacts('Бір нан 250 ₸.', said, ['KZ'])).toBe('Prices named there: 250 KZT.');
  });

  it('are told once', () => {
    const said = 'Prices named there: 250 KZT; €15.';
    expect(missingFacts('Бір нан 250 ₸, 15 €.', said, ['KZ'])).toBe('');
  });
});
