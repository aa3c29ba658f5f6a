import { z } from 'zod';
import { DAYS } from './days.ts';

/*
 * The one description of a LAWP document of versions 0.1 to 0.5 (lawp.md): source of the types, of validation and of
 * the published JSON Schema. The error text of every part is the id of a rule in rules.ts. Rules that look at two parts
 * at once stand in cross-rules.ts. Unknown fields are never an error; they are dropped.
 */

export const INPUT_TYPES = ['text', 'number', 'none', 'object'] as const;

export const FIELD_TYPES = [
  'string',
  'number',
  'integer',
  'boolean',
  'date',
  'time',
  'datetime',
  'email',
  'phone',
  'url',
  'enum',
] as const;

/** The standard actions of version 0.5. */
export const STANDARD_TYPES = [
  'book_table',
  'book_appointment',
  'check_availability',
  'request_quote',
  'contact',
  'order',
  'search',
  'subscribe',
] as const;
export type StandardType = (typeof STANDARD_TYPES)[number];

const text = (rule: string) => z.string({ error: rule });
const flag = (rule: string) => z.boolean({ error: rule });
const part = <S extends z.core.$ZodLooseShape>(rule: string, shape: S) => z.object(shape, { error: rule });
const list = <S extends z.ZodType>(rule: string, item: S) => z.array(item, { error: rule });
const matching = (rule: string, pattern: RegExp) => text(rule).regex(pattern, { error: rule });
/** For the published schema: JSON Schema knows no checks in words of a program. */
const NOT_BLANK = { pattern: '\\S' };
const distinct = (values: readonly string[]) => new Set(values).size === values.length;

const currency = () => matching('currency', /^[A-Z]{3}$/).describe('ISO 4217 code: three capitals.');

const field = part('field', {
  name: matching('field-name', /^[a-z][a-z0-9_]{0,63}$/).describe('Name of the value in the call.'),
  type: z.enum(FIELD_TYPES, { error: 'field-type' }).default('string').describe('What the value is.'),
  required: flag('field-required').default(false).describe('Whether a call must carry it.'),
  description: text('field-description').optional().describe('What is asked, in plain words.'),
  options: list('field-options', z.union([z.string(), z.number()], { error: 'field-options' }))
    .optional()
    .describe('The choices of an enum.'),
  example: z
    .union([z.string(), z.number(), z.boolean()], { error: 'field-example' })
    .optional()
    .describe('A value that would do.'),
});

const fields = list('fields', field).min(1, { error: 'fields' }).max(30, { error: 'fields' });

const input = part('input', {
  type: z.enum(INPUT_TYPES, { error: 'input-type' }).describe('What a call carries.'),
  required: flag('input-required').describe('Whether a call must carry it.'),
  fields: fields.optional().describe('The parts of an object input.'),
});

const endpoint = part('endpoint', {
  url: text('endpoint-url').describe('https address on the domain of the document or a sub-domain of it.'),
  method: z.enum(['POST', 'GET'], { error: 'endpoint-method' }).default('POST').describe('How it is called.'),
});

const output = part('output', {
  fields: fields.describe('What the answer contains.'),
  description: text('output').optional().describe('The same in plain words.'),
});

const amount = part('costs-money', {
  amount: z.number({ error: 'costs-money' }).min(0, { error: 'costs-money' }).describe('In the currency beside it.'),
  currency: currency(),
});

const safety = part('safety', {
  requires_confirmation: flag('safety-flag').optional().describe('A person must agree first.'),
  costs_money: z
    .union([z.boolean(), amount], { error: 'costs-money' })
    .optional()
    .describe('Whether or what it costs.'),
  reversible: flag('safety-flag').optional().describe('It can be undone.'),
  destructive: flag('safety-flag').optional().describe('Something is lost by it.'),
  note: text('safety-note').optional().describe('What else to know.'),
});

