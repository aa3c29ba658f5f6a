import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { toUnicode } from '../../core/domain/to-unicode.ts';
import type { Fact } from '../../core/evidence.ts';
import { isKnownPhrase } from '../../language/page-kinds.ts';
import { findCity } from '../../places/cities.ts';
import { isA } from '../data/business-types.ts';
import { isFrontPage, type SitePages } from '../site-pages.ts';
import { titleOf } from '../status/page-state.ts';
import { estimateWords } from '../text/prose.ts';
import { splitTitle, titleParts, titleSides } from './clean-name.ts';
import { LOGO, type NameCandidate, SITE_NAME, SPELT, sourceKind, TITLE } from './name-candidate.ts';
import { ADDRESS, nameCandidates } from './name-candidates.ts';
import { matchDomain } from './name-match.ts';
import { otherNames } from './other-names.ts';

/** What a perfect match with the domain is worth beside the sources' own weights. */
const DOMAIN_WEIGHT = 1.5;
/** Another source that says the same. */
const AGREEMENT_WEIGHT = 0.5;
/** What no source but the address itself is worth. */
const DOMAIN_ALONE = 0.95;
/** Several pages carry it in their titles. */
const SHARED_WEIGHT = 0.5;
/** The page's text says it too. */
const SAID_WEIGHT = 0.3;
/** Of two that are not addresses, none needs more to win over one that is. */
const NAMED_PENALTY = 1.5;
/** Less has nothing to do with the address. */
const MIN_MATCH = 0.35;
/** "Online shop for garden tools": three words and more of which only the first has a capital. */
const PHRASE = /^\p{Lu}[^\p{Lu}]* [^\p{Lu}]*\p{Ll}[^\p{Lu}]* [^\p{Lu}]*\p{Ll}[^\p{Lu}]*$/u;
const PHRASE_PENALTY = 0.4;
/** Small words between others, by which a title tells what is offered where or for whom: "Holiday villa in Florida". */
const TELLS = /\S (?:in|im|for|near|für|en|para|pour|à|dans|voor|för|til|dla|pro|pentru|для|в|на|για|στην?|στο) \S/u;
/** More than what it shares with its address: "Elder lawyer in Jersey" of elderlawyer.example. */
const TELLING_PENALTY = 0.9;
/** Of pages that give the site different names, more have another one. */
const OUTVOTED_PENALTY = 1;
/** One word of an address that holds more is its town or what its site is. */
const WORD_PENALTY = 0.9;
/** A word that is nearly all of an address is its name. */
const NEARLY_ALL = 0.8;
/** Names are short; what is longer is mostly a slogan. */
const MAX_GOOD_WORDS = 5;

/** The site's name, and what else it is called in places that are made for a name. */
export interface SiteNames {
  /** Null when no page was read. */
  readonly name: Fact<string> | null;
  /** Absent for none. */
  readonly otherNames?: readonly string[];
}

/**
 * The site's name as it writes it: from structured data, og:site_name, the application name, or the part of the title
 * that goes with the domain, cleaned. Where nothing names it, its address does.
 */
export function readNames(site: SitePages): SiteNames {
  const pages = site.pages.slice(0, 6);
  const candidates = pages.flatMap((page, at) => nameCandidates(page, site, at === 0));
  const name = chooseName({ ...site, pages }, candidates);
  const others = otherNames(candidates, name?.value ?? '');
  return { name, ...(others.length > 0 && { otherNames: others }) };
}

function chooseName({ domain, pages }: SitePages, candidates: readonly NameCandidate[]): Fact<string> | null {
  const first = pages.find(isFrontPage);
  const scene: Scene = {
    candidates,
    domain: toUnicode(domain),
    titles: new Map(pages.map(titleOf).map((title) => [title, titleParts(title)] as const)),
    home: first ? titleOf(first) : null,
  };
  let best: NameCandidate | null = null;
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = scoreOf(candidate, scene);
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  const home = pages[0];
  if (home && bestScore < DOMAIN_ALONE)
    return { value: toUnicode(domain), by: 'address', confidence: 0.5, evidence: home.evidence(BY_ADDRESS) };
  if (!best) return null;
  const { source, page } = best;
  const name = wordsApart(best.name, candidates);
  const evidence = page.evidence(`Named in ${source}.`, best.name);
  return { value: name, by: sourceKind(source), confidence: confidenceOf(bestScore), evidence };
}

