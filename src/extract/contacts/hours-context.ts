import { fold } from '../../language/fold.ts';
import { isInMonth, namesDate, namesMonth } from '../../language/month-words.ts';
import { saysUs } from './says-us.ts';

/** Words, folded, that say of times that something is open then. */
export const SAYS_OPEN =
  /\b(?:hours|open|opened|opening|business hours|office hours|offnungszeiten|geoffnet|sprechzeiten|sprechstunden?|geschaftszeiten|burozeiten|servicezeiten|horaires?|permanences?|ouvert(?:e|ure|ures)?|horarios?|abierto|apertura|aberto|abertura|funcionamento|atendimento|atencion|orari|orario|aperti|aperto|openingstijden|openingsuren|geopend|winkeltijden|abningstider|abent|apningstider|apent|oppettider|oppet|aukioloajat|avoinna|avatud|lahtiolekuajad|godziny|otwarcia|czynne|otevren[aeoy]|dognaben\w*|dognapen\w*|dygnsoppet|oteviraci|otvaracie|otvorene|provozni|nyitva|nyitvatartas|program|orar|deschis|radno vrijeme|radno vreme|delovni cas|odprto|otvoreno|darbo laikas|darba laiks|calisma saatleri|acik|jam buka|gio mo cua|gio lam viec|opnunartimi)\b|часы работы|время работы|режим работы|график работы|работаем|открыт|години роботи|графік роботи|час роботи|працю|работно време|отворено|радно време|работи|ωρες|ωραριο|ανοιχτ|営業時間|診療時間|診察時間|外来時間|診療受付|門診時間|看診時間|门诊时间|就诊时间|受付時間|開館時間|営業|营业|營業|办公时间|工作时间|開放時間|영업|운영시간|진료시간|이용시간|שעות|פתוח|ساعات|أوقات|اوقات|مواعيد|ساعت کار|เวลาเปิด|เวลาทำการ|เปิดทำการ|เปิด/u;

/** Whether a text says that something is open; "24 hours a day" alone says how long. */
export function saysOpening(text: string): boolean {
  return SAYS_OPEN.test(fold(text).replace(/\b24 ?(?:hours?|hrs|h)\b/gu, ' '));
}

/** Words, folded, that make hours those of a telephone line or of its people. */
export const ABOUT_PHONE =
  /\b(?:call|phone|telephone|tel|hotline|(?:help|emergency|crisis|support) ?lines?|toll[- ]?free|customer (?:service|care|support)|call ?cent(?:er|re)s?|live chat|telefon\w*|fernmundlich|erreichbar|erreichen uns|service-?nummer|rufnummer|kundenservice|service-?hotline|telephonique|appelez|telefonisch\w*|bereikbaar|telefono|llame|telefonica|telefonicznie|infolinia|infolinka|zakaznicka linka|telefonsvar\w*|puhelin\w*|ugyfelszolgalat|звоните|телефон\w*)\b|телефон|звонк|звоните|горячая линия|гаряча лінія|電話受付|お電話|客服|电话|전화|고객센터|상담/u;

/** Headings, folded, of what is done by telephone: "By phone", beside "By e-mail" and "In person". */
const BY_PHONE =
  /^(?:(?:by|over the|via) (?:tele)?phone|(?:per|via) telefono?|telefonisch|par telephone|por (?:telefono|telefone)|telefonicznie|telefonicky|pa telefon|puhelimitse|telefonon|telefonom|telefonicamente|по телефону|телефоном|τηλεφωνικα|電話で(?:の)?(?:お問い?合わせ)?|电话咨询)[:：]?$/u;

/** Between what a line tells: "Call us: … · Open Mon-Fri 9-5". */
const APART = / [·|•] /u;

/** Whether the words before the hours name a telephone line, or the heading over them does: "Customer service:". */
export function isNamedOfPhone(text: string, heading: string): boolean {
  if (heading.length <= MAX_HEADING && BY_PHONE.test(fold(heading))) return true;
  const [before = ''] = /^\D*/u.exec(text) ?? [];
  const named = `${before.split(APART).at(-1) ?? ''} ${/^\D*[:：]$/u.test(heading) ? heading : ''}`;
  return ABOUT_PHONE.test(fold(named));
}

/** Whether hours are told of a telephone line: of "Open 9-5, call us" the place is. */
export function isToldOfPhone(text: string): boolean {
  if (!ABOUT_PHONE.test(fold(text))) return false;
  const parts = text.split(APART).flatMap((part) => /^.*\d/u.exec(part)?.[0] ?? []);
  const told = fold(parts.join(' '));
  return ABOUT_PHONE.test(told) || !SAYS_OPEN.test(told);
}

/** Words, folded, of things that have times of their own: they say nothing of when the place is open. */
export const ABOUT_PARTS =
  /\b(?:class(?:es)?|lessons?|workshops?|courses?|seminars?|webinars?|happy hour|check-?in|check-?out|mass(?:es)?|services? times|worship|sunday school|kitchen|kuche|keuken|cuisine|cucina|cocina|delivery|lieferung|lieferzeiten|livraison|consegna|parking|parken|departures?|abfahrt|kurse?|unterricht|training|rehearsal|probe|concert|konzert|gottesdienst|tour times|showtimes?|screening|broadcast|on air|tv|holidays?|feiertage?)\b|концерт|урок|сеанс|лекци|経路|教室|レッスン/u;

