/** A small business as its owner would put it on the web, in the owner's language and in English. */
export interface Owner {
  readonly language: string;
  readonly domain: string;
  readonly name: string;
  readonly type: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  /** Titles and texts of the pages of the site, in its language. */
  readonly home: readonly [title: string, text: string];
  readonly contact: readonly [path: string, title: string, text: string];
  readonly prices: readonly [path: string, title: string, text: string];
  /** What the owner would say of it in English, names and facts as they are written there. */
  readonly english: string;
}

/** Owners from twenty-four languages and twelve ways of writing. */
export const OWNERS: readonly Owner[] = [
  {
    language: 'ar',
    domain: 'dar-warraq.tn',
    name: 'دار الورّاق',
    type: 'Store',
    street: '14 نهج القصبة',
    postcode: '1006',
    city: 'تونس',
    country: 'TN',
    phone: '+216 71 000 246',
    home: [
      'دار الورّاق',
      'نجلّد الكتب باليد في المدينة العتيقة منذ عام 1978. مفتوح من الاثنين إلى السبت، ونرحّب بكل من يحمل كتابًا قديمًا يحبه.',
    ],
    contact: [
      '/contact',
      'اتصل بنا',
      'ورشتنا في 14 نهج القصبة قرب باب سويقة. اتصلوا بنا على ‎+216 71 000 246 أو اكتبوا إلى salam@dar-warraq.tn.',
    ],
    prices: ['/prices', 'الأسعار', 'تجليد كتاب صغير 45 د.ت، وترميم مخطوط من 120 د.ت. نعطيكم الثمن قبل أن نبدأ العمل.'],
    english:
      'دار الورّاق binds books by hand at 14 نهج القصبة, تونس, two minutes from Bab Souika. Call salma on +216 71 000 246 or write to salam@dar-warraq.tn. A rebinding in goatskin costs 120 د.ت.',
  },
  {
    language: 'ja',
    domain: 'komorebi-kissa.jp',
    name: '喫茶こもれび',
    type: 'CafeOrCoffeeShop',
    street: '出町柳町12-3',
    postcode: '606-8205',
    city: '京都市',
    country: 'JP',
    phone: '+81 75 021 4478',
    home: [
      '喫茶こもれび',
      '京都の北、鴨川のそばで昭和五十四年から珈琲を淹れている小さな喫茶店です。朝八時から夕方六時まで開けております。',
    ],
    contact: [
      '/access',
      'アクセス',
      '京阪電車の出町柳駅から歩いて五分です。お電話は075-021-4478、メールは hello@komorebi-kissa.jp までどうぞ。',
    ],
    prices: [
      '/menu',
      'お品書き',
      'こもれびブレンド 600円、厚切りトースト 350円、プリン 550円。すべて税込みの値段でございます。',
    ],
    english:
      '喫茶こもれび serves hand-drip coffee at 出町柳町12-3, 京都市, five minutes from 出町柳駅. The blend is 600円, the thick toast ¥350. Ring 075-021-4478 or write to hello@komorebi-kissa.jp.',
  },
  {
    language: 'el',
    domain: 'taverna-giannis.gr',
    name: 'Ταβέρνα ο Γιάννης',
    type: 'Restaurant',
    street: 'Ερμού 12',
    postcode: '105 63',
    city: 'Αθήνα',
    country: 'GR',
    phone: '+30 21 0123 4567',
    home: [
      'Ταβέρνα ο Γιάννης',
      'Μαγειρεύουμε κάθε μέρα με λάδι από το χωριό μας και ψάρι από την Αίγινα. Η ταβέρνα μας είναι ανοιχτή από το μεσημέρι ως αργά το βράδυ.',
    ],
    contact: [
      '/epikoinonia',
      'Επικοινωνία',
      'Θα μας βρείτε στην οδό Ερμού 12, στο κέντρο της Αθήνας. Τηλέφωνο 210 123 4567, ηλεκτρονικό ταχυδρομείο info@taverna-giannis.gr.',
    ],
    prices: [
      '/timokatalogos',
      'Τιμές',
      'Μουσακάς 9,50 €, παστίτσιο 8,80 €, χωριάτικη σαλάτα 7 €. Το ψωμί το κερνάμε εμείς.',
    ],
    english:
      'Ταβέρνα ο Γιάννης cooks μουσακάς, παστίτσιο and fresh fish from Αίγινα every day from noon. Our address is Οδός Ερμού 12, 105 63 Αθήνα. Reach us on +30 21 0123 4567 or at info@taverna-giannis.gr.',
  },
  {
    language: 'hi',
    domain: 'annapurna-bhojanalay.in',
    name: 'श्री अन्नपूर्णा भोजनालय',
    type: 'Restaurant',
    street: '12 महात्मा गांधी मार्ग',
    postcode: '221001',
    city: 'वाराणसी',
    country: 'IN',
    phone: '+91 542 250 1234',
    home: [
      'श्री अन्नपूर्णा भोजनालय',
      'हम रोज़ सुबह आठ बजे से रात दस बजे तक घर जैसा शाकाहारी खाना परोसते हैं। हमारी थाली में दाल, दो सब्ज़ियाँ, रोटी और चावल मिलते हैं।',
    ],
    contact: [
      '/sampark',
      'संपर्क',
      'हमारा पता है 12 महात्मा गांधी मार्ग, वाराणसी। फ़ोन ०५४२ २५० १२३४ या ईमेल namaste@annapurna-bhojanalay.in पर लिखें।',
    ],
    prices: ['/mulya', 'मूल्य', 'साधारण थाली ₹120, विशेष थाली ₹180, लस्सी ₹40। त्योहार के दिनों में खीर मुफ़्त है।'],
    english:
      'श्री अन्नपूर्णा भोजनालय serves vegetarian thalis from ₹120 at 12 महात्मा गांधी मार्ग, वाराणसी. Call +91 542 250 1234 or mail namaste@annapurna-bhojanalay.in for a table of more than six.',
  },
  {
    language: 'th',
    domain: 'khaokaeng-padaeng.th',
    name: 'ร้านข้าวแกงป้าแดง',
    type: 'Restaurant',
    street: '45/2 ซอยสุขุมวิท 38',
    postcode: '10110',
    city: 'กรุงเทพมหานคร',
    country: 'TH',
    phone: '+66 2 258 4181',
    home: ['ร้านข้าวแกงป้าแดง', 'ร้านข้าวแกงของเราเปิดทุกวันตั้งแต่หกโมงเช้า ทำกับข้าวสดใหม่ทุกเช้าจากตลาดพระโขนง และปิดเมื่อแกงหมดหม้อ'],
    contact: [
      '/contact',
      'ติดต่อเรา',
      'ร้านอยู่ที่ 45/2 ซอยสุขุมวิท 38 ใกล้สถานีทองหล่อ โทร 02 258 4181 หรือเขียนมาที่ padaeng@khaokaeng-padaeng.th',
    ],
    prices: ['/raka', 'ราคา', 'ข้าวราดแกงหนึ่งอย่าง 45 บาท สองอย่าง 60 บาท ข้าวเหนียวมะม่วง 80 บาท'],
    english:
      'ร้านข้าวแกงป้าแดง opens at six and closes when the curry is gone. You find it at 45/2 ซอยสุขุมวิท 38, กรุงเทพมหานคร 10110. Pad kra pao is 60 บาท. Call 02 258 4181 or write to padaeng@khaokaeng-padaeng.th.',
  },
  {
    language: 'da',
    domain: 'bageri-morgenstund.dk',
    name: 'Bageri Morgenstund',
    type: 'Bakery',
    street: 'Hanegalsgade 7',
    postcode: '8000',
    city: 'Aarhus C',
    country: 'DK',
    phone: '+45 86 12 34 56',
    home: [
      'Bageri Morgenstund – surdejsbrød i Aarhus',
      'Vi bager rugbrød, surdejsbrød og kager hver nat af dansk økologisk mel. Butikken har åbent fra klokken syv alle ugens dage.',
    ],
    contact: [
      '/kontakt',
      'Kontakt',
      'Kig forbi i Hanegalsgade 7, eller ring til os på 86 12 34 56. Du kan også skrive til hej@bageri-morgenstund.dk.',
    ],
    prices: [
      '/priser',
      'Priser',
      'Rugbrød 42 kr., surdejsbrød 48 kr. og kanelsnegle 22 kr. stykket. Du betaler med kort eller MobilePay.',
    ],
    english:
      'Bageri Morgenstund bakes rugbrød and kanelsnegle at Hanegalsgade 7, 8000 Aarhus C, next to Vor Frue Kirke. Rugbrød 42 kr., kanelsnegl 22 kr. Phone +45 86 12 34 56, e-mail hej@bageri-morgenstund.dk.',
  },
  {
    language: 'de',
    domain: 'goldener-hirsch-murnau.de',
    name: 'Gasthof Goldener Hirsch',
    type: 'Restaurant',
    street: 'Obermarkt 12',
    postcode: '82418',
    city: 'Murnau am Staffelsee',
    country: 'DE',
    phone: '+49 8841 123456',
    home: [
      'Gasthof Goldener Hirsch',
      'Seit 1887 kochen wir im Goldenen Hirschen, was die Bauern der Gegend bringen. Unser Biergarten unter den Kastanien hat von Mai bis Oktober geöffnet.',
    ],
    contact: [
      '/kontakt',
      'Kontakt',
      'Sie finden uns am Obermarkt 12 in Murnau. Rufen Sie uns an unter 08841 123456 oder schreiben Sie an gruss@goldener-hirsch-murnau.de.',
    ],
    prices: [
      '/speisekarte',
      'Speisekarte',
      'Schweinshaxe mit Knödel 16,80 €, Käsespätzle 12,50 €, Kaiserschmarrn 11,90 €. Kinder zahlen die Hälfte.',
    ],
    english:
      'Gasthof Goldener Hirsch serves Schweinshaxe and Käsespätzle from 12,50 € at Obermarkt 12, 82418 Murnau am Staffelsee. Call +49 8841 123456 or write to gruss@goldener-hirsch-murnau.de.',
  },
  {
    language: 'fr',
    domain: 'dar-yasmine.tn',
    name: 'Maison Yasmine',
    type: 'BedAndBreakfast',
    street: '7 Rue Sidi Bou Khrissan',
    postcode: '1006',
    city: 'Tunis',
    country: 'TN',
    phone: '+216 98 765 432',
    home: [
      'Maison Yasmine',
      'Notre maison d’hôtes ouvre ses cinq chambres autour d’un patio fleuri, au cœur de la médina. Le petit déjeuner est servi sur la terrasse dès huit heures.',
    ],
    contact: [
      '/contact',
      'Contact',
      'Nous sommes au 7 Rue Sidi Bou Khrissan. Appelez-nous au +216 98 765 432 ou écrivez à bonjour@dar-yasmine.tn.',
    ],
    prices: [
      '/tarifs',
      'Tarifs',
      'La chambre double coûte 180 TND la nuit, la suite 260 TND. Le dîner traditionnel est à 45 TND par personne.',
    ],
    english:
      'Maison Yasmine has five rooms around a patio at 7 Rue Sidi Bou Khrissan, 1006 Tunis, near Bab Souika. A double room is 180 TND. Ring or WhatsApp +216 98 765 432, or write to bonjour@dar-yasmine.tn.',
  },
  {
    language: 'es',
    domain: 'floristeria-azahar.es',
    name: 'Floristería Azahar',
    type: 'Florist',
    street: 'Calle Sierpes, 14',
    postcode: '41004',
    city: 'Sevilla',
    country: 'ES',
    phone: '+34 954 123 456',
    home: [
      'Floristería Azahar',
      'Somos una floristería de barrio en el centro de Sevilla. Preparamos cada mañana ramos con las flores que llegan del campo y los llevamos en bicicleta.',
    ],
    contact: [
      '/contacto',
      'Contacto',
      'Estamos en la calle Sierpes, 14. Puede llamarnos al 954 123 456 o escribir a hola@floristeria-azahar.es cuando quiera.',
    ],
    prices: [
      '/precios',
      'Precios',
      'El ramo pequeño cuesta 22 €, el mediano 35 € y el grande 55 €. El reparto en Sevilla son 5 €.',
    ],
    english:
      'Floristería Azahar binds ramos de temporada from 22 € at Calle Sierpes, 14, 41004 Sevilla, and delivers by bicycle. Call Remedios Luque on +34 954 123 456 or write to hola@floristeria-azahar.es.',
  },
  {
    language: 'pt',
    domain: 'pastelaria-santo-antonio.pt',
    name: 'Pastelaria Santo António',
    type: 'Bakery',
    street: 'Rua Augusta 21',
    postcode: '1100-048',
    city: 'Lisboa',
    country: 'PT',
    phone: '+351 21 123 4567',
    home: [
      'Pastelaria Santo António',
      'Fazemos pastéis de nata à mão desde 1952, com a receita da avó Conceição. A nossa casa está aberta todos os dias até às oito da noite.',
    ],
    contact: [
      '/contactos',
      'Contactos',
      'Venha visitar-nos na Rua Augusta 21 ou telefone para o 21 123 4567. O nosso endereço é ola@pastelaria-santo-antonio.pt.',
    ],
    prices: [
      '/precos',
      'Preços',
      'Pastel de nata 1,40 €, galão 1,60 €, bolo de arroz 1,50 €. Uma caixa de seis custa 7,80 €.',
    ],
    english:
      'Pastelaria Santo António, Rua Augusta 21, 1100-048 Lisboa, has made pastéis de nata by hand since 1952. A galão is 1,60 €. Phone +351 21 123 4567, e-mail ola@pastelaria-santo-antonio.pt.',
  },
  {
    language: 'it',
    domain: 'osteria-mezzanotte.it',
    name: 'Osteria Mezzanotte',
    type: 'Restaurant',
    street: 'Via della Lungaretta 12',
    postcode: '00153',
    city: 'Roma',
    country: 'IT',
    phone: '+39 06 1234 5678',
    home: [
      'Osteria Mezzanotte',
      'Cuciniamo la pasta fatta in casa e i piatti della tradizione romana fino a tarda notte. In sala ci sono solo dieci tavoli, perciò conviene prenotare.',
    ],
    contact: [
      '/contatti',
      'Contatti',
      'Siamo in Via della Lungaretta 12, nel cuore di Trastevere. Chiamateci allo 06 1234 5678 o scriveteci a ciao@osteria-mezzanotte.it.',
    ],
    prices: [
      '/menu',
      'Menù',
      'Cacio e pepe 12 €, pappardelle al cinghiale 14 €, tiramisù della casa 6 €. Il coperto è di 2 € a persona.',
    ],
    english:
      'Visit Osteria Mezzanotte at Via della Lungaretta 12, 00153 Roma. We make pappardelle al cinghiale and cacio e pepe by hand from 12 €. Book with Giulia on +39 06 1234 5678 or ciao@osteria-mezzanotte.it.',
  },
  {
    language: 'ru',
    domain: 'klinika-lipa.kz',
    name: 'Клиника «Липа»',
    type: 'MedicalClinic',
    street: 'ул. Старой Липы 18',
    postcode: '050000',
    city: 'Алматы',
    country: 'KZ',
    phone: '+7 727 012 34 56',
    home: [
      'Клиника «Липа»',
      'Мы принимаем взрослых и детей шесть дней в неделю в самом центре города. Запись к врачу возможна по телефону и на нашем сайте.',
    ],
    contact: [
      '/kontakty',
      'Контакты',
      'Клиника находится на улице Старой Липы, дом 18. Звоните по телефону +7 (727) 012-34-56 или пишите на priem@klinika-lipa.kz.',
    ],
    prices: [
      '/ceny',
      'Цены',
      'Приём терапевта 12 000 ₸, кардиолога 18 000 ₸, ультразвук от 9 000 ₸. Повторный приём дешевле.',
    ],
    english:
      'Клиника «Липа» is a family practice at ул. Старой Липы 18, Алматы. An appointment with Айгерим Сарсенова costs 12 000 ₸. Call +7 727 012 34 56 or write to priem@klinika-lipa.kz.',
  },
  {
    language: 'uk',
    domain: 'knyharnia-orel.ua',
    name: 'Книгарня «Орел»',
    type: 'BookStore',
    street: 'вул. Ярославів Вал 15',
    postcode: '01034',
    city: 'Київ',
    country: 'UA',
    phone: '+380 44 123 4567',
    home: [
      'Книгарня «Орел»',
      'Ми продаємо українські книжки та мапи й варимо каву для тих, хто любить читати. Щочетверга у нас зустрічі з письменниками.',
    ],
    contact: [
      '/kontakty',
      'Контакти',
      'Чекаємо на вас за адресою вул. Ярославів Вал 15. Телефон 044 123 45 67, пошта orel@knyharnia-orel.ua.',
    ],
    prices: ['/tsiny', 'Ціни', 'Новий роман коштує від 280 грн, мапа міста 120 грн, кава 65 грн. Студентам знижка.'],
    english:
      'Книгарня «Орел» sells Ukrainian books and maps at вул. Ярославів Вал 15, Київ. A map of Поділ is 120 грн. Phone +380 44 123 4567, e-mail orel@knyharnia-orel.ua.',
  },
  {
    language: 'bg',
    domain: 'knizharnitsa-orel.bg',
    name: 'Книжарница „Орел“',
    type: 'BookStore',
    street: 'ул. Отец Паисий 9',
    postcode: '4000',
    city: 'Пловдив',
    country: 'BG',
    phone: '+359 32 012 345',
    home: [
      'Книжарница „Орел“',
      'Продаваме нови и стари книги в Капана вече тридесет години. При нас винаги има чай, удобен стол и някой, който е прочел книгата.',
    ],
    contact: [
      '/kontakti',
      'Контакти',
      'Намирате ни на ул. Отец Паисий 9 в Пловдив. Обадете се на 032 012 345 или пишете на orel@knizharnitsa-orel.bg.',
    ],
    prices: [
      '/ceni',
      'Цени',
      'Стара книга от 4 лв., нов роман около 22 лв., карта на града 8 лв. Купуваме и вашите книги.',
    ],
    english:
      'Книжарница „Орел“ sells old and new books at ул. Отец Паисий 9, 4000 Пловдив, in the Kapana quarter. Call +359 32 012 345 or write to orel@knizharnitsa-orel.bg.',
  },
  {
    language: 'pl',
    domain: 'zegarmistrz-lipa.pl',
    name: 'Zegarmistrz Lipa',
    type: 'Store',
    street: 'ul. Świętego Krzyża 7',
    postcode: '31-028',
    city: 'Kraków',
    country: 'PL',
    phone: '+48 12 004 51 80',
    home: [
      'Zegarmistrz Lipa',
      'Naprawiamy zegary i zegarki mechaniczne od trzech pokoleń. Każdy zegarek rozbieramy, czyścimy i regulujemy ręcznie w naszej pracowni.',
    ],
    contact: [
      '/kontakt',
      'Kontakt',
      'Pracownia znajduje się przy ul. Świętego Krzyża 7. Zadzwoń pod numer 12 004 51 80 albo napisz na adres czas@zegarmistrz-lipa.pl.',
    ],
    prices: [
      '/cennik',
      'Cennik',
      'Wymiana baterii 30 zł, czyszczenie zegarka 120 zł, naprawa zegara ściennego od 250 zł.',
    ],
    english:
      'Visit Zegarmistrz Lipa at ul. Świętego Krzyża 7, 31-028 Kraków. Cleaning a watch costs 120 zł. Ask for Stanisław Wójcik on +48 12 004 51 80 or write to czas@zegarmistrz-lipa.pl.',
  },
  {
    language: 'tr',
    domain: 'lokanta-beyoglu.com.tr',
    name: 'Lokanta Çiçek',
    type: 'Restaurant',
    street: 'İstiklal Caddesi 172',
    postcode: '34430',
    city: 'İstanbul',
    country: 'TR',
    phone: '+90 212 123 45 67',
    home: [
      'Lokanta Çiçek',
      'Her gün öğlene kadar taze ev yemekleri pişiriyoruz ve akşam sekizde kapanıyoruz. Mercimek çorbamızı tatmadan gitmeyin.',
    ],
    contact: [
      '/iletisim',
      'İletişim',
      'Yerimiz İstiklal Caddesi 172 numarada, Galatasaray Lisesi yakınında. Bizi 0212 123 45 67 numarasından arayın ya da selam@lokanta-beyoglu.com.tr adresine yazın.',
    ],
    prices: ['/fiyatlar', 'Fiyatlar', 'Mercimek çorbası 75 TL, lahmacun 90 TL, sütlaç 80 TL. Ekmek ve su bizden.'],
    english:
      'Find Lokanta Çiçek between Çiçek Pasajı and Galatasaray Lisesi, İstiklal Caddesi 172, 34430 İstanbul. Lahmacun 90 TL, mercimek çorbası 75 TL. Call +90 212 123 45 67 or write to selam@lokanta-beyoglu.com.tr.',
  },
  {
    language: 'ko',
    domain: 'cafe-ondo.kr',
    name: '카페 온도',
    type: 'CafeOrCoffeeShop',
    street: '성수이로 22길 7',
    postcode: '04780',
    city: '서울',
    country: 'KR',
    phone: '+82 2 123 4567',
    home: [
      '카페 온도',
      '우리는 매일 아침 직접 볶은 원두로 커피를 내리는 작은 카페입니다. 평일에는 여덟 시에 문을 열고 주말에는 열 시에 엽니다.',
    ],
    contact: [
      '/contact',
      '연락처',
      '성수이로 22길 7에 있습니다. 전화 02-123-4567 또는 이메일 annyeong@cafe-ondo.kr 로 연락해 주세요.',
    ],
    prices: ['/menu', '메뉴', '아메리카노 4,500원, 카페라떼 5,000원, 치즈케이크 6,500원입니다.'],
    english:
      '카페 온도 is a small café at 성수이로 22길 7, 서울, that roasts its own beans. Americano 4,500원, latte 5,000원. Ring 02-123-4567 or write to annyeong@cafe-ondo.kr.',
  },
  {
    language: 'zh',
    domain: 'laowang-mianguan.cn',
    name: '老王面馆',
    type: 'Restaurant',
    street: '宽窄巷子12号',
    postcode: '610031',
    city: '成都',
    country: 'CN',
    phone: '+86 28 8123 4567',
    home: ['老王面馆', '我们家的担担面每天早上现做，辣椒油是祖传的配方。欢迎您带着朋友来坐坐，店里一共有八张桌子。'],
    contact: [
      '/lianxi',
      '联系我们',
      '我们在宽窄巷子12号，离地铁站走路三分钟。电话：028-8123-4567，邮箱 nihao@laowang-mianguan.cn。',
    ],
    prices: ['/jiage', '价格', '担担面 18元，红油抄手 22元，凉粉 12元。学生打九折。'],
    english:
      '老王面馆 makes 担担面 every morning at 宽窄巷子12号, 成都, three minutes from the metro. A bowl is 18元. Call +86 28 8123 4567 or write to nihao@laowang-mianguan.cn.',
  },
  {
    language: 'he',
    domain: 'lachmi-bakery.co.il',
    name: 'מאפיית לחמי',
    type: 'Bakery',
    street: 'רחוב דיזנגוף 99',
    postcode: '6433103',
    city: 'תל אביב',
    country: 'IL',
    phone: '+972 3 123 4567',
    home: [
      'מאפיית לחמי',
      'אנחנו אופים לחם מחמצת וחלות בכל יום משש בבוקר. ביום שישי המאפייה נסגרת שעתיים לפני כניסת השבת.',
    ],
    contact: [
      '/contact',
      'צור קשר',
      'המאפייה נמצאת ברחוב דיזנגוף 99. טלפון 03-123-4567, דואר אלקטרוני shalom@lachmi-bakery.co.il.',
    ],
    prices: ['/prices', 'מחירים', 'חלה 18 ₪, לחם מחמצת 28 ₪, רוגלך 6 ₪ ליחידה.'],
    english:
      'מאפיית לחמי sells challah on Fridays for 18 ₪ at רחוב דיזנגוף 99, תל אביב. Our kitchen is kosher. Phone +972 3 123 4567, e-mail shalom@lachmi-bakery.co.il.',
  },
  {
    language: 'vi',
    domain: 'quan-an-ngon.vn',
    name: 'Quán Ăn Ngon',
    type: 'Restaurant',
    street: '18 Phan Bội Châu',
    postcode: '100000',
    city: 'Hà Nội',
    country: 'VN',
    phone: '+84 24 3942 8162',
    home: [
      'Quán Ăn Ngon',
      'Chúng tôi nấu các món ăn ba miền trong một ngôi biệt thự cũ giữa lòng phố cổ. Quán mở cửa từ bảy giờ sáng đến chín rưỡi tối mỗi ngày.',
    ],
    contact: [
      '/lien-he',
      'Liên hệ',
      'Mời bạn ghé 18 Phan Bội Châu, quận Hoàn Kiếm. Điện thoại 024 3942 8162, thư điện tử xinchao@quan-an-ngon.vn.',
    ],
    prices: ['/gia', 'Bảng giá', 'Phở bò 65.000 ₫, bún chả 70.000 ₫, nem rán 55.000 ₫. Trà đá miễn phí.'],
    english:
      'Quán Ăn Ngon is at 18 Phan Bội Châu, Hà Nội, in an old villa near Hoàn Kiếm. Bánh mì thịt nướng 35.000 ₫ and phở bò 65.000 ₫. Call +84 24 3942 8162 or write to xinchao@quan-an-ngon.vn.',
  },
  {
    language: 'hu',
    domain: 'kovacs-pekseg.hu',
    name: 'Kovács Pékség',
    type: 'Bakery',
    street: 'Kossuth Lajos utca 12',
    postcode: '1053',
    city: 'Budapest',
    country: 'HU',
    phone: '+36 1 234 5678',
    home: [
      'Kovács Pékség',
      'Minden hajnalban friss kenyeret és pogácsát sütünk a belváros közepén. Hétfőtől szombatig hat órától várjuk kedves vendégeinket.',
    ],
    contact: [
      '/kapcsolat',
      'Kapcsolat',
      'Pékségünk a Kossuth Lajos utca 12. szám alatt van. Hívjon minket a +36 1 234 5678 számon, vagy írjon az info@kovacs-pekseg.hu címre.',
    ],
    prices: ['/arak', 'Árak', 'Fehér kenyér 890 Ft, sajtos pogácsa 250 Ft, kakaós csiga 420 Ft darabonként.'],
    english:
      'Kovács Pékség bakes pogácsa and kakaós csiga at Kossuth Lajos utca 12, 1053 Budapest, from six in the morning. Phone +36 1 234 5678, e-mail info@kovacs-pekseg.hu.',
  },
  {
    language: 'fi',
    domain: 'kahvila-aino.fi',
    name: 'Kahvila Aino',
    type: 'CafeOrCoffeeShop',
    street: 'Hämeenkatu 3',
    postcode: '33100',
    city: 'Tampere',
    country: 'FI',
    phone: '+358 3 123 4567',
    home: [
      'Kahvila Aino',
      'Leivomme korvapuustit ja karjalanpiirakat itse joka aamu. Kahvilamme on avoinna arkisin seitsemästä kuuteen ja viikonloppuisin kymmenestä neljään.',
    ],
    contact: [
      '/yhteystiedot',
      'Yhteystiedot',
      'Löydät meidät osoitteesta Hämeenkatu 3. Soita numeroon 03 123 4567 tai kirjoita osoitteeseen moi@kahvila-aino.fi.',
    ],
    prices: [
      '/hinnasto',
      'Hinnasto',
      'Korvapuusti 3,50 €, karjalanpiirakka 2,20 €, kahvi 2,80 € ja santsikuppi ilmaiseksi.',
    ],
    english:
      'Kahvila Aino bakes korvapuusti and karjalanpiirakka at Hämeenkatu 3, 33100 Tampere. Coffee is 2,80 € with a free refill. Ring +358 3 123 4567 or write to moi@kahvila-aino.fi.',
  },
  {
    language: 'is',
    domain: 'bokabud-thorunnar.is',
    name: 'Bókabúð Þórunnar',
    type: 'BookStore',
    street: 'Skólavörðustígur 12',
    postcode: '101',
    city: 'Reykjavík',
    country: 'IS',
    phone: '+354 555 1234',
    home: [
      'Bókabúð Þórunnar',
      'Við seljum nýjar og gamlar bækur og hellum upp á kaffi fyrir þá sem vilja setjast niður og lesa. Opið er alla daga frá klukkan tíu.',
    ],
    contact: [
      '/hafa-samband',
      'Hafa samband',
      'Búðin er á Skólavörðustíg 12. Síminn er 555 1234 og netfangið er hallo@bokabud-thorunnar.is.',
    ],
    prices: ['/verd', 'Verð', 'Gamlar kiljur kosta 500 kr., nýjar bækur frá 3.990 kr. og kaffibollinn 450 kr.'],
    english:
      'Ask for Þórunn Guðmundsdóttir at Bókabúð Þórunnar, Skólavörðustígur 12, 101 Reykjavík. Old paperbacks are 500 kr. Call +354 555 1234 or write to hallo@bokabud-thorunnar.is.',
  },
  {
    language: 'id',
    domain: 'warung-bu-sari.id',
    name: 'Warung Bu Sari',
    type: 'Restaurant',
    street: 'Jalan Malioboro 45',
    postcode: '55271',
    city: 'Yogyakarta',
    country: 'ID',
    phone: '+62 274 123 456',
    home: [
      'Warung Bu Sari',
      'Kami memasak gudeg dan sayur lodeh setiap hari dengan resep keluarga. Warung kami buka mulai pukul enam pagi sampai makanan habis.',
    ],
    contact: [
      '/kontak',
      'Kontak',
      'Warung kami ada di Jalan Malioboro 45. Silakan hubungi 0274 123 456 atau kirim surel ke halo@warung-bu-sari.id.',
    ],
    prices: ['/harga', 'Harga', 'Gudeg komplit Rp 25.000, sayur lodeh Rp 12.000, es teh manis Rp 5.000.'],
    english:
      'Warung Bu Sari cooks gudeg and sayur lodeh at Jalan Malioboro 45, Yogyakarta 55271. Gudeg komplit Rp 25.000. Call +62 274 123 456 or write to halo@warung-bu-sari.id.',
  },
];
