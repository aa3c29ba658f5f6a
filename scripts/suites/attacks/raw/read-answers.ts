/** A whole answer as it came over a connection. */
export interface RawAnswer {
  readonly status: number;
  /** As it was sent: "-8". */
  readonly contentLength: string | undefined;
}

export interface RawAnswers {
  readonly answers: readonly RawAnswer[];
  /** Whether the last one is cut in its midst: it is not among the answers. */
  readonly isCut: boolean;
  /** What is wrong with how they came; null when nothing is. */
  readonly fault: string | null;
}

/** Takes the bytes of a connection apart (RFC 9112, section 6.3). */
export function readAnswers(bytes: Buffer, isHead = false): RawAnswers {
  const answers: RawAnswer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const headEnd = bytes.indexOf('\r\n\r\n', at);
    if (headEnd < 0) break;
    const head = bytes.toString('latin1', at, headEnd);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    if (Number.isNaN(status)) return { answers, isCut: false, fault: `no answer: ${head.slice(0, 60)}` };
    at = headEnd + 4;
    if (status < 200) continue;
    const contentLength = /^content-length: *(.*)$/im.exec(head)?.[1];
    const isChunked = /^transfer-encoding: *chunked$/im.test(head);
    const hasBody = !isHead && status !== 204 && status !== 304;
    if (hasBody && !isChunked && !/^\d+$/.test(contentLength ?? ''))
      return { answers, isCut: false, fault: `Content-Length ${contentLength}` };
    const end = hasBody ? endOfBody(bytes, at, isChunked, Number(contentLength)) : at;
    if (end === null) return { answers, isCut: true, fault: null };
    answers.push({ status, contentLength });
    at = end;
  }
  return { answers, isCut: at < bytes.length, fault: null };
}

function endOfBody(bytes: Buffer, from: number, isChunked: boolean, length: number): number | null {
  if (!isChunked) return from + length <= bytes.length ? from + length : null;
  const last = bytes.indexOf('\r\n0\r\n\r\n', from - 2);
  return last < 0 ? null : last + 7;
}