/** "The Herald" for "theherald": of two that say the same, a run of small letters is how a machine writes it. */
function wordsApart(name: string, candidates: readonly NameCandidate[]): string {
  if (!/^\p{Ll}+$/u.test(name)) return name;
  const apart = candidates.find((other) => /^\p{Lu}.* \S/u.test(other.name) && bareName(other.name) === name);
  return apart?.name ?? name;
}

const BY_ADDRESS = 'Named by its address.';

/** Two places that agree with the domain score 3.5 and more; one that does not, 1. */
function confidenceOf(score: number): number {
  return Math.min(0.98, Math.round((0.5 + score * 0.13) * 100) / 100);
}

interface Scene {
  readonly candidates: readonly NameCandidate[];
  readonly domain: string;
  /** The different titles of the pages looked at, and their parts. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  /** That of the home page, where it was seen. */
  readonly home: string | null;
}

function scoreOf(candidate: NameCandidate, scene: Scene): number {
  const { name, source } = candidate;
  const { candidates, domain } = scene;
  const bare = bareName(name);
  const penalty = addressPenalty(name, scene);
  // "acme.com" in two places is none the more a name; "Acme.com" is how the site writes itself.
  const same =
    source !== SPELT &&
    (penalty === 0 || name !== name.toLowerCase()) &&
    candidates.some((other) => other.source !== source && bareName(other.name) === bare);
  const shared = isShared(candidate, scene);
  const match = matchDomain(name, domain);
  const said = isSaid(candidate);
  const long =
    0.15 * Math.max(0, estimateWords(name) - MAX_GOOD_WORDS) + (source === TITLE && name.includes(', ') ? 0.3 : 0);
  // What the site writes in a name's place is fuller than what its text holds of the address.
  const isPart =
    source === SPELT && candidates.some((other) => isName(other, bare) && estimateWords(other.name) <= MAX_GOOD_WORDS);
  const isPhrase = source === TITLE && match < MIN_MATCH && PHRASE.test(name);
  const isAlone = source === TITLE && match < MIN_MATCH && !same && !shared && isPageTitle(candidate, scene);
  const merit = (same ? AGREEMENT_WEIGHT : 0) + (shared ? SHARED_WEIGHT : 0) + (said ? SAID_WEIGHT : 0);
  return (
    candidate.weight +
    match * DOMAIN_WEIGHT +
    merit -
    long -
    (isPart ? 1 : 0) -
    (isPhrase || isAlone ? PHRASE_PENALTY : 0) -
    (source === TITLE && match < MIN_MATCH && TELLS.test(name) && !shared ? TELLING_PENALTY : 0) -
    (isOutvoted(candidate, scene) ? OUTVOTED_PENALTY : 0) -
    (isWordBesideName(candidate, scene) ? WORD_PENALTY : 0) -
    (match < MIN_MATCH && isOfListed(candidate, scene) ? NAMED_PENALTY : 0) -
    penalty
  );
}

/**
 * Three words and more in an alphabet that addresses are written in, before all else in the title of an inner page: a name
 * of them would go with the address. Where no other page was seen, fewer words may be the title of that page as well.
 */
function isPageTitle({ name, page }: NameCandidate, { titles }: Scene): boolean {
  const parts = titleSides(titleOf(page)).ofSite;
  const isLast = parts.length > 1 && parts.at(-1)?.startsWith(name) === true;
  const isAlone = titles.size === 1 && !parts.some((part) => isKnownPhrase(part));
  return (
    !isFrontPage(page) && !isLast && (isAlone || estimateWords(name) > 2) && /^[\p{Script=Latin}\P{L}]+$/u.test(name)
  );
}

