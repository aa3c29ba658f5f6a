/** Longest query, in code points (R23). */
const MAX_CHARACTERS = 500;

/** A query that can be asked, or one sentence on what is wrong with the text. */
export type QueryText =
  | { readonly ok: true; readonly query: string }
  | { readonly ok: false; readonly message: string };

/**
 * The one reader of queries given by callers (R23): trimmed, 1 to 500 code points of plain text. Never throws.
 * @param name the input that held the text, for the message: "q"
 */
export function readQueryText(given: string, name: string): QueryText {
  // Tab, line feed and the signs from DEL on (next line among them) are spaces; other control characters are not text.
  const query = given.replace(/[\t\n\u007f-\u009f]/g, ' ').trim();
  if (query === '') return refuse(`${name} is empty: give a domain or what you are looking for.`);
  if ([...query].length > MAX_CHARACTERS)
    return refuse(`${name} is longer than ${MAX_CHARACTERS} characters; shorten it.`);
  if (/\p{Cc}/u.test(query)) return refuse(`${name} contains control characters; leave them out.`);
  if (!query.isWellFormed()) return refuse(`${name} contains half a character (a lone surrogate); leave it out.`);
  return { ok: true, query };
}

function refuse(message: string): QueryText {
  return { ok: false, message };
}
