import { describe, expect, it } from 'vitest';
import { findCountry } from '../../../../src/extract/contacts/addresses/countries.ts';
import { findPhones } from '../../../../src/extract/contacts/phones/find-phones.ts';
import { phoneOfAddress, toEmail, toPhone } from '../../../../src/extract/contacts/phones/phones.ts';
import { findRegions } from '../../../../src/extract/contacts/regions.ts';
import { htmlSite } from '../../html-page.ts';

describe('phones', () => {
  it('keeps what the site wrote beside E.164, also for numbers of fiction', () => {
    expect(toPhone('86 12 34 56', ['DK'])).toEqual({ written: '86 12 34 56', e164: '+4586123456' });
    expect(toPhone('+45 00 12 34 56', [])).toEqual({ written: '+45 00 12 34 56', e164: '+4500123456' });
    expect(toPhone('0049 (0)30 123456', [])?.e164).toBe('+4930123456');
    expect(toPhone('[(+49) 030 123456]', [])?.e164).toBe('+4930123456');
    expect(phoneOfAddress('tel:+45%2086123456;ext=2')).toBe('+45 86123456');
  });

  it('never prints a piece of a number: letters of a keypad are dialled, too few digits are none', () => {
    expect(findPhones('Call 1-866-59-PEARL today', ['US']).map(({ e164 }) => e164)).toEqual(['+18665973275']);
    expect(toPhone('1-800-FLOWERS', ['US'])?.e164).toBe('+18003569377');
    const twice = 'Ph: (540) 767-KILN (5456) or 212 555 KILN(5456)';
    expect(findPhones(twice, ['US']).map(({ e164 }) => e164)).toEqual(['+15407675456', '+12125555456']);
    expect(toPhone('1-866-59', ['US'])).toBeNull();
    // Letters are printed in numbers that the caller does not pay for.
    expect(findPhones('forwarded on the usual port (873) LOCALLY', ['US'])).toEqual([]);
  });

  it('leaves out figures that follow a number, and cuts no number of another country to one of its own', () => {
    expect(toPhone('020 7946 0958 24', ['GB'])?.e164).toBe('+442079460958');
    expect(toPhone('01 99 00 12 34', ['DK'])).toEqual({ written: '01 99 00 12 34', e164: null });
    expect(toPhone('01 99 00 12 34', ['FR'])?.e164).toBe('+33199001234');
  });

  it('takes no row of figures for a number', () => {
    for (const text of ['+44 1234567890', '0123 456 789', '+49 123 456789']) expect(toPhone(text, ['DE'])).toBeNull();
  });

  it('takes no placeholder for an e-mail address', () => {
    for (const text of [
      'john@agency.gov',
      'name@example.com',
      'you@domain.com',
      'john.doe@acme.example',
      'logo@2x.png',
    ])
      expect(toEmail(text), text).toBeNull();
    expect(toEmail('mailto:hello@acme.example?subject=Hi')).toBe('hello@acme.example');
  });

  it('takes numbers in the unmistakable form of the country, and no others, without a label', () => {
    const found = (text: string, ...regions: ('US' | 'NL' | 'BR' | 'DE')[]) =>
      findPhones(text, regions).map(({ e164 }) => e164);
    expect(found('Visit us in Brooklyn (212) 672-6350 any day', 'US')).toEqual(['+12126726350']);
    expect(found('Dorpsplein 14 Aagtekerke 0118 58 13 06', 'NL')).toEqual(['+31118581306']);
    expect(found('Order no. 212-672-6350', 'US')).toEqual([]);
    expect(found('0118 58 13 06', 'US')).toEqual([]);
    expect(found('Erschienen am 02.11.2021 um 08.12.22 18 Uhr', 'DE')).toEqual([]);
    expect(found('2024-2025 and 4500 12 34 56', 'DE')).toEqual([]);
  });

  it('takes what follows a number for no part of it', () => {
    expect(toPhone('203-367-3000 325', ['US'])).toEqual({ written: '203-367-3000', e164: '+12033673000' });
    expect(toPhone('0464519640', ['US'])?.e164 ?? null).toBeNull();
  });

  it('takes no template, date or repeated digit for a number', () => {
    for (const text of ['', '0000000000', '0900.00.0000', '2024-01-31', 'call {{phone}}', '123'])
      expect(toPhone(text, ['US'])).toBeNull();
  });

  it('finds labelled and international numbers in a text, never fax numbers or bare digits', () => {
    const text =
      'Tel. 86 12 34 56 · Fax: +45 86 12 34 57 · 2024-2025 · order 86123458 · or +44 20 7946 0123 · Tel/Fax: 86 12 34 59 · CVR 12345678';
    expect(findPhones(text, ['DK']).map(({ e164 }) => e164)).toEqual(['+4586123456', '+442079460123', '+4586123459']);
    expect(findPhones('電話：03-1234-5678', ['JP']).map(({ e164 }) => e164)).toEqual(['+81312345678']);
  });

  it('finds those announced for another country last', () => {
    const text = 'Belgium: +32 2 513 89 40 · International: +31 20 794 60 95';
    expect(findPhones(text, ['NL']).map(({ e164 }) => e164)).toEqual(['+31207946095', '+3225138940']);
    expect(findPhones(text, ['BE']).map(({ e164 }) => e164)).toEqual(['+3225138940', '+31207946095']);
  });

  it.each([
    ['a country before it', 'USA: (302) 391-4066', 'GB', '+13023914066'],
    ['a code in brackets', 'Tel. (+39) 010 37 47 811', 'IT', '+390103747811'],
    ['a space behind the plus', '+ 375 44 555-40-20', 'BY', '+375445554020'],
    ['a bracket that opens behind it', 'Tel. 020 7946 0958 (24 hours)', 'GB', '+442079460958'],
    ['letters of a keypad', 'Call 303.333.PAUL today', 'US', '+13033337285'],
    ['an eight before the town', '8 (495) 123-45-67', 'RU', '+74951234567'],
    ['a town before what looks like a date', 'Редакция: (8452) 39-12-10', 'RU', '+78452391210'],
    ['fax said of the next one', 'Telefon 08-691 69 00 Fax 08-743 03 20', 'SE', '+4686916900'],
  ] as const)('reads %s', (_, text, country, e164) =>
    expect(findPhones(text, [country]).map((phone) => phone.e164)).toEqual([e164]),
  );

  it('reads the numbers that one label announces, and no other figures behind them', () => {
    const find = (text: string, country: 'TH' | 'GB') => findPhones(text, [country]).map(({ e164 }) => e164);
    expect(find('โทร. 053-221-230, 081-123-1230', 'TH')).toEqual(['+6653221230', '+66811231230']);
    expect(find('Tel 020 7946 0123 or 020 7946 0124', 'GB')).toEqual(['+442079460123', '+442079460124']);
    expect(find('Tel 020 7946 0123, fax 020 7946 0124, 1234567', 'GB')).toEqual(['+442079460123']);
  });

  it('takes no fax number, though its word stands behind, and no tax number', () => {
    expect(findPhones('202.299.1148 fax', ['US'])).toEqual([]);
    expect(findPhones('btw 0453 365 132', ['NL'])).toEqual([]);
    expect(findPhones('Telefax 0421 412302', ['DE'])).toEqual([]);
    expect(findPhones('Impressum News mobil 1462351', ['DE'])).toEqual([]);
    expect(findPhones('T +43 5522 41230, F +43 5522 41230-20', ['AT']).map(({ e164 }) => e164)).toEqual([
      '+43552241230',
    ]);
    expect(findPhones('Telefon/Telefax: 0421 412301', ['DE']).map(({ e164 }) => e164)).toEqual(['+49421412301']);
  });

  it('leaves a number as written that two countries may mean', () => {
    expect(toPhone('044 123 45 67', ['US', 'CH', 'UA'])).toEqual({ written: '044 123 45 67', e164: null });
    expect(toPhone('044 123 45 67', ['CH', 'UA'])?.e164).toBe('+41441234567');
  });

  it('weighs what tells a country: money and language against an ending of all the world', () => {
    const regions = (html: string, domain: string) => findRegions(htmlSite({ '/': html }, domain))[0];
    expect(regions('<html lang="ru"><p>Цена 228 грн</p>', 'acme.com')).toBe('UA');
    expect(regions('<html lang="de-CH"><p>Preis CHF 20</p>', 'acme.com')).toBe('CH');
    expect(regions('<html lang="en"><p>Write to us</p>', 'acme.de')).toBe('DE');
  });

  it('takes e-mail addresses, not placeholders', () => {
    expect(toEmail('mailto:info@acme.example?subject=Hi')).toBe('info@acme.example');
    for (const text of ['mailto:?subject=x', 'you@example.com', 'no at', 'a@b']) expect(toEmail(text)).toBeNull();
  });

  it('knows countries by code and by name in many languages', () => {
    const names = ['DK', 'Danmark', 'DNK', 'UK', 'Deutschland', '日本', 'Россия', 'U.S.A.', 'Atlantis', '__proto__'];
    expect(names.map(findCountry)).toEqual(['DK', 'DK', 'DK', 'GB', 'DE', 'JP', 'RU', 'US', null, null]);
  });
});