/** What is longer is a sentence: of whoever praises the kitchen. */
const MAX_HEADING = 40;

/** Whether what stands above times heads those of a part: "Kitchen". */
export function headsParts(heading: string): boolean {
  return heading.length <= MAX_HEADING && ABOUT_PARTS.test(fold(heading));
}

/** Until when guests are let in or may order, in brackets behind the hours. */
const LAST_ENTRY =
  /[(（][^()（）]{0,20}(?:最終受付|最終入館|最終入場|最終入店|最終案内|ラストオーダー|(?<!\p{L})l\.?o\.?(?!\p{L})|last (?:orders?|admissions?|entry|entrance|seating)|letzter? (?:einlass|eintritt|bestellung)|dernière (?:entrée|admission|commande)|dernier accès|ultim[ao] (?:ingresso|entrata|ordinazione)|última (?:entrada|admisión)|último acceso|laatste (?:toegang|entree|bestelling)|sista (?:insläpp|inpassering|beställning)|sidste (?:indgang|bestilling)|ostatnie wejście|poslední vstup|utolsó belépés|последний (?:вход|заказ)|τελευταία είσοδος|son giriş|最后(?:入场|入馆|点餐)|最後(?:入場|入館|點餐)|停止入[场馆場館]|입장 마감|라스트 ?오더|마지막 주문)[^()（）]{0,30}[)）]/giu;

/** When another is open, told in brackets behind what is told of it: "the fish market at the harbour (open daily 9–18)". */
const ASIDE =
  /^([^\d(（]{30,})\((?:open|geöffnet|offen|ouverte?s?|abiert[oa]s?|apert[oaie]|abert[oa]s?|geopend|åbent?|öppe[tn]|åpent?|avoinna|otwart[aey]|otevřen[oaý]|nyitva|открыт\p{L}*|відкрит\p{L}*)(?!\p{L})[^()]*\d[^()]*\)/iu;

/** Hours without those of another that a sentence tells in brackets. */
export function withoutAsides(text: string): string {
  return text.replace(ASIDE, (whole, before: string) => (saysUs(before) ? whole : `${before} `));
}

/** Hours without the last entry, which would be read as the end of another opening. */
export function withoutLastEntry(text: string): string {
  return text.replace(LAST_ENTRY, ' ');
}

/** Words, folded, of parts of a year: what is open then may be closed now. */
const SEASONS =
  /\b(?:summer|winter|autumn|spring hours|off[- ]season|high[- ]season|low[- ]season|sommer(?:zeit|saison|monate|halbjahr|offnungszeiten)?|wintersaison|winterzeit|winterhalbjahr|winteroffnungszeiten|nebensaison|hauptsaison|ete|hiver|(?:basse|haute|hors) saison|in estate|inverno|(?:alta|bassa) stagione|estivo|invernale|verano|invierno|temporada|horario de (?:verano|invierno)|verao|zomer\w*|hoogseizoen|laagseizoen|vinter\w*|kesa\w*|talvi\w*|latem|zimowy|letni|leto|letni sezona|zimni|letne|zimne|nyari|teli|program de vara|iarna|ljeti|zimi|zimsko|ljetno|poleti|pozimi|suvel|talvel|vasaras?|ziemas?|vasara|ziema|yaz sezonu|kis sezonu)\b|летн|зимн|летом|зимой|влітку|взимку|лятно|зимно|καλοκαιρ|χειμερ|χειμων|θεριν|夏季|冬季|夏期|冬期|하절기|동절기|여름|겨울|בקיץ|בחורף|صيف|شتاء|تابستان|زمستان|ฤดู/u;

/** Words, folded, of feasts: a line of times without a day is of theirs alone. */
export const FEASTS =
  /\b(?:ramadh?an|ramazan\w*|christmas|xmas|easter|new year|thanksgiving|weihnacht\w*|ostern|oster\w+|silvester|neujahr|noel|paques|nouvel an|navidad\w*|semana santa|ano nuevo|natale|pasqua|capodanno|natal|pascoa|ano novo|kerst\w*|pasen|nieuwjaar|jul|jule\w*|paske|pask|nytar|joulu\w*|paasiai\w*|swieta|wigilia|wielkanoc|vanoc\w*|velikonoc\w*|vianoc\w*|karacsony\w*|husvet\w*|craciun|paste|bozic\w*|uskrs\w*|bayram\w*|yilbasi|tet)\b|рамадан|рождеств|пасх|новый год|нового года|новогодн|різдв|великд|коледа|великден|χριστουγενν|πασχα|رمضان|عيد|年末年始|お盆|ゴールデンウィーク|春节|春節|国庆|설날|추석|פסח|ראש השנה/u;

/** Whether folded words say that something holds on some days or in some months of the year only: that is no week. */
export function isSeasonal(folded: string, language: string | null): boolean {
  if (SEASONS.test(folded)) return true;
  if (language === null) return false;
  return namesDate(folded, language) || namesMonth(folded, language) || isInMonth(folded, language);
}
