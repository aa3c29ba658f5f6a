import type { PageKind } from '../core/site/page-kind.ts';
import { fold } from './fold.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/[\s]+/).map(fold));

/** Words that stand beside the name of a page and leave its meaning: "our", "view", "all", "online", in many languages. */
const NEUTRAL = words(`
  our my your the all a an to go view see show get open online now here current new full latest info information details page us me of
  for and at with in on from today please click find more check out list overview center centre portal area opportunities offers website site free
  unsere unser unserem ihre ihr mein meine dein deine zum zur zu die der das den alle aktuelle aktuell hier jetzt bei beim im in und mit
  nos notre votre vos mon ma mes le la les l voir tous toutes chez du de des en ligne et ici
  nuestro nuestra nuestros nuestras mi mis tu tus su sus ver los las el todos todas del con y aqui
  nostro nostra nostri nostre il lo i gli tuo mio vedi tutti tutte dei con e qui
  nosso nossa nossos nossas meu minha seu sua os as o todos com aqui
  onze ons mijn uw je jouw bekijk het alle bij naar hier en
  vores vore min mit mine din dit se alle den det de til hos her våre vår våra vårt mitt ditt alla och og i på
  nasze nasz nasza moje mój moja twój zobacz wszystkie w i do
  naše náš váš můj moje zobrazit všechny vaše a
  a az mi saját
  наш наши наша все мой моя ваша ваш смотреть в на и наші всі
  meidän kaikki ja oma
  bizim tüm ve
  el la els les nostra nostres tots
`);

/** What prices, jobs and the like may be of without being somebody else's. */
const TOPICS: Readonly<Partial<Record<PageKind, ReadonlySet<string>>>> = {
  pricing:
    words(`room rooms treatment treatments ticket tickets membership entrance admission course courses class classes lesson lessons
    hourly season service services product products tuition wedding rental camp menu
    zimmer eintritt kurs kurse mitglieds tickets chambres camere habitaciones kamers entradas billets услуги услуг на`),
  booking: words(`visit tour table room rooms appointment ticket tickets stay seat class lesson session hotel taxi quick
    visita visitas visite mesa tavolo camera habitacion habitación cita entrada entradas table chambre billet billets rapide rapida
    tisch zimmer termin besuch führung tickets urlaub bord tid time værelse besøg rum tafel kamer bezoek стол столик номер визит`),
  careers: words(
    'current open job jobs career employment opportunities openings positions company hotel group club resort school offene freie offres ofertas',
  ),
  directions: words('office offices store stores shop shops hotel branch branches clinic campus büro'),
  shop: words('merch merchandise fan gift book museum abo outlet web home'),
  support: words('technical product getting need more website'),
  order: words('items item artikel articles form empty 0'),
  subscribe: words(
    'email quarterly community weekly daily monthly free e mail email kostenlos kostenlosen gratuit gratis per zum für',
  ),
};

/** True for a word that may stand beside a phrase naming that kind of page without changing what it names. */
export function isNeutralWord(word: string, kind: PageKind): boolean {
  return NEUTRAL.has(word) || /^\p{N}+$/u.test(word) || TOPICS[kind]?.has(word) === true;
}
