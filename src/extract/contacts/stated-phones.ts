import type { CountryCode } from 'libphonenumber-js/max';
import { fold } from '../../language/fold.ts';
import { findPhones, type Phone } from '../phones.ts';
import type { ContactLine } from './contact-lines.ts';

/** A telephone number that a line of a page states. */
export interface StatedPhone {
  readonly phone: Phone;
  readonly line: number;
  /** Whom it reaches; null where the words beside it do not say. */
  readonly reaches: string | null;
}

/** Words, folded, beside a number that say whom it reaches. */
const REACHES: readonly (readonly [string, RegExp])[] = [
  [
    'emergencies',
    /\b(?:emergency|after[- ]hours|notfall|notdienst|urgences?|emergenze?|urgencias|nood\w*|akut)\b|аварийн|экстренн/u,
  ],
  [
    'sales',
    /\b(?:sales|orders?|verkauf|vertrieb|bestell\w*|ventes?|commercial|vendite|ventas|vendas|verkoop|salg|forsaljning|myynti|sprzedaz|prodej|obchod)\b|отдел продаж|продаж/u,
  ],
  [
    'support',
    /\b(?:support|customer (?:service|care)|help ?(?:desk|line)|service|hotline|kundenservice|kundendienst|sav|assistance|assistenza|atencion al cliente|klantenservice|kundeservice|kundtjanst|asiakaspalvelu|infolinia|reklamac\w*|ugyfelszolgalat)\b|поддержк|サポート|客服|고객센터/u,
  ],
  [
    'reservations',
    /\b(?:reservations?|bookings?|book a table|reservierung\w*|buchung\w*|prenotazion\w*|reservas?|reserveringen|bokning\w*|booking|varaukset|rezerwacj\w*|rezervac\w*)\b|бронирован|予約|예약/u,
  ],
  ['press', /\b(?:press|media|presse|stampa|prensa|imprensa|pers|prasa)\b/u],
  [
    'accounts',
    /\b(?:billing|accounts?|accounting|buchhaltung|comptabilite|amministrazione|ksiegowosc|uctarna)\b|бухгалтер/u,
  ],
];

const MAX_LINE = 400;
const MAX_FOUND = 60;

/** The numbers that lines state to be called, in their order; never fax numbers. A label may stand on the line above. */
export function statedPhones(lines: readonly ContactLine[], regions: readonly CountryCode[]): StatedPhone[] {
  const found: StatedPhone[] = [];
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_FOUND) break;
    if (text.length > MAX_LINE || !/\d[\d ()./–-]{4,}\d/u.test(text)) continue;
    const above = lines[line - 1]?.text ?? '';
    const label = above.length <= 40 && !/\d/u.test(above) ? above : '';
    for (const phone of findPhones(`${label} ${text}`, regions)) {
      const at = text.indexOf(phone.written);
      const words = fold(`${label} ${at < 0 ? text : text.slice(Math.max(0, at - 60), at)}`);
      found.push({ phone, line, reaches: REACHES.find(([, pattern]) => pattern.test(words))?.[0] ?? null });
    }
  }
  return found;
}
