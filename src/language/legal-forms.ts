import { escapedPattern } from '../core/escaped-pattern.ts';
import { bareLetters } from './bare-letters.ts';

/** Legal forms of firms that stand behind a name, with all their full stops: the common ones of ISO 20275. */
const BEHIND = (
  'GmbH & Co. KGaA|GmbH & Co. KG|GmbH & Co|GmbH|mbH|AG|KGaA|KG|OHG|UG|e.K.|e.U.|e.V.|' +
  'Limited|Ltd.|Incorporated|Inc.|Corporation|Corp.|L.L.C.|L.L.P.|P.L.C.|Pty|' +
  'S.A.R.L.|S.A.S.|S.N.C.|EURL|S.r.l.|S.p.A.|S.L.U.|S.L.|S.A.U.|S.A.|Lda.|Ltda.|B.V.B.A.|B.V.|N.V.|V.O.F.|' +
  'ApS|A/S|IVS|AB|HB|ASA|AS|Oyj|Oy|OÜ|UAB|SIA|sp. z o.o.|sp. j.|sp. k.|s.r.o.|v.o.s.|k.s.|a.s.|Zrt.|Kft.|Nyrt.|Bt.|d.o.o.|d.d.|' +
  'ООО|ЗАО|ОАО|ПАО|АО|ТОВ|ЕООД|ООД|Α.Ε.|Ε.Π.Ε.|Ι.Κ.Ε.|A.Ş.|Şti.|PJSC|JSC|K.K.|' +
  '株式会社|有限会社|合同会社|有限公司|주식회사'
).split('|');

/** Those that stand before it somewhere. */
const BEFORE = 'UAB|SIA|OÜ|AB|AS|PT|CV|ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ПП|ЕООД|ООД|ДОО|株式会社|有限会社|合同会社|㈱'.split(
  '|',
);

/** Full stops and the space behind them may be missing: "GmbH", "S.A.", "s. r. o.". */
function patternOf(forms: readonly string[]): string {
  const written = forms.map((form) =>
    escapedPattern(form)
      .replace(/\\\. ?/gu, '\\.? ?')
      .replace(/ \?$/u, ''),
  );
  return `(?:${written.join('|')})`;
}

/** The source of a pattern: a legal form that stands behind names, as it is written. */
export const LEGAL_FORM = patternOf(BEHIND);

const AT_END = new RegExp(
  `(?:[\\s,]+|(?<=[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}]))${LEGAL_FORM}\\.?$`,
  'iu',
);
const AT_START = new RegExp(`^${patternOf(BEFORE)}(?:\\.?\\s+|(?<=社|㈱))`, 'u');

/** A name without the legal form behind it: "Bäckerei Müller GmbH & Co. KG". */
export function withoutFormBehind(name: string): string {
  return name.replace(AT_END, '');
}

/** A name without the legal form before it: "ООО Ромашка". Some are called so: "AS Roma". */
export function withoutFormBefore(name: string): string {
  return name.replace(AT_START, '');
}

/** Words of many names that are no form of their own. */
const BUSINESS = ['company', 'co'];
const BARE = new Set([...BEHIND, ...BEFORE, ...BUSINESS].map(bareLetters));

/** Whether folded words are a legal form, or several: "s r o", "gmbh co kg". */
export function isLegalForm(words: readonly string[]): boolean {
  return BARE.has(words.join('')) || words.every((word) => BARE.has(word));
}
