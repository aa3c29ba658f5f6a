import { describe, expect, test } from 'vitest';
import { readAnswers } from '../../scripts/suites/attacks/raw/read-answers.ts';
import { tryRawRequests } from '../../scripts/suites/attacks/raw-requests.ts';

// More of it: npm run suite:attacks -- --only raw-requests.
test('a service that is sent any bytes, held open or stopped amid its callers answers in order and lives on', {
  timeout: 180_000,
}, async () => {
  const rows = await tryRawRequests({ each: 10, stops: 1, left: 200 });
  expect(rows.filter(({ tried, held }) => held < tried)).toEqual([]);
});

describe('answers as bytes', () => {
  const read = (text: string) => readAnswers(Buffer.from(text, 'latin1'));

  test('are told apart', () => {
    const bytes = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabHTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n';
    expect(read(bytes)).toMatchObject({ answers: [{ status: 200 }, { status: 404 }], isCut: false, fault: null });
  });

  test.each(['-7', '', 'abc', '1e3'])('with the length "%s" are a fault', (length) => {
    expect(read(`HTTP/1.1 206 Partial Content\r\nContent-Length: ${length}\r\n\r\n`).fault).toContain('Content-Length');
  });

  test('without their end are cut', () => {
    expect(read('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab')).toMatchObject({ answers: [], isCut: true });
  });
});
