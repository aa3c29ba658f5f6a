import { fold } from './fold.ts';

/** Languages that web sites are offered in. */
const OFFERED =
  'en de fr es it pt nl da sv no fi pl cs sk hu ro bg ru uk be el tr ja zh ko ar he fa id ms vi th hr sr bs sl lt lv et ca eu gl is mk sq ka hy az kk uz ky bn hi ta te ml mr gu pa ur ne si my km lo sw tl mn cy ga mt af lb'.split(
    ' ',
  );

let byName: ReadonlyMap<string, string> | null = null;

/** Each language by what it calls itself, and by its code in capitals. */
function names(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of OFFERED) {
    const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
    if (own !== undefined && own !== code) found.set(fold(own), code);
  }
  const more: Readonly<Record<string, string>> = {
    'english version': 'en',
    'in english': 'en',
    'english site': 'en',
    norsk: 'no',
    'bahasa melayu': 'ms',
    'bahasa indonesia': 'id',
    简体中文: 'zh',
    繁體中文: 'zh',
    中文: 'zh',
    繁体中文: 'zh',
    正體中文: 'zh',
    中國語: 'zh',
    中国語: 'zh',
    عربي: 'ar',
    'norsk bokmål': 'no',
    nynorsk: 'no',
    srpski: 'sr',
    tagalog: 'tl',
    farsi: 'fa',
  };
  for (const [name, code] of Object.entries(more)) found.set(fold(name), code);
  // What Indonesian is called in its own data is the country first of all.
  found.delete('indonesia');
  return found;
}

/** Where it is spoken so: "Português (Brasil)", "中文（台灣）". */
const REGION = / ?[(（][^()（）\d]{2,25}[)）]$/u;

/** The language that a link's label names by its own name ("English", "Deutsch", "日本語") or its code ("EN"); null for none. */
export function languageOfOwnName(label: string): string | null {
  const bare = label.trim();
  if (bare === '' || bare.length > 30) return null;
  if (/^[A-Z]{2}$/u.test(bare)) return OFFERED.includes(bare.toLowerCase()) ? bare.toLowerCase() : null;
  byName ??= names();
  return byName.get(fold(bare)) ?? byName.get(fold(bare.replace(REGION, ''))) ?? null;
}
