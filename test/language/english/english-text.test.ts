import { describe, expect, it } from 'vitest';
import { englishSentences } from '../../../src/language/english/english-sentences.ts';
import { isEnglish, keepEnglish } from '../../../src/language/english/english-text.ts';

/** English of owners, with names, addresses, numbers and prices as they are written there. */
const ENGLISH = [
  'Call دفتر الورّاق on +216 71 000 246.',
  'You find our workshop at 14 نهج القصبة, تونس, two minutes from Bab Souika.',
  'Visit دار الياسمين at 7 Rue Sidi Bou Khrissan, 1006 Tunis.',
  'Makroud Nabeul, bambalouni and kaak warka from 2,500 TND.',
  'Write to salma@daftar-warraq.tn or ring +216 98 765 432 on WhatsApp.',
  'A rebinding in goatskin costs 120 د.ت and takes three weeks.',
  'Visit us at 東京都渋谷区神宮前1-2-3 near 原宿駅.',
  '喫茶こもれび serves coffee and toast from 8:00.',
  'Our omakase is ¥12,000; the bento is ¥1,800.',
  'Phone 03-1234-5678, e-mail info@komorebi.jp and address 2-11-3 Jingumae, Shibuya-ku, Tokyo 150-0001.',
  'Try ほうじ茶ラテ, 抹茶 and わらび餅 in our tea room.',
  'Ταβέρνα ο Γιάννης is open every day from noon.',
  'Our address is Οδός Ερμού 12, 105 63 Αθήνα.',
  'We serve μουσακάς, παστίτσιο and fresh fish from Αίγινα.',
  'Reach us on +30 210 123 4567 or at info@taverna-giannis.gr.',
  'Dinner for two with a bottle of Assyrtiko is about 45 €.',
  'Book a table at Taverna O Giannis, Plateia Agias Eirinis 4, Athina.',
  'श्री अन्नपूर्णा भोजनालय serves thalis from ₹180.',
  'Visit us at 12 MG Road, Jayanagar 4th Block, Bengaluru 560011.',
  'Sree Venkateshwara Sweets makes mysore pak, kaju katli and boondi laddu every morning.',
  'Call +91 80 2663 1234 or WhatsApp 98860 12345.',
  'Masala dosa ₹95, idli vada ₹70, filter kaapi ₹40.',
  'ร้านข้าวแกงป้าแดง opens at 6 and closes when the curry is gone.',
  'Our shop is at 45/2 ซอยสุขุมวิท 38, กรุงเทพฯ 10110.',
  'Pad kra pao 60 baht, tom yam kung 120 baht, khao niao mamuang 80 baht.',
  'Call Baan Khanitha on 02 258 4181 or send a message on LINE @baankhanitha.',
  'Call Bageri Morgenstund on +45 86 12 34 56.',
  'Rugbrød 42 kr., wienerbrød 18 kr., kanelsnegle 22 kr.',
  'You will find us at Hanegalsgade 7, 8000 Aarhus C, next to Vor Frue Kirke.',
  'Smørrebrød and øllebrød at Café Gemmestedet on Gammel Kongevej 84, 1850 Frederiksberg C.',
  'Phone +36 1 234 5678, e-mail info@kovacspekseg.hu and address Kossuth Lajos utca 12, 1053 Budapest.',
  'Gasthaus Zum Goldenen Hirschen serves Schweinshaxe and Käsespätzle from 14,50 €.',
  'Sells 12 products from 3 to 18 EUR, among them Roggenmischbrot, Dinkelvollkornbrot and Laugenbrezel.',
  'The phone number is +48 12 004 51 80.',
  'Visit Zegarmistrz Lipa at ul. Świętego Krzyża 7, 31-028 Kraków.',
  'Prices named there: 120 zł; 45 zł; 30 zł.',
  'Welcome to Hôtel des Trois Vallées in Saint-Martin-de-Belleville.',
  'Write to Крамниця «Орел» by e-mail at shop@orel.ua.',
  'Contact page of Клиника «Липа», a doctors’ surgery in Almaty, Kazakhstan, in Russian.',
  'Phone +7 (727) 012-34-56, e-mail priem@klinika-lipa.kz and address Старой Липы 18, Алматы.',
  'Bánh mì thịt nướng 35.000 ₫ and phở bò 65.000 ₫.',
  'Quán Ăn Ngon is at 18 Phan Bội Châu, Hoàn Kiếm, Hà Nội.',
  '카페 온도 is a small café in 성수동, Seoul.',
  '김밥 4,000원, 떡볶이 5,000원 and 순대 5,000원.',
  'Open Monday to Friday 7:00–18:00; Saturday 8:00–14:00.',
  'Ask for Þórunn Guðmundsdóttir at Skólavörðustígur 12, 101 Reykjavík.',
  'Danish-language site of Bageri Morgenstund, a bakery in Aarhus, Denmark.',
  'מאפיית לחמי sells challah on Fridays for 18 ₪.',
  'Our kitchen at רחוב דיזנגוף 99, תל אביב is kosher.',
  'Find us between Çiçek Pasajı and Galatasaray Lisesi, İstiklal Caddesi 172, Beyoğlu, İstanbul.',
  'Pastelaria Santo António, Rua Augusta 21, 1100-048 Lisboa.',
  'A pastel de nata is 1,40 € and a galão 1,60 €.',
  'Visit Osteria Mezzanotte at Via della Lungaretta 12, 00153 Roma.',
  'We make pappardelle al cinghiale and cacio e pepe by hand.',
  'เชิญ means welcome.',
  'Pupusas de queso, curtido and atol de elote from 1.50 USD.',
  'Order fiskefrikadeller, remoulade and agurkesalat for pick-up.',
  'Our riad هو بيت القصر sits at 22 زنقة الحفير, مراكش, five minutes from جامع الفنا.',
  "Guests rave about Lalla Fatima's tfaya couscous (95 MAD) and pastilla au pigeon.",
  'Parking behind the Mosquée Hassan II; dial 0522 48 28 86 on arrival.',
  'Harissa, mechouia and ojja merguez from 9,500 TND at Chez Slah.',
  '鮨 まつもと seats eight; the evening course is ¥28,000 and starts at 18:30 sharp.',
  'Take the Hankyu line to 河原町駅, exit 9, then turn left at 先斗町.',
  'Cancel by phone (06-6211-0000) or mail yoyaku@matsumoto-sushi.jp no later than noon.',
  'We speak a little English, and 大阪弁 of course.',
  'Καφενείο Η Ωραία Ελλάς pours ellinikos for 1,80 € on Πλατεία Ναυαρίνου.',
  'Mezedes such as φάβα Σαντορίνης, ντολμαδάκια and saganaki are 5–8 €.',
  'Kyria Sofia answers on 2310 234 567, or leave a note at Tsimiski 45, Thessaloniki 546 23.',
  'Rooms with a view of the Λευκός Πύργος cost 70 €.',
  'चाय की दुकान pours cutting chai for ₹12 at स्टेशन रोड, नासिक.',
  'Sarees: Paithani ₹18,500, Kanjeevaram ₹12,000, Chanderi ₹4,200.',
  'Message Mrs. Lakshmi Narayanan on WhatsApp +91 98450 67890 for blouse stitching.',
  'திருநெல்வேலி அல்வா is packed fresh at 6, டவுன் ரோடு, every afternoon.',
  'ก๋วยเตี๋ยวเรือ อยุธยา ladles boat noodles at ฿20 a bowl beside วัดมหาธาตุ.',
  'Massage: Nuad Thai 300 baht, foot reflexology 250 baht, herbal compress 450 baht.',
  'Ask Khun Somchai (081 234 5678) about the longtail to เกาะพีพี.',
  'Spa Sabai Sabai, 99/1 Moo 4, Tambon Rawai, Phuket 83130.',
  'Hos Fru Jensen serves stjerneskud at 165 kr. and æbleskiver at 45 kr.',
  'Bring your dog; Købmagergade is quiet on Sundays.',
  'Bornholmerfærgen docks at Rønne, 400 m from our door on Store Torvegade 12.',
  'Ring Søren on 20 30 40 50 if the gate at Ærøskøbing is shut.',
  'Die Brotboutique sells Schwarzwälder Kirschtorte by the slice.',
  'Bodega La Cigaleña pours vermut, rabas and anchoas de Santoña.',
  'Chez Bébert, 3 rue du Chat-qui-Pêche, 75005 Paris, does a plat du jour at 13,90 €.',
  'Pierogi ruskie 24 zł, żurek 18 zł, kompot 8 zł.',
  'Knihkupectví U Zlatého klíče has maps of Šumava and Český ráj.',
  'Ristorante Da Gino: ossobuco 22 €, risotto alla milanese 16 €.',
  'Кафе «Пушкинъ» bakes blini with икра from 950 ₽.',
  "Meet Оксана Петренко at Львівська Кав'ярня, площа Ринок 23.",
  '카페 봄날 does 팥빙수 for 12,000원 in summer.',
  'Ring the bell marked 김민수 at 종로구 북촌로 15.',
  '奶茶小鋪 mixes 珍珠奶茶 at NT$65, less ice on request.',
  'חומוס אבו חסן closes when the pot is empty, usually by 14:00.',
  'بقلاوة الحاج محمود ships baklava to Dubai for 60 د.إ a box.',
  'Kürtőskalács is 1200 Ft, lángos 900 Ft, at Váci utca 9.',
  'Ceviche mixto S/ 38, lomo saltado S/ 42, chicha morada S/ 10.',
  'Feijoada on Saturdays, R$ 59 per person, Rua Aspicuelta 300, São Paulo.',
  'Sauna Löyly fits six; towels are 5 €.',
  'Phone: 00 353 91 123456. Eircode H91 X2Y3.',
  'Xôi gà costs 40.000đ at ngõ 24 Lý Quốc Sư.',
];

