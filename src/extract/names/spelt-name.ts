import type { DomainName } from '../../core/domain/domain-name.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { toUnicode } from '../../core/domain/to-unicode.ts';

/** Letters of addresses and how names write them. */
const WRITTEN: Readonly<Record<string, string>> = {
  a: '[aàáâãäåæāă]',
  c: '[cçćč]',
  e: '[eèéêëēėę]',
  i: '[iìíîïī]',
  l: '[lł]',
  n: '[nñńň]',
  o: '[oòóôõöøō]',
  s: '[sśšş]',
  u: '[uùúûüūů]',
  y: '[yýÿ]',
  z: '[zźżž]',
};
const PAIRS: Readonly<Record<string, string>> = { ae: 'ä|æ', oe: 'ö|œ|ø', ue: 'ü', ss: 'ß', aa: 'å' };
/** What stands between the words of a name and is left out of addresses. */
const GAP = "[ \\u00a0'’.&+-]{0,3}";
const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
const MAX_TEXT = 30_000;

/**
 * The name as the text writes it when the address is that name run together: "Midtown Scientific" for
 * midtownscientific.com, "Chas & Phil" for chasandphil.co.uk. One word counts only where its capitals show that it is a
 * name ("LessWrong"). Null when the text never says it.
 */
export function findSpeltName(text: string, domain: DomainName): string | null {
  const label = toUnicode(registrableDomain(domain) as DomainName).split('.', 1)[0] ?? '';
  const letters = label.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < MIN_LENGTH || letters.length > MAX_LENGTH) return null;
  const counts = new Map<string, number>();
  const shown = text.slice(0, MAX_TEXT);
  for (const { 0: found, index } of shown.matchAll(patternOf(letters))) {
    if (!standsAlone(shown, index, index + found.length)) continue;
    const name = `${ARTICLE.exec(shown.slice(Math.max(0, index - 3), index))?.[0] ?? ''}${found}`.replace(/\s+/gu, ' ');
    if (isNameLike(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([a, times], [b, others]) => capitals(b) - capitals(a) || others - times);
  return best?.[0] ?? null;
}

/** Not a piece of a longer word or of an address. */
function standsAlone(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}@./_-]$/u.test(text.slice(Math.max(0, start - 2), start)) && !GOES_ON.test(text.slice(end, end + 3))
  );
}

/** "L'Atelier", whose address may leave the article out. */
const ARTICLE = /(?<![\p{L}\p{N}])L['’]$/u;

const GOES_ON = /^(?:[\p{L}\p{N}@_]|[.-][\p{L}\p{N}])/u;

/** All pages of a site look for the same. */
let last: { readonly letters: string; readonly pattern: RegExp } | null = null;

function patternOf(letters: string): RegExp {
  if (last?.letters !== letters) last = { letters, pattern: compile(letters) };
  return last.pattern;
}

function compile(letters: string): RegExp {
  let pattern = '';
  for (let at = 0; at < letters.length; at++) {
    const rest = letters.slice(at);
    const joiner = /^(?:and|und|et|og)/u.exec(rest)?.[0];
    const pair = PAIRS[rest.slice(0, 2)];
    // Two words may meet amid them: "Applause Tickets" holds an "et", "Glass Shop" an "ss".
    const [length, part] =
      joiner && at > 0
        ? [joiner.length, `(?:${apart(joiner)}|&|\\+)`]
        : pair
          ? [2, `(?:${apart(rest.slice(0, 2))}|${pair})`]
          : [1, letter(rest)];
    pattern += (at > 0 ? GAP : '') + part;
    at += length - 1;
  }
  // Classes of all the letters there are cost more to make than to use; what stands around is looked at afterwards.
  return new RegExp(pattern, 'giu');
}

function apart(letters: string): string {
  return [...letters].map(letter).join(GAP);
}

function letter(rest: string): string {
  const [first = ''] = rest;
  return WRITTEN[first] ?? first;
}

/** Several words that begin like a name, or one with a capital inside. */
function isNameLike(name: string): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(name)) return false;
  return /[ \u00a0&'’-]/u.test(name) ? !/[.]\s/u.test(name) : /\p{Ll}\p{Lu}|^\p{Lu}{2}\p{Ll}|^\p{Lu}{4,5}$/u.test(name);
}

function capitals(name: string): number {
  const count = name.match(/\p{Lu}/gu)?.length ?? 0;
  // "MIDTOWN SCIENTIFIC" is a heading's writing.
  return /\p{Ll}/u.test(name) ? count + 100 : count;
}
