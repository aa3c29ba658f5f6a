/** One invented page with what it states: lines of HTML parted by "|", an address in one line, hours as entries. */
export interface ContactSample {
  readonly language: string;
  /** Ending of the domain. */
  readonly ending: string;
  readonly lines: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string | null;
}

/** Contact pages in many languages, written for this test. */
export const CONTACT_SAMPLES: readonly ContactSample[] = [
  {
    language: 'en',
    ending: 'co.uk',
    lines:
      'Contact|Bramble Bikes|14 Fern Lane|Headingley, Leeds LS6 3QS|Tel: 0113 496 0123|Fax: 0113 496 0999|Opening hours|Mon|closed|Tue - Fri|9am - 5.30pm|Saturday|10:00 - 4:00',
    address: '14 Fern Lane, LS6 3QS, Leeds, GB',
    hours: 'Tu-Fr 09:00-17:30; Sa 10:00-16:00',
    phone: '+441134960123',
  },
  {
    language: 'en',
    ending: 'com',
    lines:
      'Contact us|Mesa Kites|1200 Juniper Ave, Suite 4|Tucson, AZ 85701|Call (520) 555-0142|Store hours: Monday through Saturday 10 a.m. to 6 p.m., Sunday noon to 5 pm',
    address: '1200 Juniper Ave, Suite 4, 85701, Tucson, US',
    hours: 'Mo-Sa 10:00-18:00; Su 12:00-17:00',
    phone: '+15205550142',
  },
  {
    language: 'de',
    ending: 'de',
    lines:
      'Kontakt|Uhren Lindner GmbH|Ahornweg 7a|82205 Gilching|Telefon: 08105 123456|Telefax: 08105 123457|Öffnungszeiten|Mo – Fr 9 – 12 Uhr und 14 – 18 Uhr|Sa 9 – 13 Uhr',
    address: 'Ahornweg 7a, 82205, Gilching, DE',
    hours: 'Mo-Fr 09:00-12:00; Mo-Fr 14:00-18:00; Sa 09:00-13:00',
    phone: '+498105123456',
  },
  {
    language: 'fr',
    ending: 'fr',
    lines:
      "Contact|Atelier du Tilleul|15 rue de l'Écluse|38130 Échirolles|Tél. 04 76 00 00 12|Horaires d'ouverture|du lundi au vendredi de 9h à 12h30 et de 14h à 19h|Fermé le samedi et le dimanche",
    address: "15 rue de l'Écluse, 38130, Échirolles, FR",
    hours: 'Mo-Fr 09:00-12:30; Mo-Fr 14:00-19:00',
    phone: '+33476000012',
  },
  {
    language: 'nl',
    ending: 'nl',
    lines:
      'Contact|Fietsenhuis De Linde|Dorpsplein 14|4814 VE Breda|Tel. 076 521 34 56|Openingstijden|maandag|gesloten|dinsdag t/m vrijdag|9.00 - 18.00 uur|zaterdag|9.00 - 17.00 uur',
    address: 'Dorpsplein 14, 4814 VE, Breda, NL',
    hours: 'Tu-Fr 09:00-18:00; Sa 09:00-17:00',
    phone: '+31765213456',
  },
  {
    language: 'it',
    ending: 'it',
    lines:
      'Contatti|Bottega del Salice|Via delle Querce, 12|70125 Bari (BA)|Tel. 080 501 95 21|Orari di apertura|lunedì - venerdì 9:00 - 13:00 e 16:00 - 20:00|domenica chiuso',
    address: 'Via delle Querce, 12, 70125, Bari, IT',
    hours: 'Mo-Fr 09:00-13:00; Mo-Fr 16:00-20:00',
    phone: '+390805019521',
  },
  {
    language: 'es',
    ending: 'es',
    lines:
      'Contacto|Librería del Olmo|Calle Mayor, 5, 2º|28013 Madrid|Teléfono: 915 000 012|Horario: lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:30',
    address: 'Calle Mayor, 5, 2º, 28013, Madrid, ES',
    hours: 'Mo-Fr 10:00-14:00; Mo-Fr 17:00-20:30',
    phone: '+34915000012',
  },
  {
    language: 'pt',
    ending: 'com.br',
    lines:
      'Contato|Oficina do Ipê|Rua das Acácias, 843, Belo Horizonte - MG, CEP 30431-228|Telefone: (31) 3313-6500|Horário de funcionamento|segunda a sexta das 8h às 18h',
    address: 'Rua das Acácias, 843, 30431-228, Belo Horizonte, BR',
    hours: 'Mo-Fr 08:00-18:00',
    phone: '+553133136500',
  },
  {
    language: 'pl',
    ending: 'pl',
    lines:
      'Kontakt|Pracownia Jarzębina|ul. Lipowa 5/7|00-950 Warszawa|tel. 22 826 00 12|Godziny otwarcia|od poniedziałku do piątku 9:00 - 17:00|sobota 10:00 - 14:00',
    address: 'ul. Lipowa 5/7, 00-950, Warszawa, PL',
    hours: 'Mo-Fr 09:00-17:00; Sa 10:00-14:00',
    phone: '+48228260012',
  },
  {
    language: 'sv',
    ending: 'se',
    lines:
      'Kontakt|Lyktans Cykel AB|Norrtullsgatan 6|113 29 Stockholm|Tel: 08-691 69 00|Öppettider|måndag–fredag 10.00–18.00|lördag 11–15',
    address: 'Norrtullsgatan 6, 113 29, Stockholm, SE',
    hours: 'Mo-Fr 10:00-18:00; Sa 11:00-15:00',
    phone: '+4686916900',
  },
  {
    language: 'ru',
    ending: 'ru',
    lines:
      'Контакты|Мастерская «Рябина»|123100, г. Москва, ул. Лесная, д. 5|Телефон: +7 495 123-45-67|Время работы: пн-пт 9:00-18:00, перерыв 13:00-14:00, сб-вс выходной',
    address: 'ул. Лесная, д. 5, 123100, Москва, RU',
    hours: 'Mo-Fr 09:00-13:00; Mo-Fr 14:00-18:00',
    phone: '+74951234567',
  },
  {
    language: 'ja',
    ending: 'jp',
    lines:
      'お問い合わせ|かえで時計店|〒530-0001 大阪府大阪市北区梅田3丁目1番3号|電話：06-6341-0012|営業時間|月～金 午前9時～午後6時|定休日：土曜日・日曜日',
    address: '北区梅田3丁目1番3号, 530-0001, 大阪市, JP',
    hours: 'Mo-Fr 09:00-18:00',
    phone: '+81663410012',
  },
  {
    language: 'ko',
    ending: 'kr',
    lines:
      '연락처|단풍 시계점|(13494) 경기도 성남시 분당구 판교역로 235|전화: 031-701-0012|영업시간|월~금 09:00 - 18:00|토요일 10:00 - 15:00',
    address: '분당구 판교역로 235, 13494, 성남시, KR',
    hours: 'Mo-Fr 09:00-18:00; Sa 10:00-15:00',
    phone: '+82317010012',
  },
  {
    language: 'cs',
    ending: 'cz',
    lines:
      'Kontakt|Dílna Jeřáb|Dlouhá 12|110 00 Praha 1|Telefon: 224 000 012|Otevírací doba|pondělí - pátek 9:00 - 17:00',
    address: 'Dlouhá 12, 110 00, Praha, CZ',
    hours: 'Mo-Fr 09:00-17:00',
    phone: '+420224000012',
  },
  {
    language: 'is',
    ending: 'is',
    lines: 'Hafa samband|Bókabúðin ehf.|Laugavegur 18|101 Reykjavík|Sími: 551 2345|Opið mán–fös 10–18, lau 11–16',
    address: 'Laugavegur 18, 101, Reykjavík, IS',
    hours: 'Mo-Fr 10:00-18:00; Sa 11:00-16:00',
    phone: '+3545512345',
  },
  {
    language: 'ko',
    ending: 'kr',
    lines:
      '오시는 길|한빛서점|(04001) 서울특별시 마포구 월드컵로 120|대표전화 02-325-1230|팩스 02-325-1231|영업시간: 평일 10:00~20:00, 주말 11:00~18:00',
    address: '마포구 월드컵로 120, 04001, 서울, KR',
    hours: 'Mo-Fr 10:00-20:00; Sa-Su 11:00-18:00',
    phone: '+8223251230',
  },
  {
    language: 'ko',
    ending: 'kr',
    lines: '회사소개|바람신문사|(04500) 서울시 중구 을지로동 2가 114-1 한빛빌딩 903호|대표전화 02-325-1230',
    address: '중구 을지로동 2가 114-1, 04500, 서울, KR',
    hours: '',
    phone: '+8223251230',
  },
  {
    language: 'ar',
    ending: 'sa',
    lines:
      'اتصل بنا|مخبز النخيل|شارع العليا 12|الرياض 12211|هاتف: ٠١١ ٤٦٢ ٣٣٤٥|ساعات العمل: السبت - الخميس ٨:٠٠ - ٢٢:٠٠',
    address: 'شارع العليا 12, 12211, الرياض, SA',
    hours: 'Mo-Th,Sa-Su 08:00-22:00',
    phone: '+966114623345',
  },
  {
    language: 'hr',
    ending: 'hr',
    lines:
      'Kontakt|Pekara Zrno|Ilica 120|10000 Zagreb|Tel: 01 377 1230|Radno vrijeme: pon - sub 6 - 21 h, ned 7 - 13 h',
    address: 'Ilica 120, 10000, Zagreb, HR',
    hours: 'Mo-Sa 06:00-21:00; Su 07:00-13:00',
    phone: '+38513771230',
  },
];
