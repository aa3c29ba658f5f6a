/** Words, folded, right before an amount that make it another one than the price: what it was, what is saved, what posts it. */
export const NOT_PRICE_BEFORE =
  /(?:\b(?:was|were|rrp|msrp|srp|list price|retail(?: price)?|compare at|original(?:ly| price)?|old price|instead of|save|saving|you save|off|discount\w*|reward|points|shipping|deliver\w*|postage|free .{0,20}(?:over|above|from)|orders? (?:over|above|of)|over|above|minimum|uvp|statt|bisher|vorher|alter preis|sie sparen|sparen|rabatt\w*|versand\w*|lieferung|zzgl|mindest\w*|ab einem|prix conseille|au lieu de|ancien prix|economisez|livraison|des(?!de)|port|antes|precio anterior|ahorr\w+|envio|desde un|prezzo precedente|prezzo di listino|risparmi\w*|spedizione|invece di|anzich[eé]|adviesprijs|van|verzend\w*|bespaar|vorige prijs|stara cena|oszczedzasz|dostaw\w*|wysyl\w*|przesyl\w*|puvodni cena|usetrite|doprav\w*|povodna cena|for|frakt\w*|fragt\w*|rek|spar\w*|porto|eredeti ar|szallitas\w*|pret vechi|livrare|fosta|eski fiyat|kargo\w*|don (?:hang )?tu|cuotas(?: sin interes)?(?: de)?|parcelas(?: sem juros)?(?: de)?|mensualidades(?: de)?|raten(?: (?:zu|von|a))?|mensualites(?: de)?|rate (?:da|mensili)|pvp(?: recomendado)?|precio recomendado|cart|basket|subtotal|total|warenkorb|panier|carrello|kosik|koszyk)(?!\p{L})|старая цена|доставк\w*|скидк\w*|экономи\w*|вместо|от \d+ шт|корзин\w*|стара ціна|参考価格|送料|原价|原價|市场价|运费|배송비)[^\d]{0,14}$/u;

/** Words, folded, some words before an amount that make it one of something else: a rate, a voucher, a grant, what can be had besides. */
export const BESIDES_BEFORE =
  /(?:(?<![\p{L}\p{M}])(?:gift (?:cards?|vouchers?|wrap\w*)|vouchers?|coupon|cash-?back|bonus|trade-?in|deposit|insurance|warranty|assembly|financ\w+|klarna|gutschein\w*|geschenk(?:gutschein|karte|verpackung)\w*|pfand|kaution|anzahlung|versicherung|finanzierung|leasing|praemie|pramie|bon cadeau|cartes? cadeaux?|cheques? cadeaux?|prime|acompte|caution|assurance|location|a credit|tarjetas? regalo|seguro|fianza|financia\w*|buono regalo|carta regalo|assicurazione|cauzione|finanziament\w*|rata|vale presente|cartao presente|cadeaubon|cadeaukaart|statiegeld|borg|verzekering|gavekort|presentkort|depositum|forsikring|forsakring|lahjakortti|karta podarunkowa|bon podarunkowy|ubezpieczeni\w*|kaucja|na raty|raty od|darkov\w+ poukaz\w*|pojisteni|na splatky|ajandekutalvany|hitel|card cadou|taksit\w*|hediye (?:karti|ceki)|sigorta)(?![\p{L}\p{M}])|в кредит|в рассрочку|рассрочк|у кредит|подарочн\p{L}* (?:карт|сертификат)|страхов|гаранти|залог|кешб|кэшб|бонус|ポイント|商品券|分割|积分|定金|押金|적립|포인트|할부)[^\d.!?;]{0,20}(?:\d{1,2} \p{L}{1,6})?[^\d.!?;]{0,12}$/u;

/** Words, folded, right before an amount that is asked for each of so many: "from 3 pieces €10.50". */
export const OF_MANY_BEFORE =
  /(?<!\p{L})(?:from|buy|ab|desde|a partir de|des|da|vanaf|od|fra|fran|от|від) ?(?:[2-9]|\d{2,4}) ?(?:pieces?|pcs|units?|packs?|stuck|stk|st|pack\w*|paar|paquets?|unidades|uds?|piezas|pezzi|pz|conf|stuks|szt|ks|kusu|opak\w*|db|шт\p{L}*|упак\p{L}*)[^\d\p{L}]{0,4}$/u;

