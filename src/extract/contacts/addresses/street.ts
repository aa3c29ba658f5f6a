import { escapedPattern } from '../../../core/escaped-pattern.ts';
import { bareLetters } from '../../../language/bare-letters.ts';
import { isLegalForm, LEGAL_FORM } from '../../../language/legal-forms.ts';
import { isDayOfMonth } from '../../../language/month-words.ts';
import { placeWords } from '../../../language/place-words.ts';

/** Countries whose addresses give the number of the house first: "220 Kirkland Avenue", "15 rue de l'écureuil". */
const NUMBER_FIRST = new Set('US CA GB IE AU NZ IN SG ZA MY PH HK FR MC MA DZ LU'.split(' '));

/** Words that are a street by themselves, before its name or behind it. */
const STREET_WORD =
  /(?<![\p{L}\p{M}])(?:street|st|road|rd|avenue|ave|av|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|square|sq|terrace|crescent|close|highway|hwy|parkway|pkwy|freeway|fwy|expressway|turnpike|pike|loop|route|trail|circle|cir|row|mews|quay|gardens|grove|hill|park|plaza|broadway|walk|wharf|rue|quai|chemin|impasse|allée|allee|cours|faubourg|chaussée|via|viale|vicolo|corso|piazza|piazzale|largo|strada|contrada|localit[àa]|loc|calle|c\/|avenida|avda|paseo|plaza|plaça|carrer|camino|carretera|ctra|ronda|rua|travessa|praça|alameda|estrada|rodovia|ulica|ul|aleja|aleje|al|plac|os|osiedle|ulice|náměstí|nám|třída|nábřeží|námestie|utca|u|út|útja|tér|tere|körút|krt|strada|str|bulevardul|bd|calea|șoseaua|piața|улица|ул|проспект|просп|пр|пр-т|переулок|пер|площадь|пл|шоссе|ш|бульвар|бул|бульв|набережная|наб|проезд|вулиця|вул|провулок|пров|площа|οδός|λεωφόρος|λεωφ|cadde|caddesi|cad|sokak|sokağı|sok|bulvarı|bulvar|mahallesi|mah|đường|phố|jalan|jl|jln|prospekt|gatve|gatvė|g|iela|tänav|mnt|trg|obala|cesta|put|rruga|רחוב|רח|שדרות|שד|דרך|شارع|طريق)(?![\p{L}\p{M}]|\.\p{L}\.)/iu;
/** Endings of words that name a street. */
const STREET_ENDING =
  /\p{L}(?:straße|strasse|str\.|weg|platz|gasse|allee|damm|ufer|chaussee|markt|berg|graben|steig|zeile|laan|straat|plein|kade|gracht|singel|dijk|dreef|gade|vej|vænget|stræde|torv|plads|gata|gatan|gate|vägen|väg|vei|veien|torget|plan|gränd|katu|tie|kuja|polku|tänav|utca|straete|steenweg|lei|hof|pad)(?![\p{L}])/iu;
