/** A way in which a script writes days without spaces, or by numbers, and how it is read. */
interface DayForm {
  readonly language?: string;
  readonly pattern: RegExp;
  readonly read: (whole: string, day: string) => string;
}

const apart = (text: string) => ` ${text} `;
const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const VIETNAMESE = ['hai', 'ba', 'tu', 'nam', 'sau', 'bay'];
const HEBREW = 'אבגדהו';
const HEBREW_DAYS = ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי'];

const FORMS: readonly DayForm[] = [
  { pattern: /(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])/gu, read: (_, day) => apart(`星期${day}`) },
  { pattern: /([月火水木金土日])曜日?/gu, read: (_, day) => apart(`${day}曜`) },
  { pattern: /([월화수목금토일])요일/gu, read: (_, day) => apart(`${day}요일`) },
  { pattern: /(?:定休|休診|休館|休業|店休|公休)日?/gu, read: () => apart('定休日') },
  { pattern: /(?:정기 ?)?(?:휴무|휴진|휴관)일?/gu, read: () => apart('휴무') },
  { pattern: /ทุกวัน/gu, read: apart },
  {
    pattern:
      /(?<![\p{L}\d]|24 ?h(?:ou)?rs?(?: a day)?,? )(?:(?:7|seven) days (?:a|per) week|7 ?j ?\/ ?7)(?![\p{L}\d])/gu,
    read: () => 'daily',
  },
  { pattern: /(?:每天|每日|毎日|平日|年中無休|营业时间|營業時間|営業時間|診療時間|至|到|から)/gu, read: apart },
  {
    language: 'vi',
    pattern: /(?<!\p{L})(?:thu |t)([2-7])(?!\p{L}|\d)|(?<!\p{L})thu (?:hai|ba|tu|nam|sau|bay)(?!\p{L})/gu,
    read: (whole, day) => ENGLISH[day ? Number(day) - 2 : VIETNAMESE.indexOf(whole.slice(4))] ?? whole,
  },
  { language: 'vi', pattern: /(?<!\p{L})(?:chu nhat|cn)(?!\p{L})/gu, read: () => 'sunday' },
  {
    language: 'he',
    pattern: /(?<!\p{L})([אבגדהו])['׳]?(?!\p{L})/gu,
    read: (_, day) => HEBREW_DAYS[HEBREW.indexOf(day)] ?? day,
  },
];

/** Texts without these have no days that stand together. */
const NEEDED = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]|7 ?(?:days|j)|seven/u;

/**
 * A folded text about hours whose days stand apart and by their names: "周一至周五" as "星期一 至 星期五".
 *
 * @param language ISO 639-1 of the page: days by letters and numbers are read in their own language only.
 */
export function withDaysApart(folded: string, language: string | null): string {
  const isUnspaced = NEEDED.test(folded);
  return FORMS.filter((form) => (form.language === undefined ? isUnspaced : form.language === language)).reduce(
    (text, { pattern, read }) => text.replace(pattern, read),
    folded,
  );
}
