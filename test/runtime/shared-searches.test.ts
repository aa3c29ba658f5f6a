import { describe, expect, test } from 'vitest';
import { sharedSearches } from '../../src/runtime/shared-searches.ts';
import type { Services } from '../../src/services/create-services.ts';

type Search = Services['search'];

/** A search that counts how often it was asked, and answers with these notices. */
function counting(codes: readonly string[] = []) {
  const asked: string[] = [];
  const search = (async ({ query }: { query: string }) => {
    asked.push(query);
    const notices = codes.map((code) => ({ code, message: '' }));
    return { response: { query, notices }, marks: new Map() };
    // As much of an answer as is looked at.
  }) as unknown as Search;
  return { asked, search };
}

const A = { address: 'a', keyId: null };
const B = { address: 'b', keyId: null };
const PRO = { address: 'a', keyId: 'k_1' };

describe('callers who ask the same', () => {
  test('share one search for a second', async () => {
    let now = 0;
    const { asked, search } = counting();
    const shared = sharedSearches(search, () => now);
    await Promise.all([shared({ query: 'x', caller: A }), shared({ query: 'x', caller: B })]);
    now = 999;
    await shared({ query: 'x', caller: A });
    expect(asked).toEqual(['x']);
    now = 1000;
    await shared({ query: 'x', caller: A });
    expect(asked).toEqual(['x', 'x']);
  });

  test('do not share what differs by query, limit or tier', async () => {
    const { asked, search } = counting();
    const shared = sharedSearches(search, () => 0);
    await shared({ query: 'x', caller: A });
    await shared({ query: 'y', caller: A });
    await shared({ query: 'x', limit: 3, caller: A });
    await shared({ query: 'x', caller: PRO });
    expect(asked).toEqual(['x', 'y', 'x', 'x']);
  });

  test('each learn for themselves whether a site was queued', async () => {
    const { asked, search } = counting(['domain_not_indexed']);
    const shared = sharedSearches(search, () => 0);
    await shared({ query: 'x.com', caller: A });
    await shared({ query: 'x.com', caller: B });
    expect(asked).toHaveLength(2);
  });

  test('do not share a failure', async () => {
    let fails = true;
    const shared = sharedSearches(
      (async () => {
        if (fails) throw new Error('busy');
        return { response: { notices: [] }, marks: new Map() };
      }) as unknown as Search,
      () => 0,
    );
    await expect(shared({ query: 'x', caller: A })).rejects.toThrow('busy');
    fails = false;
    await expect(shared({ query: 'x', caller: A })).resolves.toBeDefined();
  });
});
