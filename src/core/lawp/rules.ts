/** What a rule asks for, and how a document that breaks it is mended. */
export interface LawpRule {
  /** Follows "… is 12;" or "… is missing;": "it must be text". */
  readonly must: string;
  readonly mend: string;
}

/** Every rule of versions 0.1 to 0.5 by its stable id (lawp.md; rulings R3, R4, R41). */
export const LAWP_RULES = {
  document: {
    must: 'a LAWP document is one JSON object',
    mend: 'Write one object: {"domain": …, "name": …, "pages": {…}, "actions": […]}.',
  },
  'document-size': {
    must: 'a document may have at most 30,000 values',
    mend: 'Leave out what agents do not need, or move pages to files named in "more_pages".',
  },
  shape: {
    must: 'it does not have the shape that LAWP asks for',
    mend: 'Compare this part with the LAWP format and write it as shown there.',
  },
  'lawp-version': { must: 'it must be a version such as "0.3"', mend: 'Write "lawp_version": "0.3", as text.' },
  domain: {
    must: 'it must be a host name: lower case, with a dot, without scheme, port and path',
    mend: 'Write the bare host name of the site, such as "example.com".',
  },
  'domain-ascii': {
    must: 'other readers may know it only in its ASCII form ("xn--…")',
    mend: 'Write the name in its ASCII form, such as "xn--bcher-kva.de".',
  },
  'domain-mismatch': {
    must: 'it must be the host that the document comes from',
    mend: 'Write the host name of the site that publishes the file.',
  },
  name: { must: 'it must be text of 1 to 200 characters', mend: 'Give the name of the site, at most 200 characters.' },
  language: {
    must: 'it must be two lower-case letters',
    mend: 'Write the ISO 639-1 code of the language, such as "en" or "da".',
  },
  pages: {
    must: 'it must be an object of path → page',
    mend: 'Write "pages": {"/": {"title": …, "content": …}}; it may be empty: {}.',
  },
  'page-key': {
    must: 'the key of a page must start with "/"',
    mend: 'Write the path of the page on the site, such as "/contact".',
  },
  page: { must: 'a page must be an object with title and content', mend: 'Write {"title": …, "content": …}.' },
  'page-title': { must: 'it must be text', mend: 'Give the title of the page.' },
  'page-content': {
    must: 'it must be text of at most 5,000 characters',
    mend: 'Say in plain prose what is on the page, at most 5,000 characters (200 words are enough).',
  },
  actions: { must: 'it must be a list', mend: 'Write "actions": […]; it may be empty: [].' },
  action: {
    must: 'an action must be an object',
    mend: 'Write {"id": …, "name": …, "description": …, "intent": […], "input": {…}}.',
  },
  'action-id': {
    must: 'it must start with a lower-case letter and have only lower-case letters, digits, "_" and "-"',
    mend: 'Give the action an id such as "book_table".',
  },
  'action-id-unique': { must: 'every id may be used only once', mend: 'Give each action an id of its own.' },
  'action-name': {
    must: 'it must be text and not empty',
    mend: 'Name the action as a person would, such as "Book a table".',
  },
  'action-description': { must: 'it must be text', mend: 'Say in a sentence what the action does.' },
  'action-intent': {
    must: 'it must be a list of at least one text',
    mend: 'List the words people use, such as ["book", "reserve", "table"].',
  },
  input: {
    must: 'it must be an object with type and required',
    mend: 'Write "input": {"type": "none", "required": false} when nothing is needed.',
  },
  'input-type': { must: 'it must be one of text, number, none, object', mend: 'Choose text, number, none or object.' },
  'input-required': { must: 'it must be true or false', mend: 'Write "required": true or "required": false.' },
  'input-fields': {
    must: 'fields must be given when the type is object, and only then',
    mend: 'List the fields of an object input; leave "fields" out with every other type.',
  },
  fields: {
    must: 'it must be a list of 1 to 30 fields',
    mend: 'List 1 to 30 fields: [{"name": "email", "type": "email", "required": true}].',
  },
  field: { must: 'a field must be an object', mend: 'Write {"name": …, "type": …, "required": …}.' },
  'field-name': {
    must: 'it must start with a lower-case letter and have only lower-case letters, digits and "_", at most 64',
    mend: 'Give the field a name such as "party_size".',
  },
  'field-type': {
    must: 'it must be one of string, number, integer, boolean, date, time, datetime, email, phone, url, enum',
    mend: 'Choose one of these types; "string" fits any text.',
  },
  'field-required': { must: 'it must be true or false', mend: 'Write true or false, or leave "required" out.' },
  'field-description': {
    must: 'it must be text',
    mend: 'Say in a few words what is asked, or leave "description" out.',
  },
  'field-options': { must: 'it must be a list of texts or numbers', mend: 'List the choices: ["small", "large"].' },
  'enum-options': {
    must: 'a field of type enum needs at least one option',
    mend: 'List the choices in "options", or use another type.',
  },
  'field-example': {
    must: 'it must be text, a number, true or false',
    mend: 'Give one example value, or leave "example" out.',
  },
  'action-url': {
    must: 'it must be a whole http(s) address',
    mend: 'Write the address of the page with https://, or leave "url" out.',
  },
  endpoint: {
    must: 'it must be an object with a url',
    mend: 'Write "endpoint": {"url": "https://…", "method": "POST"}, or leave it out.',
  },
  'endpoint-url': { must: 'it must be a whole https address', mend: 'Write an https address on your own domain.' },
  'endpoint-https': {
    must: 'an endpoint must be https on port 443',
    mend: 'Serve the endpoint by https on the usual port, and write its address with https:// and no port.',
  },
  'endpoint-host': {
    must: "an endpoint must be on the document's domain or a sub-domain of it",
    mend: 'Serve the endpoint on your own domain; link to services of others with "url".',
  },
  'endpoint-user': {
    must: 'an endpoint must not carry a user name or password',
    mend: 'Leave out what is before the @.',
  },
  'endpoint-method': { must: 'it must be POST or GET', mend: 'Write "POST" or "GET", or leave "method" out (POST).' },
  output: { must: 'it must be an object with fields', mend: 'Write "output": {"fields": […]}, or leave it out.' },
  modes: {
    must: 'it must be a list of execute, quote, or both, each once',
    mend: 'Write ["execute"], ["quote"] or ["execute", "quote"], or leave "modes" out.',
  },
  'quote-endpoint': {
    must: 'the mode quote needs an endpoint',
    mend: 'Give the action an endpoint, or leave "quote" out.',
  },
  safety: { must: 'it must be an object', mend: 'Write {"requires_confirmation": true, …}, or leave "safety" out.' },
  'safety-flag': { must: 'it must be true or false', mend: 'Write true or false, or leave it out.' },
  'safety-note': { must: 'it must be text', mend: 'Say in a sentence what to know, or leave "note" out.' },
  'costs-money': {
    must: 'it must be true, false or {amount, currency}',
    mend: 'Write true, false or {"amount": 25, "currency": "EUR"}; the amount is not negative.',
  },
  currency: { must: 'it must be three capitals', mend: 'Write the ISO 4217 code, such as "EUR".' },
  account: {
    must: 'it must be one of none, optional, required',
    mend: 'Choose none, optional or required, or leave "account" out.',
  },
  'account-accounts': {
    must: 'an account that is optional or required needs the part "accounts"',
    mend: 'Say in "accounts" where a person signs in, or write "account": "none".',
  },
  scopes: { must: 'it must be a list of texts', mend: 'List names from "accounts.scopes", or leave "scopes" out.' },
  'scope-known': {
    must: 'each scope must be a key of "accounts.scopes"',
    mend: 'Describe the scope in "accounts.scopes", or leave it out.',
  },
  'standard-type': {
    must: 'it must be a standard type: book_table, book_appointment, check_availability, request_quote, contact, order, search, subscribe',
    mend: 'Choose a standard type, or leave "type" out.',
  },
  'standard-input': {
    must: 'an action of a standard type needs an input of type object with the fields of that type',
    mend: 'Add the field with "required": true, or leave "type" out.',
  },
  'standard-field-required': {
    must: 'a field that a standard type needs should be required',
    mend: 'Write "required": true, so that every caller knows that you need it.',
  },
  'standard-field-type': {
    must: 'a field of a standard type should be of the type that its name says: date, time, email, phone; party_size a number',
    mend: 'Write "type": "date" for date, "time" for time, "integer" for party_size, "email" for email, "phone" for phone.',
  },
  'standard-person': {
    must: 'an action of this standard type needs a field email or phone',
    mend: 'Add the field "email" or "phone".',
  },
  'standard-output': {
    must: 'check_availability needs the field "available" in its output',
    mend: 'Add "output": {"fields": [{"name": "available", "type": "boolean"}]}.',
  },
  business: { must: 'it must be an object', mend: 'Write {"telephone": …, "address": {…}}, or leave "business" out.' },
  'business-text': { must: 'it must be text', mend: 'Write it as text, or leave it out.' },
  'business-email': {
    must: 'it should be an e-mail address',
    mend: 'Write one address, such as "hello@example.com", or leave it out.',
  },
  'business-flag': { must: 'it must be true or false', mend: 'Write true or false, or leave it out.' },
  'price-range': {
    must: 'it must be text of at most 40 characters',
    mend: 'Write a short range such as "€€" or "100–300 kr.".',
  },
  address: {
    must: 'it must be an object',
    mend: 'Write {"street": …, "postcode": …, "city": …, "country": …}, or leave it out.',
  },
  'address-text': { must: 'it must be text', mend: 'Write it as text, or leave it out.' },
  'address-country': {
    must: 'it must be two capitals',
    mend: 'Write the ISO 3166-1 code of the country, such as "DK".',
  },
  geo: {
    must: 'it must be {lat, lon} with lat from -90 to 90 and lon from -180 to 180',
    mend: 'Write {"lat": 56.15, "lon": 10.21} as numbers in degrees, or leave "geo" out.',
  },
  'opening-hours': {
    must: 'it must be a list of {days, opens, closes}',
    mend: 'Write [{"days": ["Mo", "Tu"], "opens": "09:00", "closes": "17:00"}], or leave it out.',
  },
  days: {
    must: 'it must be a list of at least one of Mo, Tu, We, Th, Fr, Sa, Su, each once',
    mend: 'Write the days, such as ["Mo", "Tu", "We"].',
  },
  opens: {
    must: 'it must be a time HH:MM from 00:00 to 24:00',
    mend: 'Write four digits with a colon, such as "09:00".',
  },
  closes: {
    must: 'it must be a time HH:MM from 00:00 to 24:00',
    mend: 'Write four digits with a colon, such as "17:30"; a time before "opens" means past midnight.',
  },
  offers: {
    must: 'it must be a list of at most 500 offers',
    mend: 'List at most 500 offers: [{"name": …, "price": …, "currency": …}].',
  },
  offer: { must: 'an offer must be an object', mend: 'Write {"name": …, "price": …, "currency": …}.' },
  'offer-name': { must: 'it must be text', mend: 'Say what is offered.' },
  'offer-price': { must: 'it must be a number of 0 or more', mend: 'Write the price as a number, such as 42.5.' },
  'offer-text': { must: 'it must be text', mend: 'Write it as text, or leave it out.' },
  'offer-action': {
    must: 'it must be the id of an action of this document',
    mend: 'Write the id of an action listed in "actions", or leave "action" out.',
  },
  accounts: {
    must: 'it must be an object with type, authorization_url and token_url',
    mend: 'Write {"type": "oauth2", "authorization_url": "https://…", "token_url": "https://…"}, or leave it out.',
  },
  'accounts-type': { must: 'it must be "oauth2"', mend: 'Write "oauth2".' },
  'accounts-url': { must: 'it must be a whole https address', mend: 'Write the address with https://.' },
  'accounts-scopes': {
    must: 'it must be an object of scope → description',
    mend: 'Write {"orders": "See your orders"}, or leave it out.',
  },
  'accounts-note': { must: 'it must be text', mend: 'Write it as text, or leave it out.' },
  translation: {
    must: 'it must be an object of texts as in the document itself',
    mend: 'Write {"name": …, "pages": {…}, "actions": {…}} with texts only.',
  },
  'translation-language': {
    must: 'the key of a translation must be two lower-case letters',
    mend: 'Use the ISO 639-1 code, such as "en", as the key.',
  },
  'translation-own-language': {
    must: "a translation must not be into the document's own language",
    mend: 'Leave this translation out, or correct "language".',
  },
  'translation-action': {
    must: 'it must be the id of an action of this document',
    mend: 'Use ids listed in "actions" as keys.',
  },
  'more-pages': {
    must: 'it must be a list of at most 50 https addresses on the site',
    mend: 'List at most 50 https addresses on your own domain.',
  },
  ttl: {
    must: 'it must be a whole number of seconds from 300 to 604800',
    mend: 'Write a number such as 86400 (a day), or leave "ttl" out.',
  },
  'updated-at': {
    must: 'it must be a date and time with zone',
    mend: 'Write it as "2026-11-20T09:00:00Z", or leave it out.',
  },
} as const satisfies Record<string, LawpRule>;

export type LawpRuleId = keyof typeof LAWP_RULES;
