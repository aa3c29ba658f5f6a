import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { toUnicode } from '../../core/domain/to-unicode.ts';
import type { Evidence } from '../../core/evidence.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import { fold } from '../../language/fold.ts';
import { kindsInLabel, kindsNamedIn } from '../../places/category-words.ts';
import { tradeOf } from './trade-names.ts';

/** Where a site says in words what it is (R77): nothing else counts. */
export type WordPlace = 'name' | 'other name' | 'domain' | 'title' | 'description';

/** A kind that words of the site name. */
export interface NamedKind {
  /** Id of a category. */
  readonly id: string;
  readonly places: ReadonlySet<WordPlace>;
  readonly evidence: Evidence;
}

/** Where which kinds are named. */
type ToldKinds = readonly [WordPlace, readonly string[], Evidence | undefined];

/** Pages on which a site speaks of itself, the home page first. */
const OWN_KINDS = ['home', 'about', 'contact', 'imprint'] as const;

/** The kinds that name, domain, home title and description name, each of them alone in its text; those named most first. */
export function namedKinds(facts: SiteFacts): NamedKind[] {
  const { name, description, language, pages } = facts;
  const home = OWN_KINDS.map((own) => pages.find(({ kind }) => kind === own)).find((page) => page !== undefined);
  const title = withoutName(home?.title ?? '', name?.value ?? '');
  const named = headKinds(name?.value ?? '', language.value);
  const called = named.length > 0 ? named : calledKinds(facts, home?.title ?? '');
  const told: ToldKinds[] = [
    ['name', called, name?.evidence],
    ...(called.length === 0 ? otherNameKinds(facts) : []),
    ['domain', kindsInLabel(labelOf(facts), language.value), name?.evidence],
    ['title', kindsNamedIn(title, language.value), home && { ...home.evidence, found: 'The title', excerpt: title }],
    ['description', kindsNamedIn(firstSentence(description?.value ?? ''), language.value), description?.evidence],
  ];
  const byKind = new Map<string, { places: Set<WordPlace>; evidence: Evidence }>();
  for (const [place, ids, evidence] of told) {
    const [id] = ids;
    if (id === undefined || ids.length > 1 || !evidence) continue;
    const known = byKind.get(id) ?? { places: new Set<WordPlace>(), evidence };
    known.places.add(place);
    byKind.set(id, known);
  }
  return [...byKind].map(([id, named]) => ({ id, ...named })).sort((a, b) => b.places.size - a.places.size);
}

/** Words that may stand between a name and what ends it: "Elm Commercial Estate Agents". */
const MAX_BEHIND = 3;

/** What follows the name, or its first word, where a title or the description writes it out: "Elm Estate Agents will find you a home". */
function calledKinds(facts: SiteFacts, title: string): readonly string[] {
  const { name, description, language } = facts;
  if (language.value !== 'en' || name === null) return [];
  const [first = ''] = name.value.split(' ');
  for (const text of [title, description?.value.slice(0, 400) ?? '']) {
    const spelt = [name.value, first].find((each) => each.length >= 4 && text.includes(`${each} `));
    const ids = spelt === undefined ? [] : kindsBehind(text, spelt);
    if (ids.length === 1) return ids;
  }
  return [];
}

function kindsBehind(text: string, name: string): readonly string[] {
  const behind = BEHIND.exec(text.slice(text.indexOf(`${name} `) + name.length + 1))?.[0] ?? '';
  const words = behind.trim().split(' ').slice(0, MAX_BEHIND).join(' ');
  const ids = kindsNamedIn(words, 'en');
  return kindsNamedIn(`${name} ${words}`, 'en').length === 1 ? ids : [];
}

