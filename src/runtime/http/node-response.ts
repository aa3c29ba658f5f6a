import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { bodyTextOf } from '../../api/text-response.ts';
import { type Body, encodeBody, MIN_ENCODED_BYTES } from '../answers/encode-body.ts';
import { sendStream } from '../answers/send-stream.ts';

/** How long what is left of a refused body is thrown away, so that its sender gets to read the answer. */
const LINGER_MS = 1000;

/** Sends a web Response through Node: whole, and compressed when that is worth it; or piece by piece, a stream of events. */
export async function sendWebResponse(answer: Response, outgoing: ServerResponse): Promise<void> {
  const { status } = answer;
  // What is left of a body that nobody reads is not waited for: it may have no end.
  const isUnread = !outgoing.req.complete;
  const text = isUnread ? null : bodyTextOf(answer);
  const size = text === null ? 0 : Buffer.byteLength(text);
  if (text !== null && size < MIN_ENCODED_BYTES) {
    answer.headers.set('Content-Length', String(size));
    outgoing.writeHead(status, [...answer.headers].flat());
    outgoing.end(text);
    return;
  }
  const headers = Object.fromEntries(answer.headers);
  if (isUnread) headers.connection = 'close';
  if (headers['content-type']?.startsWith('text/event-stream') && answer.body !== null) {
    outgoing.writeHead(status, headers);
    return sendStream(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  }
  const { bytes, headers: sent } = await encodeBody(
    await bodyOf(answer),
    headers,
    outgoing.req.headers['accept-encoding'],
  );
  outgoing.writeHead(status, bytes === null ? sent : { ...sent, 'content-length': String(bytes.length) });
  if (isUnread) await lingerAfter(bytes, outgoing);
  else outgoing.end(bytes);
}

/** The whole body; a text that is at hand is not copied for it. */
async function bodyOf(answer: Response): Promise<Body | null> {
  const text = bodyTextOf(answer);
  if (text !== null) return text;
  return answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
}

/** Closing at once would reset the connection, and the sender would lose the answer with it. */
async function lingerAfter(bytes: Buffer | null, outgoing: ServerResponse): Promise<void> {
  const { req: incoming } = outgoing;
  if (bytes !== null) outgoing.write(bytes);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    incoming.once('close', resolve).once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    incoming.resume();
  });
  outgoing.end();
}
