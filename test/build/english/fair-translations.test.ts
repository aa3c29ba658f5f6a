import { describe, expect, it } from 'vitest';
import { isUsableEnglish } from '../../../src/build/english/usable-english.ts';
import type { TextKind } from '../../../src/language/english/machine-english.ts';
import { namesPattern } from '../../../src/language/english/without-names.ts';

const names = namesPattern(['Bageri Morgenstund', 'Casa Lua']);
const usable = (language: string, text: string, english: string, kind: TextKind) =>
  isUsableEnglish({ text, language, kind, names }, english);

/** What a good translator gives: names of dishes, people and streets stay, numbers are written as English does. */
const FAIR: readonly (readonly [string, string, string])[] = [
  [
    'da',
    'Vores smørrebrød og rugbrød fra 45 kr. får du hver dag på Hanegalsgade 7 i Aarhus.',
    'Our smørrebrød and rye bread from 45 kr. are available every day at Hanegalsgade 7 in Aarhus.',
  ],
  [
    'de',
    'Seit 1987 beraten wir Sie in Fragen des Arbeitsrechts. Termine nach Vereinbarung, Montag bis Freitag 9–17 Uhr.',
    'We have been advising you on matters of employment law since 1987. Appointments by arrangement, Monday to Friday 9–17.',
  ],
  [
    'de',
    'Schnitzel, Spätzle und Maultaschen wie bei Oma, dazu ein kühles Pils vom Fass.',
    "Schnitzel, spätzle and Maultaschen just like grandma's, with a cool draught pilsner.",
  ],
  [
    'fr',
    'Notre crème brûlée maison à 7,50 € et nos vins de la Loire vous attendent chez Marguerite.',
    'Our homemade crème brûlée at €7.50 and our wines from the Loire await you at Marguerite.',
  ],
  [
    'es',
    'Alquila un coche desde 29 € al día, con recogida en el aeropuerto de Málaga.',
    'Rent a car from €29 a day, with pick-up at Málaga airport.',
  ],
  [
    'pt',
    'A Casa Lua tem 6 quartos com vista para o rio Douro e serve o pequeno-almoço até às 10:30.',
    'Casa Lua has 6 rooms with a view of the river Douro and serves breakfast until 10:30.',
  ],
  [
    'it',
    'Prenota un tavolo: pizza napoletana, pasta fresca e tiramisù della casa.',
    'Book a table: Neapolitan pizza, fresh pasta and homemade tiramisù.',
  ],
  [
    'nl',
    'Wij repareren fietsen van alle merken, meestal binnen 24 uur klaar.',
    'We repair bicycles of all brands, usually ready within 24 hours.',
  ],
  [
    'sv',
    'Köp dina biljetter online och hoppa över kön. Barn under 7 år går in gratis.',
    'Buy your tickets online and skip the queue. Children under 7 get in for free.',
  ],
  [
    'pl',
    'Klinika dentystyczna w Krakowie: implanty od 2 500 zł, pierwsza konsultacja za darmo.',
    'Dental clinic in Kraków: implants from 2,500 zł, first consultation for free.',
  ],
  [
    'cs',
    'Pronájem lodí na Vltavě, cena 1 200 Kč za den včetně pojištění.',
    'Boat hire on the Vltava, price 1,200 Kč per day including insurance.',
  ],
  [
    'fi',
    'Tervetuloa saunaan! Avoinna ti–su klo 14–21, liput 15 euroa.',
    'Welcome to the sauna! Open Tue–Sun 14–21, tickets 15 euros.',
  ],
  [
    'ru',
    'Мы печём хлеб на закваске каждое утро. Звоните: +7 727 250-11-22.',
    'We bake sourdough bread every morning. Call: +7 727 250-11-22.',
  ],
  ['el', 'Φρέσκο ψάρι κάθε μέρα, κρατήσεις στο 2310 123456.', 'Fresh fish every day, reservations on 2310 123456.'],
  [
    'ar',
    'مطعم عائلي في قلب الدار البيضاء، مفتوح يوميًا من ٩:٠٠ إلى ٢٢:٣٠.',
    'A family restaurant in the heart of Casablanca, open daily from 9:00 to 22:30.',
  ],
  [
    'ja',
    '京都の静かな路地にある喫茶店です。コーヒーは500円から。',
    'A coffee shop in a quiet alley in Kyoto. Coffee from 500 yen.',
  ],
  [
    'zh',
    '本店提供手工面条和点心，营业时间10:00至22:00。',
    'Our restaurant serves handmade noodles and dim sum, open from 10:00 to 22:00.',
  ],
  [
    'ko',
    '매일 아침 직접 구운 빵을 판매합니다. 전화 02-123-4567.',
    'We sell bread baked in-house every morning. Phone 02-123-4567.',
  ],
  ['hi', 'हम हर दिन ताज़ी मिठाइयाँ बनाते हैं। कीमत ₹250 से शुरू।', 'We make fresh sweets every day. Prices start at ₹250.'],
  ['th', 'นวดแผนไทย 1 ชั่วโมง 300 บาท เปิดทุกวัน', 'Traditional Thai massage, 1 hour 300 baht, open every day.'],
  [
    'tr',
    'El yapımı seramikler, 750 TL üzeri siparişlerde ücretsiz kargo.',
    'Handmade ceramics, free shipping on orders over 750 TL.',
  ],
  [
    'hu',
    'Foglaljon időpontot online, vagy hívjon minket: 06 1 234 5678.',
    'Book an appointment online or call us: 06 1 234 5678.',
  ],
];

const LABELS: readonly (readonly [string, string, string])[] = [
  ['da', 'Vores historie', 'Our history'],
  ['de', 'Unsere Leistungen im Überblick', 'Our services at a glance'],
  ['fr', 'Menu du jour à 18 €', 'Menu of the day at €18'],
  ['es', 'Reserva tu mesa', 'Book your table'],
  ['it', 'Le nostre camere', 'Our rooms'],
  ['pl', 'Wózek dziecięcy Nova 3', 'Pram Nova 3'],
  ['ru', 'Хлеб ржаной 500 г', 'Rye bread 500 g'],
  ['ja', '抹茶ラテ', 'Matcha latte'],
  ['zh', '关于我们', 'About us'],
  ['de', 'Bernsteinkette mit Silberverschluss', 'Amber necklace with silver clasp'],
];

describe('a fair translation', () => {
  it.each(FAIR)('of sentences may be shown: %s: %s', (language, text, english) => {
    expect(usable(language, text, english, 'sentences')).toBe(true);
  });

  it.each(LABELS)('of a label may be shown: %s: %s', (language, text, english) => {
    expect(usable(language, text, english, 'label')).toBe(true);
  });

  it.each([...FAIR, ...LABELS])('may not be shown as it was: %s: %s', (language, text) => {
    expect(usable(language, text, text, 'sentences')).toBe(false);
    expect(usable(language, text, text, 'label')).toBe(false);
  });

  it('of another text may not be shown', () => {
    const wrong = FAIR.filter(([language, text], at) => {
      const [, , english] = FAIR[(at + 1) % FAIR.length] ?? [];
      return /\d/.test(text) && usable(language, text, english ?? '', 'sentences');
    });
    expect(wrong.map(([, text]) => text)).toEqual([]);
  });
});
