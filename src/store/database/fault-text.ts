const MAX_CAUSES = 5;

/**
 * What is logged of a fault: its stack and what caused it, without the values that statements were given. Those are what
 * callers wrote or who they are: questions, addresses, labels and hashes of keys.
 */
export function faultText(fault: unknown): string {
  const texts: string[] = [];
  let isOfQuery = false;
  let cause = fault;
  do {
    texts.push(textOf(cause, isOfQuery));
    isOfQuery ||= isFailedQuery(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  } while (cause !== undefined && texts.length < MAX_CAUSES);
  return texts.join('\ncaused by ');
}

function textOf(cause: unknown, isOfQuery: boolean): string {
  if (!(cause instanceof Error)) return String(cause);
  // The database quotes what it could not read.
  if (isOfQuery) return `${cause.name}: ${cause.message.replaceAll(/(["'`]).*?\1/gs, '$1…$1')}`;
  const { stack = `${cause.name}: ${cause.message}`, message } = cause;
  if (!isFailedQuery(cause)) return stack;
  return stack.replace(message, () => `Failed query: ${cause.query}`);
}

/** Drizzle's error of a statement, told by its shape: the server's own thread does not load the library. */
function isFailedQuery(cause: unknown): cause is Error & { readonly query: string } {
  return cause instanceof Error && 'query' in cause && typeof cause.query === 'string' && 'params' in cause;
}
