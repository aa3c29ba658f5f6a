import type { ActionId } from '../../../src/core/actions/catalogue.ts';

/** A site that nobody has, with what a person who reads it can do there. */
export interface SampleSite {
  /** ISO 639-1. */
  readonly language: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly actions: readonly ActionId[];
}

const search = (label: string, name = 'q') =>
  `<form action="/find"><input type="text" name="${name}" placeholder="${label}"><button>${label}</button></form>`;
const news = (heading: string, button: string) =>
  `<h3>${heading}</h3><form method="post" action="/n"><input type="email" name="m"><button>${button}</button></form>`;
const links = (...pairs: readonly (readonly [string, string])[]) =>
  `<nav>${pairs.map(([label, href]) => `<a href="${href}">${label}</a>`).join(' ')}</nav>`;
const map = '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>';
const article = (text: string) => `<meta property="og:type" content="article"><article><p>${text}</p></article>`;

/** Written for these tests, each with something that is easily mistaken. */
export const SAMPLE_SITES: readonly SampleSite[] = [
  {
    language: 'de',
    // A list of branches, prizes and a sale are no directions, prices or events.
    pages: {
      '/': `${links(['Filialen', '/filialen'], ['Preise und Auszeichnungen', '/preise'], ['Warenkorb (0)', '/korb'], ['Karriere', '/karriere'], ['Kontakt', '/kontakt'], ['Anmelden / Registrieren', '/konto'])}${search('Suchen')}${news('Newsletter', 'Absenden')}`,
    },
    actions: ['search', 'shop', 'order', 'careers', 'contact', 'sign_in', 'sign_up', 'subscribe'],
  },
  {
    language: 'fr',
    pages: {
      '/': `${links(['Nos magasins', '/magasins'], ['Réserver une table', '/reserver'], ['Nous contacter', '/contact'], ['Nos tarifs', '/tarifs'], ['Recrutement', '/recrutement'])}<p>Ouvert tous les jours.</p>`,
    },
    actions: ['book', 'contact', 'view_pricing', 'careers'],
  },
  {
    language: 'es',
    pages: {
      '/': `${links(['Dónde estamos', '/donde'], ['Preguntas frecuentes', '/faq'], ['Añadir al carrito', '/carrito'], ['Iniciar sesión', '/login'], ['Contacto', '/contacto'])}${search('Buscar', 'buscar')}`,
    },
    actions: ['directions', 'get_support', 'order', 'shop', 'sign_in', 'contact', 'search'],
  },
  {
    language: 'it',
    // Season tickets are no newsletter.
    pages: {
      '/': `${links(['Abbonamenti', '/titoli/abbonamenti'], ['Prezzi', '/prezzi'], ['Lavora con noi', '/lavora'], ['Come arrivare', '/come-arrivare'], ['Contatti', '/contatti'])}${search('Cerca')}`,
    },
    actions: ['view_pricing', 'careers', 'directions', 'contact', 'search'],
  },
  {
    language: 'pt',
    pages: {
      '/': `${links(['Fale conosco', '/contato'], ['Trabalhe conosco', '/vagas'], ['Carrinho', '/carrinho'], ['Entrar ou criar conta', '/conta'])}${news('Receba nossa newsletter', 'Enviar')}`,
    },
    actions: ['contact', 'careers', 'order', 'shop', 'sign_in', 'sign_up', 'subscribe'],
  },
  {
    language: 'nl',
    pages: {
      '/': `${links(['Openingstijden', '/openingstijden'], ['Route', '/route'], ['Contact', '/contact'], ['Prijzen', '/prijzen'], ['Klantenservice', '/klantenservice'])}${news('Nieuwsbrief', 'Verzenden')}`,
    },
    actions: ['visit', 'directions', 'contact', 'view_pricing', 'get_support', 'subscribe'],
  },
  {
    language: 'da',
    // Where trips are booked, "bestil" is a booking.
    pages: {
      '/': `${links(['Bestil nu', '/booking/rejser/nu'], ['Kontakt', '/kontakt'], ['Log ind', '/log-ind'], ['Job hos os', '/job'])}${search('Søg')}`,
    },
    actions: ['book', 'contact', 'sign_in', 'careers', 'search'],
  },
  {
    language: 'sv',
    pages: {
      '/': `${links(['Varukorg', '/varukorg'], ['Hitta butik', '/butiker'], ['Kundservice', '/kundservice'], ['Logga in', '/logga-in'])}${search('Sök')}${news('Nyhetsbrev', 'Skicka')}`,
    },
    actions: ['order', 'shop', 'get_support', 'sign_in', 'search', 'subscribe'],
  },
  {
    language: 'pl',
    // Advertisers' rates are not what the site charges.
    pages: {
      '/': `${links(['Cennik reklam', '/reklama/cennik'], ['Koszyk', '/koszyk'], ['Pomoc', '/pomoc'], ['Kontakt', '/kontakt'], ['Kariera', '/kariera'])}${search('Szukaj')}`,
    },
    actions: ['order', 'shop', 'get_support', 'contact', 'careers', 'search'],
  },
  {
    language: 'cs',
    pages: {
      '/': `${links(['Košík', '/kosik'], ['Ceník', '/cenik'], ['Kontakt', '/kontakt'], ['Přihlásit se', '/prihlaseni'], ['Registrace', '/registrace'])}${search('Hledat')}<h3>Odběr novinek</h3><form method="post" action="/o"><input name="mail"><button>Odeslat</button></form>`,
    },
    actions: ['order', 'shop', 'view_pricing', 'contact', 'sign_in', 'sign_up', 'search', 'subscribe'],
  },
  {
    language: 'ru',
    pages: {
      '/': `${links(['Корзина', '/cart'], ['Вакансии', '/vacancy'], ['Контакты', '/contacts'], ['Вход / Регистрация', '/auth'], ['Наши магазины', '/shops'])}${search('Поиск')}${news('Подписка на новости', 'Отправить')}`,
    },
    actions: ['order', 'shop', 'careers', 'contact', 'sign_in', 'sign_up', 'search', 'subscribe'],
  },
  {
    language: 'ja',
    // A portal's service of maps is no way to it.
    pages: {
      '/': `${links(['地図', '/maps'], ['採用情報', '/recruit'], ['お問い合わせ', '/inquiry'], ['ヘルプ', '/help'], ['ログイン', '/login'])}${search('検索')}`,
    },
    actions: ['careers', 'contact', 'get_support', 'sign_in', 'search'],
  },
  {
    language: 'el',
    pages: {
      '/': `${links(['Επικοινωνία', '/contact'], ['Καλάθι', '/kalathi'], ['Σύνδεση', '/syndesi'])}${search('Αναζήτηση')}`,
    },
    actions: ['contact', 'order', 'shop', 'sign_in', 'search'],
  },
  {
    language: 'tr',
    pages: {
      '/': `${links(['İletişim', '/iletisim'], ['Sepetim', '/sepet'], ['Giriş yap', '/giris'], ['Mağazalarımız', '/magazalar'])}${search('Ara')}`,
    },
    actions: ['contact', 'order', 'shop', 'sign_in', 'search'],
  },
  {
    language: 'en',
    // A newspaper: its market of jobs and its feeds are not its own jobs and newsletter; its own stand in the footer.
    pages: {
      '/2026/05/01/a-story': `${article('The town rose early. '.repeat(20))}${links(['Sport', '/sport'], ['Jobs', '/jobs'], ['Property', '/property'], ['Cars', '/cars'], ['Subscribe', '/rss-feeds/'])}<form action="/s"><input type="search" name="q"></form>`,
    },
    actions: ['search'],
  },
  {
    language: 'en',
    // An advertisement, a shared link, and an app among a hotel's own links.
    pages: {
      '/': `${links(['Get our app', 'https://apps.apple.com/us/app/inn/id1'], ['Shop', 'https://ads.other.example/shop'], ['WhatsApp', 'https://wa.me/?text=hello'], ['Support the lifeboats', '/support'], ['Contact us', '/contact-us'])}<form method="post" action="/r"><label>Check in <input name="arrival" type="date"></label><label>Check out <input name="departure" type="date"></label><button>Show rooms</button></form>${map}`,
    },
    actions: ['download', 'contact', 'book', 'directions'],
  },
];
