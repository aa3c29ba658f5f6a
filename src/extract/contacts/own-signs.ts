import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { MONEY_AMOUNT } from '../prices.ts';
import type { StatedAddress } from './addresses/stated-address.ts';
import type { ContactLine } from './lines/contact-lines.ts';
import { isNamedMailbox } from './mailboxes.ts';
import { namesMoment, standsBelowMoment } from './moments.ts';
import { isUnfilled } from './phones/phones.ts';
import { saysUs } from './says-us.ts';

/** Whose pages they are, and in which language one is written. */
export interface Speaker {
  readonly domain: string;
  /** ISO 639-1 of the page. */
  readonly language: string | null;
  /** The site's home page was seen: what is its own stands there, too, or on pages that it leads to. */
  readonly isHomeSeen: boolean;
  /** The page is one about the site's contacts: even what it tells in articles is the site's own. */
  readonly isAboutContacts: boolean;
}

const COPYRIGHT =
  /©|\(c\) ?(?:19|20)\d{2}|copyright|all rights reserved|alle rechte|tous droits|todos los derechos|todos os direitos|tutti i diritti|alle rechten|все права защищены|wszelkie prawa|všechna práva|版权所有|著作権|무단전재/iu;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})/gu;
const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}@.])www\.)([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})/giu;

/** Lines around an address or hours that still speak of the same. */
const NEAR = 6;
/** Lines from a heading to what stands below it. */
const BELOW_HEADING = 10;
const MAX_HEADING = 40;

/** Kinds of headings below which a site tells of itself, whatever page it is on. */
const TELLING: ReadonlySet<string> = new Set(['contact', 'imprint']);
/** A page of so few lines is hardly one of a portal. */
const SMALL_PAGE = 80;
const SMALL_PAGE_TELLING: ReadonlySet<string> = new Set([...TELLING, 'directions', 'opening_hours']);

/**
 * Whether lines speak of the site itself, by what stands around them: a mail address of its own domain, the notice of its
 * rights, or a heading such as "Contact us". Beside the web address of another site a heading says nothing.
 *
 * @param first Index of the first of the lines, `line` of the last.
 */
export function speaksOfSite(
  lines: readonly ContactLine[],
  { first, line }: { readonly first: number; readonly line: number },
  speaker: Speaker,
): boolean {
  const near = lines.slice(Math.max(0, first - NEAR), line + NEAR + 1);
  // A footer speaks of the footer: what stands above it in the page may be listed there.
  const isFramed = lines[line]?.inFrame === true;
  const around = near.filter(({ inFrame }) => isFramed || !inFrame);
  if (around.some(({ text }) => names(text, EMAIL, reachesAll).includes(speaker.domain))) return true;
  const others = near.flatMap(({ text }) => names(text, ADDRESS)).filter((domain) => domain !== speaker.domain);
  if (others.length > 0) return false;
  if (around.some(({ text }) => text.length <= 160 && COPYRIGHT.test(text))) return true;
  const above = lines.slice(Math.max(0, first - BELOW_HEADING), first + 1);
  const isAlone = !speaker.isHomeSeen && lines.length <= SMALL_PAGE;
  return above.some((each) => isHeading(each, speaker, isAlone ? SMALL_PAGE_TELLING : TELLING));
}

/** Words beside an address that make it that of who made, printed or keeps the pages. */
const MAKERS =
  /\b(?:host(?:ing|ed by| ?provider)|hébergeu?r\w*|hébergement|hosting ?provider|web-?design\w*|(?:web-?)?site (?:by|design\w*|development|(?:designed|developed|created|built|made|maintained) by)|(?:printed|designed|developed|powered|built|programmed) by|druck(?:erei)?|umsetzung|réalisation|conception du site|réalisé par|realizzazione|realizzato da|sviluppato da|realisatie|ontwikkeld door|site por|página por|criado por|diseño web|diseñado por|desarrollado por|desenvolvido por|projekt i wykonanie|wykonanie strony|tvorba (?:webu|www|stránek|stránok)|készítette|izrada (?:web )?stranic[ae]|web sitesi tasarım\w*|κατασκευή (?:ιστοσελίδ\p{L}*|site|web\p{L}*)|sivujen toteutus|sivuston toteutus|hjemmeside af|webbplats av|nettside av|nettsted av)(?![\p{L}-])|хостинг|(?:разработка|создание) сайта|розробка сайту|網頁設計|网页设计|網站設計|網站建置|웹디자인|制作(?:会社| ?[:：])|제작 ?[:：]|技术支持 ?[:：]|ホームページ制作|网站建设|网站制作/iu;

/** Whether a line says who made the site, or where it lies: "Website development by …". */
export function namesMaker(text: string): boolean {
  return text.length <= MAX_CREDIT && MAKERS.test(text);
}

