/** How the postal codes of some countries are written and where they stand. */
export interface PostalForm {
  /** Whole code, without a country's prefix. */
  readonly code: RegExp;
  /** Countries that write it so. */
  readonly countries: readonly string[];
  /** Nothing else looks so: it needs no street beside it. */
  readonly isPlain: boolean;
}

/** Codes that stand before the town: "82205 Gilching", "4814 VE Breda", "00-950 Warszawa". */
export const CODES_BEFORE_TOWN: readonly PostalForm[] = [
  { code: /^\d{4} ?[A-Z]{2}$/u, countries: ['NL'], isPlain: true },
  { code: /^\d{2}-\d{3}$/u, countries: ['PL'], isPlain: true },
  { code: /^\d{4}-\d{3}$/u, countries: ['PT'], isPlain: true },
  { code: /^\d{5}-\d{3}$/u, countries: ['BR'], isPlain: true },
  { code: /^[A-Z]\d{4}[A-Z]{3}$/u, countries: ['AR'], isPlain: true },
  { code: /^\d{3}$/u, countries: ['IS', 'FO'], isPlain: false },
  { code: /^\d{3} \d{2}$/u, countries: ['SE', 'CZ', 'SK', 'GR'], isPlain: false },
  {
    code: /^\d{4}$/u,
    countries: 'AT BE BG CH DK HU LU LV NO SI CY GE MK AR TN AL LI'.split(' '),
    isPlain: false,
  },
  {
    code: /^\d{5}$/u,
    countries: 'DE FR ES IT FI EE HR RS TR UA LT MX GR CZ SK SE BA ME MY MA DZ KR PE MC SM CR GT DO'.split(' '),
    isPlain: false,
  },
  { code: /^\d{6}$/u, countries: 'RU RO BY KZ KG UZ CN CO IN'.split(' '), isPlain: false },
];

/** Counties that stand between a town and its code, those on "-shire" aside. */
export const BRITISH_COUNTIES: ReadonlySet<string> = new Set(
  'Avon,Bedfordshire,Cleveland,Clwyd,Cornwall,County Durham,Cumbria,Devon,Dorset,Down,Antrim,Armagh,Tyrone,Dyfed,East Sussex,Essex,Fife,Gwent,Gwynedd,Hants,Herts,Kent,Lancs,Leics,Lincs,Middlesex,Merseyside,Norfolk,Northants,Notts,Northumberland,Oxon,Powys,Rutland,Shropshire,Somerset,Staffs,Suffolk,Surrey,Tyne and Wear,Tyne & Wear,Warks,West Midlands,West Sussex,Wilts,Worcs,Isle of Wight,Bucks,Berks,Cambs,Beds,Glos'.split(
    ',',
  ),
);

/** Letters that some put before a code, and the country that they mean. */
export const CODE_PREFIXES: Readonly<Record<string, string>> = {
  A: 'AT',
  AT: 'AT',
  B: 'BE',
  BE: 'BE',
  BG: 'BG',
  CH: 'CH',
  CZ: 'CZ',
  D: 'DE',
  DE: 'DE',
  DK: 'DK',
  E: 'ES',
  ES: 'ES',
  F: 'FR',
  FR: 'FR',
  FI: 'FI',
  FIN: 'FI',
  GR: 'GR',
  H: 'HU',
  HU: 'HU',
  HR: 'HR',
  I: 'IT',
  IT: 'IT',
  L: 'LU',
  LI: 'LI',
  LT: 'LT',
  LU: 'LU',
  LV: 'LV',
  MD: 'MD',
  N: 'NO',
  NL: 'NL',
  NO: 'NO',
  PL: 'PL',
  PT: 'PT',
  RO: 'RO',
  RS: 'RS',
  S: 'SE',
  SE: 'SE',
  SI: 'SI',
  SK: 'SK',
  TR: 'TR',
};

/** States of the United States by their codes; full names stand for them, too. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

export const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

export const AUSTRALIAN_STATES: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** States of Brazil; only the codes are written. */
export const BRAZILIAN_STATES =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

/** States of Mexico, which stand behind the town without a comma. */
export const MEXICAN_STATES =
  'Aguascalientes|Baja California(?: Sur)?|Campeche|Chiapas|Chihuahua|Coahuila|Colima|Durango|Guanajuato|Guerrero|Hidalgo|Jalisco|México|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas|CDMX|Q\\. ?Roo|N\\. ?L\\.|Jal\\.';

