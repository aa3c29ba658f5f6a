import type { LawpDocument } from '../core/lawp/document.ts';
import { toPointer } from '../core/lawp/problem.ts';
import { removablePart } from '../core/lawp/removable-part.ts';
import type { Notice } from '../core/site/facts.ts';
import { told } from './contacts/told.ts';
import { holdsMarkup, readMarkup } from './data/read-markup.ts';
import { languageNotices } from './language-notices.ts';
import { findOrders, type ValuePath } from './orders/find-orders.ts';
import { withoutOrders } from './orders/without-orders.ts';
import { toSafeLine } from './safe-text.ts';

/** A document of a site or its owner as it is kept, and what was changed in it. */
export interface SettledDocument {
  readonly document: LawpDocument;
  readonly notices: readonly Notice[];
}

/**
 * A document of a site or its owner as agents may get it: plain texts with single spaces that hold nothing that people
 * cannot see (contract section 13; HTML is read as on pages), and no orders to AI agents. An action with an order anywhere is
 * left out; of pages only the sentences are; of the rest the smallest part. Notices name the place of each change by its
 * JSON Pointer, except where it has an order in its own name.
 */
export function settleDocument(given: LawpDocument): SettledDocument {
  const changed: Cleaned = { marked: [], unseen: [] };
  const cleaned = cleanDocument(given, changed);
  const passages: ValuePath[] = [];
  const trimmed = trimPages(cleaned, passages);
  const found = findOrders(trimmed).filter(([key]) => key !== 'domain');
  const inActions = found.filter(([key, index]) => key === 'actions' && index !== undefined);
  const elsewhere = found.filter((path) => !inActions.includes(path));
  const document = found.length === 0 ? trimmed : leaveOut(trimmed, found);
  return {
    document,
    notices: [
      ...told('markup_read', 'HTML was read as text, as on a page', changed.marked),
      ...told('unseen_text', 'Characters that nobody sees were left out', changed.unseen),
      ...told('instruction_like_text', 'What gives orders to AI agents was left out of the text', passages),
      ...told('instruction_like_text', 'Actions that give orders to AI agents were left out', inActions),
      ...told('instruction_like_text', 'Parts that give orders to AI agents were left out', elsewhere),
      ...languageNotices(trimmed),
    ],
  };
}

/** Where cleaning changed something. */
interface Cleaned {
  /** Texts with HTML. */
  readonly marked: ValuePath[];
  /** Texts with what nobody sees. */
  readonly unseen: ValuePath[];
}

function cleanDocument(document: LawpDocument, found: Cleaned): LawpDocument {
  // What comes out is of the type that went in: lists and objects keep their parts, texts stay texts.
  const cleaned = cleanAny(document, [], found) as LawpDocument;
  const actions = cleaned.actions.map((action) => ({ ...action, intent: action.intent.filter((word) => word !== '') }));
  return { ...cleaned, actions };
}

function cleanAny(value: unknown, path: ValuePath, found: Cleaned): unknown {
  if (typeof value === 'string') {
    const safe = toSafeLine(value);
    if (holdsMarkup(safe)) {
      found.marked.push(path);
      return toSafeLine(readMarkup(value));
    }
    if (safe !== value && safe !== value.replace(/\s+/gu, ' ').trim()) found.unseen.push(path);
    return safe;
  }
  if (Array.isArray(value)) return value.map((part, index) => cleanAny(part, [...path, index], found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanAny(part, [...path, key], found)]));
}

interface PageTexts {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
}

/** Long texts lose the sentences that give orders; a title that does is none. */
function trimPages(document: LawpDocument, passages: ValuePath[]): LawpDocument {
  const trim = <P extends PageTexts>(pages: Readonly<Record<string, P>>, above: ValuePath): Record<string, P> =>
    Object.fromEntries(
      Object.entries(pages).map(([path, page]) => {
        const texts = Object.entries(page).map(([field, text]) => {
          const rest = text === undefined ? text : withoutOrders(text);
          if (rest !== text) passages.push([...above, path, field]);
          return [field, rest];
        });
        return [path, { ...page, ...Object.fromEntries(texts) }];
      }),
    );
  const { translations } = document;
  return {
    ...document,
    pages: trim(document.pages, ['pages']),
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, { pages, ...rest }]) => [
          language,
          { ...rest, ...(pages && { pages: trim(pages, ['translations', language, 'pages']) }) },
        ]),
      ),
    }),
  };
}

/** The document without the parts that hold what was found; what only names such a part goes, too. */
function leaveOut(document: LawpDocument, found: readonly ValuePath[]): LawpDocument {
  const gone = new Set(
    found.map((path) => toPointer(path[0] === 'actions' ? path.slice(0, 2) : (removablePart(path) ?? path))),
  );
  // Needed parts of the document itself are never left out but for the name, for which the domain stands.
  const rest = without(document, '', gone) as LawpDocument;
  const { name = document.domain, pages = {}, actions = [], translations, business, ...others } = rest;
  const ids = new Set(actions.map(({ id }) => id));
  return {
    ...others,
    name,
    pages,
    actions: actions.map((action) => withKnownScopes(action, rest.accounts)),
    ...(business && {
      business: business.offers
        ? { ...business, offers: business.offers.map((offer) => withKnownAction(offer, ids)) }
        : business,
    }),
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, each]) => [
          language,
          each.actions
            ? { ...each, actions: Object.fromEntries(Object.entries(each.actions).filter(([id]) => ids.has(id))) }
            : each,
        ]),
      ),
    }),
  };
}

type Offer = NonNullable<NonNullable<LawpDocument['business']>['offers']>[number];

function withKnownAction(offer: Offer, ids: ReadonlySet<string>): Offer {
  const { action, ...rest } = offer;
  return action === undefined || ids.has(action) ? offer : rest;
}

function withKnownScopes(
  action: LawpDocument['actions'][number],
  accounts: LawpDocument['accounts'],
): LawpDocument['actions'][number] {
  const { scopes, account, ...rest } = action;
  const known = scopes?.filter((scope) => Object.hasOwn(accounts?.scopes ?? {}, scope)) ?? [];
  const isPossible = account !== undefined && (account === 'none' || accounts !== undefined);
  return { ...rest, ...(isPossible && { account }), ...(known.length > 0 && { scopes: known }) };
}

function without(value: unknown, pointer: string, gone: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const here = `${pointer}${toPointer([key])}`;
    return gone.has(here) ? [] : [[key, without(part, here, gone)]];
  });
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