/** Words with nothing but a space between them, until one that begins something else: "Elm and the bakery". */
const BEHIND =
  /^(?:(?!(?:of|for|in|at|on|to|by|from|with|and|or|the|an?|is|are|was|has|offers?|&)(?![\p{L}'’-]))[\p{L}&'’-]+ ?){1,3}/iu;

/** "Ministry of Transport" of a site that is named "MOT". Only bodies have such names; others add what their page is about. */
function otherNameKinds({ name, otherNames = [], language }: SiteFacts): ToldKinds[] {
  const evidence = name?.evidence;
  return otherNames.map((other) => [
    'other name',
    headKinds(other, language.value).filter((id) => id.startsWith('office/')),
    evidence && { ...evidence, found: 'Another name that it gives itself.', excerpt: other },
  ]);
}

/** What follows the kind in names of firms: "911 Plumbing Service", "Peters Law Firm LLC", "Museum of Clocks". */
const AFTER =
  /[\s,]+(?:and|&|services?|company|companies|co|firms?|group|networks?|today|cent(?:er|re)s?|limited|ltd|llc|llp|inc|corp|pllc|plc|online|usa|uk)\.?$/iu;
const MAX_AFTER = 4;

function withoutAfter(name: string): string {
  let bare = name.slice(0, 200).split(/\s(?:of|at|in)\s/iu, 1)[0] ?? '';
  for (let count = 0; count < MAX_AFTER; count += 1) bare = bare.replace(AFTER, '');
  return bare;
}

/** Kinds that English names begin with, too: "Hotel Decatur". */
const FRONTED = /^(?:tourism\/|amenity\/(?:restaurant|cafe|bar|pub|courthouse|university)$|office\/government$)/;

/** The end of a name from the word before an "of" or a "for". */
const OF = /\S+ (of|for) (\S+(?: \S+){0,2})$/iu;

/** In English the last word of a name says what it is: a camping world is no camp site. Other languages put it first as well. */
function headKinds(name: string, language: string): readonly string[] {
  const ids = kindsNamedIn(name, language);
  if (language !== 'en') return ids;
  if (ids.length > 1) return lastKinds(name, language);
  const words = withoutAfter(name).split(/\s+/);
  if (ids.length === 0) return [tradeOf(words)].filter((id) => id !== null);
  const isNamedBy = (part: readonly string[]) => kindsNamedIn(part.join(' '), language)[0] === ids[0];
  // "Lawyer Loans" are no lawyer.
  const isLast = [1, 2, 3].some((count) => isNamedBy(words.slice(-count)) && !isNamedBy(words.slice(-count, -1)));
  // "Elmford Chamber of Commerce", "Society for Old Mills"; "Lawyers for Peace" are none.
  const [whole, joined = '', last = ''] = OF.exec(name.slice(0, 200)) ?? [];
  const isBody = joined === 'of' || ids[0] === 'office/association';
  const isWhole = whole !== undefined && isBody && isNamedBy([whole]) && !isNamedBy([last]);
  const isFirst = FRONTED.test(ids[0] ?? '') && [1, 2].some((count) => isNamedBy(words.slice(0, count)));
  return isLast || isFirst || isWhole ? ids : [];
}

/** "Elm Dental Insurance" insures; "Elm Hotel and Restaurant" is both. */
function lastKinds(name: string, language: string): readonly string[] {
  const words = withoutAfter(name).split(/\s+/);
  const last = JOINED.test(name) ? [] : kindsNamedIn(words.at(-1) ?? '', language);
  return last.length === 1 ? last : [];
}

const JOINED = /&|,|\sand\s/iu;

function labelOf({ domain }: SiteFacts): string {
  const labels = registrableDomain(domain).split('.').length;
  return toUnicode(domain).split('.').at(-labels) ?? '';
}

/** A title counts for what it says beside the name. */
function withoutName(title: string, name: string): string {
  return name === '' ? title : title.replace(name, ' ');
}

function firstSentence(text: string): string {
  return /^.*?[.!?。！？](?=\s|$|\p{Script=Han})/su.exec(text.slice(0, 400))?.[0] ?? text;
}

/** "Acme is a family-run bakery in Aarhus", "Acme, the bakery in Aarhus": the subject, and what is said of it. */
const DEFINITION =
  /^(.{2,80}?)(?:\s(?:is|are|ist|sind|est|es|è|é|är|er|on|jest|je|является|это)|[,:]| [–—-])\s(?:(?:an?|the|eine?[rs]?|das|die|der|le|la|une?|una?|el|il|lo|o|uma?|een|et|en|ett|den|det|één)\s)(.{3,})/iu;
const MAX_PREDICATE_WORDS = 6;

/** The one kind that the description says the site is, by its name and in so many words; null where it does not. */
export function definedKind({ name, description, language }: SiteFacts): string | null {
  const [, subject = '', told = ''] = DEFINITION.exec(firstSentence(description?.value ?? '')) ?? [];
  const [called, meant] = [fold(name?.value ?? ''), fold(subject)];
  if (called === '' || meant === '' || !(meant.includes(called) || called.includes(meant))) return null;
  const predicate = told.split(/[,;:]/, 1)[0]?.split(/\s+/).slice(0, MAX_PREDICATE_WORDS).join(' ') ?? '';
  const [id, ...others] = kindsNamedIn(predicate, language.value);
  return id === undefined || others.length > 0 ? null : id;
}
