/** A site that nobody has, in a language that no translator is there for. */
export interface ForeignSample {
  readonly language: string;
  readonly name: string;
  readonly title: string;
  readonly menu: readonly string[];
  /** Head, heading and text of a single page, and the title that it is to have in English. */
  readonly page: { readonly head: string; readonly heading: string; readonly text: string; readonly titled: string };
  /** What the description is to say. */
  readonly says: readonly string[];
}

const article = (type: string, headline: string, date: string): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, headline, datePublished: date })}</script>`;

/** Invented sites in fifteen languages and nine scripts. */
export const FOREIGN_SAMPLES: readonly ForeignSample[] = [
  {
    language: 'da',
    name: 'Klangværket',
    title: 'Klangværket – musikinstrumenter og noder',
    menu: ['Guitarer', 'Violiner', 'Trommer', 'Kontakt'],
    page: {
      head: article('NewsArticle', 'Nye guitarer i butikken', '2025-01-13T08:00:00+01:00'),
      heading: 'Nye guitarer i butikken',
      text: 'Vi har fået en stor sending akustiske guitarer hjem, og de kan prøves i butikken hver dag fra på mandag.',
      titled: 'News article on guitars “Nye guitarer i butikken”, 13 January 2025',
    },
    says: ['musical instruments', 'sheet music', 'violins'],
  },
  {
    language: 'de',
    name: 'Nordwind Bote',
    title: 'Nordwind Bote – Nachrichten von der Küste',
    menu: ['Politik', 'Wirtschaft', 'Wetter', 'Klima & Umwelt', 'Fußball'],
    page: {
      head: '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-05-03">',
      heading: 'Sturm zieht auf',
      text: 'Der Deutsche Wetterdienst erwartet für die kommende Nacht schwere Böen an der ganzen Küste und warnt vor hohen Wellen.',
      titled: 'Article “Sturm zieht auf”, 3 May 2026',
    },
    says: ['politics', 'economy', 'weather', 'climate', 'environment', 'football'],
  },
  {
    language: 'fr',
    name: 'Atelier Brindille',
    title: 'Atelier Brindille : bijoux et boucles d’oreilles',
    menu: ['Bijoux', 'Alliances', 'Boucles d’oreilles', 'Panier'],
    page: {
      head: `<script type="application/ld+json">{"@type":"Product","name":"Bague Rosée","offers":{"@type":"Offer","price":"120.50","priceCurrency":"EUR"}}</script>`,
      heading: 'Bague Rosée',
      text: 'Cette bague en argent est fabriquée à la main dans notre atelier, avec une pierre de lune de petite taille.',
      titled: 'Product page “Bague Rosée”, 120.50 EUR',
    },
    says: ['jewellery', 'wedding rings'],
  },
  {
    language: 'es',
    name: 'Cocina del Faro',
    title: 'Cocina del Faro: recetas del mar',
    menu: ['Recetas', 'Vinos', 'Postres', 'Quiénes somos'],
    page: {
      head: `<script type="application/ld+json">{"@graph":[{"@type":"Recipe","name":"Arroz de la costa","datePublished":"2024-08-02"}]}</script>`,
      heading: 'Arroz de la costa',
      text: 'Sofreímos la cebolla con el tomate, añadimos el arroz y lo dejamos cocer a fuego lento durante veinte minutos.',
      titled: 'Recipe on rice “Arroz de la costa”, 2 August 2024',
    },
    says: ['recipes', 'wine'],
  },
  {
    language: 'pl',
    name: 'Rowerownia Pod Lipą',
    title: 'Rowerownia Pod Lipą – rowery i części zamienne',
    menu: ['Rowery', 'Części zamienne', 'Ubezpieczenia', 'Kontakt'],
    page: {
      head: `<script type="application/ld+json">{"@type":"JobPosting","title":"Mechanik rowerowy","datePosted":"2026-02-10"}</script>`,
      heading: 'Mechanik rowerowy',
      text: 'Szukamy osoby, która lubi rowery i chciałaby naprawiać je w naszym warsztacie przez cztery dni w tygodniu.',
      titled: 'Job advert “Mechanik rowerowy”, 10 February 2026',
    },
    says: ['bicycles', 'spare parts', 'insurance'],
  },
  {
    language: 'ru',
    name: 'Синий Фонарь',
    title: 'Синий Фонарь – сумки и обувь оптом',
    menu: ['Сумки', 'Обувь', 'Аксессуары', 'Доставка'],
    page: {
      head: '',
      heading: 'Восстановление пароля',
      text: '<form action="/vosstanovlenie" method="post"><input type="email" name="email"><button>Отправить</button></form>',
      titled: 'Password reset',
    },
    says: ['bags', 'wholesale', 'shoes'],
  },
  {
    language: 'uk',
    name: 'Вечірній Обрій',
    title: 'Вечірній Обрій – новини міста',
    menu: ['Політика', 'Економіка', 'Погода', 'Культура'],
    page: {
      head: article('NewsArticle', 'У місті відкрили нову бібліотеку', '2026-03-01'),
      heading: 'У місті відкрили нову бібліотеку',
      text: 'Сьогодні вранці в центрі міста відкрили нову бібліотеку, у якій є велика читальна зала та кімната для дітей.',
      titled: 'News article “У місті відкрили нову бібліотеку”, 1 March 2026',
    },
    says: ['politics', 'economy', 'weather', 'culture'],
  },
  {
    language: 'el',
    name: 'Λευκό Λιμάνι',
    title: 'Λευκό Λιμάνι – έπιπλα και φωτιστικά',
    menu: ['Έπιπλα', 'Φωτιστικά', 'Καναπέδες', 'Επικοινωνία'],
    page: {
      head: '',
      heading: 'Καναπέδες',
      text: 'Οι καναπέδες μας κατασκευάζονται στο εργαστήριό μας με ξύλο από τα γύρω βουνά και ύφασμα της επιλογής σας.',
      titled: 'Page on sofas “Καναπέδες”',
    },
    says: ['furniture', 'lighting', 'sofas'],
  },
  {
    language: 'ja',
    name: '青空税務',
    title: '青空税務 – 確定申告と会社設立',
    menu: ['確定申告', '会社設立', '相続', 'お問い合わせ'],
    page: {
      head: article('BlogPosting', '確定申告の準備を始めましょう', '2026-01-20'),
      heading: '確定申告の準備を始めましょう',
      text: '今年も確定申告の時期が近づいてきました。必要な書類を早めに集めて、余裕をもって準備を進めましょう。',
      titled: 'Blog post on tax returns “確定申告の準備を始めましょう”, 20 January 2026',
    },
    says: ['tax returns', 'company formation', 'inheritance'],
  },
  {
    language: 'zh',
    name: '白鹭日报',
    title: '白鹭日报 - 财经与文化',
    menu: ['财经', '文化', '体育', '国际'],
    page: {
      head: article('NewsArticle', '城市公园今日开放', '2025-11-05'),
      heading: '城市公园今日开放',
      text: '今天上午，位于市中心的新公园正式向市民开放，园内设有步行道、儿童游乐区以及一个小型的露天剧场。',
      titled: 'News article “城市公园今日开放”, 5 November 2025',
    },
    says: ['finance', 'culture', 'sport', 'world affairs'],
  },
  {
    language: 'ko',
    name: '푸른들신문',
    title: '푸른들신문',
    menu: ['정치', '경제', '날씨', '문화', '스포츠'],
    page: {
      head: article('NewsArticle', '새 도서관이 문을 열었습니다', '2026-04-02'),
      heading: '새 도서관이 문을 열었습니다',
      text: '오늘 오전 시내 중심가에 새 도서관이 문을 열었습니다. 어린이를 위한 방과 넓은 열람실이 마련되어 있습니다.',
      titled: 'News article “새 도서관이 문을 열었습니다”, 2 April 2026',
    },
    says: ['politics', 'economy', 'weather', 'culture', 'sport'],
  },
  {
    language: 'ar',
    name: 'واحة الأثاث',
    title: 'واحة الأثاث',
    menu: ['أثاث', 'إضاءة', 'سجاد', 'اتصل بنا'],
    page: {
      head: '',
      heading: 'سجاد',
      text: 'ننسج السجاد في ورشتنا بأيدي حرفيين مهرة ونستخدم الصوف الطبيعي والألوان المستخرجة من نباتات المنطقة.',
      titled: 'Page on carpets “سجاد”',
    },
    says: ['furniture', 'lighting', 'carpets'],
  },
  {
    language: 'he',
    name: 'גן הצלילים',
    title: 'גן הצלילים',
    menu: ['כלי נגינה', 'מוזיקה', 'ספרים', 'צור קשר'],
    page: {
      head: article('Article', 'כך בוחרים כלי נגינה ראשון', '2025-09-09'),
      heading: 'כך בוחרים כלי נגינה ראשון',
      text: 'הבחירה בכלי נגינה ראשון לילד היא החלטה חשובה, ולכן כדאי להגיע לחנות ולנסות כמה כלים שונים לפני שקונים.',
      titled: 'Article on musical instruments “כך בוחרים כלי נגינה ראשון”, 9 September 2025',
    },
    says: ['musical instruments', 'music', 'books'],
  },
  {
    language: 'th',
    name: 'ตลาดริมน้ำ',
    title: 'ตลาดริมน้ำ',
    menu: ['เสื้อผ้า', 'รองเท้า', 'ของเล่น', 'ติดต่อเรา'],
    page: {
      head: article('NewsArticle', 'เปิดร้านใหม่ริมแม่น้ำ', '2026-06-11'),
      heading: 'เปิดร้านใหม่ริมแม่น้ำ',
      text: 'วันนี้เราเปิดร้านใหม่ริมแม่น้ำ มีที่จอดรถกว้างขวางและมุมเล่นสำหรับเด็ก เชิญทุกท่านแวะมาเยี่ยมชมได้ทุกวัน',
      titled: 'News article “เปิดร้านใหม่ริมแม่น้ำ”, 11 June 2026',
    },
    says: ['clothes', 'shoes', 'toys'],
  },
  {
    language: 'tr',
    name: 'Mavi Göç Rehberi',
    title: 'Mavi Göç Rehberi',
    menu: ['Göçmenlik', 'Eğitim', 'Hukuk', 'İletişim'],
    page: {
      head: article('BlogPosting', 'Yeni gelenler için ilk adımlar', '2025-12-24'),
      heading: 'Yeni gelenler için ilk adımlar',
      text: 'Yeni bir ülkeye taşınan herkesin ilk haftalarda yapması gereken bazı işler vardır; bu yazıda onları sırayla anlatıyoruz.',
      titled: 'Blog post “Yeni gelenler için ilk adımlar”, 24 December 2025',
    },
    says: ['immigration', 'education', 'law'],
  },
];