describe('numbers as the world writes them', () => {
  it.each([
    ['Fono : 22 - 688 97 54', 'CL', '+56226889754'],
    ['Telefon: 08−789 50 00', 'SE', '+4687895000'],
    ['联系电话：0571-8888 1230', 'CN', '+8657188881230'],
    ['전화번호02-325-1230', 'KR', '+8223251230'],
    ['TEL：０７５－２２１－１２３０', 'JP', '+81752211230'],
    ['โทร.053-221-230', 'TH', '+6653221230'],
    ['تلفن: ۰۲۱-۶۶۴۰۱۲۳۰', 'IR', '+982166401230'],
    ['ফোন: ০২-৯৬৬১২৩০', 'BD', '+88029661230'],
    ['ტელ: 032 299 12 30', 'GE', '+995322991230'],
  ] as const)('are read behind a label of their language: %s', (text, country, e164) => {
    expect(findPhones(text, [country]).map((phone) => phone.e164)).toEqual([e164]);
  });

  it.each([
    ['Fakss 67 123 456', 'LV'],
    ['CEP: 30431-228', 'BR'],
    ['Do you know more? Signal: 212-555-0123', 'US'],
    ['Threema at +41 44 668 18 00', 'CH'],
    ['违法和不良信息举报电话：010-65361230', 'CN'],
  ] as const)('are none behind a label of something else: %s', (text, country) => {
    expect(findPhones(text, [country])).toEqual([]);
  });

  it('belong to the country whose code another number of the page has', () => {
    const pages = { '/': '<p>9137681343</p><footer><p>+91 90294 69131</p></footer>' };
    expect(findRegions(htmlSite(pages, 'acme.com'))[0]).toBe('IN');
  });
});
