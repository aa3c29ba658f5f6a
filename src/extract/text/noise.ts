/** Passages of a page's frame that structure alone does not give away, by what they say. Kept linear: no nested repeats. */
const COOKIES =
  /cookie|куки|クッキー|evästeet|súbor(?:y|ov) cookie|slapuk|μπισκότ|쿠키|ملفات تعريف الارتباط|عوגיות|kakor\b|informasjonskaps|küpsise|sīkdat|piškotk|kolačić|kolacic|çerez|sütik|sütiket/iu;

const FRAME_LINES: readonly RegExp[] = [
  /^(?:©|\(c\)|copyright\b|&copy)|^.{0,80}©\s?\d{4}.{0,60}$/iu,
  /all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|все права защищены|wszelkie prawa|todos os direitos|alle rechten voorbehouden|med ensamrätt|minden jog fenntartva|všechna práva/iu,
  /(?:enable|activate|turn on|activer|aktivieren|activar|habilit\w+|включите|zapnout|attiva\w*|włącz)\W.{0,40}javascript|javascript\W.{0,60}(?:disabled|required|deaktiviert|désactivé|aktivieren|enable|turned off|desactivado|disattivato|отключ|wyłącz|nutné|vereist|nödvändigt)/iu,
  /(?:your browser|ihr browser|votre navigateur|su navegador|il tuo browser|ваш браузер|uw browser|din webbläsare|twoja przeglądarka).{0,80}(?:outdated|not support|unsupported|old version|veraltet|unterstützt|obsolète|pas (?:en charge|compatible)|no (?:es compatible|soporta)|obsoleto|non supporta|устарел|не поддерживает|verouderd|ondersteund|föråldrad|nie obsługuje)/iu,
  /^\[[a-z][\w-]{2,40} [\w-]{1,30}=[^\]]{0,300}\]$/iu,
  /\blorem ipsum dolor sit amet\b|^lorem ipsum\b/iu,
  /^(?:skip to|jump to|zum inhalt|aller au contenu|saltar al|ir al contenido|vai al contenuto|przejdź do|gå til|hoppa till|ga naar|перейти к)/iu,
  /^(?:posted|published|updated|last (?:modified|updated)|written|by|von|par|por|av|door|di|автор|опубликовано|veröffentlicht|publié|publicado|pubblicato|geplaatst|publicerad|opublikowano)\b.{0,60}\d{4}.{0,30}$/iu,
  /^(?:advertisement|anzeige|werbung|publicité|publicidad|pubblicità|реклама|reklama|advertentie|annonse?|annons|広告)\b.{0,20}$/iu,
  /^\(?(?:abb(?:ildung|\.)|fig(?:ure|\.)|bild|foto|fotos|photo|photos|image|picture|imagen?|immagine|zdjęcie|фото|bilde?|billede|kuva|写真|图|source|quelle|fuente|fonte|źródło|zdroj|forrás|källa|kilde|lähde|bron|источник|джерело|kaynak)(?:\s?\d{1,3}[a-z]?)?\s?[:：].{0,280}$/iu,
  /^\(?(?:photos?|photographs?|pictures?|images?|fotos?|fotografía|bild(?:er)?|illustrations?) ?(?:by|von|de|di|av|af|door|:|©)\b.{0,100}$/iu,
  /^\(?(?:photo |picture |image |bild |foto )?(?:credits?|source|courtesy(?: of)?|crédits?(?: photo)?|bildnachweis|fotonachweis|bildquelle|bildrechte|créditos?|copyright)\s?[:：].{0,120}$/iu,
  /^.{1,80}[/|(–-]\s?(?:getty images|afp|reuters|epa|dpa|shutterstock|istock(?:photo)?|alamy|wenn(?:\.com)?|imago|picture alliance|keystone|ap photo|associated press)\b.{0,20}$/iu,
  /^(?:php )?(?:warning|notice|fatal error|parse error|deprecated|strict standards)\b.{0,600}\bon line \d/iu,
  /this site is protected by recaptcha|please (?:enter|log ?in|sign ?in|register) .{0,80}(?:comment|reply|account|continue)|must be logged in|you need to (?:log|sign) in|войдите.{0,60}(?:комментар|систем)/iu,
  /^(?:subscribe|sign up|join|abonnier\w*|abonnez|suscr[ií]\w+|iscriviti|подпишитесь|zapisz się|tilmeld|prenumerera|inscrivez)\b.{0,120}(?:newsletter|e-?mail|inbox|mailing|рассылк|bulletin|boletín)/iu,
];

/** Those that only begin a text, and the others, as one pattern each: every block of a page is held against them. */
const FRAME_LINE = [true, false].map((isStart) => {
  const sources = FRAME_LINES.map(({ source }) => source);
  return new RegExp(sources.filter((source) => source.startsWith('^') === isStart).join('|'), 'iu');
});

/** True when the text is a frame's line: a cookie notice, a copyright line, a browser warning, a placeholder. */
export function isFrameLine(text: string, words: number): boolean {
  if (words > 150) return false;
  const start = text.slice(0, 1_200);
  if (words < 120 && isCookieNotice(start)) return true;
  return (words < MAX_CALL_WORDS && CALL_TO_SUBSCRIBE.test(start)) || FRAME_LINE.some((pattern) => pattern.test(start));
}

/** "You may also subscribe to our newsletter here", beneath an article. */
const CALL_TO_SUBSCRIBE =
  /(?:subscrib|sign up|abonn|suscr[ií]b|inscri|iscriv|anmeld|zapisz|prenumer|tilmeld|подпи[сш]|assin[ae])[^.!?]{0,60}(?:newsletter|boletín|bulletin|рассылк|nyhedsbrev|nyhetsbrev|nieuwsbrief|biuletyn|boletim)|(?:sign up|subscribe|register) here\W{0,3}$/iu;
const MAX_CALL_WORDS = 30;

const COOKIE_COMPANIONS =
  /accept|agree|consent|browser|website|web site|site|zustimm|einverstanden|akzept|verwend|nutz|utilis|accept|acepta|utiliza|navega|usa\b|accett|gebruik|akkoord|использ|соглас|używa|zgod|bruger|använd|bruker|samtyck|soubor|používá|hozzájárul|használ|同意|使用|利用|동의|kullan|χρησιμοποι|persönlich|privacy|datenschutz/iu;

function isCookieNotice(text: string): boolean {
  return COOKIES.test(text) && COOKIE_COMPANIONS.test(text);
}
