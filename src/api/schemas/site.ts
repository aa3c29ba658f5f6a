import { z } from 'zod';
import { DAYS } from '../../core/lawp/days.ts';
import { lawpAction, lawpDocument } from '../../core/lawp/document.ts';
import { PAGE_TYPES, type PageType } from '../../core/site/page-type.ts';
import { SITE_STATUSES } from '../../core/site/site-status.ts';
import { claimedSince } from './claimed-since.ts';
import { product } from './product.ts';

/*
 * The answers of the API as it describes them (R16). Fields may be added to any of them: clients ignore what they do not
 * know.
 */

/** A place in the answer that needs a word from us. */
export const notice = z
  .object({
    code: z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/)
      .describe('Stable name of the notice.'),
    message: z.string().min(1).describe('What you should know, in a sentence.'),
    domains: z.array(z.string()).optional().describe('The sites that may have been meant (`did_you_mean`).'),
  })
  .meta({ id: 'Notice', description: 'Something you should know about an answer.' });

/** One page of a site, as answers and twins print it. */
export const page = z
  .object({
    title: z.string().describe('Title in English.'),
    content: z.string().describe('What the page says, in plain English prose of at most 200 words.'),
    original: z
      .object({
        title: z.string().describe('Its title there.'),
        content: z.string().describe('Its words there.'),
      })
      .optional()
      .describe('The words of the site itself, when they are not English.'),
    translated: z
      .enum(['provider', 'machine', 'composed', 'phrase-book'])
      .optional()
      .describe(
        'How the English came about: its author gave it, a translator made it, or we wrote it from what is known.',
      ),
    translator: z
      .object({
        provider: z.string().min(1).describe('Which translator.'),
        confidence: z.number().min(0).max(1).describe('How far its English is trusted, 0 to 1.'),
      })
      .optional()
      .describe('Who translated, of `machine` only.'),
    type: z
      .enum(Object.keys(PAGE_TYPES) as [PageType, ...PageType[]])
      .optional()
      .describe('What the page is, where it says so: "news_article".'),
    date: z.iso.date().optional().describe('When it was published; of an event, when it takes place.'),
  })
  .meta({ id: 'Page', description: 'One page of a site.' });

const address = z.object({
  street: z.string().min(1).optional().describe('Street and number.'),
  postcode: z.string().min(1).optional().describe('Postal code.'),
  city: z.string().min(1).optional().describe('Town or city.'),
  region: z.string().min(1).optional().describe('State, county or the like.'),
  country: z.string().length(2).optional().describe('ISO 3166-1: two capitals.'),
});

const openingHours = z.object({
  days: z.array(z.enum(DAYS)).min(1).max(7).describe('Days of the week.'),
  opens: z.string().length(5).describe('HH:MM'),
  closes: z.string().length(5).describe('HH:MM; before `opens` means past midnight.'),
  valid_from: z.iso.date().optional().describe('First day of a season.'),
  valid_through: z.iso.date().optional().describe('Last day of a season.'),
});

const geo = z.object({
  lat: z.number().min(-90).max(90).describe('Degrees north.'),
  lon: z.number().min(-180).max(180).describe('Degrees east.'),
});

const offer = z.object({
  name: z.string().min(1).describe('What is sold.'),
  price: z.number().min(0).optional().describe('In the currency beside it.'),
  currency: z.string().length(3).optional().describe('ISO 4217 code.'),
  category: z.string().min(1).optional().describe('What kind of thing it is.'),
  action: z.string().min(1).optional().describe('Id of the action that buys it.'),
});

const business = z
  .object({
    type: z.string().min(1).optional().describe('schema.org type.'),
    name: z.string().min(1).optional().describe('Name of the business.'),
    telephone: z.string().min(1).optional().describe('As the site writes it.'),
    email: z.string().min(3).optional().describe('Address for mail.'),
    price_range: z.string().max(40).optional().describe('As the site writes it: "€€".'),
    address: address.optional().describe('Where it is.'),
    geo: geo.optional().describe('Where it is on the map.'),
    opening_hours: z.array(openingHours).optional().describe('When it is open, by weekday.'),
    closed_on_public_holidays: z.boolean().optional().describe('Whether it is closed on public holidays.'),
    offers: z.array(offer).max(500).optional().describe('What it sells.'),
    hours: z.array(z.string()).describe('Opening hours as lines: "Mo-Fr 06:30-17:30".'),
    open_now: z.boolean().nullable().describe('By the clock of the place; null when it is not known.'),
    source: z.string().min(1).describe('Where these details come from.'),
    attribution: z
      .string()
      .nullable()
      .describe('To be shown with them, where their source asks for it, as OpenStreetMap does; null otherwise.'),
    attribution_url: z.url().optional().describe('The licence that asks for it; a link of the attribution.'),
  })
  .meta({ id: 'Business', description: 'Address, hours, phone and offers of a business.' });

const placePhone = z.object({
  number: z.string().min(1).describe('E.164; as the site writes it where its country is unknown.'),
  reaches: z.string().optional().describe('Whom it reaches: "sales".'),
  opening_hours: z.array(openingHours).optional().describe('When it is answered.'),
});

/** One place of a site with its own numbers and hours. */
export const sitePlace = z
  .object({
    name: z.string().min(1).optional().describe('What it is called, where it has a name of its own.'),
    url: z.url().optional().describe('Its page on the site.'),
    sources: z
      .array(z.enum(['native', 'owner', 'schema.org', 'text', 'map']))
      .optional()
      .describe(
        'Who tells of it, the one that is shown first; of the map, its attribution is in the business details.',
      ),
    address: address.optional().describe('Where it is.'),
    geo: geo.optional().describe('Where it is on the map.'),
    time_zone: z.string().optional().describe('IANA name: "Europe/Copenhagen".'),
    phones: z.array(placePhone).describe('Its numbers, those that reach everybody first.'),
    opening_hours: z.array(openingHours).optional().describe('When it is open, by weekday.'),
  })
  .meta({ id: 'SitePlace', description: 'One place of a site, with its own numbers and hours.' });

