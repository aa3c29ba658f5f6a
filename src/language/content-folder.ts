import { existsSync } from 'node:fs';

/**
 * The project's folder `content`, with a slash at its end. It is looked for upwards: a bundled function stands at
 * another depth than this file, with the same folder above it.
 */
export const CONTENT_FOLDER: URL = findContent(new URL('.', import.meta.url));

function findContent(from: URL): URL {
  const folder = new URL('content/', from);
  if (existsSync(new URL('language/', folder))) return folder;
  const above = new URL('../', from);
  if (above.href === from.href) throw new Error('The folder "content" of the project is missing.');
  return findContent(above);
}
