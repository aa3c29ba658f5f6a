import { expect, test } from 'vitest';
import { CATEGORIES, categoryOfTypes } from '../../src/places/categories.ts';
import { kindsInLabel, kindsNamedIn } from '../../src/places/category-words.ts';
import { kindOfHost } from '../../src/places/host-kinds.ts';

test('every category has an id of key and value, a name and a lower-case plural', () => {
  for (const { id, name, plural } of CATEGORIES) {
    expect(id).toMatch(/^[a-z_]+\/[a-z_-]+$/);
    expect(name).not.toBe('');
    expect(plural).toMatch(/^(?:[a-z]|IT |DIY )/);
  }
  expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
});

test('the first telling schema.org type decides, a vague one only when asked for', () => {
  expect(categoryOfTypes(['LocalBusiness', 'Bakery'])?.id).toBe('shop/bakery');
  expect(categoryOfTypes(['LocalBusiness'])).toBeNull();
  expect(categoryOfTypes(['LocalBusiness'], { vague: true })?.id).toBe('office/company');
  expect(categoryOfTypes(['__proto__', 'Thing'])).toBeNull();
});

test.each([
  ['Bageri Morgenstund', 'da', 'shop/bakery'],
  ['Polski Związek Latarników', 'pl', 'office/association'],
  ['Norges Lykteforbund', 'no', 'office/association'],
  ['全国提灯連盟', 'ja', 'office/association'],
  ['Udruga svjetiljki', 'hr', 'office/association'],
  ['Familienbäckerei Huber', 'de', 'shop/bakery'],
  ['Клиника «Здоровье»', 'ru', 'amenity/clinic'],
  ['山田書店', 'ja', 'shop/books'],
  ['Trattoria da Mario', 'it', 'amenity/restaurant'],
  ['Advokatfirmaet Holm', 'da', 'office/lawyer'],
  ['The Corner Bookshop', 'en', 'shop/books'],
  ['Najlepszą piekarnię w mieście', 'pl', 'shop/bakery'],
  ['В стоматологии на Невском', 'ru', 'amenity/dentist'],
  ['The best bakery, in town', 'en', 'shop/bakery'],
  ['Clínica Veterinária da Ponte', 'pt', 'amenity/veterinary'],
  ['Hillside Animal Clinic', 'en', 'amenity/veterinary'],
  ['Klinika weterynaryjna Łapa', 'pl', 'amenity/veterinary'],
  ['Djurklinik Norr', 'sv', 'amenity/veterinary'],
  ['Kis Állatklinika', 'hu', 'amenity/veterinary'],
  ['Eläinklinikka Tassu', 'fi', 'amenity/veterinary'],
  ['Phòng khám thú y Bình An', 'vi', 'amenity/veterinary'],
  ['Стоматологічна клініка — стоматологія', 'uk', 'amenity/dentist'],
  ['Автошкола «Сигнал»', 'ru', 'amenity/driving_school'],
  ['山田内科クリニック', 'ja', 'amenity/doctors'],
  ['푸른 동물병원', 'ko', 'amenity/veterinary'],
  ['מוסך הצפון', 'he', 'shop/car_repair'],
  ['Yıldız Oto Servis', 'tr', 'shop/car_repair'],
  ['Elm Driving School', 'en', 'amenity/driving_school'],
  ['Scuola di musica Verdi', 'it', 'amenity/music_school'],
  ['École de danse du Port', 'fr', 'leisure/dance'],
  ['Музыкальная школа «Ключ»', 'ru', 'amenity/music_school'],
  ['Goldschmiede Ahorn', 'de', 'craft/jeweller'],
  ['Elm & Sons Locksmiths', 'en', 'craft/locksmith'],
  ['Harbour Real Estate', 'en', 'office/estate_agent'],
])('the name %s in %s says %s', (name, language, id) => {
  expect(kindsNamedIn(name, language)).toEqual([id]);
});

