/** A path or an address without the slashes at its end: in one pass, however many a crawled site wrote. */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

/** "app" of "/get/app/": the last part of a path; empty for "/". */
export function lastPathPart(path: string): string {
  return withoutEndSlashes(path).split('/').at(-1) ?? '';
}
