import { counted } from '../../core/counted.ts';
import { asList, asObject, at, type JsonObject } from '../../core/lawp/json-value.ts';
import type { Notice } from '../../core/site/facts.ts';
import { CUT_WORDS } from '../../prints/api-site.ts';
import { BRIEF_SENTENCES, firstSentences } from '../../prints/first-sentences.ts';
import { firstWords } from '../../prints/first-words.ts';
import type { NotShown } from './fit-registration.ts';

/** The whole document that a part stands for, and what was added to it. */
export interface Completed {
  readonly body: JsonObject;
  readonly notices: readonly Notice[];
}

/**
 * Adds to a document what the answer that it came from did not show, as it was (R86): what `not_shown` names; and, since
 * searches tell of a site in short, whatever an answer of theirs leaves out.
 * @param documents what GET register gives of the site, and what is published of it; null where there is nothing
 */
export function completeDocument(
  sent: JsonObject,
  { given, shown }: { readonly given: unknown; readonly shown: unknown },
): Completed {
  const { not_shown: notShown, ...part } = sent;
  const isShort = typeof part.report_url === 'string';
  const whole = asObject(isShort ? shown : given);
  // What is no document is refused as it stands.
  const isDocument = asObject(part.pages) !== null && Array.isArray(part.actions);
  if (whole === null || !isDocument || (!isShort && notShown === undefined)) return { body: part, notices: [] };
  const left = isShort ? leftOutBy(part, whole) : namedIn(notShown, part, whole);
  const pages = isShort ? withWholeTexts(entriesOf(part.pages), whole) : entriesOf(part.pages);
  const actions = asList(part.actions).map((action) => (isShort ? withWholeAction(action, whole) : action));
  const cut = pages.filter(([path, page]) => at(page, 'content') !== at(part, 'pages', path, 'content'));
  const notices = keptNotices(left, cut.length);
  return {
    body:
      notices.length === 0
        ? { ...part, actions }
        : withParts({ ...part, pages: Object.fromEntries(pages), actions }, whole, left),
    notices,
  };
}

/** What of the whole an answer said that it had no room for, and what was sent does not have. */
function namedIn(notShown: unknown, part: JsonObject, whole: JsonObject): NotShown {
  const missing = missingIn(part, whole);
  const isNamed = (key: keyof NotShown) => {
    const names = new Set(asList(at(notShown, key)));
    return (name: string) => names.has(name);
  };
  return {
    pages: missing.pages.filter(isNamed('pages')),
    actions: missing.actions.filter(isNamed('actions')),
    fields: missing.fields.filter(isNamed('fields')),
  };
}

/** What of the whole a search leaves out; details of the business that it shows are the owner's to leave out. */
function leftOutBy(part: JsonObject, whole: JsonObject): NotShown {
  const { pages, actions, fields } = missingIn(part, whole);
  // An answer in brief gives the hours as lines alone.
  const hasLines = asList(at(part, 'business', 'hours')).length > 0;
  const isLeftOut = (field: string) =>
    SHORT_OF.has(field) ||
    (hasLines && field === 'business.opening_hours') ||
    (asObject(part.business) === null && /^business/.test(field));
  return { pages, actions, fields: fields.filter(isLeftOut) };
}

const SHORT_OF: ReadonlySet<string> = new Set(['accounts', 'business.offers']);

function missingIn(part: JsonObject, whole: JsonObject): NotShown {
  const ids = new Set(asList(part.actions).map((action) => at(action, 'id')));
  const business = asObject(part.business) ?? {};
  return {
    pages: entriesOf(whole.pages).flatMap(([path]) => (at(part, 'pages', path) === undefined ? [path] : [])),
    actions: asList(whole.actions)
      .map((action) => String(at(action, 'id')))
      .filter((id) => !ids.has(id)),
    fields: [
      ...Object.keys(whole).filter((key) => key !== 'business' && at(part, key) === undefined),
      ...entriesOf(whole.business)
        .filter(([key]) => business[key] === undefined || isEmptyList(business[key]))
        .map(([key]) => `business.${key}`),
    ],
  };
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Pages whose text is just our cut of the whole one have that again. */
function withWholeTexts(pages: readonly Entry[], whole: JsonObject): Entry[] {
  return pages.map(([path, page]) => {
    const text = at(whole, 'pages', path, 'content');
    const isCut = typeof text === 'string' && cutsOf(text).includes(String(at(page, 'content')));
    return [path, isCut ? { ...asObject(page), content: text } : page];
  });
}

/** A text as answers of ours shorten it. */
function cutsOf(text: string): string[] {
  const cuts = CUT_WORDS.map((words) => firstWords(text, words));
  return [...cuts, ...[text, ...cuts].map((each) => firstSentences(each, BRIEF_SENTENCES))];
}

/** An answer in brief gives of an action what it is called: what it needs to be told is as it was. */
function withWholeAction(action: unknown, whole: JsonObject): unknown {
  const isBrief = at(action, 'intent') === undefined && at(action, 'input') === undefined;
  const known = isBrief ? asList(whole.actions).find((each) => at(each, 'id') === at(action, 'id')) : undefined;
  return known === undefined ? action : { ...asObject(known), ...asObject(action) };
}

/** Puts parts back to where they stood, so that what was sent unchanged is the same document again. */
function withParts(part: JsonObject, whole: JsonObject, { pages, actions, fields }: NotShown): JsonObject {
  const [paths, ids, names] = [new Set(pages), new Set(actions), new Set(fields)];
  const known = asList(whole.actions);
  const order = new Map(known.map((action, index) => [at(action, 'id'), index]));
  const placeOf = (action: unknown) => order.get(at(action, 'id')) ?? known.length;
  const facts = entriesOf(whole.business).filter(([key]) => names.has(`business.${key}`));
  const all = {
    ...Object.fromEntries(Object.entries(whole).filter(([key]) => names.has(key))),
    ...part,
    pages: inOrderOf(whole.pages, [
      ...entriesOf(part.pages),
      ...entriesOf(whole.pages).filter(([path]) => paths.has(path)),
    ]),
    actions: [...asList(part.actions), ...known.filter((action) => ids.has(String(at(action, 'id'))))].toSorted(
      (a, b) => placeOf(a) - placeOf(b),
    ),
    ...(facts.length === 0 ? {} : { business: inOrderOf(whole.business, [...entriesOf(part.business), ...facts]) }),
  };
  return inOrderOf(whole, Object.entries(all));
}

type Entry = readonly [key: string, value: unknown];

function entriesOf(value: unknown): readonly Entry[] {
  return Object.entries(asObject(value) ?? {});
}

/** Entries in the order of an object that had them, those that are new behind; of two of one key the later holds. */
function inOrderOf(before: unknown, entries: readonly Entry[]): JsonObject {
  const given = new Map(entries);
  const keys = new Set([...Object.keys(asObject(before) ?? {}).filter((key) => given.has(key)), ...given.keys()]);
  return Object.fromEntries([...keys].map((key) => [key, given.get(key)]));
}

function keptNotices({ pages, actions, fields }: NotShown, texts: number): Notice[] {
  const parts = [
    ...(pages.length > 0 ? [counted(pages.length, 'page')] : []),
    ...(actions.length > 0 ? [counted(actions.length, 'action')] : []),
    ...(texts > 0 ? [`the rest of ${counted(texts, 'text')}`] : []),
    ...fields,
  ];
  if (parts.length === 0) return [];
  const message = `You sent the part of the document that our answer showed. The rest stays as it was: ${parts.join(', ')}.`;
  return [{ code: 'rest_kept', message }];
}