test('words that name two kinds do not choose between them', () => {
  expect(kindsNamedIn('Hotel, restaurant and museum', 'en').length).toBeGreaterThan(1);
  expect(kindsNamedIn('Acme', 'en')).toEqual([]);
});

test.each([
  ['Restaurant guide of the north', 'en', ['site/directory']],
  ['Acme University Blog', 'en', ['site/blog']],
  ['Restaurant gids Noord', 'nl', ['site/directory']],
  ['Ahorn Onlineshop', 'de', ['shop/online']],
  ['Schuhe im Onlineshop', 'de', ['shop/shoes']],
  ['Möbelhaus Ahorn Onlineshop', 'de', ['shop/furniture']],
  ['Министерство транспорта', 'ru', ['office/government']],
  ['山の裁判所', 'ja', ['amenity/courthouse']],
  ['Lawyers for insurance and real estate', 'en', ['office/lawyer']],
  ['Elm Restaurant & Catering', 'en', ['amenity/restaurant']],
  ['Elm Plumbing & HVAC', 'en', ['craft/plumber']],
  ['Restaurant equipment and kitchen supplies', 'en', []],
  ['Restaurant kitchen equipment for hire', 'en', []],
  ['Restaurant with a view', 'en', ['amenity/restaurant']],
  ['Law firm software', 'en', ['site/software']],
  ['The hotel booking platform of the north', 'en', []],
  ['Plumbing services', 'en', ['craft/plumber']],
])('%s in %s: what is about others is no such thing itself, and the special name counts', (text, language, ids) => {
  expect(kindsNamedIn(text, language)).toEqual(ids);
});

test.each([
  ['www.ci.elmford.tx.us', { category: 'office/government', part: 'ci.elmford.tx.us' }],
  ['www.pref.elmford.jp', { category: 'office/government', part: 'pref.elmford.jp' }],
  ['city.elmford.kyoto.jp', { category: 'office/government', part: 'city.elmford.kyoto.jp' }],
  ['elmford.lib.tx.us', { category: 'amenity/library', part: 'lib.tx.us' }],
  ['city.jp', null],
  ['shop.example.org', { category: 'shop/online', part: 'shop' }],
  ['www2.shop.example.org', { category: 'shop/online', part: 'shop' }],
  ['jo.tistory.com', { category: 'site/blog', part: 'tistory.com' }],
  ['jo.blogspot.co.uk', { category: 'site/blog', part: 'blogspot.co.uk' }],
  ['transport.gov.uk', { category: 'office/government', part: 'gov.uk' }],
  ['oak.ac.uk', { category: 'amenity/university', part: 'ac.uk' }],
  ['journals.oak.ac.uk', { category: 'office/educational_institution', part: 'ac.uk' }],
  ['blogs.oak.ac.uk', { category: 'site/blog', part: 'blogs' }],
  ['elm.blog', { category: 'site/blog', part: 'blog' }],
  ['www.elmford.news', { category: 'office/newspaper', part: 'news' }],
  ['shop.elmford.news', { category: 'shop/online', part: 'shop' }],
  ['livedoor.blog', null],
  ['shop.org', null],
  ['docs.example.org', null],
])('the host %s tells %j', (host, kind) => {
  expect(kindOfHost(host)).toEqual(kind);
});

test('a domain tells by its beginning and its end, not by what happens to stand inside', () => {
  expect(kindsInLabel('restaurantyokohama', 'nl')).toEqual(['amenity/restaurant']);
  expect(kindsInLabel('green-plumbers', 'en')).toEqual(['craft/plumber']);
  expect(kindsInLabel('utahlawyerloans', 'en')).toEqual([]);
  expect(kindsInLabel('a'.repeat(100_000), 'de')).toEqual([]);
});

test.each([
  ['مركز النور الإسلامي', 'ar'],
  ['Centru de carte veche', 'ro'],
  ['Kompleks Lipa', 'hr'],
  ['はなみずき複合施設', 'ja'],
])('a word for any centre makes none of sports: %s in %s', (text, language) => {
  expect(kindsNamedIn(text, language)).not.toContain('leisure/sports_centre');
});
