import { cacheHeaders } from './json-answer.ts';

const SECONDS = 60;

/** Headers of a badge: kept for a minute, shown by pages of every origin, runs nothing (R48). */
export function pictureHeaders(content: string | Uint8Array): Readonly<Record<string, string>> {
  return {
    ...cacheHeaders(content, SECONDS),
    'Cache-Control': `public, max-age=${SECONDS}, stale-while-revalidate=86400`,
    'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
