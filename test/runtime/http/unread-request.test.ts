import { expect, test } from 'vitest';
import { readFault } from '../../../src/runtime/http/unread-request.ts';

const fault = (code: string, packet: string) =>
  Object.assign(new Error('Parse Error'), { code, rawPacket: Buffer.from(packet, 'latin1') });

test.each([
  ['a method that nobody knows', 'HPE_INVALID_METHOD', 'BREW /tea HTTP/1.1\r\nHost: a\r\n\r\n', true, '/tea'],
  ['what is no line of a request', 'HPE_INVALID_METHOD', '\u0016\u0003\u0001 noise', false, null],
  ['a header that cannot be read', 'HPE_INVALID_HEADER_TOKEN', 'GET /tea HTTP/1.1\r\nA B: c\r\n\r\n', false, '/tea'],
])('%s is told from the others', (_what, code, packet, isMethod, path) => {
  expect(readFault(fault(code, packet))).toMatchObject({ isMethod, path, isHead: false });
});

test('what was to be answered without a body is known', () => {
  expect(readFault(fault('HPE_HEADER_OVERFLOW', 'HEAD / HTTP/1.1\r\n'))).toMatchObject({ isHead: true });
});