const MAX_CREDIT = 160;
/** Words above an address that make it another’s: whom to complain to, who wrote a paper, who keeps a school, where bills go. */
const OTHERS =
  /\b(?:(?:verbraucher)?schlichtungsstelle|aufsichtsbehörde|médiateur|mediateur|supervisory authority|corresponding authors?|authors? (?:address(?:es)?|affiliations?)|reprint requests|requests for (?:single )?reprints|korrespondierende\w* autor\w*|auteur correspondant|autor(?:e|a)? (?:de correspondencia|correspondente|corrispondente)|datenschutzbeauftragte\w*|data protection officer|zuständige \w*(?:kammer|behörde)|distributed by|distribu(?:é par|ito da|ido por)|vertrieb (?:durch|über)|organ prowadzący|(?:schul|kita|einrichtungs)träger|fenntartó|zřizovatel|zriaďovateľ|ustanovitelj(?:ica)?|osnivač|ente gestore|organisme gestionnaire|entidad titular|entidade titular|schoolbestuur|bevoegd gezag|huvudman|skoleeier|(?:billing|invoice) address|rechnungsadresse|rechnungsanschrift|adresse de facturation|dirección de facturación|indirizzo di fatturazione|factuuradres|fakturaadress|fakturaadresse|faktureringsadresse|laskutusosoite|adres do faktur|fakturační adresa|fakturačná adresa|számlázási cím)(?![\p{L}-])|φορέας λειτουργίας|設置者|取引銀行|取引先|保険代理店|加盟団体|开户(?:银)?行|開戶銀行|거래은행|通讯作者|通訊作者|責任著者|교신저자|автор для (?:переписки|корреспонденции)/iu;
/** Words above an address of where people meet. */
const VENUES =
  /\b(?:meetings? (?:location|place|venue)|location of (?:the )?meetings?|event (?:location|venue)|veranstaltungsort|tagungsort|treffpunkt|lieu (?:de la réunion|de l['’]événement|du rendez-vous)|lugar (?:del evento|de (?:la )?reunión)|luogo (?:dell['’]evento|di ritrovo)|miejsce (?:wydarzenia|spotkania))(?![\p{L}-])|место проведения|місце проведення|会場|開催場所|活动地点/iu;
/** A maker's words that end where the maker's name begins. */
const MADE_BY = /\s(?:by|par|da|por|door|do)$|[:：]$/iu;
const BY_BEHIND =
  /^ ?\p{Script=Han}|^[^.!?\d]{0,30}?(?:[:：]|(?<!\p{L})(?:by|von|durch|par|di|da|por|door|av|af|przez|od)(?!\p{L}))/iu;

/**
 * Whether the words before a number in its line make it another's: who made the site, an authority. Who
 * makes sites writes "web design" beside his own number: only what leads to a name counts.
 */
export function leadsToOthers(before: string): boolean {
  return VENUES.test(before) || OTHERS.test(before) || nameOfMaker(before) !== null;
}

/** What stands where a credit has the name of who made the site; null where no words lead to one. */
function nameOfMaker(text: string): string | null {
  const made = MAKERS.exec(text);
  if (made === null) return null;
  const behind = text.slice(made.index + made[0].length);
  return MADE_BY.test(made[0]) ? behind : BY_BEHIND.exec(behind) && behind.replace(BY_BEHIND, '');
}

/** Whom the law makes a site name in its imprint besides itself: chambers, insurers, authorities. */
const INSTITUTIONS =
  /(?<!\p{L})(?:\p{L}*(?:rechtsanwalts|anwalts|ärzte|steuerberater|architekten|apotheker|handwerks|psychotherapeuten|notar|ingenieure?|wirtschaftsprüfer)kammer|industrie- und handelskammer|ihk|kassen(?:zahn)?ärztliche vereinigung|(?:berufs|vermögensschaden-?)?haftpflicht(?:versicherung|versicherer)?|versicherungs?(?: ?ag)?|landesbeauftragte\p{L}*|gewerbebehörde|bezirkshauptmannschaft|ordre des \p{L}+|barreau d\p{L}*|chambre (?:de commerce|des métiers|nationale)|cnil|ordine d\p{L}+|garante per|colegio (?:oficial )?de|agencia española de|izba (?:adwokacka|lekarska|radców)|okręgowa \p{L}+|urząd ochrony|česká \p{L}+ (?:komora|inspekce)|úřad pro|slovenská \p{L}+ (?:komora|inšpekcia)|konsumenttvistnämnden|allmänna reklamationsnämnden|sveriges advokatsamfund|integritetsskyddsmyndigheten|forbrugerklagenævnet|advokatnævnet|datatilsynet|forbrukertilsynet|forbrukerrådet|kuluttajariitalautakunta|tietosuojavaltuutettu|kamara|nemzeti adatvédelmi|insurance (?:company|provider)|insured by|information commissioner|law society|bar council)(?!\p{L})/iu;

/** Whether the words right above a further address of a page name whom the law makes the site name besides itself. */
export function isInstitution(lines: readonly ContactLine[], { first, line, address }: StatedAddress): boolean {
  const above = lines.slice(Math.max(0, first - 2), first).map(({ text }) => text);
  return [...above, ownBeginning(lines[line]?.text ?? '', address)].some(
    (text) => text.length <= MAX_CREDIT && INSTITUTIONS.test(text),
  );
}

