import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { toUnicode } from '../../core/domain/to-unicode.ts';
import { escapedPattern } from '../../core/escaped-pattern.ts';
import { withoutFormBefore } from '../../language/legal-forms.ts';
import { isKnownPhrase } from '../../language/page-kinds.ts';
import { findCities } from '../../places/cities.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { SitePages } from '../site-pages.ts';
import { titleParts } from './clean-name.ts';
import { COPYRIGHT, LONE_TITLE_WEIGHT, type NameCandidate, TITLE } from './name-candidate.ts';
import { matchDomain } from './name-match.ts';

const LONG_NAME = 25;
/** Marks that only part what stands in a title. */
const PARTING = /[|｜¦：]/u;
const HOME_ENDING = /(?:\s+[–—-])?\s+(?:home|startseite|accueil|inicio|forside)$/iu;

/** What of a candidate may be the name alone, each with what it is worth less. */
export function* partsOfName({ name, weight, page, source }: NameCandidate, site: SitePages) {
  // "Sports shoes - Example.com" is a title put where a name should be.
  if (source !== TITLE && (name.length >= LONG_NAME || PARTING.test(name)))
    for (const part of titleParts(name)) yield { part, less: 0.2 };
  // "Kestrel Plumbing, Leeds": the place after the comma is no part of the name where the domain says so.
  const beforeComma = name.split(', ', 1)[0] ?? name;
  const domain = toUnicode(site.domain);
  const isHead =
    matchDomain(beforeComma, domain) > 0.8 || (weight >= LONE_TITLE_WEIGHT && standsAlone(beforeComma, page));
  if (isHead) yield { part: beforeComma, less: 0.05 };
  const beforeTown = withoutTown(name, page);
  if (beforeTown !== null && matchDomain(beforeTown, domain) >= matchDomain(name, domain))
    yield { part: beforeTown, less: 0.05 };
  const plain = source === COPYRIGHT ? withoutFormBefore(name) : name;
  if (matchDomain(plain, domain) > 0.7) yield { part: plain, less: 0.05 };
  // "Acme Home" is the start page of acme.com; "Feasting at Home" is a name.
  const bare = name.replace(HOME_ENDING, '');
  if (matchDomain(bare, domain) > Math.max(0.8, matchDomain(name, domain))) yield { part: bare, less: 0.05 };
  if (source === TITLE) for (const part of addressedEnds(name, registrableDomain(domain))) yield { part, less: 0.5 };
}

/** "Olli speaks to Amira at last Vipflash", "SibenLab privacy policy": the address, behind a sentence or before what a page is. */
function* addressedEnds(title: string, domain: string) {
  const words = title.split(' ');
  for (let length = 1; length <= MAX_ADDRESSED && length < words.length; length += 1) {
    const [start, end] = [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
    const isPage = words.length - length > 1 && isKnownPhrase(words.slice(length).join(' '));
    for (const part of [...(isPage ? [start] : []), ...(words.length - length >= SENTENCE ? [end] : [])])
      if (matchDomain(part, domain) === 1 && /^\p{Lu}/u.test(part)) yield part;
  }
}

/** A name of more words is no part of a title without a mark between. */
const MAX_ADDRESSED = 3;
/** So many words before a name are none of it. */
const SENTENCE = 6;

/** Whether one of the first headings of a page says just that. */
export function isHeading(text: string, page: ParsedPage): boolean {
  return HEADINGS.some((tag) => (page.byTag.get(tag) ?? []).slice(0, 10).some((each) => page.textOf(each) === text));
}

const HEADINGS = ['h1', 'h2', 'h3'];

/** Stands in the text without what follows its comma: "Acme Bikes", of "Acme Bikes, Leeds". */
function standsAlone(head: string, page: ParsedPage): boolean {
  if (!head.includes(' ')) return false;
  for (let at = page.text.indexOf(head); at >= 0; at = page.text.indexOf(head, at + head.length)) {
    if (!/^[\p{L}\p{N},]/u.test(page.text.slice(at + head.length, at + head.length + 1))) return true;
  }
  return false;
}

/**
 * "Acme Tavern" of "Acme Tavern, Leeds", and of "Acme Tavern Leeds" where a heading says it without the town; null where no
 * town follows.
 */
function withoutTown(name: string, page: ParsedPage): string | null {
  const [head = '', tail = '', ...more] = name.split(', ');
  if (tail !== '') return more.length === 0 && head.includes(' ') && isTown(tail, page) ? head : null;
  const at = name.lastIndexOf(' ');
  const short = name.slice(0, Math.max(0, at));
  return short.includes(' ') && isHeading(short, page) && isTown(name.slice(at + 1), page) ? short : null;
}

/** A town of the gazetteer, or one that stands beside its postal code. */
function isTown(text: string, page: ParsedPage): boolean {
  if (text.length > MAX_TOWN || /\d/u.test(text)) return false;
  const written = escapedPattern(text);
  return (
    findCities(text).length > 0 ||
    new RegExp(`\\d{3} ?\\d{2,3},? ${written}|${written},? \\d{3} ?\\d{2}`, 'u').test(page.text)
  );
}

const MAX_TOWN = 30;
