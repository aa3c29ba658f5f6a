import { z } from 'zod';

/*
 * The one description of a LAWP document of versions 0.1 to 0.5 (lawp.md): source of the types, of validation and of
 * the published JSON Schema. The error text of every part is the id of a rule in rules.ts. Rules that look at two parts
 * at once stand in cross-rules.ts. Unknown fields are never an error; they are dropped.
 */

/** Days of the week in their order. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];

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

const text = (rule: string) => z.string({ error: rule });
const flag = (rule: string) => z.boolean({ error: rule });
const part = <S extends z.core.$ZodLooseShape>(rule: string, shape: S) => z.object(shape, { error: rule });
const list = <S extends z.ZodType>(rule: string, item: S) => z.array(item, { error: rule });
const matching = (rule: string, pattern: RegExp) => text(rule).regex(pattern, { error: rule });
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
  example: z.union([z.string(), z.number(), z.boolean()], { error: 'field-example' }).optional(),
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
  fields: fields.describe('What the answer holds.'),
  description: text('output').optional(),
});

const amount = part('costs-money', {
  amount: z.number({ error: 'costs-money' }).min(0, { error: 'costs-money' }),
  currency: currency(),
});

const safety = part('safety', {
  requires_confirmation: flag('safety-flag').optional(),
  costs_money: z.union([z.boolean(), amount], { error: 'costs-money' }).optional(),
  reversible: flag('safety-flag').optional(),
  destructive: flag('safety-flag').optional(),
  note: text('safety-note').optional(),
});

/** One thing a visitor or an agent can do on the site. */
export const lawpAction = part('action', {
  id: matching('action-id', /^[a-z][a-z0-9_-]*$/).describe('Unique in the document.'),
  name: text('action-name')
    .refine((name) => name.trim() !== '', { error: 'action-name' })
    .describe('What it is called.'),
  description: text('action-description').describe('What it does, in plain words.'),
  intent: list('action-intent', text('action-intent'))
    .min(1, { error: 'action-intent' })
    .describe('Words people use when they want it.'),
  input: input.describe('What it needs to be told.'),
  url: text('action-url').optional().describe('http(s) address of the page where a person does it.'),
  endpoint: endpoint.optional().describe('Address that carries it out when called.'),
  output: output.optional().describe('What a call answers.'),
  modes: list('modes', z.enum(['execute', 'quote'], { error: 'modes' }))
    .min(1, { error: 'modes' })
    .refine(distinct, { error: 'modes' })
    .optional(),
  safety: safety.optional().describe('What to know before calling; absent means: ask for confirmation.'),
  account: z.enum(['none', 'optional', 'required'], { error: 'account' }).optional(),
  scopes: list('scopes', text('scopes')).optional(),
  type: z.enum(STANDARD_TYPES, { error: 'standard-type' }).optional().describe('A standard action of version 0.5.'),
});

const address = part('address', {
  street: text('address-text').optional(),
  postcode: text('address-text').optional(),
  city: text('address-text').optional(),
  region: text('address-text').optional(),
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
    .refine(distinct, { error: 'days' }),
  opens: time('opens').describe('HH:MM, 00:00 to 24:00.'),
  closes: time('closes').describe('HH:MM; before opens means past midnight.'),
  // Ours beside the published fields: seasons. Unknown to the format, so a strange value is dropped, never an error.
  valid_from: z.iso.date().optional().catch(undefined),
  valid_through: z.iso.date().optional().catch(undefined),
});

const offer = part('offer', {
  name: text('offer-name').describe('What is sold.'),
  price: z.number({ error: 'offer-price' }).min(0, { error: 'offer-price' }).optional(),
  currency: currency().optional(),
  category: text('offer-text').optional(),
  action: text('offer-text').optional().describe('The id of the action that buys it.'),
});

const business = part('business', {
  type: text('business-text').optional().describe('schema.org type.'),
  name: text('business-text').optional(),
  telephone: text('business-text').optional(),
  email: text('business-text').optional(),
  price_range: text('price-range').max(40, { error: 'price-range' }).optional(),
  address: address.optional(),
  geo: part('geo', { lat: degrees(90), lon: degrees(180) }).optional(),
  opening_hours: list('opening-hours', openingHours).optional(),
  closed_on_public_holidays: flag('business-flag').optional(),
  offers: list('offers', offer).max(500, { error: 'offers' }).optional(),
  source: text('business-text').optional(),
});

const secure = (rule: string) => matching(rule, /^https:\/\/[^/]/i);

const accounts = part('accounts', {
  type: z.literal('oauth2', { error: 'accounts-type' }),
  authorization_url: secure('accounts-url'),
  token_url: secure('accounts-url'),
  registration_url: secure('accounts-url').optional(),
  scopes: z.record(z.string(), text('accounts-scopes'), { error: 'accounts-scopes' }).optional(),
  note: text('accounts-note').optional(),
});

const translation = part('translation', {
  name: text('translation').optional(),
  pages: z
    .record(
      z.string(),
      part('translation', { title: text('translation').optional(), content: text('translation').optional() }),
      { error: 'translation' },
    )
    .optional(),
  actions: z
    .record(
      z.string(),
      part('translation', {
        name: text('translation').optional(),
        description: text('translation').optional(),
        intent: list('translation', text('translation')).optional(),
      }),
      { error: 'translation' },
    )
    .optional(),
});

/** One described page. */
export const lawpPage = part('page', {
  title: text('page-title').describe('Title of the page.'),
  content: text('page-content')
    .refine((content) => [...content].length <= 5000, { error: 'page-content' })
    .describe('Plain prose, at most 5,000 characters.'),
});

/** The whole document, with the defaults of ruling R4 filled in. */
export const lawpDocument = part('document', {
  lawp_version: matching('lawp-version', /^[0-9]{1,4}(?:\.[0-9]{1,4}){1,2}$/)
    .default('0.1')
    .describe('Version of the format.'),
  domain: text('domain').describe('Host name of the site: lower case, no scheme, no path.'),
  name: text('name')
    .refine((name) => name.trim() !== '' && [...name].length <= 200, { error: 'name' })
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
  accounts: accounts.optional(),
  translations: z
    .record(z.string(), translation, { error: 'translation' })
    .meta({ propertyNames: { pattern: '^[a-z]{2}$' } })
    .optional(),
  more_pages: list('more-pages', text('more-pages')).max(50, { error: 'more-pages' }).optional(),
  ttl: z
    .int({ error: 'ttl' })
    .min(300, { error: 'ttl' })
    .max(604_800, { error: 'ttl' })
    .optional()
    .describe('Seconds.'),
  updated_at: z.iso.datetime({ offset: true, error: 'updated-at' }).optional(),
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
export type LawpEndpoint = NonNullable<LawpAction['endpoint']>;
export type LawpBusiness = Immutable<z.output<typeof business>>;
export type LawpAddress = Immutable<z.output<typeof address>>;
export type OpeningHours = Immutable<z.output<typeof openingHours>>;
export type LawpOffer = Immutable<z.output<typeof offer>>;
export type LawpTranslation = Immutable<z.output<typeof translation>>;

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
