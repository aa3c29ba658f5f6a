import { asList, asObject, at, type JsonObject } from '../../core/lawp/json-value.ts';

/**
 * Puts an owner's own words back where a document has them as our answers show them, in English: whoever saves such an
 * answer means the words that it was made of (R86). What was written anew stays as it was sent.
 * @param documents what GET register gives of the site, and what is published of it; null where there is nothing
 */
export function withOwnWords(
  sent: JsonObject,
  { given, shown }: { readonly given: unknown; readonly shown: unknown },
): JsonObject {
  if (given === null || shown === null || asObject(sent.pages) === null || !Array.isArray(sent.actions)) return sent;
  const pages = Object.entries(sent.pages ?? {}).map(([path, page]): [string, unknown] => [
    path,
    withGiven(page, at(given, 'pages', path), at(shown, 'pages', path)),
  ]);
  const actions = sent.actions.map((action) => {
    const same = (each: unknown): boolean => at(each, 'id') === at(action, 'id');
    return withGiven(action, asList(at(given, 'actions')).find(same), asList(at(shown, 'actions')).find(same));
  });
  return { ...sent, pages: Object.fromEntries(pages), actions };
}

/** Members of a part that are as they are shown, as they were given. */
function withGiven(sent: unknown, given: unknown, shown: unknown): unknown {
  const [part, own] = [asObject(sent), asObject(given)];
  if (part === null || own === null) return sent;
  const members = Object.entries(part).map(([name, value]): [string, unknown] => [
    name,
    Object.hasOwn(own, name) && isSame(value, at(shown, name)) ? own[name] : value,
  ]);
  return Object.fromEntries(members);
}

/** Both come from JSON of ours, whose members stand in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
