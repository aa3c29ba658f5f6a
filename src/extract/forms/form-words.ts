import type { ControlKind } from './control-kind.ts';

/** Words in names, ids, classes and addresses of forms, in the languages that programmers write them in. */
export const FORM_WORDS = {
  search:
    /(?<![\p{L}'’])(?:q|s|qs|qq|kw|search\w*|\w*search|query|keywords?|suche?n?|suchbegriff|buscar?|busqueda|busca|recherche\w*|rechercher|ricerca|cerca|zoek\w*|szukaj|hledat|hledani|hladat|keres\w*|sok|soeg|sog|haku|cautare|arama|ara|poisk|iskat|pesquisa\w*|find|tim-?kiem|cari)(?![\p{L}\d])|searchform|searchbox|site-?search/iu,
  newsletter:
    /newsletter|e-?mail-?_?sign-?_?up|mailing-?_?list|nyhedsbrev|nyhetsbrev|nieuwsbrief|subscri|suscri|subskri|abonn|boletin|infolettre|rassylk|podpis(?:k|at|y[vw]|h)|mc-embedded|mc4wp|mailpoet|sib-?form|mailchimp|list-manage|klaviyo|campaign-?monitor|createsend|sendinblue|brevo|mailerlite|convertkit|aweber|constantcontact|feedburner|email-?updates|e-?mail-?alerts|news-?signup|optin/iu,
  recovery:
    /forgot|forget|remindu|ricorda|recover|reset-?_?(?:pass|pw)|lost-?_?pass|password-?_?(?:reset|remind|request)|passw(?:or|d)[a-z]*-?_?(?:vergessen|new)|remind(?:er)?-?_?pass|retrieve|sendpassword|vergessen|olvid|oublie|glemt|zapomen|zapomn|vosstanov|remember-?_?password|lostpw|resetting/iu,
  /** Words of a password in a form that has no box for one: it is asked for by mail. */
  password:
    /passw(?:or[dt])?|fpass|heslo|haslo|hasło|lozink|slaptazod|parol|пароль|contrasena|contraseña|mot-?de-?passe|senha/iu,
  signUp:
    /sign-?_?up|signup|regist(?!ered)|create-?_?(?:account|user)|new-?_?(?:account|user|customer)|join|inscri|enregistr|iscri|anmeldung|tilmeld|rekister|rejestr|reg(?:$|[^a-z])|createaccount/iu,
  /** Forms and pages that make an account; mere "sign up" may be for a newsletter. */
  registration:
    /create-?_?(?:account|user)|account-?_?creation|createaccount|register(?!ed)|registration|registrier|registra[cztr]|rejestra|inscription|new-?_?(?:account|user|customer)|user-?_?signup|wp-signup|join-?_?now|customer\/account\/create|uyelik/iu,
  signIn:
    /log-?_?in|sign-?_?in|log-?_?on|sign-?_?on|auth(?!or)|session|connexion|einloggen|inloggen|acceder|entrar|accedi|prihlas|logowanie|giris|vhod|account/iu,
  cart: /add-?_?to-?_?(?:cart|bag|basket)|cart|basket|checkout|warenkorb|panier|carrello|carrito|kosik|koszyk|kurv|varukorg|winkelwagen|ostoskori|korzin|buy-?_?now|purchase|shopping-?_?bag|paypal|cgi-bin\/webscr|product-?_?form|variations_form/iu,
  booking:
    /check-?_?in|check-?_?out|arrival|departure|reserv|booking|book-?_?(?:now|a|online|table|room)|appointment|party-?_?size|guests|adults|anreise|abreise|rooms/iu,
  comment:
    /comment|respond|reply|kommentar|commentaire|comentari|commenti|reactie|wpcf-comments|disqus|guestbook|review|postreply/iu,
  /** What is asked or answered in a forum: its readers get it, whatever the button says. */
  thread: /(?:new|make)-?_?(?:thread|topic)|vbform_?quick/iu,
  contact:
    /contact|kontakt|contatt|contacto|feedback|enquir|inquir|message|anfrage|support|ask-?_?us|request-?_?(?:info|quote)|getintouch|mail-?form|formmail|nous-?ecrire|yhteydenotto/iu,
  /** Who gets what a visitor sends on: a friend, not the site. */
  passOn:
    /(?:^|[^a-z])(?:to|friend|recipient|receiver|destinatario?|destinataire|empfaenger|ontvanger|mottaker|modtager)s?[-_[]?(?:'?s)?[-_ ]?(?:e-?mail|name|mail)|send-?_?to-?_?(?:a-?_?)?friend|tell-?_?a-?_?friend|email-?_?(?:a-?_?)?friend/iu,
  /** Where an order, a booking or a parcel is looked up, not made. */
  lookup:
    /order-?_?status|track(?:ing|-?_?order|_?my)|order-?_?(?:number|lookup)|find-?_?(?:my-?_?)?(?:booking|order)|(?:store|shop|dealer|branch)-?_?(?:locator|finder)|manage-?_?booking|direct_retrieve/iu,
  /** What narrows or sorts a list. */
  filter:
    /filter|facet|refine|sort(?:er|ing|type|by|order)?(?:$|[^a-z])|order_?by|page_?size|per_?page|set_?limit|(?:min|max)(?:imum)?_?price/iu,
  survey: /poll|vote|survey|quiz|calculator|currency|language|locale|filter|sort|per-?_?page|display|rate|rating/iu,
} as const;

/** Field kinds by autocomplete value, exactly. */
export const AUTOCOMPLETE_FIELDS: Readonly<Record<string, ControlKind>> = {
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  name: 'name',
  'given-name': 'first_name',
  'additional-name': 'middle_name',
  'family-name': 'last_name',
  organization: 'company',
  'organization-title': 'job_title',
  'honorific-prefix': 'salutation',
  sex: 'gender',
  'street-address': 'street',
  'address-line1': 'street',
  'address-line2': 'street',
  'address-level1': 'region',
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

/** Fields for machines, never for visitors. */
export const MACHINE_FIELD =
  /csrf|xsrf|token|ca?ptcha?|sicherheitscode|bot-?_?test|honey-?_?pot|(?:^|[^a-z])(?:hp|nonce|bot|trap|leave-?_?blank|b_[0-9a-f]{10,})|recaptcha|g-recaptcha|turnstile|__viewstate|wpnonce/iu;

/** What nobody should be asked for by an agent: cards and secrets. */
export const PRIVATE_FIELD =
  /card-?_?(?:number|no|holder|type)|(?:^|[^a-z])(?:cvv|cvc|iban|ssn|pin)(?:$|[^a-z])|security-?_?code|expir(?:y|e|ation)-?_?(?:date|month|year)|kreditkart|kartennummer|carte bancaire|numero-?_?de-?_?tarjeta|номер карты/iu;
