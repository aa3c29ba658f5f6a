/** Words, folded, right before an amount that make it another one than the price: what it was, what is saved, what posts it. */
export const NOT_PRICE_BEFORE =
  /(?:\b(?:was|were|rrp|msrp|srp|list price|regular price|retail(?: price)?|compare at|original(?:ly| price)?|old price|instead of|save|saving|you save|off|discount|reward|points|shipping|delivery|postage|free .{0,20}(?:over|above|from)|orders? (?:over|above|of)|over|above|minimum|uvp|statt|bisher|vorher|alter preis|sie sparen|sparen|rabatt|versand\w*|lieferung|zzgl|mindest\w*|ab einem|prix conseille|au lieu de|ancien prix|economisez|livraison|des(?!de)|port|antes|precio anterior|ahorr\w+|envio|desde un|prezzo precedente|prezzo di listino|risparmi\w*|spedizione|invece di|anzich[eé]|adviesprijs|van|verzend\w*|bespaar|vorige prijs|cena katalogowa|stara cena|oszczedzasz|dostawa|wysylka|przesylka|puvodni cena|bezna cena|usetrite|doprava|povodna cena|for|ordinarie|ord pris|frakt|fragt|rek|spar\w*|porto|eredeti ar|szallitas|pret vechi|livrare|fosta|eski fiyat|kargo|cart|basket|subtotal|total|warenkorb|panier|carrello|kosik|koszyk)|старая цена|доставк\w*|скидк\w*|экономи\w*|вместо|от \d+ шт|корзин\w*|стара ціна|定価|通常価格|参考価格|送料|原价|原價|市场价|运费|정가|배송비)[^\d]{0,14}$/u;

/** Words, folded, right behind an amount that make it another one: a rate, a saving, a piece of it. */
export const NOT_PRICE_BEHIND =
  /^\s*(?:off\b|(?:items? )?(?:in stock|left|available|auf lager|pcs|pieces|stk|stuck|szt|ks)\b|шт|discount|rabatt|shipping|versand|[x×] ?\d|\/ ?(?:mo|month|monat|mois|mes|mese|maand|mies|mesic)\b|(?:per|pro|par|al|per) (?:month|monat|mois|mes|mese|maand)\b|mtl|monatlich|a month|monthly|в месяц|%)/u;

/** Words, folded, right before an amount that make it the price. */
export const PRICE_BEFORE =
  /(?:\b(?:price|our price|sale price|now|only|today|preis|jetzt|nur|prix|notre prix|precio|ahora|prezzo|preco|prijs|nu|cena|nasza cena|ar|pret|pris|hinta|fiyat|kaina|hind|cijena|gia)|цена|ціна|τιμη|価格|販売価格|价格|售价|價格|가격|판매가|מחיר|السعر|ราคา)[^\d]{0,10}$/u;

/** Words in class names and ids, apart and in lower case. */
export const PRICE_MARK = /price|preis|prix|prezzo|precio|preco|prijs|cena|pris|amount|цена|kaina/u;
/** Of a former price where another one stands beside it; of the only one elsewhere. */
export const OLD_MARK =
  /old|was|regular|list|strike|before|rrp|retail|compare|original|crossed|streich|uvp|statt|anterior|barre|stara|puvodni/u;
export const ASIDE_MARK =
  /mini-?cart|cart-?(?:total|summary|sum|qty|count)|header-?cart|subtotal|shipping|related|cross-?sell|up-?sell|recommend|saving|you-?save|discount-?amount/u;
/** Class names of a product's name. */
export const NAME_MARK = /(?:product|item|goods|artikel|produkt|tovar)[-_]{0,2}(?:name|title|naam|nome|nom|naziv)/iu;

/** Words, folded, that say whether a thing can be had now. */
export const IN_STOCK =
  /\b(?:in stock|available now|available for (?:delivery|shipping|order)|auf lager|sofort lieferbar|vorratig|verfugbar|en stock|disponible(?! prochain)|disponibile|in magazzino|op voorraad|em estoque|disponivel|dostepny|na stanie|w magazynie|skladem|na sklade|pa lager|i lager|varastossa|raktaron|in stoc|stokta|laos|yra sandelyje)\b|в наличии|є в наявності|в наявності|在庫あり|有货|現貨|현货|재고 있음/u;
export const OUT_OF_STOCK =
  /\b(?:out of stock|sold out|currently unavailable|no longer available|not available|ausverkauft|nicht (?:auf lager|verfugbar|lieferbar|vorratig)|vergriffen|rupture de stock|en rupture|indisponible|epuise|agotado|no disponible|esaurito|non disponibile|uitverkocht|niet op voorraad|esgotado|indisponivel|niedostepny|brak w magazynie|wyprzedany|vyprodano|neni skladem|vypredane|udsolgt|utsolgt|slutsald|slut i lager|loppu|elfogyott|stoc epuizat|tukendi)\b|нет в наличии|немає в наявності|распродано|在庫なし|売り切れ|品切れ|缺货|售罄|품절/u;