/** "Maren on the road | Travel blog" of travelblog-maren.example: one word of it, beside a part that may be the name. */
function isWordBesideName({ name, source, page }: NameCandidate, { domain }: Scene): boolean {
  const match = matchDomain(name, domain);
  if (source !== TITLE || /[\s'’-]/u.test(name) || match === 0 || match > NEARLY_ALL) return false;
  const label = bareName(registrableDomain(domain).split('.', 1)[0] ?? '');
  const others = splitTitle(titleOf(page)).filter((part) => part !== name && part.includes(' '));
  if (others.length > 0 && findCity(name) !== null) return true;
  const words = others.flatMap((part) => part.split(' ')).map(bareName);
  return words.some((word) => word.length >= MIN_WORD && word !== bareName(name) && label.includes(word));
}

/** Shorter words stand within others. */
const MIN_WORD = 4;

/** A firm that an inner page is about, below a title in which the site names itself as its address does. */
function isOfListed({ source, page }: NameCandidate, { candidates, domain }: Scene): boolean {
  if (isFrontPage(page) || !isA(source.replace(/^schema\.org /, ''), 'LocalBusiness')) return false;
  return candidates.some(
    (other) => other.page === page && other.source === TITLE && matchDomain(other.name, domain) > 0.9,
  );
}

/** The name of an edition or a section, which other pages that have none are without. */
function isOutvoted({ name, source }: NameCandidate, { candidates }: Scene): boolean {
  if (source !== SITE_NAME) return false;
  const declared = candidates.filter((other) => other.source === SITE_NAME);
  const pagesOf = Map.groupBy(declared, (other) => bareName(other.name));
  const own = pagesOf.get(bareName(name))?.length ?? 0;
  return [...pagesOf.values()].some((others) => others.length > own);
}

/** What several different titles end or begin with is the site's; the home page may say more of it than the others. */
function isShared({ name, source, page }: NameCandidate, { candidates, domain, titles, home }: Scene): boolean {
  // A logo that goes with the address needs no other page to bear it out.
  if (source === LOGO && matchDomain(name, domain) < MIN_MATCH)
    return candidates.some((other) => other.source === LOGO && other.name === name && other.page !== page);
  if (source !== TITLE) return false;
  const isIn = (title: string, part: string) =>
    part === name ||
    part.startsWith(`${name}, `) ||
    (title === home && name.includes(' ') && part.startsWith(`${name} `));
  return [...titles].filter(([title, parts]) => parts.some((part) => isIn(title, part))).length > 1;
}

/** The home page says its name twice; of another page's title, what its text keeps repeating is the name. */
function isSaid({ name, page, source }: NameCandidate): boolean {
  const first = page.text.indexOf(name);
  const last = page.text.lastIndexOf(name);
  if (last <= first) return false;
  if (isFrontPage(page)) return true;
  return source === TITLE && name.includes(' ') && page.text.slice(first + name.length, last).includes(name);
}

/** An address, or the word that it is made of, stands for a name only where nothing else does. */
function addressPenalty(name: string, scene: Scene): number {
  const { candidates, domain } = scene;
  if (ADDRESS.test(name)) {
    const isNamed = candidates.some(
      (other) => !HOLDS_ADDRESS.test(other.name) && matchDomain(other.name, domain) >= 0.7,
    );
    return isNamed ? NAMED_PENALTY : 0.4;
  }
  // "下厨房" at the end of all titles of xiachufang.com is what its address spells.
  const isSpelling = name === domain.split('.', 1)[0] && candidates.some((other) => isForeign(other, scene));
  return isSpelling ? NAMED_PENALTY : 0;
}

function isForeign(candidate: NameCandidate, scene: Scene): boolean {
  return /\p{L}/u.test(candidate.name) && !/\p{Script=Latin}/u.test(candidate.name) && isShared(candidate, scene);
}

const HOLDS_ADDRESS = /[\p{L}\p{N}-]\.[a-z]{2,10}(?:\s|$)/u;

function isName({ name, source, weight }: NameCandidate, part: string): boolean {
  return source !== SPELT && weight >= 0.7 && !HOLDS_ADDRESS.test(name) && bareName(name).includes(part);
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
