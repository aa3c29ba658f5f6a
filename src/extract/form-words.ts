/** Words in names, ids, classes and addresses of forms, in the languages that programmers write them in. */
export const FORM_WORDS = {
  search:
    /(?:^|[^a-z])(?:q|s|qs|qq|kw|search\w*|\w*search|query|keywords?|suche?n?|suchbegriff|buscar?|busqueda|busca|recherche\w*|rechercher|ricerca|cerca|zoek\w*|szukaj|hledat|hledani|hladat|keres\w*|sok|soeg|sog|haku|cautare|arama|ara|poisk|iskat|pesquisa\w*|find|tim-?kiem|cari)(?:$|[^a-z])|searchform|searchbox|site-?search/iu,
  newsletter:
    /newsletter|e-?mail-?_?sign-?_?up|mailing-?_?list|nyhedsbrev|nyhetsbrev|nieuwsbrief|subscri|suscri|subskri|abonn|boletin|infolettre|rassylk|podpis|mc-embedded|mailchimp|list-manage|klaviyo|campaign-?monitor|createsend|sendinblue|brevo|mailerlite|convertkit|aweber|constantcontact|feedburner|email-?updates|e-?mail-?alerts|news-?signup|optin/iu,
  recovery:
    /forgot|forget|remindu|ricorda|recover|reset-?_?(?:pass|pw)|lost-?_?pass|password-?_?(?:reset|remind|request)|passw(?:or|d)[a-z]*-?_?(?:vergessen|new)|remind(?:er)?-?_?pass|retrieve|sendpassword|vergessen|olvid|oublie|glemt|zapomen|zapomn|vosstanov|remember-?_?password|lostpw|resetting/iu,
  /** Words of a password in a form that has no box for one: it is asked for by mail. */
  password:
    /passw(?:or[dt])?|fpass|heslo|haslo|hasło|lozink|slaptazod|parol|пароль|contrasena|contraseña|mot-?de-?passe|senha/iu,
  signUp:
    /sign-?_?up|signup|regist(?!ered)|create-?_?(?:account|user)|new-?_?(?:account|user|customer)|join|inscri|enregistr|iscri|anmeldung|tilmeld|rekister|rejestr|reg(?:$|[^a-z])|createaccount/iu,
  signIn:
    /log-?_?in|sign-?_?in|log-?_?on|sign-?_?on|auth(?!or)|session|connexion|einloggen|inloggen|acceder|entrar|accedi|prihlas|logowanie|giris|vhod|account/iu,
  cart: /add-?_?to-?_?(?:cart|bag|basket)|cart|basket|checkout|warenkorb|panier|carrello|carrito|kosik|koszyk|kurv|varukorg|winkelwagen|ostoskori|korzin|buy-?_?now|purchase|shopping-?_?bag|paypal|cgi-bin\/webscr|product-?_?form|variations_form/iu,
  booking:
    /check-?_?in|check-?_?out|arrival|departure|reserv|booking|book-?_?(?:now|a|online|table|room)|appointment|party-?_?size|guests|adults|anreise|abreise|rooms/iu,
  comment:
    /comment|respond|reply|kommentar|commentaire|comentari|commenti|reactie|wpcf-comments|disqus|guestbook|review|postreply|newthread|vbform_?quick/iu,
  contact:
    /contact|kontakt|contatt|contacto|feedback|enquir|inquir|message|wpcf7|anfrage|support|ask-?_?us|request-?_?(?:info|quote)|getintouch|mail-?form|formmail|nous-?ecrire|yhteydenotto/iu,
  survey: /poll|vote|survey|quiz|calculator|currency|language|locale|filter|sort|per-?_?page|display|rate|rating/iu,
} as const;

/** Field kinds by autocomplete value, exactly. */
export const AUTOCOMPLETE_FIELDS: Readonly<Record<string, string>> = {
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  name: 'name',
  'given-name': 'first_name',
  'family-name': 'last_name',
  organization: 'company',
  'street-address': 'street',
  'address-line1': 'street',
  'address-level2': 'city',
  'postal-code': 'postcode',
  country: 'country',
  'country-name': 'country',
  url: 'url',
  bday: 'birth_date',
  username: 'user_name',
  'new-password': 'password',
  'current-password': 'password',
};