/** The same owners in their own languages. */
const FOREIGN = [
  'نعمل باليد من أول غرزة إلى آخر خط مذهّب، اتصلوا بنا على +216 71 000 246.',
  'Appelez-nous au +216 71 000 246 pour réserver votre table.',
  'Nous sommes ouverts du lundi au vendredi de 9h à 18h, 7 Rue de Marseille, Tunis.',
  '営業時間は八時から十八時まで、電話は03-1234-5678です。',
  '当店はApple Store Shibuyaの隣にございます。',
  'Είμαστε ανοιχτά κάθε μέρα, τηλέφωνο 210 123 4567.',
  'Elate na fate psari sto limani kathe mera.',
  'हम रोज़ सुबह आठ बजे खुलते हैं, फ़ोन +91 80 2663 1234.',
  'เราเปิดทุกวันเวลาแปดโมงเช้า โทร 02 258 4181',
  'Ring til os på +45 86 12 34 56 og bestil dit brød inden klokken 15.',
  'Vi bager rugbrød hver dag i Hanegalsgade 7, 8000 Aarhus C.',
  'Bestil bord hos Café Gemmestedet.',
  'Bäckerei Müller backt jeden Tag frisches Brot in der Hauptstraße 12, 80331 München.',
  'Öffnungszeiten: Montag bis Freitag von 8 bis 18 Uhr.',
  'Reserva tu mesa llamando al +34 954 00 00 00 o escribe a hola@azahar.es.',
  'Estamos en la calle Sierpes, 14, Sevilla.',
  'Nyitva tartunk hétfőtől péntekig, telefon: +36 1 234 5678.',
  'Мы работаем каждый день с 8:00 до 20:00, Алматы, ул. Абая 10.',
  'Обадете се на +359 2 123 4567.',
  '우리는 매일 아침 8시에 문을 엽니다. 전화 02-123-4567',
  'אנחנו פתוחים כל יום משמונה בבוקר, טלפון 03-1234567.',
  'Her gün saat sekizde açıyoruz, bizi 0212 123 45 67 numarasından arayın.',
  'Chúng tôi mở cửa mỗi ngày từ 8 giờ sáng.',
  'Opið alla daga frá klukkan átta, sími 555 1234.',
  'Siamo aperti tutti i giorni in Via della Lungaretta 12, 00153 Roma.',
  'Estamos abertos todos os dias na Rua Augusta 21.',
  'Olemme avoinna joka päivä, soita +358 9 123 4567.',
  'Buka setiap hari pukul delapan pagi, hubungi 0812 3456 7890.',
  'Wij zijn elke dag geopend aan de Prinsengracht 12.',
  'Otevřeno denně od osmi hodin, volejte +420 222 123 456.',
  'Deschis zilnic de la ora opt, sunați la +40 21 123 4567.',
  'تفضلوا بزيارتنا كل يوم من التاسعة صباحا في 22 زنقة الحفير.',
  'Venez goûter notre couscous du vendredi, 95 MAD, chez Lalla Fatima.',
  'ご予約は06-6211-0000までお電話ください。',
  'コースは28,000円、Apple Payもお使いいただけます。',
  'Ο καφές μας κοστίζει 1,80 € στην Πλατεία Ναυαρίνου.',
  'हमारी दुकान स्टेशन रोड पर है, फ़ोन 98450 67890.',
  'ทางร้านเปิดเก้าโมงเช้า โทร 081 234 5678',
  'Stjerneskud koster 165 kr., og hunden må gerne komme med.',
  'Ring til Søren på 20 30 40 50, hvis porten er lukket.',
  'Unsere Torten backen wir jeden Morgen frisch, rufen Sie an: 07651 1234.',
  'Abrimos de martes a domingo en la calle Daoíz y Velarde, 19.',
  'Pierogi lepimy codziennie rano, zapraszamy na Floriańską 12.',
  'Máme otevřeno každý den kromě pondělí.',
  'Siamo chiusi il lunedì; chiamate lo 02 8646 0000.',
  'Мы печём блины с икрой каждое утро.',
  'Кава у нас найкраща на площі Ринок.',
  '여름에는 팥빙수를 팝니다, 전화 02-765-4321.',
  '我們的珍珠奶茶一杯六十五元,歡迎光臨。',
  'החומוס שלנו נגמר בדרך כלל בשתיים.',
  'A kürtőskalács nálunk mindig friss és ropogós.',
  'Aos sábados servimos feijoada na Rua Aspicuelta.',
  'Saunamme on lämmin joka ilta, tervetuloa.',
  'Xôi gà của chúng tôi ngon nhất phố cổ.',
  'Kahvaltı her gün saat sekizde başlıyor.',
  'Vår butik ligger på Storgatan 4 i Ystad.',
  'Wij bakken elke ochtend stroopwafels op de Albert Cuyp.',
  'Tempat kami buka setiap hari sampai malam.',
  'Mūsu kafejnīca atvērta katru dienu.',
  'Kavarna je odprta vsak dan od osmih.',
];

