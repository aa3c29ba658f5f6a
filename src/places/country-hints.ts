import { countryName } from '../core/country-name.ts';

/** Top-level domains of countries that the whole world registers names in. */
const WORLDWIDE = new Set(
  'AI AD BZ CC CD CO DJ FM GG GL IM IO IS LA LI LY ME MS MU NU PW SC SH SO ST TK TM TO TV VC VG WS CX AG AM GD BI'.split(
    ' ',
  ),
);

/** A weak hint: the country of a domain's ending ("…dk" → "DK"), null for general endings and those sold worldwide. */
export function countryOfDomain(domain: string): string | null {
  const ending = domain.slice(domain.lastIndexOf('.') + 1).toUpperCase();
  if (ending === 'UK') return 'GB';
  if (ending === 'XN--P1AI' || ending === 'SU') return 'RU';
  if (ending === 'XN--J1AMH') return 'UA';
  return ending.length === 2 && !WORLDWIDE.has(ending) && countryName(ending) !== null ? ending : null;
}

/** Calling codes that belong to one country; those shared (+1, +7, +44 apart) are left out. */
const CALLING: Readonly<Record<string, string>> = {
  '20': 'EG',
  '27': 'ZA',
  '30': 'GR',
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '36': 'HU',
  '39': 'IT',
  '40': 'RO',
  '41': 'CH',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '51': 'PE',
  '52': 'MX',
  '54': 'AR',
  '55': 'BR',
  '56': 'CL',
  '57': 'CO',
  '60': 'MY',
  '61': 'AU',
  '62': 'ID',
  '63': 'PH',
  '64': 'NZ',
  '65': 'SG',
  '66': 'TH',
  '81': 'JP',
  '82': 'KR',
  '84': 'VN',
  '86': 'CN',
  '90': 'TR',
  '91': 'IN',
  '92': 'PK',
  '98': 'IR',
  '351': 'PT',
  '352': 'LU',
  '353': 'IE',
  '354': 'IS',
  '356': 'MT',
  '357': 'CY',
  '358': 'FI',
  '359': 'BG',
  '370': 'LT',
  '371': 'LV',
  '372': 'EE',
  '373': 'MD',
  '374': 'AM',
  '375': 'BY',
  '380': 'UA',
  '381': 'RS',
  '382': 'ME',
  '385': 'HR',
  '386': 'SI',
  '387': 'BA',
  '389': 'MK',
  '420': 'CZ',
  '421': 'SK',
  '852': 'HK',
  '886': 'TW',
  '966': 'SA',
  '971': 'AE',
  '972': 'IL',
  '994': 'AZ',
  '995': 'GE',
};

/** A weak hint: the country of a number in E.164, null where several countries share its code. */
export function countryOfPhone(e164: string): string | null {
  if (!e164.startsWith('+')) return null;
  return CALLING[e164.slice(1, 4)] ?? CALLING[e164.slice(1, 3)] ?? null;
}