/** What kind of site it is (R16). */
export const category = z
  .object({ id: z.string().min(1).describe('"shop/bakery"'), name: z.string().min(1).describe('"Bakery"') })
  .meta({ id: 'Category', description: 'What kind of site it is.' });

/** The town of a site. */
export const place = z
  .object({
    name: z.string().min(1).describe('"Aarhus"'),
    country: z.string().length(2).describe('ISO 3166-1: two capitals.'),
    country_name: z.string().min(1).describe('The country in English.'),
    lat: z.number().nullable().describe('Degrees north of the town.'),
    lon: z.number().nullable().describe('Degrees east of the town.'),
    time_zone: z.string().nullable().describe('IANA name: "Europe/Copenhagen".'),
  })
  .meta({ id: 'Place', description: 'The town that a site is in.' });

const choice = z.object({
  value: z.string().describe('What is sent.'),
  label: z.string().describe('What the page says beside it, in its own language.'),
});

/** How the form of a page is sent. */
const form = z
  .object({
    url: z.url().describe('Where it is sent.'),
    method: z.enum(['GET', 'POST']).describe('How it is sent.'),
    enctype: z.string().optional().describe('Media type of what is sent, of POST.'),
    controls: z.record(z.string(), z.string()).describe('Field of the input to the name that the form sends it under.'),
    choices: z.record(z.string(), z.array(choice)).optional().describe('Field to what may be chosen.'),
    hidden: z.array(z.string()).optional().describe('Names of hidden controls: their values are on the page.'),
    url_template: z
      .string()
      .optional()
      .describe('Where the filled-in form leads, fields in braces (RFC 6570), of GET.'),
  })
  .meta({
    id: 'Form',
    description: 'How the form that offers an action is sent: for people’s browsers, not an endpoint.',
  });

/** An action as the API prints it: that of a LAWP document, whom it reaches, and the form that offers it. */
export const action = lawpAction
  .extend({
    provider: z.string().optional().describe('The service that takes it for the site, where it is a known one.'),
    phone: z.string().optional().describe('The number that reaches the site, E.164.'),
    email: z.string().optional().describe('The e-mail address that reaches the site.'),
    form: form.optional().describe('How the form of the page is sent, where one was read.'),
  })
  .meta({ id: 'Action', description: 'One thing that can be done on a site (LAWP).' });

/** A language that a site is offered in. */
export const offeredLanguage = z
  .object({ code: z.string().length(2).describe('ISO 639-1.'), url: z.url().describe('Where the site is in it.') })
  .meta({ id: 'OfferedLanguage', description: 'A language that a site is offered in.' });

/** A site as the API prints it. */
export const site = z
  .object({
    domain: z.string().min(3).max(253).describe('Host name of the site.'),
    name: z.string().min(1).describe('Name of the site.'),
    pages: z.record(z.string(), page).describe('Path to page, home first.'),
    actions: z.array(action).describe('What can be done there.'),
    native: z.boolean().describe('The site publishes a LAWP document of its own.'),
    executable: z.boolean().describe('At least one action can be called by agents.'),
    language: z.string().length(2).describe('ISO 639-1 code of the site’s own words.'),
    languages: z.array(offeredLanguage).optional().describe('Languages it is offered in, where it says so.'),
    last_updated: z.iso.datetime().nullable().describe('The last complete visit, or the owner’s last save.'),
    age_hours: z.int().min(0).nullable().describe('Hours since then.'),
    status: z.enum(SITE_STATUSES).describe('What the site is.'),
    home_seen: z
      .boolean()
      .nullable()
      .describe(
        'False where no home page was seen, as in archives: then nothing here was read on one; null where that is not known.',
      ),
    source: z
      .enum(['native', 'owner', 'built'])
      .nullable()
      .describe(
        'Who wrote this: the site in its own file, its verified owner, or we from its pages; null for nothing.',
      ),
    unread_since: z.iso
      .datetime()
      .nullable()
      .describe('Since when we could not read the site, so that these are the owner’s own words; null where we could.'),
    claimed_since: claimedSince,
    score: z.int().min(0).max(100).nullable().describe('Readiness for agents; null when it was never read.'),
    label: z.string().nullable().describe('The score in words.'),
    report_url: z.url().describe('Page with the whole report.'),
    description: z.string().describe('What it is, in a sentence or two; empty when it is not known.'),
    category: category.nullable().describe('What kind of site it is; null when it is not known.'),
    place: place.nullable().describe('The town that it is in; null when it is not known.'),
    business: business.nullable().describe('Address, hours, phone and offers; null when none is known.'),
    places: z.array(sitePlace).describe('All places, that of the business details first.'),
    products: z
      .array(product)
      .optional()
      .describe('What it sells, 20 at most; left out of short answers, which name products beside the sites.'),
    match: z
      .array(
        z.object({
          feature: z.string().min(1).describe('What matched: "name", "place".'),
          text: z.string().min(1).describe('The same in words.'),
        }),
      )
      .describe('Why the site is among the results.'),
  })
  .meta({ id: 'Site', description: 'A site and what can be done there.' });

/** A LAWP document, as it is published and sent. */
export const lawp = lawpDocument.meta({
  id: 'LawpDocument',
  description: 'A LAWP document (docs: /docs/lawp; JSON Schema: /schemas/lawp.json).',
});