/** A part of a building, or a box at a post office. */
const UNIT =
  /^(?:(?:suites?|ste|unit|floor|fl|room|rm|apt?|apartment|building|bldg|level|sector|sektor|shop|office|block|tower|lot|bay|box|p\.? ?o\.? ?box|postfach|postbus|postboks|boîte|bp|cp|bât|bâtiment|piso|planta|local|nave|loja|sala|andar|bloco|conj|scala|interno|piano|lok|lokal|m|кв|оф|офис|корп|корпус|стр|строение|д|дом|этаж|emelet|em|ép|kat|no|nr|haus|hs|geb|gebäude|aufgang|eingang|hinterhaus|stiege|top|etage|og)(?!\p{L})\.? ?#?|#) ?[\p{L}\d./-]{0,8}(?: [\p{L}\d]{1,3})?$|^(?:\d{1,2}(?:st|nd|rd|th)|\p{L}{3,9}) floor$|^\d{1,2}\. ?(?:og|stock|sal|tv|th|em|patro|poschodie|krs|piętro)\b.{0,8}$|^bairro .{2,40}$|^\d{1,2}[ºª°] ?[\p{L}\d]{0,4}\.?$/iu;
const HOUSE_NUMBER =
  /^(?:n[°º.]? ?|nr\.? ?|no\.? ?|№ ?)?\d{1,5} ?[a-z]?(?: ?[-–/] ?\d{1,5} ?[a-z]{0,3}| ?bis| ?ter|\/[a-z]{1,3})?$|^s\/n$/iu;
/** "Mo–Fr 8–17": days and times. */
const DAYS = /^\p{L}{1,4}\.? ?[-–] ?\p{L}{1,4}\.?:? \d/u;
const NUMBER_BEFORE = /^(?:\d{1,6}[a-z]?(?:[-–/]\d{1,5}[a-z]?)?|one|two|three),? (?=[\p{L}\d])/iu;
const NUMBER_BEHIND =
  /\p{L}[\p{L}\p{M}.'’-]*,? ?(?:nr[.:]? ?|no[.:]? ?|n[°º][.:]? ?|№ ?|д\. ?)?\d{1,4} ?\p{L}?(?: ?[-–/+] ?\d{1,4} ?\p{L}?){0,2}(?:\/\p{L}{1,3})?\.?$/u;
/** What numbers beside words mostly are when they are no street. */
const OTHER =
  /@|[€$£%©]|www\.|https?:|\d{1,2}[:.]\d{2}|\d{7}|\b(?:19|20)\d{2}\b(?!.{0,3}\p{L})|(?<![\p{L}\p{N}])(?:tel|phone|fax|fon|email|e-mail|mobile|vat|kvk|cvr|january|february|march|april|june|july|august|september|october|november|december|page|copyright|all rights)(?![\p{L}\p{M}\p{N}])/iu;

/** A box at a post office, at the end of a part. */
const POST_BOX = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:p\\.? ?o\\.? ?box|${placeWords('post box').map(escapedPattern).join('|')})\\.? ?(?:n[º°o]\\.? ?)?\\d{1,6}(?: \\d{1,3})?(?:,? (?:station|stn|succ(?:ursale)?)\\.? [\\p{L}-]{1,20})?$`,
  'iu',
);

/** A box that nothing stands before. */
const BOX_ALONE = new RegExp(`^${POST_BOX.source}`, 'iu');
/** "1625 K Street, NW Suite 900": a part of the town, behind the comma of its street. */
const QUADRANT = /^(?:N|S|E|W|NE|NW|SE|SW)\.? (?=\p{L})/u;
/** The legal form of whoever stands before the street. */
const FORM_BEFORE = new RegExp(`^${LEGAL_FORM},? (?=\\p{Lu})`, 'u');
/** "Acme Studio s.r.o. Lazaretská 12": a form with a full stop in it is no word of a street. */
const FIRM_BEFORE = new RegExp(
  `^\\p{Lu}[^\\d,]{1,50} (?=\\S*\\.|GmbH|Ltd|Limited|LLC|PLC|plc|Inc|Kft|Oy)${LEGAL_FORM} (?=\\p{Lu})`,
  'u',
);
const QUARTER = /^\p{Lu}[\p{L}\p{M}'’.-]{2,20}(?: \p{L}[\p{L}\p{M}'’.-]{0,20}){0,2}$/u;
/** Where firms stand together; its name is long. */
const ESTATE =
  /^(?:p\.? ?i\.|pol[íi]g(?:ono|\.)|pol\.|parque (?:empresarial|industrial|tecnol)|zona (?:industrial|artigianale)|z\.? ?[ai]\.|parc d.activit|gewerbe(?:gebiet|park)|industrie(?:gebiet|park|terrein)|bedrijventerrein)(?!\p{L})/iu;
/** A house known by its name stands before a street without a number. */
const HOUSE =
  /^\p{Lu}[\p{L}'’ .-]{2,40} (?:house|court|building|centre|center|works|mill|farm|hall|lodge|studios?|barn|cottage|manor|park|chambers)$/iu;

/** "Address: …", but not "Atatürk Cad. No: 12". */
const LABEL = /^(?![^:]*\b(?:no|nr|num|n[°º]|№):)[^\d:]{1,40}:\s*/iu;

/** "We slept at the Lakeside (4 Quay Street, …": what stands before an open bracket is a sentence. */
const BRACKET = /^[^()]{10,}\((?=[^()]*$)/u;
/** "© 2015 Acme 14 Mill Street": since when it has its rights. */
const RIGHTS = /^(?:©|\(c\)|copyright)[\s©]*(?:\d{4}(?: ?[-–] ?\d{2,4})?)?[\s,]*/iu;
/** "The clinic at 14 Mill Street". */
const AT = /(?<!\p{L})(?:at|near|on|au|à) $/iu;

const MAX_STREET = 90;

/** Whether addresses of a country give the number of the house before the street. */
export function writesNumberFirst(country: string): boolean {
  return NUMBER_FIRST.has(country);
}

/** Whether what an address gives for its street is a box at a post office: nobody is met there. */
export function isPostBox(street: string): boolean {
  return BOX_ALONE.test(street);
}

/** Whether a text names a street by its words. */
export function hasStreetWord(text: string): boolean {
  return STREET_WORD.test(text) || STREET_ENDING.test(text);
}

/**
 * The street that ends a list of address parts ("Acme Ltd", "Suite 300", "1435 North McDowell Blvd."), with what belongs
 * to it; null when the last parts name none.
 */
export function streetAtEnd(parts: readonly string[], country: string): string | null {
  const taken: string[] = [];
  let hasQuarter = false;
  for (const [back, written] of parts.slice(-5).reverse().entries()) {
    const part = written.replace(BRACKET, '').replace(LABEL, '').replace(RIGHTS, '').trim();
    const kind = kindOf(part, country);
    if (kind === 'none') {
      // "70 Lawrence Road, Tottenham, London": a quarter stands between.
      if (taken.length > 0 || hasQuarter || !(QUARTER.test(part) || ESTATE.test(part))) break;
      hasQuarter = true;
      continue;
    }
    const house = parts[parts.length - back - 2] ?? '';
    // "Hauptstraße 12 - Einfahrt Seegasse": what has no number behind a street that has one says how to get there.
    if (kind === 'street' && isWayIn(part, house, country)) continue;
    taken.unshift(kind === 'street' ? withoutLead(part, country) : part);
    if (kind !== 'street') continue;
    // "12 bis, rue des Tanneurs"
    if (NUMBER_FIRST.has(country) && !/\d/u.test(taken.join(' ')) && HOUSE_NUMBER.test(house)) taken.unshift(house);
    // "295 Eastern Avenue, Gants Hill": a quarter may be called like a street.
    const isHouse = HOUSE.test(house) || (NUMBER_BEFORE.test(house) && kindOf(house, country) === 'street');
    return clean([...(/\d/u.test(taken.join(' ')) || !isHouse ? [] : [house]), ...taken].join(', '));
  }
  const alone =
    taken.length > 0 && taken.every((part) => /\d/u.test(part) && (UNIT.test(part) || BOX_ALONE.test(part)));
  if (alone && POST_BOX.test(taken[0] ?? '')) return clean(taken.join(', '));
  const box = taken.length > 0 ? '' : (parts.at(-1) ?? '');
  // "Acme AB Box 4083": who has it stands before it.
  const at = box.search(POST_BOX);
  return at >= 0 && box.length <= MAX_STREET ? clean(box.slice(at)) : null;
}

/** Whether a street without a number stands behind one that has its number at its end. */
function isWayIn(part: string, before: string, country: string): boolean {
  if (NUMBER_FIRST.has(country) || /\d/u.test(part)) return false;
  return NUMBER_BEHIND.test(before) && hasStreetWord(before) && kindOf(before, country) === 'street';
}

/** The street that begins a text, as where the largest place stands first ("ул. Ленина, 5, оф. 3"); null for none. */
export function streetAtStart(parts: readonly string[], country: string): string | null {
  const [first = '', ...rest] = parts;
  if (!hasStreetWord(first) || OTHER.test(first) || first.length > MAX_STREET) return null;
  const taken = [first];
  for (const part of rest.slice(0, 3)) {
    if (!HOUSE_NUMBER.test(part) && !UNIT.test(part)) break;
    taken.push(part);
  }
  const street = taken.join(', ');
  return /\d/u.test(street) && kindOf(first, country) !== 'unit' ? clean(street) : null;
}

function kindOf(part: string, country: string): 'street' | 'unit' | 'none' {
  if (part === '' || part.length > MAX_STREET || OTHER.test(part) || isDayOfMonth(part)) return 'none';
  if (HOUSE_NUMBER.test(part) || UNIT.test(part.replace(QUADRANT, '')) || BOX_ALONE.test(part)) return 'unit';
  const words = part.split(' ').length;
  if (words > 12) return 'none';
  if (NUMBER_FIRST.has(country)) {
    if (NUMBER_BEFORE.test(part) || /(?<=\p{L}[\p{L}.]* )\d{1,5}[a-z]? \p{Lu}/u.test(part)) return 'street';
  }
  // Where the number comes first, one behind is that of a room or a district, unless the words say that it is a street.
  const isNameAlone = !NUMBER_FIRST.has(country) && words <= 5 && /^\p{Lu}/u.test(part) && !DAYS.test(part);
  if (NUMBER_BEHIND.test(part) && (hasStreetWord(part) || isNameAlone)) return 'street';
  return hasStreetWord(part) &&
    words <= 6 &&
    /^\p{Lu}|^(?:ul|via|rua|rue|avenue|boulevard|place|quai|chemin|calle|avda|av|piazza|viale|corso|str|ул|вул|бул|пр|пл|пер|c\/)(?!\p{L})/u.test(
      part,
    )
    ? 'street'
    : 'none';
}

/** Words that begin a street, written small as inside a sentence. */
const LED =
  /^(?:via|viale|piazza|corso|calle|avenida|avda\.?|rua|rue|ul\.|ulica|ulice|str\.|strada|ул\.|улица|вул\.|бул\.|просп\.) ?\p{Lu}/u;

/** Without the name of who lives there, where that stands in the same part: "The Heathman Hotel 220 Kirkland Avenue". */
function withoutLead(part: string, country: string): string {
  if (NUMBER_BEFORE.test(part)) return part;
  const firm = FIRM_BEFORE.exec(part)?.[0].length ?? 0;
  if (firm > 0 && kindOf(part.slice(firm), country) === 'street') return part.slice(firm);
  if (NUMBER_FIRST.has(country)) {
    const at = part.search(/(?<= )\d{1,5}[a-z]? \p{Lu}/u);
    const before = part.slice(0, Math.max(0, at));
    // "The Hill 1625 K Street": what has a word for a street behind its number is one by itself.
    const isName =
      AT.test(before) || !STREET_WORD.test(before) || (/^The /u.test(before) && STREET_WORD.test(part.slice(at)));
    if (at > 0 && isName) return part.slice(at);
  }
  const words = part.split(' ');
  if (words.length <= 3) return part;
  const at = words.findIndex((word) => STREET_ENDING.test(word) || STREET_WORD.test(word));
  // "Acme è in viale Verdi 3": a street that begins small ends a sentence.
  if (at > 1 && LED.test(words.slice(at).join(' '))) return words.slice(at).join(' ');
  const isBehind = at > 0 && STREET_ENDING.test(words[at] ?? '');
  return isBehind && isLegalForm([bareLetters(words[at - 1] ?? '')]) ? words.slice(at).join(' ') : part;
}

/** What only says that the postal code follows. */
const CODE_LABEL = /[\s,]+(?:C\.? ?P|CEP|PLZ)\.?$/u;

function clean(street: string): string {
  const bare = street.replace(FORM_BEFORE, '').replace(CODE_LABEL, '');
  return bare.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '').slice(0, 120);
}
