import { z } from 'zod';
import { lawpAction, lawpDocument } from '../../core/lawp/document.ts';

/*
 * The answers of the API as it describes them (R16). Fields may be added to any of them: clients ignore what they do not
 * know.
 */

/** A place in the answer that needs a word from us. */
export const notice = z
  .object({
    code: z.string().describe('Stable name of the notice.'),
    message: z.string().describe('What has to be said, in a sentence.'),
  })
  .meta({ id: 'Notice', description: 'Something that has to be said of an answer.' });

const page = z
  .object({
    title: z.string().describe('Title in English.'),
    content: z.string().describe('What the page says, in plain English prose of at most 200 words.'),
    original: z
      .object({ title: z.string(), content: z.string() })
      .optional()
      .describe('The words of the site itself, when they are not English. Pro only.'),
    translated: z.enum(['provider', 'composed', 'phrase-book']).optional().describe('How the English came about.'),
  })
  .meta({ id: 'Page', description: 'One page of a site.' });

const address = z.object({
  street: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string().length(2).optional().describe('ISO 3166-1: two capitals.'),
});

const openingHours = z.object({
  days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])),
  opens: z.string().describe('HH:MM'),
  closes: z.string().describe('HH:MM; before `opens` means past midnight.'),
  valid_from: z.string().optional().describe('First day of a season.'),
  valid_through: z.string().optional().describe('Last day of a season.'),
});

const business = z
  .object({
    type: z.string().optional().describe('schema.org type.'),
    name: z.string().optional(),
    telephone: z.string().optional(),
    email: z.string().optional(),
    price_range: z.string().max(40).optional(),
    address: address.optional(),
    geo: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
    opening_hours: z.array(openingHours).optional(),
    offers: z
      .array(z.object({ name: z.string(), price: z.number().optional(), currency: z.string().optional() }))
      .optional(),
    hours: z.array(z.string()).describe('Opening hours as lines: "Mo-Fr 06:30-17:30".'),
    open_now: z.boolean().nullable().describe('By the clock of the place; null when it is not known.'),
    source: z.string().describe('Where these details come from.'),
    attribution: z.string().nullable().describe('To be shown with them, when they come from open map data.'),
  })
  .meta({ id: 'Business', description: 'Address, hours, phone and offers of a business.' });

const category = z.object({ id: z.string().describe('"shop/bakery"'), name: z.string().describe('"Bakery"') });

/** An action as the API prints it: that of a LAWP document. */
const action = lawpAction.meta({ id: 'Action', description: 'One thing that can be done on a site (LAWP).' });

/** A site as the API prints it. */
export const site = z
  .object({
    domain: z.string().describe('Host name of the site.'),
    name: z.string().describe('Name of the site.'),
    pages: z.record(z.string(), page).describe('Path to page, home first.'),
    actions: z.array(action).describe('What can be done there.'),
    native: z.boolean().describe('The site publishes a LAWP document of its own.'),
    executable: z.boolean().describe('At least one action can be called by agents.'),
    language: z.string().length(2).describe('ISO 639-1 code of the site’s own words.'),
    last_updated: z.iso.datetime().nullable().describe('The last complete visit, or the owner’s last save.'),
    age_hours: z.int().min(0).nullable().describe('Hours since then.'),
    status: z.enum(['active', 'parked', 'duplicate', 'blocked', 'gone', 'opted_out']).describe('What the site is.'),
    score: z.int().min(0).max(100).nullable().describe('Readiness for agents; null when it was never read.'),
    label: z.string().nullable().describe('The score in words.'),
    report_url: z.url().describe('Page with the whole report.'),
    category: category.nullable(),
    business: business.nullable(),
    match: z.array(z.object({ feature: z.string(), text: z.string() })).describe('Why the site is among the results.'),
  })
  .meta({ id: 'Site', description: 'A site and what can be done there.' });

/** A product as the API prints it. */
export const product = z
  .object({
    name: z.string().describe('Name in English where it is known.'),
    original_name: z.string().describe('Name on the site.'),
    price: z.number().min(0).nullable(),
    currency: z.string().nullable().describe('ISO 4217 code.'),
    price_eur: z.number().min(0).nullable().describe('By the daily reference rate.'),
    url: z.string().describe('Page of the product.'),
    domain: z.string(),
    image: z.string().nullable(),
    available: z.boolean().nullable(),
  })
  .meta({ id: 'Product', description: 'Something that a site sells.' });

/** A LAWP document, as it is published and sent. */
export const lawp = lawpDocument.meta({ id: 'LawpDocument', description: 'A LAWP document (docs: /docs/lawp).' });
