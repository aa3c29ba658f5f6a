import { z } from 'zod';

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'it must be an http or https address' });

/** Texts with commas between them. */
export const settingList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const NO_DATABASE = 'it must be an address, such as file:/srv/waymark.db or libsql://database.example';

/** The address of a database: a file or a libSQL server. */
export const databaseAddress = z
  .url({ protocol: /^(file|libsql|https?|wss?)$/, error: NO_DATABASE })
  .refine((text) => /:\/*[^/]/.test(text), NO_DATABASE);

/** A secret that is sent in a header. */
export const headerSecret = z
  .string()
  .trim()
  .regex(/^[!-~]+$/, 'it must be one word of plain Latin letters, digits and signs');

/** Where a service of ours answers: what it has besides its path would end up amid the addresses made from it. */
export const serviceAddress = webAddress
  .transform((text) => new URL(text))
  .refine(
    ({ username, password, search, hash }) => `${username}${password}${search}${hash}` === '',
    'it must be an address without user name, query and fragment',
  );

/** A whole number as people write one: "0x50" and "1e3" are slips rather than numbers. */
export const PLAIN_DIGITS = /^(?:0|[1-9]\d*)$/;

/** From 0 to `most`. */
export const wholeNumber = (most: number) =>
  z
    .string()
    .regex(PLAIN_DIGITS, 'it must be a whole number in plain digits')
    .transform(Number)
    .pipe(z.number().max(most));
