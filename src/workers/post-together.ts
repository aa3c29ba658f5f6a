/**
 * Posts all in one message; where one of them cannot be sent, each goes alone.
 * @param post throws what `postMessage` throws
 * @param refuse takes what could not be sent, and why
 */
export function postTogether<T>(
  items: readonly T[],
  post: (items: readonly T[]) => void,
  refuse: (item: T, cause: unknown) => void,
): void {
  try {
    post(items);
  } catch {
    for (const item of items) {
      try {
        post([item]);
      } catch (cause) {
        refuse(item, cause);
      }
    }
  }
}