/** Several of them together are the price, or it was the least for a month: "12 × €31.50", "lowest price of the last 30 days: €259". */
export const PART_BEFORE = /(?<!\d)\d{1,2} ?[x×] ?(?:\p{Sc}|\p{L}{2,3}\.?)? ?$/u;
export const LEAST_BEFORE =
  /(?<!\d)30[ -](?:dni|dniach|days?|tagen?|jours|dias|giorni|dagen|dage|dagar|dager|dnu|dni|dny|nap\p{L}*|zile|paiva\p{L}*|päivä\p{L}*|dienu|dienas|дней|днів|дни)(?!\p{L})[^\d.!?;]{0,30}$/u;

/** Words, folded, right before an amount that is the former price where another one stands beside it: shops print them before the only one, too. */
export const USUAL_BEFORE =
  /(?:\b(?:(?:regular|usual|normal) price|normaler preis|regularer preis|normalpreis|prix (?:habituel|normal|regulier)|precio (?:habitual|normal|regular)|prezzo (?:regolare|normale|intero)|preco normal|(?:normale|gewone) prijs|cena (?:regularna|katalogowa)|bezna cena|normalpris|ordinarie(?: pris)?|ord\.? ?pris|lagsta pris|lowest price|niedrigster preis|najnizsza cena|vejledende pris|normaalihinta|normal ar|pret normal|normal fiyat\w*|liste fiyat\w*|etiket fiyat\w*|piyasa fiyat\w*)|обычная цена|звичайна ціна|редовна цена|κανονικη τιμη|定価|通常価格|정가|소비자가|常规价格|定價|السعر العادي|מחיר רגיל)[^\d\p{L}]{0,5}(?:税[込抜][^\d\p{L}]{0,4})?(?:\p{L}{1,3}[^\d\p{L}]{0,3})?$/u;

/** Words, folded, right behind an amount that make it another one: a rate, a saving, a piece of it. */
export const NOT_PRICE_BEHIND =
  /^\s*(?:off\b|discount|rabatt|shipping|versand|[x×] ?\d|mtl|(?:ve )?uzeri\w*|and (?:above|over|up)\b|or more\b|und mehr\b|et plus\b|[yo] mas\b|[oe] (?:piu|oltre)\b|of meer\b|eller mere?\b|og derover|以上|이상|и (?:выше|более)|\/ ?ay\b|%)/u;

/** What is paid month by month: all that is asked for some things, a rate for others. */
export const MONTHLY_BEHIND =
  /^\s*(?:\/ ?(?:mo|month|monat|mois|mes|mese|maand|mies|mesic)\b|(?:per|pro|par|al|por) (?:month|monat|mois|mes|mese|maand)\b|monatlich|a month|monthly|в месяц|на місяць|\/ ?(?:мес|міс))/u;
/** Words, folded, around such an amount that make it a rate: "or €21 a month", "for 24 months". */
export const OR_BEFORE =
  /(?<!\p{L})(?:or|oder|ou|o|of|eller|tai|lub|nebo|alebo|vagy|sau|или|або|veya)(?: \p{L}{1,6})?[^\p{L}\d]{0,3}$/u;
export const TERM_BEHIND =
  /^[^.!?;]{0,12}?(?:for|over|bei|uber|wahrend|pendant|sur|durante|per|voor|na|x|×|,)? ?\d{1,2} ?(?:x|×|\p{L})/u;

/** Words, folded, right behind a number that make it a count of things, whatever money stands before it. */
export const COUNT_BEHIND =
  /^\s*(?:(?:items? )?(?:in stock|left|available|auf lager|pcs|pieces|stk|stuck|szt|ks)\b|шт)/u;

/** Words, folded, right before an amount that make it the price. */
export const PRICE_BEFORE =
  /(?:\b(?:price|our price|sale price|now|only|today|preise?|jetzt|nur|prix|notre prix|precio|ahora|prezzo|preco|prijs|nu|cena|nasza cena|ara?|pret(?:ul)?|pris(?:et)?|hinta|fiyat\w*|kaina|hind|cijena|gia)(?!\p{L})|цена|ціна|τιμη|価格|販売価格|价格|售价|價格|가격|판매가|מחיר|السعر|ราคา)[^\d]{0,10}$/u;

