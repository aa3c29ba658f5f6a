import type { Services } from '../services/create-services.ts';
import { searchPolicy } from '../services/limits/policies.ts';

type Search = Services['search'];
type Outcome = ReturnType<Search>;

/** So long an answer stands for all who ask the same. */
const KEEP_MS = 1000;
const MAX_KEPT = 500;

/**
 * Callers who ask the same within a second share one search; each is still counted. What depends on who asked (whether
 * a site was queued for them) is shared only while it is being found.
 */
export function sharedSearches(search: Search, clock: () => number = Date.now): Search {
  const kept = new Map<string, { readonly until: number; readonly outcome: Outcome }>();
  return (asked) => {
    const key = JSON.stringify([asked.query, asked.limit ?? null, searchPolicy(asked.caller)]);
    const now = clock();
    const known = kept.get(key);
    if (known && now < known.until) return known.outcome;
    const outcome = search(asked);
    kept.delete(key);
    kept.set(key, { until: now + KEEP_MS, outcome });
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    const forget = (): void => {
      if (kept.get(key)?.outcome === outcome) kept.delete(key);
    };
    outcome.then(({ response }) => {
      if (response.notices.some(({ code }) => code === 'domain_not_indexed')) forget();
    }, forget);
    return outcome;
  };
}
