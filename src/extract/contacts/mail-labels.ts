import { mentions } from '../../language/action-lists.ts';
import { findAction } from '../../language/action-words.ts';
import { findPageKind } from '../../language/page-kinds.ts';

/** Whom the words of a link to a mailbox promise: whoever wants to write, one person or those who see to one thing, or nobody said. */
export type PromisedReach = 'everybody' | 'adverts' | 'somebody' | null;

const ADDRESS = /\S*(?:@|[([]at[)\]])\S*/giu;
const WRITE =
  /(?<!\p{L})(?:e-?mail\p{L}*|mail\p{L}*|courriel|correo|contact\p{L}*|kontakt\p{L}*|contat\p{L}*|kapcsolat\p{L}*|epost\p{L}*|e-post\p{L}*|feedback|write|schreib\p{L}*|écri\p{L}*|escr[ií]b\p{L}*|escrev\p{L}*|fale|scriv\p{L}*|schrijf|skriv\p{L}*|napi[sšś]\p{L}*|írj\p{L}*|rašyk\p{L}*|напи\p{L}*|пиш\p{L}*|почт\p{L}*|пошт\p{L}*|связ\p{L}*|επικοιν\p{L}*|yaz\p{L}*|here|hier|ici|aquí|qui|tu|zde|här|her|click|klick\p{L}*|klik\p{L}*)(?!\p{L})|メール|問い?合わせ|邮|郵|联系|聯[絡繫]|메일|문의|بريد|تواصل|اتصل|מייל|צור קשר/iu;
const MAX_LABEL = 120;

/** What a link to a mailbox says beside the address itself. */
export function promisedReach(label: string): PromisedReach {
  const said = label.slice(0, MAX_LABEL).replace(ADDRESS, ' ').trim();
  if (!/\p{L}{2}/u.test(said)) return null;
  if (findAction(said) === 'contact' || findPageKind({ text: said }) === 'contact') return 'everybody';
  if (mentions('ad_rates', said)) return 'adverts';
  return WRITE.test(said) ? 'everybody' : 'somebody';
}