/** One thing a visitor or an agent can do on the site. */
export const lawpAction = part('action', {
  id: matching('action-id', /^[a-z][a-z0-9_-]*$/).describe('Unique in the document.'),
  name: text('action-name')
    .refine((name) => name.trim() !== '', { error: 'action-name' })
    .meta(NOT_BLANK)
    .describe('What it is called.'),
  description: text('action-description').describe('What it does, in plain words.'),
  intent: list('action-intent', text('action-intent'))
    .min(1, { error: 'action-intent' })
    .describe('Words people use when they want it.'),
  input: input.describe('What it needs to be told.'),
  url: text('action-url')
    .meta({ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' })
    .optional()
    .describe('http(s) address of the page where a person does it.'),
  endpoint: endpoint.optional().describe('Address that carries it out when called.'),
  output: output.optional().describe('What a call answers.'),
  modes: list('modes', z.enum(['execute', 'quote'], { error: 'modes' }))
    .min(1, { error: 'modes' })
    .refine(distinct, { error: 'modes' })
    .meta({ uniqueItems: true })
    .optional()
    .describe('Whether a call carries it out, or asks for a price.'),
  safety: safety.optional().describe('What to know before calling; absent means: ask for confirmation.'),
  account: z.enum(['none', 'optional', 'required'], { error: 'account' }).optional().describe('Is an account needed?'),
  scopes: list('scopes', text('scopes')).optional().describe('What a token must allow: keys of `accounts.scopes`.'),
  type: z.enum(STANDARD_TYPES, { error: 'standard-type' }).optional().describe('A standard action of version 0.5.'),
});

const address = part('address', {
  street: text('address-text').optional().describe('Street and number.'),
  postcode: text('address-text').optional().describe('Postal code.'),
  city: text('address-text').optional().describe('Town or city.'),
  region: text('address-text').optional().describe('State, county or the like.'),
  country: matching('address-country', /^[A-Z]{2}$/)
    .optional()
    .describe('ISO 3166-1: two capitals.'),
});

const degrees = (limit: number) =>
  z.number({ error: 'geo' }).min(-limit, { error: 'geo' }).max(limit, { error: 'geo' });

const time = (rule: string) => matching(rule, /^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/);

const openingHours = part('opening-hours', {
  days: list('days', z.enum(DAYS, { error: 'days' }))
    .min(1, { error: 'days' })
    .refine(distinct, { error: 'days' })
    .meta({ uniqueItems: true })
    .describe('Days of the week, each once.'),
  opens: time('opens').describe('HH:MM, 00:00 to 24:00.'),
  closes: time('closes').describe('HH:MM; before opens means past midnight.'),
  // Ours beside the published fields: seasons. Unknown to the format, so a strange value is dropped, never an error.
  valid_from: z.iso.date().optional().catch(undefined).describe('First day of a season.'),
  valid_through: z.iso.date().optional().catch(undefined).describe('Last day of a season.'),
});

const offer = part('offer', {
  name: text('offer-name').describe('What is sold.'),
  price: z
    .number({ error: 'offer-price' })
    .min(0, { error: 'offer-price' })
    .optional()
    .describe('In the currency beside it.'),
  currency: currency().optional(),
  category: text('offer-text').optional().describe('What kind of thing it is.'),
  action: text('offer-text').optional().describe('The id of the action that buys it.'),
});

const business = part('business', {
  type: text('business-text').optional().describe('schema.org type.'),
  name: text('business-text').optional().describe('Name of the business.'),
  telephone: text('business-text').optional().describe('As people dial it.'),
  email: text('business-text').optional().describe('Address for mail.'),
  price_range: text('price-range').max(40, { error: 'price-range' }).optional().describe('How dear it is: "€€".'),
  address: address.optional().describe('Where it is.'),
  geo: part('geo', { lat: degrees(90).describe('Degrees north.'), lon: degrees(180).describe('Degrees east.') })
    .optional()
    .describe('Where it is on the map.'),
  opening_hours: list('opening-hours', openingHours).optional().describe('When it is open, by weekday.'),
  closed_on_public_holidays: flag('business-flag').optional().describe('Whether it is closed on public holidays.'),
  offers: list('offers', offer).max(500, { error: 'offers' }).optional().describe('What it sells.'),
  source: text('business-text').optional().describe('Where these details come from.'),
});

const secure = (rule: string) => matching(rule, /^https:\/\/[^/]/i);

const accounts = part('accounts', {
  type: z.literal('oauth2', { error: 'accounts-type' }).describe('The one kind there is.'),
  authorization_url: secure('accounts-url').describe('Where a person signs in.'),
  token_url: secure('accounts-url').describe('Where tokens are given.'),
  registration_url: secure('accounts-url').optional().describe('Where clients register.'),
  scopes: z
    .record(z.string(), text('accounts-scopes'), { error: 'accounts-scopes' })
    .optional()
    .describe('Scope → what it allows.'),
  note: text('accounts-note').optional().describe('What else to know.'),
});

const translation = part('translation', {
  name: text('translation').optional().describe('Name of the site.'),
  pages: z
    .record(
      z.string(),
      part('translation', {
        title: text('translation').optional().describe('Title of the page.'),
        content: text('translation').optional().describe('What it says.'),
      }),
      { error: 'translation' },
    )
    .optional()
    .describe('Path → page.'),
  actions: z
    .record(
      z.string(),
      part('translation', {
        name: text('translation').optional().describe('What it is called.'),
        description: text('translation').optional().describe('What it does.'),
        intent: list('translation', text('translation')).optional().describe('Words people use for it.'),
      }),
      { error: 'translation' },
    )
    .optional()
    .describe('Id → action.'),
});

/** One described page. */
const lawpPage = part('page', {
  title: text('page-title').describe('Title of the page.'),
  content: text('page-content')
    .refine((content) => [...content].length <= 5000, { error: 'page-content' })
    .meta({ maxLength: 5000 })
    .describe('Plain prose, at most 5,000 characters.'),
});

/** The whole document, with the defaults of ruling R4 filled in. */
export const lawpDocument = part('document', {
  lawp_version: matching('lawp-version', /^[0-9]{1,4}(?:\.[0-9]{1,4}){1,2}$/)
    .default('0.1')
    .describe('Version of the format.'),
  domain: text('domain')
    .meta({ pattern: '^[^\\sA-Z/:@]+$' })
    .describe('Host name of the site: lower case, no scheme, no path.'),
  name: text('name')
    .refine((name) => name.trim() !== '' && [...name].length <= 200, { error: 'name' })
    .meta({ ...NOT_BLANK, maxLength: 200 })
    .describe('Name of the site, 1 to 200 characters.'),
  language: matching('language', /^[a-z]{2}$/)
    .default('en')
    .describe('ISO 639-1 code of the site.'),
  // Keys are judged in document-rules.ts, so that a page under a broken key is judged too.
  pages: z
    .record(z.string(), lawpPage, { error: 'pages' })
    .meta({ description: 'Path → page.', propertyNames: { pattern: '^/' } }),
  actions: list('actions', lawpAction).describe('What can be done; may be empty.'),
  business: business.optional().describe('Address, hours, phone and offers of a business.'),
  accounts: accounts.optional().describe('How to act for a person with an account.'),
  translations: z
    .record(z.string(), translation, { error: 'translation' })
    .meta({ description: 'Language → the same in it.', propertyNames: { pattern: '^[a-z]{2}$' } })
    .optional(),
  more_pages: list('more-pages', text('more-pages').meta({ pattern: '^[Hh][Tt][Tt][Pp][Ss]://' }))
    .max(50, { error: 'more-pages' })
    .optional()
    .describe('Addresses of files with more pages.'),
  ttl: z
    .int({ error: 'ttl' })
    .min(300, { error: 'ttl' })
    .max(604_800, { error: 'ttl' })
    .optional()
    .describe('Seconds for which it may be kept.'),
  updated_at: z.iso.datetime({ offset: true, error: 'updated-at' }).optional().describe('When it last changed.'),
});

type Immutable<T> = T extends (infer I)[]
  ? readonly Immutable<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/** A document in its normalised shape (R4): what we hold, emit and draw. */
export type LawpDocument = Immutable<z.output<typeof lawpDocument>>;
export type LawpPage = Immutable<z.output<typeof lawpPage>>;
export type LawpAction = Immutable<z.output<typeof lawpAction>>;
export type LawpInput = LawpAction['input'];
export type LawpField = Immutable<z.output<typeof field>>;
export type LawpFieldType = LawpField['type'];
export type LawpBusiness = Immutable<z.output<typeof business>>;
export type LawpAddress = Immutable<z.output<typeof address>>;
export type OpeningHours = Immutable<z.output<typeof openingHours>>;

/** One broken rule of a document. */
export interface LawpProblem {
  /** JSON Pointer into the document: "/actions/0/id"; "" is the document itself. */
  readonly path: string;
  /** Stable id of the rule, kebab-case. */
  readonly rule: string;
  /** What is wrong. */
  readonly message: string;
  /** How to mend it. */
  readonly mend: string;
  /** "endpoint": only this endpoint is lost, a fetched document stays usable (R3). Absent means "document". */
  readonly severity?: 'document' | 'endpoint';
}
