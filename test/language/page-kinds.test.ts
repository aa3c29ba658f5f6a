import { describe, expect, test } from 'vitest';
import { findPageKind, findPlainKind } from '../../src/language/page-kinds.ts';

describe('the kind of a page', () => {
  test.each([
    ['Kontakt', 'contact'],
    ['Om os', 'about'],
    ['Über uns', 'about'],
    ['О компании', 'about'],
    ['Напишите нам', 'contact'],
    ['会社概要', 'about'],
    ['お問い合わせ', 'contact'],
    ['Öffnungszeiten', 'opening_hours'],
    ['Horaires d’ouverture', 'opening_hours'],
    ['Cennik', 'pricing'],
    ['Τιμοκατάλογος', 'pricing'],
    ['الأسئلة الشائعة', 'faq'],
    ['Pracovní nabídky', 'careers'],
    ['Tietosuojaseloste', 'privacy'],
    ['CONTACT US »', 'contact'],
    ['Our dinner menu', 'menu'],
    ['Åbningstider – Bageri Morgenstund', 'opening_hours'],
  ])('of the label %s is %s', (text, kind) => {
    expect(findPageKind({ text })).toBe(kind);
  });

  test.each([
    ['/', 'home'],
    ['/da', 'home'],
    ['/om-os', 'about'],
    ['/ueber-uns.html', 'about'],
    ['/o-kompanii/', 'about'],
    ['/kontakty', 'contact'],
    ['/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82%D1%8B', 'contact'],
    ['/aabningstider', 'opening_hours'],
    ['/quienes-somos', 'about'],
    ['/info/contact.php', 'contact'],
    ['/menu/dinner', 'menu'],
  ])('of the path %s is %s', (path, kind) => {
    expect(findPageKind({ path })).toBe(kind);
  });

  test.each([
    'About the war in the east of the country',
    'Our new menu is here and the whole town talks of it today',
    'Contact lenses: what you need to know before you buy them',
    'x'.repeat(5000),
    '',
  ])('is never guessed from a headline: %.40s', (text) => {
    expect(findPageKind({ text })).toBeNull();
  });

  test('is not that of the list it stands in', () => {
    expect(findPageKind({ path: '/products/rye-bread' })).toBeNull();
    expect(findPageKind({ path: '/news/2024/town-festival' })).toBeNull();
  });

  test('survives broken percent encoding and prototype keys', () => {
    expect(findPageKind({ path: '/%E0%A4%A' })).toBeNull();
    expect(findPageKind({ path: '/__proto__' })).toBeNull();
    expect(findPageKind({ text: 'constructor' })).toBeNull();
  });
});

describe('the kind that a label plainly names', () => {
  const isNeutral = (word: string) => ['our', 'all', 'acme'].includes(word);
  test.each([
    ['Our prices', 'pricing'],
    ['Jobs Acme', 'careers'],
    ['Local gas prices', null],
    ['Order status', null],
    ['Internet access', null],
    ['Mapa stránek', null],
  ])('%s: %s', (text, kind) => {
    expect(findPlainKind({ text, isNeutral })).toBe(kind);
  });

  test('is not that of a word of a language nobody speaks there', () => {
    expect(findPlainKind({ path: '/sunday/times', languages: new Set(['en']), isNeutral })).toBeNull();
    expect(findPlainKind({ path: '/times', languages: new Set(['el']), isNeutral })).toBe('pricing');
  });
});
