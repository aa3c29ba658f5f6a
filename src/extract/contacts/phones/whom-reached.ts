import { fold } from '../../../language/fold.ts';

/** Words, folded, beside a number that say whom it reaches. */
const REACHES: readonly (readonly [string, RegExp])[] = [
  [
    'emergencies',
    /\b(?:emergenc\w*|after[- ]hours|out[- ]of[- ]hours|notfall\w*|notdienst\w*|notruf\w*|urgences?|emergenz[ae]|urgencias?|urgent[ae]|nood\w*|spoed\w*|akut\w*|vagttelefon\w*|dognvagt|paivystys\w*|alarmow\w*|pogotowi\w*|dyzur\w*|pohotovost\w*|havarijn\w*|nouzov\w*|surgossegi|ugyelet\w*|hitn\w*|dezurn\w*|acil)\b|аварийн|аварійн|экстренн|екстрен|неотложн|невідкладн|спешн|επειγ|εκτακτ|緊急|紧急|救急|急患|時間外|急诊|急診|응급|긴급|חירום|طوارئ/u,
  ],
  [
    'sales',
    /\b(?:sales|orders?|verkauf|vertrieb|bestell\w*|ventes?|commercial|vendite|ventas|vendas|verkoop|salg|forsaljning|myynti|sprzedaz|prodej|obchod)\b|отдел продаж|продаж/u,
  ],
  [
    'support',
    /\b(?:support|customer (?:service|care)|help ?(?:desk|line)|service|hotline|kundenservice|kundendienst|sav|assistance|assistenza|atencion al cliente|klantenservice|kundeservice|kundtjanst|asiakaspalvelu|infolinia|reklamac\w*|ugyfelszolgalat|complaints?|beschwerden?|reclamations?|reclami|reclamacion\w*|klachten)\b|поддержк|претензи|жалоб|скарг|サポート|客服|고객센터/u,
  ],
  [
    'reservations',
    /\b(?:reservations?|bookings?|book a table|reservierung\w*|buchung\w*|prenotazion\w*|reservas?|reserveringen|bokning\w*|booking|varaukset|rezerwacj\w*|rezervac\w*)\b|бронирован|予約|예약/u,
  ],
  [
    'press',
    /\b(?:press|media|news|newsroom|newsdesk|editorial|public relations|presse\w*|redaktion|redaction|stampa|redazione|prensa|redaccion|imprensa|redacao|pers|redactie|prasa|redakcj\w*|redakce)\b|пресс|редакци|報道|取材|보도|제보/u,
  ],
  [
    'accounts',
    /\b(?:billing|accounts?|accounting|buchhaltung|comptabilite|amministrazione|ksiegowosc|uctarna)\b|бухгалтер/u,
  ],
];

/** Whom a number reaches, by the words beside it; null where they do not say. */
export function whomReached(words: string): string | null {
  const folded = fold(words);
  return REACHES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
