import { asList, asObject, at, type JsonObject } from '../../core/lawp/json-value.ts';
import { ANSWER_BYTES, bytesOf, whatFits } from '../../prints/what-fits.ts';
import type { Registration } from './registration.ts';

/** What of a document an answer had no room for; stands in it as `not_shown`, and a save leaves it as it is. */
export interface NotShown {
  /** Paths of pages. */
  readonly pages: readonly string[];
  /** Ids of actions. */
  readonly actions: readonly string[];
  /** Fields of the document: "accounts", and those of `business`: "business.offers". */
  readonly fields: readonly string[];
}

/** A registration that fits into an answer: of a large document parts are left out, the home page last (R6), and named. */
export function fitRegistration(registration: Registration): Registration {
  const document = asObject(registration.lawp);
  if (document === null || bytesOf(document) <= ANSWER_BYTES) return registration;
  const lawp = withRoom(document);
  return { ...registration, lawp, notices: [...registration.notices, lawp === null ? TOO_LARGE : ANSWER_CUT] };
}

const ANSWER_CUT = {
  code: 'answer_cut',
  message:
    'The document is too large to be shown whole: its field not_shown names what is left out here. A save leaves all of that as it is.',
};

const TOO_LARGE = {
  code: 'answer_cut',
  message: 'The document is too large to show, even in part. If you send one, it replaces this one.',
};

/** Null when the names of what is left out have no room, either. */
function withRoom(document: JsonObject): JsonObject | null {
  const pages = Object.entries(asObject(document.pages) ?? {});
  const actions = asList(document.actions);
  const all = { pages: pages.map(([path]) => path), actions: actions.map(idOf) };
  const { rest, fields } = withoutLargest({ ...document, pages: {}, actions: [] }, ANSWER_BYTES / 4);
  const room = ANSWER_BYTES - bytesOf({ ...rest, not_shown: { ...all, fields } });
  if (room < 0) return null;
  const isHome = ([path]: [string, unknown]) => Number(path === '/');
  const keptActions = whatFits(actions, room / 2);
  const keptPages = whatFits(
    pages.toSorted((a, b) => isHome(b) - isHome(a)),
    room - bytesOf(keptActions),
  );
  const [paths, ids] = [new Set(keptPages.map(([path]) => path)), new Set(keptActions.map(idOf))];
  const notShown: NotShown = {
    pages: all.pages.filter((path) => !paths.has(path)),
    actions: all.actions.filter((id) => !ids.has(id)),
    fields,
  };
  return { ...rest, pages: Object.fromEntries(keptPages), actions: keptActions, not_shown: notShown };
}

function idOf(action: unknown): string {
  return String(at(action, 'id'));
}

/** Without what every document needs, these fields may be any size: the largest go, until the rest fits. */
function withoutLargest(document: JsonObject, roomBytes: number) {
  const { business, ...others } = document;
  const details = Object.entries(asObject(business) ?? {}).map(([key, value]) => [`business.${key}`, value] as const);
  const bySize = [...Object.entries(others).filter(([key]) => !NEEDED.has(key)), ...details]
    .map(([field, value]) => ({ field, bytes: bytesOf(value) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  let over = bytesOf(document) - roomBytes;
  const fields: string[] = [];
  for (const { field, bytes } of bySize) {
    if (over <= 0) break;
    fields.push(field);
    over -= bytes;
  }
  const isShown = (field: string) => !fields.includes(field);
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => isShown(key)));
  const facts = Object.entries(asObject(business) ?? {}).filter(([key]) => isShown(`business.${key}`));
  return { rest: business === undefined ? rest : { ...rest, business: Object.fromEntries(facts) }, fields };
}

/** A document without these is none. */
const NEEDED: ReadonlySet<string> = new Set(['lawp_version', 'domain', 'name', 'language', 'pages', 'actions']);