/** Lines from the name of whoever is meant to the last of the numbers below it. */
const OTHERS_REACH = 5;

/**
 * Whether a number stands below a line that names another, an authority or who made the site, though no address of theirs
 * could be read: no heading or word of the site's own ("call us") begins something new between them, and no mailbox of the
 * site stands beside it.
 *
 * @param at Its place among the numbers of the page: above the first one a chamber may name itself.
 */
export function standsBelowOthers(
  lines: readonly ContactLine[],
  line: number,
  { domain }: Speaker,
  at: number,
): boolean {
  const near = lines.slice(Math.max(0, line - 2), line + 3);
  if (near.some(({ text }) => names(text, EMAIL).includes(domain)) || saysUs(lines[line]?.text ?? '')) return false;
  for (const { text, inFrame } of lines.slice(Math.max(0, line - OTHERS_REACH), line).reverse()) {
    if (inFrame !== lines[line]?.inFrame || text.length > MAX_CREDIT) return false;
    if (OTHERS.test(text) || isCredit(text) || (at > 0 && INSTITUTIONS.test(text))) return true;
    if (saysUs(text) || findPageKind({ text }) !== null) return false;
  }
  return false;
}

/** "Website by Pixel", or up to where the next line has the name, but not "Hosting: from £5", which is sold. */
function isCredit(text: string): boolean {
  const name = nameOfMaker(text);
  return name !== null && /^[^\p{L}\d]*(?:[\p{Lu}\p{Lo}]|$)/u.test(name) && !MONEY_AMOUNT.test(text);
}

/** Words of a sentence that tells where to send goods back. */
const RETURNS =
  /(?<!\p{L})(?:returns?|returned|send (?:it|them|goods|items) back|rücksend|zurücksend|retoure|retourn|retourzend|retourneer|zwr(?:ot|ac)|odesl|vrát|vrac|vrác|zasielaj|reso\b|restitu|devolu|devolver|returner|palaut|visszaküld|возврат|верн[иу]|връщан|поверн|επιστροφ|iade\b)|返品|退货|退貨|반품/iu;
/** A label is shorter. */
const MIN_SENTENCE = 25;
/** Lines below the example of an address in which a template shows its other examples. */
const EXAMPLES_BELOW = 5;

/**
 * Whether the words right above an address say that it is another's, or only where goods are sent back to, or an example
 * below that nobody filled in what a template came with.
 */
export function speaksOfOthers(lines: readonly ContactLine[], { first, line, address }: StatedAddress): boolean {
  if (lines.slice(line, line + 1 + EXAMPLES_BELOW).some(({ text }) => isUnfilled(text))) return true;
  if (standsBelowMoment(lines, first)) return true;
  const above = lines.slice(Math.max(0, first - 2), first + 1);
  const before = [...above.map(({ text }) => text), ownBeginning(lines[line]?.text ?? '', address)];
  if (
    before.some(
      (text) => text.length <= 160 && (namesMaker(text) || OTHERS.test(text) || VENUES.test(text) || namesMoment(text)),
    )
  )
    return true;
  return above.some(({ text, inFrame }) => !inFrame && text.length >= MIN_SENTENCE && RETURNS.test(text));
}

/** Whether a sentence of a page tells of a place and gives its address in brackets behind it: "we slept at the Lakeside (…)". */
export function isAside(lines: readonly ContactLine[], { line, address }: StatedAddress): boolean {
  const { text = '', inFrame = false } = lines[line] ?? {};
  return !inFrame && OPEN_BRACKET.test(ownBeginning(text, address));
}

const OPEN_BRACKET = /^.{30,}\([^()]*$/su;

/** What stands before an address in its line: "Site by Acme, 3 Acacia Road". */
function ownBeginning(text: string, { street = '', postcode = '', city = '' }: StatedAddress['address']): string {
  const starts = [street, postcode, city].filter((part) => part !== '').map((part) => text.indexOf(part));
  return text.slice(0, Math.max(0, Math.min(...starts.filter((at) => at >= 0), text.length)));
}

/** Registrable domains of the hosts that a text names. */
function names(text: string, pattern: RegExp, isMeant = (_: string) => true): string[] {
  if (text.length > 300) return [];
  const found = [...text.matchAll(pattern)].filter(([whole]) => isMeant(whole));
  return found.map(([, host = '']) => registrableDomain(host.toLowerCase()));
}

/** Whoever sees to one flat or one course has a mailbox at the site's domain, too: "j.doe@acme.example". */
function reachesAll(mailbox: string): boolean {
  return !isNamedMailbox(mailbox);
}

/** A line of the content, not of a menu, that is nothing but such a heading. */
function isHeading({ text, inFrame }: ContactLine, { language }: Speaker, kinds: ReadonlySet<string>): boolean {
  if (inFrame || text.length > MAX_HEADING) return false;
  const label = text.split(/[:：]/u, 1)[0]?.trim() ?? '';
  const languages = language === null ? undefined : new Set([language, 'en']);
  return kinds.has(findPageKind({ text: label, languages }) ?? '');
}