describe('a sentence in an English field', () => {
  it.each(ENGLISH)('may hold names and facts of anywhere: %s', (sentence) => {
    expect(isEnglish(sentence, 'en')).toBe(true);
  });

  it.each(FOREIGN)('is not in another language: %s', (sentence) => {
    expect(isEnglish(sentence, 'en')).toBe(false);
  });

  it('goes when it is plainly foreign, and its neighbours stay', () => {
    const text =
      'We bake every night. Vi bager rugbrød og kager hver nat af dansk mel. Call Bageri Morgenstund on +45 86 12 34 56.';
    expect(keepEnglish(text, null)).toBe('We bake every night. Call Bageri Morgenstund on +45 86 12 34 56.');
  });
});

it('a sentence in the author’s own English begins with what it is about', () => {
  const told = 'The apartment has two bedrooms and a view of the harbour.';
  expect(englishSentences(`avast! is a trademark of its maker and is used under a licence. ${told}`, null)).toEqual([
    told,
  ]);
});

describe('sentences in English on a page in another language', () => {
  it('are told by whole sentences, and none by titles of songs and courses', () => {
    const said = 'We ship our honey to all countries of the European Union.';
    const titles = 'Two Weeks to a Stronger Core (7 Folgen). Fall in Love with Our Evening Yoga (6 Folgen).';
    expect(englishSentences(`Neu im Programm: ${titles} ${said} Wir freuen uns auf Sie!`, null)).toEqual([said]);
  });
});