/** Field kinds by words in name, id, placeholder or label; the first that fits. */
export const FIELD_WORDS: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'email',
    /e-?_?mail|courriel|correo|posta elett|почт|имейл|メール|邮箱|郵件|電郵|이메일|البريد|sahkopost|sähköpost/iu,
  ],
  [
    'phone',
    /phone|(?:^|[^a-z])(?:tel|fon|tlf|mobile?|mobil|handy|gsm|cell)(?:$|[^a-z])|telef|puhelin|телефон|電話|电话|전화|τηλ|هاتف/iu,
  ],
  [
    'first_name',
    /first-?_?name|fname|given-?_?name|vorname|prenom|prénom|fornavn|förnamn|voornaam|etunimi|imie|imię|имя/iu,
  ],
  [
    'last_name',
    /last-?_?name|lname|sur-?_?name|family-?_?name|nachname|efternavn|efternamn|achternaam|sukunimi|nazwisko|apellido|cognome|фамилия/iu,
  ],
  [
    'party_size',
    /party-?_?size|guests|(?:number|no)-?_?of-?_?(?:people|persons|guests)|covers|personen|personer|persone|personas|antal|pax|人数/iu,
  ],
  ['check_in', /check-?_?in|arriv|anreise|ankomst|ankunft/iu],
  ['check_out', /check-?_?out|depart|abreise|afrejse|abfahrt/iu],
  ['subject', /subject|betreff|emne|ämne|sujet|objet|oggetto|asunto|assunto|onderwerp|temat|predmet|тема|件名/iu],
  ['company', /company|organi[sz]ation|firma|empresa|azienda|societe|société|bedrijf|yritys|会社|компания/iu],
  ['city', /city|(?:^|[^a-z])(?:town|ort|by|stad|ville|citta|ciudad|cidade|miasto|mesto|plaats)(?:$|[^a-z])/iu],
  ['postcode', /zip|post-?_?(?:al)?-?_?code|plz|postnr|postnummer|code-?postal|cap(?:$|[^a-z])|郵便/iu],
  ['country', /country|(?:^|[^a-z])(?:land|pays|pais|paese|kraj)(?:$|[^a-z])/iu],
  ['street', /street|address|adresse|strasse|straße|gade|indirizzo|direccion|endereco|adres|адрес|住所/iu],
  ['date', /(?:^|[^a-z])(?:date|datum|dato|fecha|data|дата|päivä)(?:$|[^a-z])|日付|日期/iu],
  ['time', /(?:^|[^a-z])(?:time|uhrzeit|tid|heure|hora|ora|tijd|godzina|время)(?:$|[^a-z])/iu],
  ['quantity', /qty|quantity|(?:^|[^a-z])(?:menge|antall|aantal|quantite)(?:$|[^a-z])/iu],
  [
    'message',
    /message|comment|enquiry|inquiry|nachricht|besked|meddelande|melding|mensaje|mensagem|messaggio|bericht|viesti|wiadomo|zprava|správa|uzenet|üzenet|сообщ|повідом|question|anfrage|body|内容|留言|메시지|رسالة/iu,
  ],
  [
    'name',
    /(?:^|[^a-z])(?:name|your-?_?name|full-?_?name|navn|namn|naam|nom|nome|nombre|nimi|isim|jmeno|meno|nev|név|nume)(?:$|[^a-z])|имя|名前|氏名|姓名|이름|الاسم/iu,
  ],
  ['url', /(?:^|[^a-z])(?:url|website|homepage|site|web)(?:$|[^a-z])/iu],
];

/** Fields for machines, never for visitors. */
export const MACHINE_FIELD =
  /csrf|xsrf|token|captcha|honey-?_?pot|(?:^|[^a-z])(?:hp|nonce|bot|trap|leave-?_?blank|b_[0-9a-f]{10,})|recaptcha|g-recaptcha|turnstile|__viewstate|wpnonce/iu;
