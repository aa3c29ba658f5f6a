import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node could not read as a request, or does not hand out as one. */
export interface UnreadRequest {
  /** "405" faults name a method that is none; all others are malformed. */
  readonly isMethod: boolean;
  /** Asked for what an answer says of itself, without its body. */
  readonly isHead: boolean;
  /** Path of the first line, where it can be seen. */
  readonly path: string | null;
  /** What is wrong with one that is malformed. */
  readonly why: string;
}

const UNREADABLE = 'This request cannot be read.';

/** What the parser's codes mean to whoever sent the request. */
const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'This request cannot be read: address and headers may be up to 16 KB together.',
  HPE_INVALID_URL: 'This request cannot be read: what is not ASCII in an address must be percent-encoded.',
  ERR_HTTP_REQUEST_TIMEOUT: 'This request cannot be read: it did not arrive within 30 seconds.',
};

/** Reads what can be read of a request that Node's parser refused. */
export function readFault(fault: Error & { readonly code?: string; readonly rawPacket?: Buffer }): UnreadRequest {
  const line = fault.rawPacket?.subarray(0, 2048).toString('latin1').split('\r\n', 1)[0] ?? '';
  return {
    isMethod: fault.code === 'HPE_INVALID_METHOD' && /^[A-Za-z]+ \S+ HTTP\/1\.[01]$/.test(line),
    isHead: line.startsWith('HEAD '),
    path: /^\S+ (\/\S*) HTTP\//.exec(line)?.[1] ?? null,
    why: REASONS[fault.code ?? ''] ?? UNREADABLE,
  };
}

/** How long the other side may take to read the answer and go. */
const LINGER_MS = 1000;

interface Asked {
  readonly isHead: boolean;
  /** The last answer on this connection to a request that was handed out. */
  readonly before: ServerResponse | undefined;
}

/** Writes an answer straight into a connection, and closes it. */
export async function answerConnection(socket: Duplex, answer: Response, { isHead, before }: Asked): Promise<void> {
  // Nobody else listens to a connection that was handed out: it would never be seen to end, or end us with it.
  socket.on('error', () => {});
  socket.resume();
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(late));
  const body = Buffer.from(await answer.arrayBuffer());
  if (!socket.writable) return void socket.destroy();
  if (before && isLeftOf(before)) {
    if (before.writableFinished) socket.end();
    else before.once('close', () => socket.end());
    return;
  }
  const headers = Object.entries({
    ...Object.fromEntries(answer.headers),
    'content-length': String(body.length),
    connection: 'close',
  });
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), isHead ? Buffer.alloc(0) : body]));
}

/** What cannot be read is not answered into the middle of another answer, nor is what is left of an answered request. */
function isLeftOf({ headersSent, writableFinished, req }: ServerResponse): boolean {
  return req.complete ? !writableFinished : headersSent;
}
