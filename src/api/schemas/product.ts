import { z } from 'zod';

/** A product as the API prints it. */
export const product = z
  .object({
    name: z.string().min(1).describe('Name in English where it is known.'),
    original_name: z.string().min(1).describe('Name on the site.'),
    price: z.number().min(0).nullable().describe('In the currency beside it.'),
    currency: z.string().length(3).nullable().describe('ISO 4217 code.'),
    price_eur: z.number().min(0).nullable().describe('By the daily reference rate.'),
    low_price: z
      .number()
      .min(0)
      .optional()
      .describe('The price again, where it is the least of several ("from"); else absent.'),
    unit_text: z
      .string()
      .min(1)
      .optional()
      .describe('For how much of it the price is, as `night`; absent when unsaid.'),
    value_added_tax_included: z.boolean().optional().describe('Whether tax is in the price; absent when unsaid.'),
    eligible_region: z
      .array(z.string().length(2))
      .optional()
      .describe('ISO 3166-1 codes of the countries that the offer is for; absent when unsaid.'),
    url: z.string().min(1).describe('Page of the product.'),
    domain: z.string().min(3).max(253).describe('The site that sells it.'),
    image: z.string().nullable().describe('Address of a picture.'),
    available: z.boolean().nullable().describe('Whether it can be had; null when it is not known.'),
  })
  .meta({ id: 'Product', description: 'Something that a site sells.' });