/** "Ma" and "MA" alike: the code behind it tells that a state is meant. */
const US_CODES = Object.keys(US_STATES).flatMap((code) => [code, `${code.charAt(0)}${code.charAt(1).toLowerCase()}`]);

function namesOf(states: Readonly<Record<string, string>>, codes = Object.keys(states)): string {
  return [...Object.values(states), ...codes].map((name) => name.replaceAll(' ', '[ ]')).join('|');
}

/** A code that stands behind the town, with the region between; groups `region` and `code`. */
export interface CodeAfterTown {
  readonly country: string;
  readonly pattern: RegExp;
  /** False for codes that look like any number: read only where the site may be in the country. */
  readonly isPlain?: boolean;
}

/** Countries that write codes of so many digits behind the town, and nothing beside them. */
const DIGITS_BEHIND: Readonly<Record<number, string>> = {
  4: 'ZA NZ GE PH BD BG HU',
  5: 'UA ID PK LK EG SA MY TH',
  6: 'RO VN KZ RU CN',
};

/** "Burleson, TX 76028", "Wilmslow, Cheshire, SK9 2GH", "Whistler, British Columbia, V0N 1B2", "Sydney NSW 2000". */
export const CODES_AFTER_TOWN: readonly CodeAfterTown[] = [
  {
    country: 'US',
    pattern: new RegExp(
      `(?<=[\\s,])(?<region>${namesOf(US_STATES, US_CODES)}|[A-Z][.][ ]?[A-Z][.])[.]?(?:,?[ ]{1,3}|[ ]?[|•·][ ]?)(?<code>\\d{5}(?:[-–]\\d{4})?)(?![\\d-])`,
      'gu',
    ),
  },
  {
    country: 'CA',
    pattern: new RegExp(
      `(?<![^\\s,(])(?<region>${namesOf(CANADIAN_PROVINCES)}|Quebec|B[.]C[.])?[).,]{0,2}[ ,]{0,3}(?:Canada,?[ ])?(?<code>[A-CEGHJ-NPR-TVXY]\\d[A-Z][ -]?\\d[A-Z]\\d)(?![\\p{L}\\d])`,
      'gu',
    ),
  },
  {
    country: 'AU',
    pattern: new RegExp(
      `(?<=[\\s,])(?<region>${namesOf(AUSTRALIAN_STATES)})[.]?,?[ ]{1,3}(?:Australia,?[ ])?(?<code>\\d{4})(?![\\d-])`,
      'gu',
    ),
  },
  {
    country: 'GB',
    pattern:
      /(?<![\p{L}\d])(?<code>[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRV-Y]?) ?\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])/gu,
  },
  {
    country: 'IE',
    pattern: /(?<![\p{L}\d])(?<code>(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4})(?![\p{L}\d])/gu,
  },
  { country: 'MX', pattern: /(?<![\p{L}\d])C[.]? ?P[.]?:? ?(?<code>\d{5})(?!\d)/gu },
  { country: 'NZ', pattern: /(?<=[\p{L}],? )(?<code>\d{4})(?=,? New Zealand)/gu },
  { country: 'SG', pattern: /(?<=Singapore )(?<code>\d{6})(?!\d)/gu },
  { country: 'IN', pattern: /(?<=[\p{L}] ?[-–,] ?|[\p{L}] )(?<code>\d{3} ?\d{3})(?!\d)/gu },
  { country: 'BR', pattern: /(?<=[\s,–-])(?<code>\d{2}[.]?\d{3}-\d{3})(?!\d)/gu },
  { country: 'IL', pattern: /(?<=\p{L},? )(?<code>\d{7})(?=,? Israel)/gu },
  { country: 'LV', pattern: /(?<![\p{L}\d])(?<code>LV[ -]\d{4})(?!\d)/gu },
  ...Object.entries(DIGITS_BEHIND).flatMap(([digits, countries]) =>
    countries.split(' ').map((country) => ({
      country,
      pattern: new RegExp(`(?<=\\p{L},? )(?<code>\\d{${digits}})(?![\\d.:%€$-])`, 'gu'),
      isPlain: false,
    })),
  ),
];
