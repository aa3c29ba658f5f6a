import type { FetchDocument } from '../../src/core/lawp/fetch-document.ts';

/** For suites in which nobody has a document fetched. */
export const fetchNothing: FetchDocument = async () => {
  throw new Error('Nothing is to be fetched here.');
};