/** Words in class names and ids, apart and in lower case. */
export const PRICE_MARK = /price|preis|prix|prezzo|precio|preco|prijs|cena|pris|amount|цена|kaina/u;
const A_PRICE = '(?:prices?|preis|prix|precio|prezzo|preco|prijs|cena|pris|value)';
/** Of a former price. */
export const OLD_MARK = new RegExp(
  `(?<![a-z])${A_PRICE}?(?:old|was|before|striked?|strikethrough|line-through|non-?sale|rrp|msrp|compare(?:-?at)?|crossed|streich|uvp|statt|anterior|barre|ancien|original|stara|puvodni)${A_PRICE}?(?![a-z])`,
  'u',
);
/** Of a former price where another one stands beside it; of the only one elsewhere. */
export const USUAL_MARK = new RegExp(
  `(?<![a-z])(?:regular|list|retail|normal|catalog(?:ue)?)${A_PRICE}?(?![a-z])`,
  'u',
);
export const ASIDE_MARK =
  /mini-?cart|cart-?(?:total|summary|sum|qty|count)|header-?cart|subtotal|shipping|related|cross-?sell|up-?sell|recommend|tiered?-?pric|prices?-tier|staffel|saving|you-?save|discount-?amount/u;
/** Class names of a product's name. */
export const NAME_MARK = /(?:product|item|goods|artikel|produkt|tovar)[-_]{0,2}(?:name|title|naam|nome|nom|naziv)/iu;

const HAD =
  'in stock|available now|available for (?:delivery|shipping|order)|auf lager|sofort lieferbar|vorratig|verfugbar|en stock|disponible(?! prochain)|disponibile|in magazzino|op voorraad|em estoque|disponivel|dostepny|na stanie|w magazynie|skladem|na sklade|pa lager|i lager|varastossa|raktaron|keszleten|in stoc|stokta|laos|sandelyje|ir noliktava|na zalihi|na lageru|na zalogi|con hang';
const HAD_APART =
  'в наличии|в наявності|в наличност|на складе|на складі|διαθεσιμο|במלאי|متوفر|موجود در انبار|มีสินค้า|在庫あり|有货|有貨|現貨|현货|재고 있음';
const NOT =
  '(?:not?|nicht|nein|ikke|ej|inte|ei|eivat|nincs|nie|neni|nav|nera|nu|sin|sem|ni|nije|nema|yok|niet|pas|non|senza|sense|no hay|не|нет|нема|немає|няма|δεν|μη|לא|غير|ยังไม่|ไม่)';

/** Words, folded, that say whether a thing can be had now. */
export const IN_STOCK = new RegExp(`(?<![\\p{L}\\p{M}])(?:${HAD})(?![\\p{L}\\p{M}])|${HAD_APART}`, 'u');
/** One word may stand between: "nie je na sklade". */
const NOT_HAD = `(?<![\\p{L}\\p{M}])${NOT} (?:\\p{L}+ )?(?:${HAD}|${HAD_APART})`;
export const OUT_OF_STOCK = new RegExp(
  `${NOT_HAD}|(?<![\\p{L}\\p{M}])(?:out of stock|sold out|currently unavailable|no longer available|not available|ausverkauft|nicht lieferbar|vergriffen|rupture de stock|en rupture|indisponible|epuise|agotado|sin existencias|fuera de stock|s[ei][nm] stock|esaurito|uitverkocht|esgotado|fora de estoque|indisponivel|esgotat|niedostepny|brak (?:w magazynie|towaru)|wyprzedan[ye]|vyprodano|vypredane|udsolgt|utsolgt|slutsald|loppu|elfogyott|stoc epuizat|tukendi|stokta yok|rasprodano|razprodano|ispardu?ot[ao]s?|izpardots|labi muudud|het hang)(?![\\p{L}\\p{M}])|распродано|закончился|изчерпан|закінчився|εξαντλ|אזל|נפדה?|نفد|ناموجود|สินค้าหมด|在庫なし|在庫切れ|売り切れ|売切れ|品切れ|缺货|缺貨|售罄|售完|품절`,
  'u',
);
