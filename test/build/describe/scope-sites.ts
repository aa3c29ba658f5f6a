/** What must be said of an invented site, and what must not. */
export interface ScopeSite {
  /** What it shows, as the name of the test. */
  readonly title: string;
  readonly domain: string;
  /** Path → HTML. */
  readonly pages: Readonly<Record<string, string>>;
  /** Id of the category; null where nobody could tell. */
  readonly category: string | null;
  /** English name of the town; null for none. */
  readonly place: string | null;
  /** Its name, where the fixture is about that. */
  readonly name?: string;
  readonly homeSeen: boolean;
  /** What nothing in the document may say. */
  readonly never?: readonly string[];
}

const page = (lang: string, title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const data = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`;
const meta = (name: string, content: string): string => `<meta property="${name}" name="${name}" content="${content}">`;

const GREEK_HOTEL = data({
  '@type': 'Hotel',
  name: 'Hotel Thalassa Ammos',
  telephone: '+302810000000',
  address: { streetAddress: 'Akti 4', postalCode: '71202', addressLocality: 'Heraklion', addressCountry: 'GR' },
});

/** Invented sites in many languages: the figures of scope and category are held on them. */
export const SCOPE_SITES: readonly ScopeSite[] = [
  {
    title: 'a guide is none of the restaurants and hotels that it lists',
    domain: 'smaakgids-oost.example',
    pages: {
      '/': page(
        'nl',
        'Restaurantgids: alle restaurants in het oosten - Smaakgids Oost',
        '<h1>Smaakgids Oost</h1><p>Onze gids voor restaurants, eetcafés en hotels beschrijft elke week drie adressen waar wij zelf gegeten hebben.</p>',
        meta('description', 'Gids voor restaurants en eetcafés: meningen van gasten over elk adres in de streek.'),
      ),
      '/hotel/thalassa': page(
        'nl',
        'Hotel Thalassa Ammos - Smaakgids Oost',
        '<h1>Hotel Thalassa Ammos</h1><p>Een hotel aan zee op Kreta met veertig kamers en een eigen restaurant.</p><p>Tel. +30 2810 000000</p>',
        GREEK_HOTEL,
      ),
    },
    category: 'site/directory',
    place: null,
    homeSeen: true,
    never: ['Heraklion', '2810', 'a hotel', 'a restaurant'],
  },
  {
    title: 'a portal has no number and no address of an advertiser',
    domain: 'mado-portal.example',
    pages: {
      '/': page(
        'ja',
        'まどポータル - 総合ポータル',
        '<h1>まどポータル</h1><p>ニュース、天気、路線、地図をまとめてお届けする総合ポータルサイトです。毎日使える便利な入口です。</p>',
        meta('description', '毎日の生活に役立つ情報を集めた総合ポータルです。'),
      ),
      '/ad/1': page(
        'ja',
        '広告 - まどポータル',
        '<h1>広告</h1><p>引っ越しならお任せください。お見積もりは無料です。お気軽にどうぞ。</p>',
        data({
          '@type': 'MovingCompany',
          name: 'はこび屋',
          telephone: '0120-000-000',
          address: { postalCode: '980-0000', addressLocality: '仙台市', addressCountry: 'JP' },
        }),
      ),
    },
    category: 'site/portal',
    place: null,
    homeSeen: true,
    never: ['Sendai', '仙台', '0120', 'moving'],
  },
  {
    title: 'a wine shop of which one page was marked up is a wine shop',
    domain: 'enoteca-del-vento.example',
    pages: {
      '/': page(
        'it',
        'Enoteca del Vento – vini e distillati',
        '<nav><a href="/catalogo">Catalogo</a><a href="/carrello">Carrello</a></nav><h1>Enoteca del Vento</h1><p>Vendita di vini scelti da piccole cantine, spediti in tutta Europa in due giorni.</p><form action="/carrello/aggiungi" method="post"><input type="hidden" name="id" value="4"><button>Aggiungi al carrello</button></form>',
      ),
      '/vino/rosso': page(
        'it',
        'Rosso del Vento 2019 – Enoteca del Vento',
        '<h1>Rosso del Vento 2019</h1><p>Un rosso corposo delle nostre colline, da bere entro dieci anni.</p><form action="/carrello/aggiungi" method="post"><input name="qty" value="1"><button>Aggiungi al carrello</button></form>',
        data({
          '@type': 'Product',
          name: 'Rosso del Vento 2019',
          offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'EUR' },
        }),
      ),
    },
    category: 'shop/wine',
    place: null,
    homeSeen: true,
    never: ['one product'],
  },
  {
    title: 'a court whose pages speak of software is a court',
    domain: 'jesionowo.sr.gov.pl',
    pages: {
      '/': page(
        'pl',
        'Sąd Rejonowy w Jesionowie',
        '<h1>Sąd Rejonowy w Jesionowie</h1><p>Portal informacyjny sądu pozwala na dostęp do akt spraw przez oprogramowanie dostępne dla każdego obywatela.</p>',
        meta('description', 'Strona internetowa Sądu Rejonowego w Jesionowie.'),
      ),
    },
    category: 'amenity/courthouse',
    place: null,
    homeSeen: true,
    never: ['oftware'],
  },
  {
    title: 'a blog is no sports centre because it writes of one',
    domain: 'lespasdelea.wordpress.com',
    pages: {
      '/': page(
        'fr',
        'Les pas de Léa',
        '<h1>Les pas de Léa</h1><p>Je cours, je nage et je raconte. Hier, au centre sportif, nous avons couru dix kilomètres sous la pluie.</p>',
        meta('generator', 'WordPress.com'),
      ),
    },
    category: 'site/blog',
    place: null,
    homeSeen: true,
    never: ['ports centre'],
  },
  {
    title: 'a forum is told by its software',
    domain: 'zeltfreunde.example',
    pages: {
      '/': page(
        'de',
        'Zeltfreunde – Foren-Übersicht',
        '<h1>Zeltfreunde</h1><p>Hier tauschen wir uns über Zelte, Kocher und Rucksäcke aus. Neue Mitglieder sind jederzeit willkommen.</p><p>Powered by phpBB</p>',
      ).replace('<body>', '<body id="phpbb">'),
    },
    category: 'site/forum',
    place: null,
    homeSeen: true,
  },
  {
    title: 'a ministry is told by its address',
    domain: 'mrl.gov.ua',
    pages: {
      '/novyny/1': page(
        'uk',
        'Міністр відвідав школу',
        '<h1>Міністр відвідав школу</h1><p>Сьогодні міністр відвідав нову школу в області та поспілкувався з учителями і батьками учнів.</p>',
      ),
    },
    category: 'office/government',
    place: null,
    homeSeen: false,
    never: ['chool in'],
  },
  {
    title: 'a university is told by its address, whatever its library page says',
    domain: 'kazemachi-u.ac.jp',
    pages: {
      '/': page('ja', '風町大学', '<h1>風町大学</h1><p>風町大学は、海と山に囲まれた町にある小さな総合大学です。</p>'),
      '/lib': page('ja', '図書館 - 風町大学', '<h1>図書館</h1><p>図書館は平日の朝九時から夜八時まで開いています。</p>'),
    },
    category: 'amenity/university',
    place: null,
    homeSeen: true,
  },
  {
    title: 'a marketplace does not sell what its members advertise',
    domain: 'bolhater.example',
    pages: {
      '/': page(
        'hu',
        'Ingyenes apróhirdetés - Bolhatér',
        '<h1>Bolhatér</h1><p>Adjon fel hirdetést ingyen, és találjon vevőt még ma a saját városában.</p>',
        meta('description', 'Apróhirdetés mindenkinek: eladó lakások, autók, bútorok.'),
      ),
      '/hirdetes/7': page(
        'hu',
        'Eladó bicikli - Bolhatér',
        '<h1>Eladó bicikli</h1><p>Kevéset használt női kerékpár, kosárral és lámpával, friss gumikkal eladó.</p>',
        data({ '@type': 'Product', name: 'Eladó bicikli', offers: { price: '20000', priceCurrency: 'HUF' } }),
      ),
    },
    category: 'site/marketplace',
    place: null,
    homeSeen: true,
    never: ['Sells'],
  },
  {
    title: 'a recipe site is no newspaper because a publisher stands behind it',
    domain: 'varecka-plna.example',
    pages: Object.fromEntries(
      ['kolac', 'polevka'].map((dish) => [
        `/recepty/${dish}`,
        page(
          'cs',
          `${dish} podle babičky - Vařečka plná`,
          '<h1>Recept</h1><p>Těsto necháme hodinu odpočívat, potom je rozválíme a pečeme do zlatova.</p>',
          meta('og:site_name', 'Vařečka plná') +
            data({
              '@graph': [
                {
                  '@type': 'Recipe',
                  name: dish,
                  publisher: { '@type': 'NewsMediaOrganization', name: 'Velké noviny' },
                },
              ],
            }),
        ),
      ]),
    ),
    category: 'site/recipes',
    place: null,
    name: 'Vařečka plná',
    homeSeen: false,
  },
  {
    title: 'a news site is told by what its pages are',
    domain: 'eldiadelaribera.example',
    pages: {
      '/politica/presupuesto': page(
        'es',
        'El pleno aprueba el presupuesto - El Día de la Ribera',
        '<h1>El pleno aprueba el presupuesto</h1><p>El pleno aprobó anoche el presupuesto con los votos de tres grupos y tras seis horas de debate.</p>',
        meta('og:site_name', 'El Día de la Ribera') +
          data({
            '@type': 'NewsArticle',
            headline: 'El pleno aprueba el presupuesto',
            description: 'El pleno aprobó anoche el presupuesto tras seis horas de debate.',
            publisher: { '@type': 'Organization', name: 'El Día de la Ribera' },
          }),
      ),
    },
    category: 'office/newspaper',
    place: null,
    name: 'El Día de la Ribera',
    homeSeen: false,
  },
  {
    title: 'an archive of articles without a home page has no description',
    domain: 'quiet-lanes.example',
    pages: {
      '/2024/05/the-mill': page(
        'en',
        'The mill by the river - Quiet Lanes',
        '<h1>The mill by the river</h1><p>The hotel beside the old mill in Leeds closed last winter, and the school moved into its rooms in spring.</p><p>Call the hotel: 0113 496 0000</p>',
        meta('og:site_name', 'Quiet Lanes') +
          meta('description', 'How a hotel in Leeds became a school within a year.'),
      ),
      '/2024/06/the-bridge': page(
        'en',
        'The bridge - Quiet Lanes',
        '<h1>The bridge</h1><p>Nobody remembers who paid for the bridge, but everybody knows who did not pay for it at all.</p>',
        meta('og:site_name', 'Quiet Lanes'),
      ),
    },
    category: null,
    place: null,
    name: 'Quiet Lanes',
    homeSeen: false,
  },
  {
    title: 'a shop with camping in its name is no camp site',
    domain: 'campingplanet.example',
    pages: {
      '/': page(
        'en',
        'Camping Planet',
        '<nav><a href="/products">Shop</a><a href="/cart">Basket (0)</a></nav><h1>Camping Planet</h1><p>Stoves, lamps and chairs for the road, sent to your door within two days of your order.</p><form action="/cart/add" method="post"><button>Add to basket</button></form>',
      ),
    },
    category: 'shop/online',
    place: null,
    homeSeen: true,
  },
  {
    title: 'what an association tells the press makes it no newspaper',
    domain: 'verband-der-uhrenfreunde.example',
    pages: {
      '/presse/mitteilung': page(
        'de',
        'Tag der Uhr – Verband der Uhrenfreunde e. V.',
        '<h1>Tag der Uhr</h1><p>Am Sonntag öffnen im ganzen Land Werkstätten ihre Türen und zeigen alte Uhren.</p>',
        meta('og:site_name', 'Verband der Uhrenfreunde e. V.') +
          data({ '@type': 'NewsArticle', headline: 'Tag der Uhr' }),
      ),
    },
    category: 'office/association',
    place: null,
    homeSeen: false,
    never: ['news site'],
  },
  {
    title: 'a hotel is in the town of its own address',
    domain: 'kervanevi.example',
    pages: {
      '/': page(
        'tr',
        'Kervan Evi Otel',
        '<h1>Kervan Evi Otel</h1><p>Taş odalarımız, avlumuz ve kahvaltımızla misafirlerimizi bekliyoruz.</p>',
        meta('description', 'Kervan Evi Otel, eski bir konakta on iki odalı küçük bir oteldir.') +
          data({
            '@type': 'Hotel',
            name: 'Kervan Evi Otel',
            address: { streetAddress: 'Kale Sk. 3', addressLocality: 'Bursa', addressCountry: 'TR' },
          }),
      ),
    },
    category: 'tourism/hotel',
    place: 'Bursa',
    homeSeen: true,
  },
  {
    title: 'a town that the stated country does not have is looked for in that of the domain',
    domain: 'diariodelplata.com.uy',
    pages: {
      '/': page(
        'es',
        'Diario del Plata',
        '<h1>Diario del Plata</h1><p>Noticias de la ciudad y del país, todos los días desde el puerto.</p>',
        data({
          '@type': 'NewsMediaOrganization',
          name: 'Diario del Plata',
          address: { streetAddress: 'Rambla 1', addressLocality: 'Montevideo', addressCountry: 'ES' },
        }),
      ),
    },
    category: 'office/newspaper',
    place: 'Montevideo',
    homeSeen: true,
    never: ['Spain'],
  },
  {
    title: 'a chain is what its name stands for, whatever its pages leave out',
    domain: 'decathlon.example',
    pages: { '/': page('en', 'Decathlon', '<h1>Decathlon</h1><p>Welcome. Choose your country to go on.</p>') },
    category: 'shop/sports',
    place: null,
    homeSeen: true,
  },
];
