import { PAGE_HEADERS } from './page-headers.ts';

/** The mute answer to a fault of ours where no page and no problem could be made; the cause is in the log. */
export function brokenAnswer(requestId: string): Response {
  return new Response(`Something broke on our side; tell us the request id ${requestId}.\n`, {
    status: 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...PAGE_HEADERS,
    },
  });
}
