import { ROUTES } from './routes.ts';

const PATHS: ReadonlySet<string> = new Set(
  ROUTES.flatMap(({ path, operations: { GET } }) =>
    GET?.isKept && GET.key === 'none' && GET.limit === 'cached' ? path : [],
  ),
);

/** Whether the answer to a GET of this path is the same for all callers for a while, and counted by the limit "cached". */
export function isSameForAll(path: string): boolean {
  return PATHS.has(path);
}
