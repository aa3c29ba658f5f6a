import { isCountry } from '../../core/country-name.ts';
import { normaliseLanguage } from '../../language/language-tag.ts';

/** Percent-escapes whose decoding would change the address's meaning, or that would put unseen characters into a path. */
const KEPT_ESCAPE = /["#%/?<>\\^`{|}\p{C}\p{Z}\ufffd]/u;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * The path of an address as pages are keyed: starts with "/", no query, no fragment, no trailing slash but the root's
 * own, percent-decoded where that is unambiguous.
 */
export function toPagePath(url: URL): string {
  const raw = url.pathname.replace(/\/{2,}/g, '/');
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  return path.replace(ESCAPES, decodeEscapes) || '/';
}

function decodeEscapes(run: string): string {
  try {
    let out = '';
    for (const char of decodeURIComponent(run)) out += KEPT_ESCAPE.test(char) ? encodeURIComponent(char) : char;
    return out;
  } catch {
    return run;
  }
}

const START_PATH =
  /^\/(?:(?:[a-z]{2}(?:[-_][a-z]{2})?\/)?(?:(?:index|default|home|main|start|welcome|portal|forum)(?:\.\w{3,5})?)?)$/iu;

/** Two letters alone, or with a region: "/de", "/pt-br". */
const TWO_LETTERS = /^\/([a-z]{2})(?:[-_][a-z]{2})?$/iu;

/** True for the addresses that start pages have beside "/": "/index.html", "/de", "/en/default.aspx". */
export function isStartPath(path: string): boolean {
  const [, code] = TWO_LETTERS.exec(path) ?? [];
  if (code !== undefined) return normaliseLanguage(code) !== null || isCountry(code.toUpperCase());
  return START_PATH.test(path);
}
