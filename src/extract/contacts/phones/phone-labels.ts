import { escapedPattern } from '../../../core/escaped-pattern.ts';
import { placeWords } from '../../../language/place-words.ts';

/** Letters of scripts that write no spaces between words. */
export const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';

/** Shorter words are others in other languages: "cep" is a mobile here and a postal code there. */
const MIN_LETTERS = 4;

/** Words of the tables before a number, in Latin letters or others; scripts without spaces run them together. */
function tableLabel(words: readonly string[]): string {
  const whole = words
    .filter((word) => word.length >= MIN_LETTERS || !/\p{Script=Latin}/u.test(word))
    .map(escapedPattern);
  return `(?:^|[^\\p{L}\\p{M}]|(?<=${UNSPACED}))(?:${whole.join('|')})(?:\\p{M}*)\\s*(?:[.:：]|no\\.?|nr\\.?|number|番号|号码|號碼)*\\s*[.:：]?\\s*$`;
}

/** Words that ask to be called, and who is reached. */
const ASKED =
  /(?:^|[^\p{L}])(?:tel|tél|telephone|téléphone|telefon|telefono|teléfono|telefone|telefoon|telefonnummer|telefonnr|tlf|tfn|puh|puhelin|phone|ph|call(?: us)?(?: at| on| now)?|voice|tfno|tlfno|telf|tlf\.? ?centralita|centralita|centralino|standard|switchboard|dispatch|whats ?app|viber|telegram|llámanos|llame(?:nos)?|appelez(?:-nous)?|chiama(?:ci)?|ligue|zadzwoń|热线|熱線|客服|toll[- ]?free|hotline|fon|fono|fone|tef|mob|mobil|mobile|cell|gsm|kom|handy|tālr|sđt|đt|tālrunis|sími|тел|телефон|моб|τηλ|τηλέφωνο|電話|电话|電話番号|お電話|전화|전화번호|טלפון|טל|هاتف|تلفن|điện thoại|โทร|telp|telepon)\s*(?:[.:：]|no\.?|nr\.?|number)*\s*[.:：]?\s*$|(?:contact|reservations?|bookings?|appointments?|enquiries|inquiries|sales|office|reception|front desk|empfang|rezeption|zentrale|sekretariat|anmeldung|accueil|secrétariat|segreteria|recepción|secretaría|recepção|secretaria|receptie|balie|receptionen|vastaanotto|recepcja|rejestracja|recepce|recepcia|recepció|recepție|recepcija|ресепшн|рецепция|регистратура|при[её]мная|代表|受付|总机|總機|前台|대표|접수|customer services?|direct|звоните(?: нам)?|kontakt|contacto|contatti|contato)\s*[:：]\s*$|(?:^|[^\p{L}])t\s*[.:：]\s*$|[☎☏✆📞📱]\ufe0f?\s*$/iu;

/** Words before a number that make it a phone number for customers; fax and ids are not among them. */
export const PHONE_LABEL = new RegExp(
  `${tableLabel([...placeWords('phone'), ...placeWords('mobile')])}|${ASKED.source}`,
  'iu',
);

/** Words before a number that make it one of a fax; "F" stands below "T". */
export const FAX_LABEL = new RegExp(
  `(?:fax|telefax|${placeWords('fax').map(escapedPattern).join('|')})[^\\d]{0,12}$|(?:^|[^\\p{L}])f ?[.:]? ?$`,
  'iu',
);

/** Words before a number that make it one that somebody carries. */
export const MOBILE_LABEL = new RegExp(
  `${tableLabel(placeWords('mobile'))}|(?:^|[^\\p{L}])(?:mob|cell|gsm|kom|моб)\\s*[.:：]?\\s*$`,
  'iu',
);
