import type { LawpAddress } from '../../../core/lawp/document.ts';
import type { ContactLine } from '../lines/contact-lines.ts';
import type { StatedAddress } from './stated-address.ts';

/** A way in which a country writes addresses from the largest place to the smallest, without commas. */
interface UnspacedForm {
  readonly country: string;
  /** Groups: code, region, city, street. */
  readonly pattern: RegExp;
}

const KANA = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ーヶ々]';
const HAN = '\\p{sc=Han}';
const HANGUL = '\\p{sc=Hangul}';
const KOREAN_CITIES = '서울|부산|대구|인천|광주|대전|울산|세종';
const KOREAN_PROVINCES =
  '경기도?|강원(?:특별자치)?도?|충청북도|충청남도|충북|충남|전라북도|전북특별자치도|전라남도|전북|전남|경상북도|경상남도|경북|경남|제주(?:특별자치)?도?';

const FORMS: readonly UnspacedForm[] = [
  {
    country: 'JP',
    pattern: new RegExp(
      `(?:〒? ?(?<code>\\d{3}-\\d{4}) ?)?(?<region>東京都|北海道|京都府|大阪府|(?:神奈川|和歌山|鹿児島)県|${HAN}{2}県) ?(?<city>${KANA}{1,7}?[市区]|${KANA}{1,4}郡${KANA}{1,5}?[町村]) ?(?<street>${KANA}{1,16} ?[\\d一二三四五六七八九十]{1,4}(?:-\\d{1,4}|丁目|番地?|号|の\\d{1,3}|\\d{1,4}){0,6})`,
      'gu',
    ),
  },
  {
    country: 'JP',
    pattern: new RegExp(
      `(?:〒? ?(?<code>\\d{3}-\\d{4}) ?)?(?<![都道府県])(?<city>(?:札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本)市) ?(?<street>${KANA}{1,16} ?[\\d一二三四五六七八九十]{1,4}(?:-\\d{1,4}|丁目|番地?|号|の\\d{1,3}|\\d{1,4}){0,6})`,
      'gu',
    ),
  },
  {
    country: 'KR',
    pattern: new RegExp(
      `(?:[(]?우?[)]? ?(?<code>\\d{5})[)]? ?)?(?:(?<city>${KOREAN_CITIES})(?:특별시|광역시|특별자치시|시)?|(?<region>${KOREAN_PROVINCES}) (?<town>${HANGUL}{1,5}[시군])) (?<street>(?:${HANGUL}{1,5}[구군읍면동] ){0,2}(?:${HANGUL}{1,8}\\d{0,3}(?:대로|로|길)(?: ?\\d{1,4}번?[가길])? ?\\d{1,4}(?:-\\d{1,4})?|${HANGUL}{1,5}동(?: ?\\d{1,2}가)? ?\\d{1,4}(?:-\\d{1,4})?(?:번지)?))`,
      'gu',
    ),
  },
  {
    country: 'CN',
    pattern: new RegExp(
      `(?:(?<code>\\d{6}) ?)?(?<region>${HAN}{2,3}省)? ?(?<city>${HAN}{2,4}?市) ?(?<street>(?:${HAN}{1,5}?[区县] ?)?${HAN}{1,10}?(?:路|街|大道|巷|道|里)(?:${HAN}{1,2}段)? ?\\d{1,5}(?:-\\d{1,4})?[号弄](?:${HAN}{1,10}\\d{0,4}[楼层室座]){0,3})(?:[ ,，。]{0,2}邮(?:编|政编码)[:：]? ?(?<behind>\\d{6}))?`,
      'gu',
    ),
  },
  {
    country: 'TW',
    pattern: new RegExp(
      `(?:(?<code>\\d{3}(?:\\d{2,3})?) ?)?(?:台灣|臺灣)? ?(?<city>${HAN}{2}[市縣]) ?(?<street>(?:${HAN}{1,4}?[區鄉鎮市] ?)?${HAN}{1,8}?(?:路|街|大道)(?: ?[一二三四五六七八九十\\d]{1,2} ?段)?(?: ?\\d{1,4} ?巷)?(?: ?\\d{1,4} ?弄)? ?\\d{1,4}(?:[-之]\\d{1,3})? ?號(?: ?[\\d一二三四五六七八九十]{1,3} ?樓)?)`,
      'gu',
    ),
  },
  {
    country: 'TH',
    pattern:
      /(?<street>\d{1,4}(?:\/\d{1,4})?[^,]{2,60}?)[ ,]{1,2}(?:แขวง|ตำบล|ต[.]) ?[\p{sc=Thai}]{2,20}[ ,]{1,2}(?:เขต|อำเภอ|อ[.]) ?[\p{sc=Thai}]{2,20}[ ,]{1,2}(?:จังหวัด|จ[.])? ?(?<city>[\p{sc=Thai}]{2,20}ฯ?) ?(?<code>\d{5})/gu,
  },
];

const SCRIPTS = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u;
/** No address is longer; what is longer is a story. */
const MAX_TEXT = 400;
const MAX_FOUND = 40;

/** Addresses of Japan, Korea, China, Taiwan and Thailand in their own scripts. */
export function readUnspacedAddresses(lines: readonly ContactLine[]): StatedAddress[] {
  const found: StatedAddress[] = [];
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_FOUND) break;
    if (!/[\d０-９]/u.test(text) || !SCRIPTS.test(text)) continue;
    const above = lines[line - 1]?.text ?? '';
    const code = /^〒?\s*\d{3}[-－]?\d{4}$|^\d{5,6}$/u.test(above.normalize('NFKC')) ? `${above} ` : '';
    const whole = `${code}${text.slice(0, MAX_TEXT)}`.normalize('NFKC').replace(/[−‐–－]/gu, '-');
    for (const { country, pattern } of FORMS) {
      for (const { groups } of whole.matchAll(pattern)) {
        if (groups) found.push({ address: toAddress(groups, country), line, first: line, confidence: 0.85 });
      }
    }
  }
  return found;
}

function toAddress(groups: Readonly<Record<string, string | undefined>>, country: string): LawpAddress {
  const { street, code = groups.behind, region } = groups;
  const city = groups.city ?? groups.town;
  return {
    ...(street ? { street: street.trim() } : {}),
    ...(code ? { postcode: code } : {}),
    ...(city ? { city } : {}),
    ...(region ? { region } : {}),
    country,
  };
}
