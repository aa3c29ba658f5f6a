/** Whom a mailbox reaches, by its name: everybody who works there, one person, those who see to one thing, or nobody. */
export type MailboxSort = 'shared' | 'person' | 'single purpose' | 'nobody';

/** Names of mailboxes that anybody may write to, in languages of the web. */
const SHARED_NAMES =
  /^(?:hello|hallo|hej|hola|bonjour|ciao|ola|welcome|team|general|mail|e-?mail|post|help|care|ask|hq|shop|store|butik|bolt|boutique|tienda|sklep|loja|winkel|e-?shop|admin|reception|accueil|praxis|kanzlei|client[es]?|biuro|iroda|zakaz)(?![a-z])/iu;
/** Beginnings of them. */
const SHARED_BEGINNINGS =
  /^(?:info|contact|kontakt|contato|contat|office(?!r)|support|sales|service|servizi|customer|kunden|klant|kundservice|kundtjanst|asiakas|ugyfel|rezeption|recep[cj]|booking|reserv|rezerv|prenot|buchung|enquir|inquir|question|more-?info|order|bestell|obchod|sekretariat|secretar|segreter|vend[ai]s|ventas|vendite|verkauf|verkoop|commercial|pagalba|pomoc|podpora|atenci|atendimento|redak|redac|redaz|toimitus)/iu;
/** Mailboxes for one thing that most who write do not want. */
const SINGLE_PURPOSE =
  /^(?:jubao|returns?|retour|reklamac\w*|complaints?|beschwerden?|webmaster|web-?support|postmaster|hostmaster|press|media|presse\w*|prensa|pr|jobs?|careers?|karriere|bewerbung|hr|recruit\w*|privacy|datenschutz|dpo|dsb|gdpr|legal|abuse|copyright|dmca|security|foia|foi|ombuds\w*|compliance|whistle\w*|accessibility|phishing|spam|opt-?out|unsubscribe|tip(?:p?s?|sa)|corrections?|letters?|leserbriefe?|lettere|cartas|reports?|ads?|advert\w*|werbung|anzeigen|publicidad|billing|invoices?|rechnung|accounts?|accounting|investors?|ir|subscri\w*|abo|newsletter|biz-?dev|partnerships?|sponsor\w*|syndication|licens\w*|permissions?|reprints?)(?=[._+\d-]|@|$)|[._-](?:legal|press|jobs|privacy|ads)@/iu;
const NOBODY = /^(?:no-?_?reply|do-?_?not-?_?reply|noresponse|mailer-daemon|bounces?)(?![a-z])/iu;

/** Whom an e-mail address reaches, by what stands before its "@". */
export function mailboxSort(address: string): MailboxSort {
  if (NOBODY.test(address)) return 'nobody';
  if (SINGLE_PURPOSE.test(address)) return 'single purpose';
  return SHARED_NAMES.test(address) || SHARED_BEGINNINGS.test(address) ? 'shared' : 'person';
}

/** A mailbox that has the name of whoever reads it: "jane.doe@acme.example". */
export function isNamedMailbox(address: string): boolean {
  return mailboxSort(address) === 'person' && /^\p{L}+[._-]\p{L}+@/u.test(address);
}
