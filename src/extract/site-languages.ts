import { registrableDomain } from '../core/domain/registrable-domain.ts';
import type { LanguageFacts } from '../core/site/facts.ts';
import { normaliseLanguage } from '../language/detect/detect.ts';
import { languageOfOwnName } from '../language/own-language-names.ts';
import { readLinks } from './page/links.ts';
import type { ParsedPage } from './page/parsed-page.ts';

const MAX_LANGUAGES = 60;
const MAX_LINKS = 300;
const MAX_NAME = 30;

/**
 * The languages that a site is offered in, each with its address: by `hreflang` of its pages, else by links that are called
 * by a language's own name. The address of the home page in that language where the home page tells it. `spoken` is the
 * language of the pages: its name alone ("English", of dictionaries or dishes) leads to no other.
 */
export function readSiteLanguages(pages: readonly ParsedPage[], spoken: string | null): LanguageFacts[] {
  const found = new Map<string, string>();
  const add = (tag: string, url: string) => {
    const code = normaliseLanguage(tag);
    if (code !== null && !found.has(code) && found.size < MAX_LANGUAGES) found.set(code, url);
  };
  const [first] = pages;
  if (first === undefined) return [];
  const own = registrableDomain(first.url.hostname);
  for (const { tag, url } of alternatesOf(first)) {
    // A page elsewhere in the same language is where the story was told first.
    const isCopy = normaliseLanguage(tag) === spoken && registrableDomain(new URL(url).hostname) !== own;
    if (!isCopy) add(tag, url);
  }
  if (found.size === 0) {
    const switches = switchesOf(first, spoken);
    if (switches.some(({ code }) => code !== spoken)) for (const { code, url } of switches) add(code, url.href);
  }
  return [...found].map(([code, url]) => ({ code, url }));
}

interface Switch {
  readonly code: string;
  readonly url: URL;
}

/**
 * The links of a page that are called by a language. Two capitals are the code of one only beside the page's own or one
 * that everybody writes, or where the address says "en", too: "UK" is a country, "EU" a union, "HR" and "SR" may be stations.
 */
function switchesOf(page: ParsedPage, spoken: string | null): Switch[] {
  const links = readLinks(page)
    .slice(0, MAX_LINKS)
    .flatMap(({ label, url, sameSite }) => {
      const isPage =
        url !== null &&
        sameSite &&
        label.length <= MAX_NAME &&
        /^https?:$/u.test(url.protocol) &&
        !TAGGED.test(url.pathname);
      const code = isPage ? languageOfOwnName(label) : null;
      return code === null || url === null ? [] : [{ code, url, isCode: label.trim().length === 2 }];
    });
  const codes = new Set(links.flatMap(({ code, isCode }) => (isCode ? [code] : [])));
  const areCodes = codes.size > 1 && [spoken ?? 'en', ...EVERYBODYS].some((code) => codes.has(code));
  return links.filter(({ code, url, isCode }) => !isCode || areCodes || (code === 'en' && namesCode(url, code)));
}

/** Where what was written on a language is gathered. */
const TAGGED = /\/(?:tags?|labels?|categor(?:y|ies)|topics?)\//iu;

/** Languages whose codes stand in switches without the page's own. */
const EVERYBODYS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

function namesCode({ hostname, pathname, searchParams }: URL, code: string): boolean {
  const [, folder = ''] = pathname.split('/');
  return [hostname.split('.', 1)[0], folder, ...searchParams.values()].some(
    (part) => part?.toLowerCase().split(/[-_]/u, 1)[0] === code,
  );
}

function alternatesOf(page: ParsedPage): { readonly tag: string; readonly url: string }[] {
  return (page.byTag.get('link') ?? []).slice(0, 500).flatMap(({ attribs }) => {
    const tag = attribs.hreflang?.trim() ?? '';
    if (tag === '' || tag.toLowerCase() === 'x-default' || !/(?:^|\s)alternate(?:\s|$)/iu.test(attribs.rel ?? ''))
      return [];
    const url =
      attribs.href === undefined || attribs.href.length > 2_000 ? null : URL.parse(attribs.href.trim(), page.base);
    return url !== null && /^https?:$/u.test(url.protocol) && url.username === '' ? [{ tag, url: url.href }] : [];
  });
}
