import { fold } from '../../../language/fold.ts';

/** Languages whose country names are known. */
const LANGUAGES =
  'en da sv nb fi is de nl fr it es ca pt pl cs sk sl hr sr hu ro bg el tr et lv lt ru uk ja zh ko ar he fa id vi th'.split(
    ' ',
  );

const ALPHA_3 =
  'AFG:AF ALB:AL DZA:DZ AND:AD AGO:AO ARG:AR ARM:AM AUS:AU AUT:AT AZE:AZ BHR:BH BGD:BD BLR:BY BEL:BE BIH:BA BRA:BR BGR:BG CAN:CA CHL:CL CHN:CN COL:CO CRI:CR HRV:HR CUB:CU CYP:CY CZE:CZ DNK:DK DOM:DO ECU:EC EGY:EG EST:EE ETH:ET FIN:FI FRA:FR GEO:GE DEU:DE GHA:GH GRC:GR GTM:GT HKG:HK HUN:HU ISL:IS IND:IN IDN:ID IRN:IR IRQ:IQ IRL:IE ISR:IL ITA:IT JAM:JM JPN:JP JOR:JO KAZ:KZ KEN:KE KOR:KR KWT:KW LVA:LV LBN:LB LTU:LT LUX:LU MYS:MY MLT:MT MEX:MX MDA:MD MCO:MC MNE:ME MAR:MA NPL:NP NLD:NL NZL:NZ NGA:NG MKD:MK NOR:NO OMN:OM PAK:PK PAN:PA PRY:PY PER:PE PHL:PH POL:PL PRT:PT PRI:PR QAT:QA ROU:RO RUS:RU SAU:SA SRB:RS SGP:SG SVK:SK SVN:SI ZAF:ZA ESP:ES LKA:LK SWE:SE CHE:CH TWN:TW TZA:TZ THA:TH TUN:TN TUR:TR UGA:UG UKR:UA ARE:AE GBR:GB USA:US URY:UY VEN:VE VNM:VN';
const OTHER_NAMES =
  'uk:GB great britain:GB england:GB scotland:GB wales:GB northern ireland:GB u.k.:GB u.s.:US u.s.a.:US usa:US united states of america:US america:US holland:NL the netherlands:NL nederland:NL czech republic:CZ czechia:CZ ceska republika:CZ slovak republic:SK russian federation:RU republic of ireland:IE eire:IE korea:KR republic of korea:KR south korea:KR viet nam:VN turkiye:TR macedonia:MK brd:DE uae:AE u.a.e.:AE hong kong:HK taiwan:TW macau:MO p.r. china:CN pr china:CN 日本国:JP 中国大陆:CN';

let codes: ReadonlyMap<string, string> | null = null;

/** ISO 3166-1 code of a country's code or name in any of 38 languages; null when it is none. */
export function findCountry(written: string): string | null {
  if (written.length > 60) return null;
  codes ??= countryNames();
  const key = fold(written).replace(/^[\s.,]+|[\s,]+$/gu, '');
  return codes.get(key) ?? codes.get(key.replace(/\.$/u, '')) ?? null;
}

function countryNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  const countries = regions.filter(
    (code) =>
      english.of(code) && !/^(?:EU|EZ|UN|UK|QO|ZZ|XA|XB|SU|DD|FX|TP|YD|YU|ZR|AN|BU|CS|DY|HV|NH|RH|VD|NT)$/u.test(code),
  );
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of countries) {
      const name = fold(display.of(code) ?? '');
      if (name && !names.has(name)) names.set(name, code);
    }
  }
  for (const code of countries) names.set(code.toLowerCase(), code);
  for (const pair of ALPHA_3.split(' ')) names.set(pair.slice(0, 3).toLowerCase(), pair.slice(4));
  for (const [, name, code] of OTHER_NAMES.matchAll(/([^:]+):([A-Z]{2})(?: |$)/gu))
    names.set((name ?? '').trim(), code ?? '');
  return names;
}
