/** The key of the home page: "/" when there is one, else the shortest path, ties by code units (R43); null for none. */
export function homePath(pages: Readonly<Record<string, unknown>>): string | null {
  if (Object.hasOwn(pages, '/')) return '/';
  const paths = Object.keys(pages).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return paths[0] ?? null;
}
