import { unknownBadgeFile } from '../prints/unknown-badge-file.ts';
import { findAskedBadge } from './find-badge.ts';
import { textAnswer } from './json-answer.ts';
import { pictureHeaders } from './picture-headers.ts';
import type { ApiDependencies, ApiRequest } from './route.ts';

const MEDIA_TYPES = {
  '/badge.svg': 'image/svg+xml; charset=utf-8',
  '/badge.json': 'application/json; charset=utf-8',
} as const;

type WrittenBadge = keyof typeof MEDIA_TYPES;

/** The drawn badge of a site, the neutral one of an unknown domain, or what is wrong with the address (R55). */
export async function answerBadge(
  { query, fail, limited }: ApiRequest,
  dependencies: ApiDependencies,
  path: WrittenBadge,
): Promise<Response> {
  const found = await findAskedBadge(path, new URLSearchParams(query), dependencies);
  if (!found.ok) {
    const { message } = found;
    return fail('invalid_input', { detail: message, errors: [{ path: 'domain', message }] });
  }
  const { domain, file, drawn } = found;
  return limited(async () => {
    const { text, headers } = drawn ? readOnce(drawn) : withHeaders(unknownBadgeFile(domain, file));
    return textAnswer(text, MEDIA_TYPES[path], headers);
  });
}

interface BadgeText {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A drawn file that is held in memory is read and hashed once. */
const known = new WeakMap<Uint8Array, BadgeText>();

function readOnce(drawn: Uint8Array): BadgeText {
  const badge = known.get(drawn) ?? withHeaders(new TextDecoder().decode(drawn));
  known.set(drawn, badge);
  return badge;
}

function withHeaders(text: string): BadgeText {
  return { text, headers: pictureHeaders(text) };
}
