import { describe, expect, test } from 'vitest';
import { detectLanguage, normaliseLanguage } from '../../../src/language/detect/detect.ts';

describe('the language of a text', () => {
  test.each([
    ['Velkommen til vores bageri i Aarhus, hvor vi bager rugbrød hver nat.', 'da'],
    ['Wir backen jeden Morgen frisches Brot für unsere Kunden.', 'de'],
    ['Мы принимаем пациентов каждый день без выходных.', 'ru'],
    ['毎朝パンを焼いています。', 'ja'],
    ['Ons winkel in Pretoria is sewe dae van die week oop vir ons kliënte.', 'af'],
    ['We bake fresh bread for our customers every morning.', 'en'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text, null)).toMatchObject({ language, reliable: true });
  });

  test.each([
    ['Općina Ilidža objavila je da će se sedmica kulture održati u aprilu, saopćio je načelnik.', 'bs'],
    ['Trgovina se nalazi u ulici gdje je nekada bila fabrika, a evropski gosti dolaze zbog muzike.', 'bs'],
    ['Tvrtka iz Zagreba sljedećeg tjedna otvara kazalište, priopćila je županija.', 'hr'],
    ['Preduzeće iz Novog Sada otvara prodavnicu sledeće nedelje, deo radova je već gotov.', 'sr'],
    ['Prodavnica u Nišu radi svakog dana osim nedelje.', 'sr'],
    ['Kantor kami buka setiap hari, tetapi karena libur nasional Anda bisa datang hari Kamis.', 'id'],
    ['Pejabat kami dibuka setiap hari Isnin hingga Khamis, manakala Ahad cuti kerana perayaan.', 'ms'],
    ['In hac urbe multi homines sunt qui libros antiquos legunt atque scribunt.', 'la'],
    ['Vi opnar dørene klokka ti og har kaffi til alle som ikkje vil vente ute.', 'no'],
    ['A nosa tenda está na rúa principal e non pecha ao mediodía, tamén temos unha terraza.', 'gl'],
    ['A nossa loja fica na rua principal e não fecha ao meio-dia, também temos uma esplanada.', 'pt'],
    ['Nia vendejo estas malfermita ĉiun tagon kaj ni parolas Esperanton.', 'eo'],
    ['Abantu abaningi bathi uhulumeni kufanele asize izingane esikoleni.', 'zu'],
    ['Batho ba le bantsi ba re puso e tshwanetse go thusa bana kwa sekolong.', 'tn'],
    ['Vanhu vo tala va vule leswaku mfumo wu fanele ku pfuna vana exikolweni.', 'ts'],
    ['Abantu bangi bagamba nti gavumenti erina okuyamba abaana mu masomero.', 'lg'],
    ['हमारी दुकान हर दिन खुली रहती है और हम घर पर भी सामान पहुँचाते हैं।', 'hi'],
    ['आमचे दुकान दररोज सुरू असते आणि आम्ही घरपोच सेवा देतो आहे.', 'mr'],
    ['Нашата продавница е отворена секој ден и ќе ве пречекаме со кафе.', 'mk'],
    ['Біздің дүкен күн сайын ашық және жеткізу де бар.', 'kk'],
  ])('%s is %s, of those that are near it', (text, language) => {
    expect(detectLanguage(text, null).language).toBe(language);
  });

  test.each([
    ['Hubungi kami segera', 'id', 'id'],
    ['Bli medlem nå', null, 'no'],
    ['Læs mere her', null, 'da'],
    ['Где нас найти', null, 'ru'],
    ['Як нас знайти', null, 'uk'],
    ['ما را دنبال', null, 'fa'],
  ])('three words are told: %s', (text, declared, language) => {
    expect(detectLanguage(text, declared).language).toBe(language);
  });

  test('a text that names a thing in letters that one language writes alone is that of the letters around them', () => {
    expect(
      detectLanguage('Мы продаём чай из Японии (日本) и Китая (中国) с доставкой по всей стране.', null).language,
    ).toBe('ru');
    expect(detectLanguage('お茶の通信販売。Tokyo Москва', null).language).toBe('ja');
  });

  test('a text of many Latin names is that of the letters between them', () => {
    expect(detectLanguage('Microsoft Surface Pro سے خریداری کے لیے یہاں کلک کریں اور ہمیں لکھیں', null).language).toBe(
      'ur',
    );
    expect(detectLanguage('Share on Facebook and Twitter: हमारे साथ जुड़ने के लिए यहाँ देखें', null).language).toBe('hi');
  });

  test('English between code, names and numbers is not called foreign, and a text that is nobody’s is not called English', () => {
    for (const text of ['We store a hash of it.', 'Nobody gets more than 120 a minute.', 'The script is below 1 KB.'])
      expect(detectLanguage(text, 'de')).not.toMatchObject({ language: 'de', reliable: true });
    const greek = 'Elate na fate psari sto limani kathe mera.';
    expect(detectLanguage(greek, 'en').language).not.toBe('en');
  });

  test('a long text costs no more than its beginning', () => {
    const words = 'ab-cd’ef '.repeat(20_000);
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round += 1) detectLanguage(words, null);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });

  test('follows what is declared for a word, and the text for a paragraph', () => {
    expect(detectLanguage('Kontakt', 'da').language).toBe('da');
    expect(detectLanguage('Kontakt', 'pl').language).toBe('pl');
    const danish =
      'Vi bager rugbrød, surdejsbrød og kager hver nat af dansk økologisk mel, og butikken har åbent hver dag.';
    expect(detectLanguage(danish, 'en').language).toBe('da');
  });

  test('is not known of digits, signs and nothing', () => {
    expect(detectLanguage('', null)).toEqual({ language: null, reliable: false });
    expect(detectLanguage('12:30 – 14:00 +45', null).language).toBeNull();
    expect(detectLanguage('\ud800 \udc00', null).language).toBeNull();
  });
});

test.each([
  ['pt-BR', 'pt'],
  ['zh-Hant', 'zh'],
  ['zh_TW', 'zh'],
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['iw', 'he'],
  ['EN-us', 'en'],
  ['deu', 'de'],
  ['kr', 'ko'],
  ['ua', 'uk'],
  ['vn', 'vi'],
  ['xx', null],
  ['', null],
  ['__proto__', null],
  ['constructor', null],
])('the tag %s names %s (R39)', (tag, code) => {
  expect(normaliseLanguage(tag)).toBe(code);
});
